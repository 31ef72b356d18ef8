// @vitest-environment happy-dom
import { type Basket, shipmentIds } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import { withDeliveryMethod } from '../delivery/delivery-method.ts';
import { buildCartAtp } from '../testing/cart-atp-builder.ts';
import { coat, home, mountCart, pickup, withItems } from '../testing/mount-cart.tsx';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';

const toStore = buildPickupShipment({ shipmentId: shipmentIds['ship-to-store'], c_promiseDate: '2026-12-08' });
const pants = buildPickupItem('2', { productName: 'Pants' });
const cap = buildPickupItem('3', { productName: 'Cap' });
const sent = { pants: withDeliveryMethod(pants, 'ship-to-store'), cap: withDeliveryMethod(cap, 'ship-to-store') };

type Levels = Parameters<typeof buildCartAtp>[0][string]['items'];

async function openCart(basket: Basket, calls: Parameters<typeof openTab>[1], levels: Levels = { 2: [1, 1], 3: [1, 1] }) {
  const tab = openTab(basket, { 'POST MAO-CartAtp': () => respondWith(buildCartAtp({ '001': { items: levels } })), ...calls });
  const cart = { ...tab, ...(await mountCart()) };
  const button = (label: string) => cart.container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  const asked = () => cart.requests.filter(({ call }) => call === 'POST MAO-CartAtp');
  const changes = () => cart.requests.filter(({ call }) => call !== 'POST MAO-CartAtp');
  return { ...cart, button, asked, changes };
}

describe('items that are collected', () => {
  it('FULFIL-001 move from the stock of the store to shipping to it at once, and the focus stays on the line', async () => {
    const cart = await openCart(withItems([coat, pants]), {
      'PATCH 2': () => respondWith(withItems([coat, sent.pants], { shipments: [home, toStore] })),
    });
    await waitFor(() => expect(cart.button('Ship it to the store: Pants')).not.toBeNull());
    cart.button('Ship it to the store: Pants')!.click();
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Ship to store: Ely, Sheridan Street', 'Pants'],
      ]),
    );
    expect(cart.changes()).toMatchObject([{ call: 'PATCH 2', body: { c_shipmentType: 'ship-to-store' } }]);
    await waitFor(() => expect(cart.statuses()).toContain('Pants: we ship it to the store'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ship it instead: Pants'));
    await waitFor(() => expect(cart.button('Pick it up from store stock: Pants')).not.toBeNull());
  });

  it('stay as they are if the other way is not possible, and say so at the line', async () => {
    const cart = await openCart(withItems([sent.pants], { shipments: [toStore] }), {
      'PATCH 2': () => respondWithFault(400, 'ProductItemNotAvailableException'),
    });
    await waitFor(() => expect(cart.button('Pick it up from store stock: Pants')).not.toBeNull());
    cart.button('Pick it up from store stock: Pants')!.click();
    await waitFor(() => expect(cart.container.querySelector('li [role="alert"]')?.textContent).toContain('There aren’t enough in stock'));
    await waitFor(() => expect(cart.groups()).toEqual([['Ship to store: Ely, Sheridan Street', 'Pants']]));
  });

  it('move all together by one call, which names those that stay', async () => {
    const stayed = {
      type: 'DeliveryMethodNotAvailable',
      message: '',
      path: '$',
      details: { itemId: '3', from: 'ship-to-store', to: 'in-store-pickup' },
    };
    const cart = await openCart(withItems([sent.pants, sent.cap], { shipments: [toStore] }), {
      'POST move': () => respondWith(withItems([pants, sent.cap], { shipments: [pickup, toStore], _flash: [stayed] })),
    });
    await waitFor(() => findByText(cart.container, 'button', 'Pick up all 2 from store stock').click());
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Pick up at Ely, Sheridan Street', 'Pants'],
        ['Ship to store: Ely, Sheridan Street', 'Cap'],
      ]),
    );
    expect(cart.changes()).toMatchObject([{ body: { from: 'ship-to-store', to: 'in-store-pickup', storeId: '001' } }]);
    await waitFor(() => expect(cart.container.textContent).toContain('Cap isn’t in stock at the store, so we still ship it there.'));
    expect(document.activeElement?.id).toBe('cart-title');
  });

  it('FULFIL-006 are offered only what the store can hand over, by one call for all lines', async () => {
    const basket = withItems([sent.pants, sent.cap, buildPickupItem('4', { productName: 'Belt' })], {
      shipments: [pickup, toStore],
    });
    const cart = await openCart(basket, {}, { 2: [0, 1], 3: [1, 1], 4: [1, 0] });
    await waitFor(() => expect(cart.button('Pick it up from store stock: Cap')).not.toBeNull());
    expect(cart.button('Pick it up from store stock: Pants'), 'the store has none').toBeNull();
    expect(cart.button('Ship it to the store: Belt'), 'the warehouse has none').toBeNull();
    expect(cart.container.textContent).not.toContain('Pick up all 2 from store stock');
    expect(cart.asked()).toMatchObject([{ body: { RequestDetails: [{ DetailId: '2' }, { DetailId: '3' }, { DetailId: '4' }] } }]);
  });

  it('are offered the other way while the stock of the store cannot be read', async () => {
    const cart = await openCart(withItems([sent.pants], { shipments: [toStore] }), {
      'POST MAO-CartAtp': () => respondWithFault(400, 'BadRequestException'),
    });
    await waitFor(() => expect(cart.button('Pick it up from store stock: Pants')).not.toBeNull());
  });

  it('FULFIL-005 do not move while the store cannot prepare a pickup', async () => {
    const flash = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives: [] } };
    const cart = await openCart(withItems([pants, cap], { _flash: [flash] }), {});
    await waitFor(() => findByText(cart.container, 'button', 'Ship it all to me instead'));
    expect(cart.container.textContent).not.toContain('Ship it to the store');
    expect(cart.container.textContent).not.toContain('Ship all 2 to the store');
  });
});
