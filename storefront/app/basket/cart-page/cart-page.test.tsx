// @vitest-environment happy-dom
import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../checkout/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { CartPage } from './cart-page.tsx';

const items = ['Coat', 'Pants', 'Cap'].map((productName, index) => buildBasketItem(String(index + 1), { productName }));

async function openCart(basket: Basket, preferences = {}) {
  const { server } = openTab(basket, {
    'DELETE 2': () => {
      server.basket = { ...basket, productItems: basket.productItems.filter(({ itemId }) => itemId !== '2') };
      return respondWith(server.basket);
    },
  });
  const { container } = mountScreens({ cart: <CartPage /> }, '/cart', preferences);
  await waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
  return container;
}

describe('the cart page', () => {
  it('states what exchanges and returns cost as the preferences say, and nothing without them', async () => {
    const promises = { byCurrency: { USD: { returnCost: 6.95 } }, exchanges: { text: 'Exchanges are on us.' } };
    const container = await openCart(buildBasket(items), { promises });
    expect(container.textContent).toContain('Exchanges are on us. A return by mail costs $6.95, taken off the refund.');
    const silent = await openCart(buildBasket(items));
    expect(silent.textContent).not.toMatch(/on us\.|taken off the refund/);
  });
});
