import { expect, test } from '../fixtures/shopper-test.ts';
import { sum } from '../journeys/cart.ts';
import { coat, putIntoCart } from '../journeys/goods.ts';
import { openPage } from '../journeys/open-page.ts';

test('AUTH-017 a press whose token the server refuses is not lost: the token is renewed and the call repeated @desktop', async ({
  page,
  surprises,
}) => {
  await putIntoCart(page, coat);
  await openPage(page, '/cart');
  await expect(sum(page, 'Subtotal')).toHaveText('$118.00');

  const answers: number[] = [];
  surprises.expect('401');
  await page.route(
    /\/baskets\/[^/]+\/items\//,
    async (route) => {
      // The shop itself refuses this one.
      await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } });
    },
    { times: 1 },
  );
  page.on('response', (response) => {
    if (/\/baskets\/[^/]+\/items\//.test(response.url())) answers.push(response.status());
  });
  await page.getByRole('combobox', { name: `Quantity of ${coat.name}` }).selectOption('2');
  await expect.poll(() => answers).toEqual([401, 200]);
  await expect(sum(page, 'Subtotal')).toHaveText('$236.00');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
