import { expect, test } from '../../fixtures/shopper-test.ts';
import { orderTotal } from '../../journeys/cart.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test('BASKET-003 two tabs share one basket and show each other’s changes @desktop', async ({ page, context }) => {
  await addToCart(page, coat);
  const second = await context.newPage();
  await openPage(second, '/cart');
  await expect(second.getByRole('combobox', { name: `Quantity of ${coat.name}` })).toHaveValue('1');
  await second.getByRole('combobox', { name: `Quantity of ${coat.name}` }).selectOption('3');
  await expect(orderTotal(second, 'Subtotal')).toHaveText('$354.00');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeAttached();
  await page.bringToFront();
  await openPage(page, '/cart');
  await page.getByRole('button', { name: `Remove ${coat.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Cart, empty' })).toBeAttached();
});
