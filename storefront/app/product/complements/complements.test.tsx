// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CartPage } from '../../basket/index.ts';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { choreHit } from '../testing/product-fixture.ts';
import { LazyComplements } from './lazy-complements.tsx';

const items = ['4501', '4117', '4117'].map((c_masterId, index) =>
  buildBasketItem(String(index + 1), { c_masterId, productName: `Item ${index + 1}` }),
);
const hitsNamed = (...names: string[]) => names.map((productName, index) => ({ ...choreHit, productId: `42${index}`, productName }));

function openCart(basket: Parameters<typeof openTab>[0], complements: Parameters<typeof openTab>[1][string]) {
  const { requests, server } = openTab(basket, {
    'GET complements': complements,
    'DELETE 1': () => {
      server.basket = buildBasket(items.slice(1));
      return respondWith(server.basket);
    },
  });
  const { container } = mountScreens({ cart: <CartPage complements={<LazyComplements />} /> }, '/cart');
  return { container, complementRequests: () => requests.filter(({ call }) => call === 'GET complements') };
}

it('the cart shows what goes with its styles, in the currency and language of the page, after its own items', async () => {
  const { container, complementRequests } = openCart(buildBasket(items), () => respondWith({ hits: hitsNamed('Flannel', 'Boot') }));
  await waitFor(() => expect(container.textContent).toContain('Goes with it'));
  expect(container.textContent).toMatch(/Item 1.*Goes with it.*Flannel.*Boot/s);
  expect(complementRequests().map(({ query }) => query)).toEqual([{ productIds: '4117,4501', currency: 'USD', locale: 'en-US' }]);
});

it('the cart keeps the row while it asks what goes with a changed cart', async () => {
  const { container, complementRequests } = openCart(buildBasket(items), [
    () => respondWith({ hits: hitsNamed('Flannel') }),
    () => new Promise<Response>(() => undefined),
  ]);
  await waitFor(() => expect(container.textContent).toContain('Flannel'));
  container.querySelector<HTMLButtonElement>('[aria-label="Remove Item 1"]')?.click();
  await waitFor(() => expect(complementRequests().at(-1)?.query.productIds).toBe('4117'));
  expect(container.textContent).toContain('Flannel');
});

it.each([
  ['nothing goes with it', () => respondWith({ hits: [] })],
  ['it cannot be read', () => respondWithFault(400, 'ValidationException')],
])('the cart has no such row if %s', async (_case, respond) => {
  const { container, complementRequests } = openCart(buildBasket(items), respond);
  await waitFor(() => expect(complementRequests()).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toContain('Item 1'));
  expect(container.textContent).not.toContain('Goes with it');
});

it('an empty cart asks for nothing', async () => {
  const { container, complementRequests } = openCart(null, () => respondWith({ hits: hitsNamed('Flannel') }));
  await waitFor(() => expect(container.textContent).toContain('Your cart is empty.'));
  expect(complementRequests()).toEqual([]);
});
