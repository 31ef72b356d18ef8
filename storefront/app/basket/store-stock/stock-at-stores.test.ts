import { describe, expect, it } from 'vitest';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { buildCartAtp } from '../testing/cart-atp-builder.ts';
import { itemAtStore, stockAtStore, stockAtStoresQuery } from './stock-at-stores.ts';

const coat = buildBasketItem('1', { quantity: 2 });
const cap = buildBasketItem('2');
const times = { date: '2026-12-04', readyBy: '2026-12-04T17:00:00.000Z', transferDate: '2026-12-09' };

describe('what a store has of the items of a cart', () => {
  it('FULFIL-006 counts an item if all of its units are in stock there, otherwise if all can be sent to it', () => {
    const response = buildCartAtp({
      '001': { ...times, items: { 1: [2, 2], 2: [0, 1] } },
      '002': { ...times, items: { 1: [1, 1], 2: [1, 1] } },
    });
    expect(stockAtStore(response, '001', [coat, cap])).toEqual({
      total: 3,
      inStore: 2,
      inStoreTimes: { c_promiseDate: '2026-12-04', c_readyBy: '2026-12-04T17:00:00.000Z' },
      toStore: 1,
      toStoreTimes: { c_promiseDate: '2026-12-09' },
    });
    expect(stockAtStore(response, '002', [coat, cap])).toMatchObject({ total: 3, inStore: 1, toStore: 0 });
    expect(stockAtStore(response, '003', [coat, cap])).toMatchObject({ total: 3, inStore: 0, toStore: 0 });
  });

  it('FULFIL-014 sends no item to the store that the warehouse has on backorder, and names no date that waits for it', () => {
    const response = buildCartAtp({ '001': { ...times, items: { 1: [0, 2], 2: [0, 1] } } });
    const [first, second] = response.ResponseDetails;
    const waiting = { Quantity: 1, Status: 'SHIP_TO_STORE' as const, InventoryMessage: 'Backorder until 2026-12-20' };
    const details = { ...response, ResponseDetails: [first!, { ...second!, ShipToStore: waiting }] };
    expect(stockAtStore(details, '001', [coat, cap])).toMatchObject({ toStore: 2, toStoreTimes: undefined });
  });

  it('FULFIL-015 FULFIL-016 is said of a single item by the first way that has all its units', () => {
    const response = buildCartAtp({
      '001': { ...times, items: { 1: [2, 2] } },
      '002': { ...times, isLimited: true, items: { 1: [2, 0] } },
      '003': { ...times, items: { 1: [1, 2] } },
      '004': { ...times, items: { 1: [1, 1] } },
      '005': { ...times, items: { 1: [0, 1] } },
    });
    const at = (storeId: string) => itemAtStore(response, storeId, coat);
    expect(['001', '002', '003', '004', '005', '006'].map((id) => at(id).is)).toEqual([
      'in-stock',
      'limited',
      'transfer',
      'short',
      'none',
      'none',
    ]);
    expect(at('004')).toMatchObject({ units: 1, times: { c_promiseDate: '2026-12-04' } });
  });

  it('FULFIL-005 is what a store has for shoppers who come in, without a time, if it takes no pickups', () => {
    const detail = { DetailId: '1', ItemId: coat.productId, Quantity: 0, StoreId: '001' };
    const at = (Quantity: number, InventoryMessage = 'in stock') => {
      const InStore = { Quantity, Status: 'AVAILABLE' as const, InventoryMessage };
      return itemAtStore({ ...buildCartAtp({}), ResponseDetails: [{ ...detail, InStore }] }, '001', coat);
    };
    expect(at(2)).toEqual({ is: 'in-stock', units: 2, times: undefined });
    expect(at(2, 'Limited Quantity').is).toBe('limited');
    expect(at(1)).toEqual({ is: 'short', units: 1, times: undefined });
    expect(at(0, 'NOT_AVAILABLE').is).toBe('none');
    const query = stockAtStoresQuery(['001', '002'], [coat], 'en-US', ['002']);
    expect(query.queryKey[2]).toMatchObject({ RequestDetails: [{ EvaluatePickup: true }, { StoreId: '002', EvaluateInStore: true }] });
  });

  it('is asked once for all stores, and not for more than one call takes', () => {
    const query = stockAtStoresQuery(['001', '002'], [coat, cap], 'en-US');
    expect(query.enabled).toBe(true);
    expect(query.queryKey[2]).toMatchObject({
      RequestDetails: [
        { StoreId: '001', DetailId: '1', ItemId: coat.productId, Quantity: 2, EvaluateShipping: false, EvaluatePickup: true },
        { StoreId: '001', DetailId: '2' },
        { StoreId: '002', DetailId: '1' },
        { StoreId: '002', DetailId: '2', EvaluatePickupWithShipTo: true },
      ],
    });
    const many = Array.from({ length: 41 }, (_, index) => buildBasketItem(String(index)));
    expect(stockAtStoresQuery(['001'], many, 'en-US').enabled).toBe(false);
    expect(stockAtStoresQuery([], [coat], 'en-US').enabled).toBe(false);
  });
});
