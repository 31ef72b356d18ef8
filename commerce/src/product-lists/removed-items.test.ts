import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeRemoved, withRemoved } from './removed-items.ts';
import type { ItemRow } from './tables.ts';

const minute = 60_000;
const start = new Date('2026-11-27T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

const item = (productId: string, overrides: Partial<ItemRow> = {}): ItemRow => ({
  customerGroupId: 'group',
  listId: '01960000-0000-7000-8000-000000000001',
  id: '01960000-0000-7000-8000-000000000002',
  productId,
  color: '',
  quantity: 1,
  isPublic: false,
  priority: 1,
  priceMinor: 6_000,
  currency: 'USD',
  wasSoldOut: true,
  addedAt: new Date('2026-10-01T08:30:00.123Z'),
  mailedPriceMinor: 4_500,
  restockedAt: new Date('2026-10-20T06:00:00Z'),
  restockMailedAt: null,
  ranLowAt: new Date('2026-11-01T00:00:00Z'),
  ...overrides,
});

describe('a removed item', () => {
  it('is as it was if it is added again within the hour, and only once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 9 }), (minutes, quantity) => {
        const removed = withRemoved([], item('COAT', { quantity }), start);
        const { restored, rest } = takeRemoved(JSON.parse(JSON.stringify(removed)), { productId: 'COAT', color: '' }, after(minutes));
        const { customerGroupId: _, listId: __, id: ___, ...state } = item('COAT', { quantity });
        expect(restored).toEqual(minutes < 60 ? state : undefined);
        expect(rest).toEqual([]);
      }),
    );
  });

  it('is not taken for another color or product, which stays removed', () => {
    const removed = withRemoved(withRemoved([], item('4117', { color: '10' }), start), item('CAP'), after(1));
    expect(takeRemoved(removed, { productId: '4117', color: '20' }, after(2)).restored).toBeUndefined();
    const { restored, rest } = takeRemoved(removed, { productId: '4117', color: '10' }, after(2));
    expect(restored?.color).toBe('10');
    expect(rest.map(({ productId }) => productId)).toEqual(['CAP']);
  });

  it('is forgotten after an hour, or if fifty others were removed after it', () => {
    expect(withRemoved(withRemoved([], item('COAT'), start), item('CAP'), after(60)).map(({ productId }) => productId)).toEqual(['CAP']);
    const many = Array.from({ length: 60 }, (_, index) => item(`SKU${index}`)).reduce(
      (removed, next) => withRemoved(removed, next, start),
      withRemoved([], item('COAT'), start),
    );
    expect(many).toHaveLength(50);
    expect(many[0]?.productId).toBe('SKU59');
  });
});
