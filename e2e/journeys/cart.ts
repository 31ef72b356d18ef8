import { expect, type Page } from '@playwright/test';
import { isDesktop } from './viewport.ts';

/** Waits for the layer that an addition opens: the mini cart, or the drawer below 1024 px. */
export async function waitForAddedItem(page: Page): Promise<void> {
  if (isDesktop(page)) {
    await expect(page.getByRole('region', { name: 'In your cart' })).toBeVisible();
  } else {
    await expect(page.getByRole('dialog', { name: 'In the cart' })).toBeVisible();
  }
}

export async function goToCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^View cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
}

export const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

/** Locates the amount beside a label of the order summary, such as `$118.00` or `Free`. */
export const orderTotal = (page: Page, word: string | RegExp) =>
  summary(page).getByRole('term').filter({ hasText: word }).locator('xpath=following-sibling::dd[1]');

export async function openPromoCode(page: Page): Promise<void> {
  await summary(page).getByText('Promo code', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
}

export async function applyPromoCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

export async function clearBasketOnUnload(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.removeItem('outfitter.basket')));
}
