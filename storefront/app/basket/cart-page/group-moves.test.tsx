// @vitest-environment happy-dom
import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import { withDeliveryMethod } from '../delivery/delivery-method.ts';
import { coat, mountCart, pants, pickup, withItems } from '../testing/mount-cart.tsx';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';

const openCart = async (basket: Basket, calls: Parameters<typeof openTab>[1]) => ({ ...openTab(basket, calls), ...(await mountCart()) });

describe('a move of several lines', () => {
  it('moves all lines of a method together, and what the store does not have by transfer', async () => {
    const bodies: unknown[] = [];
    const inStore = withDeliveryMethod(pants, 'in-store-pickup');
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store' });
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': ({ body }: ReceivedRequest) => {
        bodies.push(body);
        if (bodies.length === 1) return respondWith(withItems([coat, inStore]));
        return respondWith(withItems([withDeliveryMethod(coat, 'ship-to-store'), inStore], { shipments: [pickup, toStore] }));
      },
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Pick up at Ely, Sheridan Street', 'Pants'],
        ['Ship to store: Ely, Sheridan Street', 'Coat'],
      ]),
    );
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.statuses()).toContain('Your items: pick them up at Ely, Sheridan Street');
    expect(bodies).toEqual([
      { from: 'ship-to-home', to: 'in-store-pickup', storeId: '001' },
      { from: 'ship-to-home', to: 'ship-to-store', storeId: '001' },
    ]);
  });

  it('says that only some lines were moved if the second call fails, and shows those that were', async () => {
    const moved = withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')]);
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': [
        () => {
          cart.server.basket = moved;
          return respondWith(moved);
        },
        () => respondWithFault(500, 'InternalServerException'),
      ],
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain('We moved some of the items, but not all of them.'),
    );
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Pick up at Ely, Sheridan Street', 'Pants'],
      ]),
    );
    expect(cart.container.textContent).not.toContain('nothing was changed');
  });

  it('keeps what the first call of a move changed beside the notices of the second', async () => {
    const notice = (itemId: string, type: string, to: string) => ({
      type,
      message: '',
      path: '$',
      details: { itemId, from: 'ship-to-home', to },
    });
    const collected = buildPickupItem('3', { productName: 'Cap' }, 'ship-to-store');
    const first = [
      notice('3', 'DeliveryMethodChanged', 'ship-to-store'),
      notice('1', 'DeliveryMethodNotAvailable', 'in-store-pickup'),
      notice('2', 'DeliveryMethodNotAvailable', 'in-store-pickup'),
    ];
    const second = [notice('1', 'DeliveryMethodNotAvailable', 'ship-to-store')];
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': [
        () => respondWith(withItems([coat, pants, collected], { _flash: first })),
        () => respondWith(withItems([coat, withDeliveryMethod(pants, 'ship-to-store'), collected], { _flash: second })),
      ],
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Cap: we ship it to the store now.'));
    expect(cart.container.textContent).toContain('Coat can’t be picked up there.');
    expect(cart.container.textContent).not.toContain('Pants can’t be picked up there.');
  });

  it('FULFIL-005 ships the items of all pickups in one change, and shows why the first call failed', async () => {
    const flash = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives: [] } };
    const items = [buildPickupItem('1', { productName: 'Coat' }), buildPickupItem('2', { productName: 'Pants' }, 'ship-to-store')];
    const cart = await openCart(withItems(items, { _flash: [flash] }), {
      'POST move': [
        () => respondWithFault(429, 'TooManyRequestsException'),
        () => respondWith(withItems([coat, items[1]!], { _flash: [flash] })),
        () => respondWith(withItems([coat, pants])),
      ],
    });
    await waitFor(() => expect(findByText(cart.container, 'button', 'Ship it all to me instead')).toBeDefined());
    findByText(cart.container, 'button', 'Ship it all to me instead').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Too many tries.'));
    expect(cart.requests).toHaveLength(1);
    findByText(cart.container, 'button', 'Ship it all to me instead').click();
    await waitFor(() => expect(cart.groups()).toEqual([['Ship to you', 'Coat', 'Pants']]));
    await waitFor(() => expect(cart.statuses()).toContain('Your items: we ship them'));
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.requests.slice(1).map(({ body }) => body)).toEqual([
      { from: 'in-store-pickup', to: 'ship-to-home' },
      { from: 'ship-to-store', to: 'ship-to-home' },
    ]);
  });
});
