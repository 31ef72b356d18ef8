import type { Locator, Page } from '@playwright/test';
import { expectFocusVisible } from '../../fixtures/expect-focus-visible.ts';
import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, confirmedOrder, field, placeOrderButton, testCards } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';

/** Maximum number of Tab presses to reach a control. */
const maxTabPresses = 120;

/** Presses Tab until the element has the focus, and checks that the focus is visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < maxTabPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  }
  throw new Error(`${maxTabPresses} presses of Tab did not reach ${target}`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

test('PDP-002 a guest buys a coat by keyboard alone @desktop', async ({ page }) => {
  const buyer = buildBuyer('keyboard');
  await openPage(page, '/men/coats');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('article').getByRole('link', { name: coat.name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: coat.name })).toBeVisible();

  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await tabTo(page, sizes.getByRole('radio', { name: 'S', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeAttached();
  await openPage(page, '/cart');
  await tabTo(page, page.getByRole('link', { name: 'Check out', exact: true }));
  await page.keyboard.press('Enter');
  // The cart has an email field too, in the footer.
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await type(page, 'Email', buyer.email);
  await type(page, 'Full name', buyer.fullName);
  await type(page, 'Street address', buyer.street);
  await type(page, 'ZIP', buyer.postalCode);
  await type(page, 'City', buyer.city);
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await page.keyboard.press('Enter');
  await type(page, 'Card number', testCards.approved.replaceAll(' ', ''));
  await type(page, 'Expires', '0829');
  await type(page, 'Security code', '123');
  await page.keyboard.press('Enter');
  await expect(placeOrderButton(page)).toBeEnabled();
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Space');
  await confirmedOrder(page);
});
