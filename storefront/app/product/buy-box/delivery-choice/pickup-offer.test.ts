import type { StoreInventory } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { hasNone, offeredMethod, pickupOffers } from './pickup-offer.ts';

type Ways = StoreInventory['ways'];
const inStore: Ways['in-store-pickup'] = {
  available: 3,
  message: 'Limited Quantity',
  group: 'pis-today',
  pickupDate: '2026-11-21',
  readyBy: '2026-11-21T17:00:00.000Z',
};
const fromWarehouse: Ways['ship-to-store'] = { available: 5, message: 'in stock', group: 'pis-4-7', pickupDate: '2026-12-01' };
const none = { available: 0, message: 'NOT_AVAILABLE' };

const pickup = { status: 'offered', opensOn: undefined } as const;
const variant = { orderable: true, backorder: false };
const inventoryOf = (ways: Partial<Ways>) =>
  ({ pickupStatus: 'offered', ways: { 'in-store-pickup': inStore, 'ship-to-store': fromWarehouse, ...ways } }) as StoreInventory;
const offers = (input: Partial<Parameters<typeof pickupOffers>[0]> = {}) =>
  pickupOffers({ variant, quantity: 2, pickup, inventory: inventoryOf({}), ...input });

describe('what a store offers', () => {
  it('FULFIL-016 is the quantity by both ways, each with its day, and says if few are left', () => {
    expect(offers()).toEqual({
      'in-store-pickup': { status: 'available', units: 3, isLimited: true, date: '2026-11-21', readyBy: '2026-11-21T17:00:00.000Z' },
      'ship-to-store': { status: 'available', units: 5, isLimited: false, date: '2026-12-01', readyBy: undefined },
    });
  });

  it('FULFIL-015 is nothing, or fewer than the quantity, by one way', () => {
    expect(offers({ quantity: 4 })['in-store-pickup']).toEqual({ status: 'short', units: 3 });
    const soldOutThere = offers({ inventory: inventoryOf({ 'in-store-pickup': none }) });
    expect(soldOutThere['in-store-pickup']).toEqual({ status: 'none' });
    expect(soldOutThere['ship-to-store'].status).toBe('available');
  });

  it('FULFIL-005 is not a transfer of what can be shipped home to a store that closes before it arrives, which is not out of stock', () => {
    const closing = offers({ inventory: inventoryOf({ 'ship-to-store': none }) });
    expect(closing['ship-to-store']).toEqual({ status: 'no-transfer' });
    expect(closing['in-store-pickup'].status).toBe('available');
    expect(offeredMethod('ship-to-store', closing, false)).toBe('ship-to-home');
  });

  it('PDP-006 is not a pickup of an item on backorder, whatever the store has, nor of units that are', () => {
    for (const offer of Object.values(offers({ variant: { orderable: true, backorder: true } })))
      expect(offer).toEqual({ status: 'backorder' });
    const elsewhere = { ...pickup, status: 'none' } as const;
    expect(offers({ variant: { orderable: true, backorder: true }, pickup: elsewhere })['ship-to-store']).toEqual({ status: 'backorder' });
    const later = { available: 0, message: 'Backorder until 2026-12-11' };
    expect(offers({ inventory: inventoryOf({ 'ship-to-store': later }) })['ship-to-store']).toEqual({ status: 'backorder' });
  });

  it('PDP-002 is not known before a size is chosen and the store has responded', () => {
    expect(offers({ variant: undefined })['in-store-pickup']).toEqual({ status: 'no-size' });
    expect(offers({ inventory: 'loading' })['in-store-pickup']).toEqual({ status: 'loading' });
    expect(offers({ inventory: 'failed' })['ship-to-store']).toEqual({ status: 'failed' });
  });

  it('FULFIL-005 is no pickup at a store without it, but the stock for shoppers who come in', () => {
    const without = { ...inventoryOf({ 'in-store-pickup': none, 'ship-to-store': none }), pickupStatus: 'none' as const };
    const at = (changes: Partial<Parameters<typeof pickupOffers>[0]>) =>
      offers({ pickup: { ...pickup, status: 'none' }, inventory: without, ...changes })['in-store-pickup'];
    const inStock = (available: number, message = 'in stock') => at({ inventory: { ...without, inStore: { available, message } } });
    expect(inStock(2)).toEqual({ status: 'no-pickup', inStore: { status: 'available', isLimited: false } });
    expect(inStock(2, 'Limited Quantity')).toEqual({ status: 'no-pickup', inStore: { status: 'available', isLimited: true } });
    expect(inStock(1)).toEqual({ status: 'no-pickup', inStore: { status: 'short', units: 1 } });
    expect(inStock(0, 'NOT_AVAILABLE')).toEqual({ status: 'no-pickup', inStore: { status: 'none' } });
    expect([inStock(1), inStock(0), at({})].map(hasNone)).toEqual([false, true, false]);
    expect(at({}), 'a closed store').toEqual({ status: 'no-pickup', inStore: undefined });
    expect(at({ variant: undefined })).toEqual({ status: 'no-pickup', inStore: { status: 'no-size' } });
    expect(at({ inventory: 'loading' })).toEqual({ status: 'no-pickup', inStore: { status: 'loading' } });
    const soldOut = { orderable: false, backorder: false };
    expect(at({ variant: soldOut, quantity: 20, inventory: { ...without, inStore: { available: 1, message: 'in stock' } } })).toMatchObject(
      {
        inStore: { status: 'available' },
      },
    );
  });

  it('FULFIL-005 is a pickup at a store that the device knows as one without it, once the shop says so', () => {
    expect(offers({ pickup: { ...pickup, status: 'none' } })['in-store-pickup'].status).toBe('available');
  });

  it('FULFIL-005 is nothing at a closed store, with or without a day, whatever its stock', () => {
    const closed = (opensOn?: string) => offers({ pickup: { status: 'closed', opensOn } })['ship-to-store'];
    expect(closed('2026-12-01')).toEqual({ status: 'closed', opensOn: '2026-12-01' });
    expect(closed()).toEqual({ status: 'closed', opensOn: undefined });
  });

  it('FULFIL-005 is what the shop says now of a store that was open when it was chosen', () => {
    const inventory = { ...inventoryOf({ 'in-store-pickup': none, 'ship-to-store': none }), pickupStatus: 'closed' as const };
    expect(offers({ inventory })['in-store-pickup']).toEqual({ status: 'closed', opensOn: undefined });
    expect(offers({ inventory: { ...inventory, pickupStatus: 'none' } })['in-store-pickup'].status).toBe('no-pickup');
  });
});

