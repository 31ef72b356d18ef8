import { expect, test } from '../../fixtures/shopper-test.ts';
import { buildBuyer, confirmedOrder, placeOrderButton, testCards } from '../../journeys/checkout.ts';
import { tabTo, typeInto } from '../../journeys/keyboard.ts';
import { openPage } from '../../journeys/open-page.ts';
import { coat } from '../../journeys/product-page.ts';

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
  await typeInto(page, 'Email', buyer.email);
  await typeInto(page, 'Full name', buyer.fullName);
  await typeInto(page, 'Street address', buyer.street);
  await typeInto(page, 'ZIP', buyer.postalCode);
  await typeInto(page, 'City', buyer.city);
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Card number', testCards.approved.replaceAll(' ', ''));
  await typeInto(page, 'Expires', '0829');
  await typeInto(page, 'Security code', '123');
  await page.keyboard.press('Enter');
  await expect(placeOrderButton(page)).toBeEnabled();
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Space');
  await confirmedOrder(page);
});
