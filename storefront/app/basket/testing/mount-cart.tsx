/** Test cart with lines to ship and lines to collect. */
import type { Basket, ProductItem } from '@outfitter/contract/client';
import { expect } from 'vitest';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { CartPage } from '../cart-page/cart-page.tsx';
import type { PickupStores } from '../delivery/pickup-stores.ts';
import { buildBasket, buildBasketItem } from './basket-builder.ts';
import { buildPickupShipment } from './pickup-builder.ts';

const methods = [{ id: '02', name: 'Ground', description: '', price: 8.95, c_arrivesFrom: '2026-12-01', c_arrivesTo: '2026-12-03' }];
export const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false };
export const ely = { ID: '001', name: 'Ely, Sheridan Street' };
export const coat = buildBasketItem('1', { productName: 'Coat' });
export const pants = buildBasketItem('2', { productName: 'Pants' });
export const pickup = buildPickupShipment({ c_promiseDate: '2026-12-04' });

export const withItems = (items: ProductItem[], changes: Partial<Basket> = {}): Basket =>
  buildBasket(items, {
    shipments: [
      ...(items.some(({ c_isPickupItem }) => !c_isPickupItem) ? [home] : []),
      ...(items.some(({ c_isPickupItem }) => c_isPickupItem) ? [pickup] : []),
    ],
    applicableShippingMethods: items.some(({ c_isPickupItem }) => !c_isPickupItem) ? methods : [],
    defaultShippingMethodId: '02',
    ...changes,
  });

export async function mountCart(stores: Partial<PickupStores> = {}) {
  const pickupStores = { store: ely, choose: () => {}, follow: async () => {}, ...stores };
  const { container } = mountScreens({ cart: <CartPage pickupStores={pickupStores} /> }, '/cart');
  await waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
  return {
    container,
    groups: () =>
      [...container.querySelectorAll('section[aria-labelledby^="cart-"]')].map((group) => [
        group.querySelector('h2')?.textContent,
        ...[...group.querySelectorAll('h3')].map(({ textContent }) => textContent),
      ]),
    statuses: () => [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
    press: (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click(),
  };
}
