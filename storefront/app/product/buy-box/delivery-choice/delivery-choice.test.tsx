// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBasket } from '../../../basket/testing/basket-builder.ts';
import { respondWith, respondWithFault } from '../../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../../platform/testing/mount.tsx';
import { setBrowserDate } from '../../../platform/testing/set-browser-date.ts';
import { readViewedItem } from '../../../stores/index.ts';
import * as layoutStyles from '../../../ui/layout.module.css';
import { coat, inStore, inventory, none, openProduct, sent } from '../../testing/open-delivery-choice.tsx';

const toFreeShipping = { type: 'shipping', promotionId: 'free-300', conditionThreshold: 300, distance: 0 } as const;

beforeEach(() => setBrowserDate('2026-11-21T15:00:00Z'));

describe('the choice of how to get an item', () => {
  it('FULFIL-001 FULFIL-011 names the day of each way, and what is added follows the choice', async () => {
    const { text, radio, added, requests } = openProduct();
    await waitFor(() => expect(text()).toContain('Today by 4:00\u00a0PM'));
    expect(text()).toContain('Ship it$8.95');
    expect(text()).toContain('Ship to store, Ely, Sheridan StreetTue,\u00a0Dec\u00a01');
    expect(text()).toContain('In stock at Ely, Sheridan Street.Ready today by 4:00\u00a0PM');
    await waitFor(() => expect(added()).toEqual({}));
    radio(/^Pick up/)?.click();
    await waitFor(() => expect(added()).toEqual({ c_isPickupItem: true, c_shipmentType: 'in-store-pickup', storeId: '001' }));
    radio(/^Ship to store/)?.click();
    await waitFor(() => expect(added()).toEqual({ c_isPickupItem: true, c_shipmentType: 'ship-to-store', storeId: '001' }));
    // Both parts of the page share a request.
    expect(requests).toHaveLength(1);
    expect(requests[0]?.query).toMatchObject({ store: '001', product: '411710001', quantity: '1' });
  });

  it.each([
    ['ships free', { shippingTotal: 0 }, 'Ship itFree with your cart'],
    ['lacks less than the item costs', { c_approachingDiscounts: [{ ...toFreeShipping, distance: 149 }] }, 'Ship itFree with your cart'],
    ['lacks more', { c_approachingDiscounts: [{ ...toFreeShipping, distance: 149.01 }] }, 'Ship it$8.95'],
  ])('PROMO-004 ships free with a cart by the rule of the cart: the cart %s', async (_, changes, expected) => {
    const basket = buildBasket(undefined, {
      applicableShippingMethods: [{ id: 'ground', name: 'Ground', description: '', price: 8.95 }],
      ...changes,
    });
    const { text } = openProduct({ store: null, basket });
    await waitFor(() => expect(text()).toContain(expected));
  });

  it('FULFIL-001 is remembered for the visit', async () => {
    const first = openProduct();
    await waitFor(() => expect(first.text()).toContain('Today by'));
    first.radio(/^Pick up/)?.click();
    first.unmount();
    const { added } = openProduct();
    await waitFor(() => expect(added()).toMatchObject({ c_shipmentType: 'in-store-pickup' }));
  });

  it('FULFIL-001 is to ship it if the shopper says so while that is only shown because the store has none', async () => {
    sessionStorage.setItem('outfitter.delivery-method', '"in-store-pickup"');
    const { radio } = openProduct({ reply: () => respondWith(inventory({ 'in-store-pickup': none })) });
    await waitFor(() => expect(radio(/^Ship it/)?.checked).toBe(true));
    radio(/^Ship it/)?.click();
    expect(sessionStorage.getItem('outfitter.delivery-method')).toBe('"ship-to-home"');
  });

  it('FULFIL-015 ships what the store does not have, and offers to send it there', async () => {
    sessionStorage.setItem('outfitter.delivery-method', '"in-store-pickup"');
    const { text, radio, added } = openProduct({ reply: () => respondWith(inventory({ 'in-store-pickup': none })) });
    await waitFor(() => expect(text()).toContain('doesn’t have it in stock. We can send it there, ready Tue,\u00a0Dec\u00a01.'));
    expect(radio(/^Pick up/)?.disabled).toBe(true);
    expect(radio(/^Ship to store/)?.disabled).toBe(false);
    expect(radio(/^Ship it/)?.checked).toBe(true);
    await waitFor(() => expect(added()).toEqual({}));
  });

  it.each([
    [1, 1, 'Duluth, Canal Park, 63 miles away, has it'],
    [3, 1, 'Duluth, Canal Park, 63 miles away, has 1'],
  ])(
    'FULFIL-015 names the nearest store that has what the chosen one lacks, which opens the stores: %i of %i',
    async (quantity, available, text) => {
      const nearest = { store: '003', name: 'Duluth, Canal Park', distance: 63.4, unit: 'mi' as const, available };
      const { container, requests } = openProduct({
        quantity,
        reply: () => respondWith({ ...inventory({ 'in-store-pickup': none }), nearest }),
      });
      await waitFor(() => findByText(container, 'button', text).click());
      await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull());
      expect(requests.filter(({ query }) => query.product)).toHaveLength(1);
    },
  );

  it('FULFIL-016 says that few are left, and that the quantity is more than the store has', async () => {
    const limited = { ...inStore, message: 'Limited Quantity' };
    const few = openProduct({ reply: () => respondWith(inventory({ 'in-store-pickup': limited })) });
    await waitFor(() => expect(few.text()).toContain('Limited quantity at Ely, Sheridan Street.'));
    few.unmount();
    const more = openProduct({ quantity: 3, reply: () => respondWith(inventory({ 'ship-to-store': { ...sent, available: 3 } })) });
    await waitFor(() => expect(more.text()).toContain('has only 2. We can send all 3 there, ready Tue,\u00a0Dec\u00a01.'));
    expect(more.radio(/^Pick up/)?.disabled).toBe(true);
  });

  it('FULFIL-017 says that the time is unavailable if there is no day', async () => {
    const { text } = openProduct({ reply: () => respondWith(inventory({ 'in-store-pickup': { available: 2, message: 'in stock' } })) });
    await waitFor(() => expect(text()).toContain('Time Unavailable'));
  });

  it('PDP-006 FULFIL-014 offers no pickup of an item on backorder, says why, and asks no store', async () => {
    const { text, radio, requests, container } = openProduct({ variant: { ...coat, backorder: true, inStockDate: '2026-12-11' } });
    await waitFor(() => expect(text()).toContain('It’s on backorder, so it can’t be picked up at Ely, Sheridan Street yet.'));
    expect([radio(/^Pick up/)?.disabled, radio(/^Ship to store/)?.disabled]).toEqual([true, true]);
    expect(requests).toEqual([]);
    const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons, 'no other store has it either').toEqual(['Fail']);
  });

  it('PDP-006 offers no pickup of an item on backorder to a shopper without a store either', async () => {
    const { text, radio, container, added } = openProduct({ store: null, variant: { ...coat, backorder: true } });
    await waitFor(() => expect(text()).toContain('It’s on backorder, so it can’t be picked up at a store yet.'));
    expect(radio(/^Pick up/)?.disabled).toBe(true);
    await waitFor(() => expect(added()).toEqual({}));
    const buttons = [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons, 'no store to choose').toEqual(['Fail']);
  });

  it('PDP-002 asks for a size first, and no store before', async () => {
    const { text, requests } = openProduct({ variant: null });
    await waitFor(() => expect(text()).toContain('Choose a size to see what Ely, Sheridan Street has.'));
    expect(requests).toEqual([]);
  });

  it('FULFIL-004 asks for a store if none is chosen', async () => {
    const { text, added, container, requests } = openProduct({ store: null });
    await waitFor(() => expect(text()).toContain('Pickup at a store is free.'));
    const button = findByText(container, 'button', 'Pick up');
    expect(button.textContent).toContain('Choose a store');
    await waitFor(() => expect(added()).toEqual({}));
    expect(requests).toEqual([]);
    button.click();
    await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull());
    expect(container.querySelector('[role="radiogroup"] dialog')).toBeNull();
  });

  it('SHELL-010 tells the dialogs of stores which size and quantity the shopper views, until the page is left', async () => {
    const { unmount, text } = openProduct({ quantity: 2 });
    await waitFor(() => expect(text()).toContain('Today by'));
    expect(readViewedItem()).toEqual({ productId: coat.productId, quantity: 2 });
    unmount();
    expect(readViewedItem()).toBeUndefined();
  });

  it('hides what nothing would happen on without JavaScript', async () => {
    const { text, container } = openProduct({ store: null });
    await waitFor(() => expect(text()).toContain('Pickup at a store is free.'));
    const isHidden = (button: Element | null | undefined) => button?.closest(`.${layoutStyles.requiresScript}`) != null;
    const buttons = [...container.querySelectorAll('button')].filter(({ textContent }) => textContent.includes('Choose a store'));
    expect(buttons.map(isHidden)).toEqual([true, true]);
    expect(isHidden(container.querySelector('[type="radio"]'))).toBe(true);
  });

  describe('of a size that the warehouse lacks', () => {
    const soldOut = { ...coat, orderable: false, stock: 0 };

    it('FULFIL-001 is to pick it up at the store that has it, asked once for all quantities', async () => {
      const { text, radio, reported, requests } = openProduct({ variant: soldOut });
      await waitFor(() => expect(radio(/^Pick up/)?.checked).toBe(true));
      expect(text()).toContain('Ship itSold out');
      expect(text()).toContain('Ship to store, Ely, Sheridan StreetSold out');
      expect([radio(/^Ship it/)?.disabled, radio(/^Ship to store/)?.disabled]).toEqual([true, true]);
      expect(text()).toContain('In stock at Ely, Sheridan Street.Ready today by 4:00\u00a0PM');
      const fields = { c_isPickupItem: true, c_shipmentType: 'in-store-pickup', storeId: '001' };
      await waitFor(() => expect(reported()).toEqual({ fields, onlyInStore: { productId: coat.productId, units: 2 } }));
      expect(requests.map(({ query }) => query.quantity)).toEqual(['20']);
      expect(sessionStorage.getItem('outfitter.delivery-method')).toBeNull();
    });

    it('FULFIL-015 is none at a store without it, and other stores are one click away', async () => {
      const { container, text, radio, reported } = openProduct({
        variant: soldOut,
        reply: () => respondWith(inventory({ 'in-store-pickup': none, 'ship-to-store': none })),
      });
      await waitFor(() => expect(text()).toContain('doesn’t have it in stock.'));
      expect(container.querySelectorAll('[role="radiogroup"] input:disabled')).toHaveLength(3);
      expect(container.querySelector('[role="radiogroup"] :checked')).toBeNull();
      expect(radio(/^Pick up/)?.disabled).toBe(true);
      expect(reported()).toEqual({ fields: {}, onlyInStore: undefined });
      findByText(container, 'button', 'Check other stores');
    });

    it('FULFIL-004 is to find it in a store if none is chosen', async () => {
      const { container, text, requests } = openProduct({ variant: soldOut, store: null });
      await waitFor(() => expect(text()).toContain('Ship itSold out'));
      const button = findByText(container, 'button', 'Pick up');
      expect(button.textContent).toContain('Find it in a store');
      expect(requests).toEqual([]);
      button.click();
      await waitFor(() => expect(container.querySelector('dialog')).not.toBeNull());
    });
  });

  it('reads the stock again after an item was not added', async () => {
    const { text, container, requests } = openProduct();
    await waitFor(() => expect(text()).toContain('Today by'));
    findByText(container, 'button', 'Fail').click();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it.each<[string, Parameters<typeof openProduct>[0], string]>([
    ['of an item on backorder', { variant: { ...coat, backorder: true } }, 'It’s on backorder'],
    ['without a store', { store: null }, 'Pickup at a store is free.'],
  ])('asks no store after an item was not added: %s', async (_, product, expected) => {
    const { text, container, requests } = openProduct(product);
    await waitFor(() => expect(text()).toContain(expected));
    findByText(container, 'button', 'Fail').click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests).toEqual([]);
  });

  it('says that the stock is not known if the shop cannot be asked, and tries again', async () => {
    const fault = () => respondWithFault(400, 'ConstraintViolationException');
    const { text, container } = openProduct({ reply: [fault, () => respondWith(inventory())] });
    await waitFor(() => expect(text()).toContain('We can’t see the stock of Ely, Sheridan Street right now.'));
    findByText(container, 'button', 'Try again').click();
    await waitFor(() => expect(text()).toContain('Ready today by 4:00\u00a0PM'));
  });
});
