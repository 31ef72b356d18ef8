import { expect, test } from '../../fixtures/shopper-test.ts';
import { orderTotal } from '../../journeys/cart.ts';
import { openPage } from '../../journeys/open-page.ts';
import { addToCart, coat } from '../../journeys/product-page.ts';

test('AUTH-017 a click with a rejected token is not lost: the token is refreshed and the call repeated @desktop', async ({
  page,
  unexpectedErrors,
}) => {
  await addToCart(page, coat);
  await openPage(page, '/cart');
  await expect(orderTotal(page, 'Subtotal')).toHaveText('$118.00');

  const statuses: number[] = [];
  unexpectedErrors.expect('401');
  await page.route(
    /\/baskets\/[^/]+\/items\//,
    async (route) => {
      // The server rejects this token.
      await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } });
    },
    { times: 1 },
  );
  page.on('response', (response) => {
    if (/\/baskets\/[^/]+\/items\//.test(response.url())) statuses.push(response.status());
  });
  await page.getByRole('combobox', { name: `Quantity of ${coat.name}` }).selectOption('2');
  await expect.poll(() => statuses).toEqual([401, 200]);
  await expect(orderTotal(page, 'Subtotal')).toHaveText('$236.00');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
