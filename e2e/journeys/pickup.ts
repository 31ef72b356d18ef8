import { expect, type Page } from '@playwright/test';
import { type Buyer, field } from './checkout.ts';

export const store = { name: 'Ely, Sheridan Street', postalCode: '55731' } as const;

export const deliveryGroup = (page: Page, heading: string | RegExp) => page.getByRole('region', { name: heading });

export async function chooseStoreForPickup(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose your store' });
  await dialog.getByRole('textbox').fill(store.postalCode);
  await page.keyboard.press('Enter');
  const choose = dialog.getByRole('button', { name: new RegExp(store.name) });
  const showMore = dialog.getByRole('button', { name: 'Show more stores' });
  await expect(showMore).toBeVisible();
  // Stores that have the items come first.
  while (!(await choose.isVisible())) await showMore.click();
  await choose.click();
  await expect(dialog).toBeHidden();
}

export async function fillPickup(page: Page, buyer: Buyer): Promise<void> {
  await field(page, 'Full name').fill(buyer.fullName);
  await field(page, 'Phone').fill('(218) 555-0178');
  await field(page, 'Email').fill(buyer.email);
}