describe('an item that the warehouse lacks', () => {
  const soldOut = { orderable: false, backorder: false };
  const offersOf = (ways: Partial<Ways> = {}, quantity = 1) => offers({ variant: soldOut, quantity, inventory: inventoryOf(ways) });

  it('FULFIL-001 can be collected at a store that has it, and is sold out by every other way', () => {
    const found = offersOf();
    expect(found['in-store-pickup']).toMatchObject({ status: 'available', units: 3 });
    expect(found['ship-to-store']).toEqual({ status: 'sold-out' });
    expect(offersOf({}, 20)['in-store-pickup'], 'the quantity adapts to what the store has').toMatchObject({
      status: 'available',
      units: 3,
    });
    expect(offersOf({ 'in-store-pickup': none })['in-store-pickup']).toEqual({ status: 'none' });
  });

  it('FULFIL-001 is added as a pickup without a choice, and only if the store is known to have it', () => {
    for (const chosen of ['ship-to-home', 'in-store-pickup', 'ship-to-store'] as const) {
      expect(offeredMethod(chosen, offersOf(), true)).toBe('in-store-pickup');
      expect(offeredMethod(chosen, offersOf({ 'in-store-pickup': none }), true)).toBeUndefined();
      expect(offeredMethod(chosen, offers({ variant: soldOut, inventory: 'loading' }), true)).toBeUndefined();
      expect(offeredMethod(chosen, undefined, true)).toBeUndefined();
    }
  });

  it('PDP-006 cannot be collected if it is on backorder', () => {
    expect(offers({ variant: { orderable: false, backorder: true } })['in-store-pickup']).toEqual({ status: 'backorder' });
  });
});

describe('the method with which an item is added', () => {
  it('FULFIL-001 is the chosen one while it may be offered, otherwise shipping', () => {
    const pickup = (available: boolean) => offers({ inventory: inventoryOf(available ? {} : { 'in-store-pickup': none }) });
    expect(offeredMethod('in-store-pickup', pickup(true), false)).toBe('in-store-pickup');
    expect(offeredMethod('in-store-pickup', pickup(false), false)).toBe('ship-to-home');
    expect(offeredMethod('ship-to-store', offers({ inventory: 'loading' }), false)).toBe('ship-to-store');
    expect(offeredMethod('in-store-pickup', undefined, false)).toBe('ship-to-home');
    expect(offeredMethod('ship-to-home', pickup(true), false)).toBe('ship-to-home');
  });
});
