import type { Pickup } from '@outfitter/contract';
import { expect, it } from 'vitest';
import { changeLine, itemLines, pickupLine, storeTime } from './pickup-lines.ts';

const item = { itemId: 'a', productId: 'COAT', productName: 'Chore Coat', choice: ['Duck Brown'], quantity: 3 };
const counts = { picked: 0, transferred: 0, shipped: 0, refunded: 0, missing: 0 };
const pickup: Pickup = {
  pickupId: 'p',
  orderNo: '72S6DA4GV4',
  storeId: '005',
  shipmentType: 'in-store-pickup',
  state: 'to_pick',
  orderedAt: '2026-10-31T15:00:00.000Z',
  readyBy: '2026-10-31T19:30:33.331Z',
  promisedOn: '2026-10-31',
  isLate: false,
  persons: [],
  items: [{ ...item, ...counts }],
  currency: 'USD',
  isPaid: false,
  refundedTotal: 0,
};
const chicago = 'America/Chicago';

it('the lines of a pickup have the time of its store, in summer and in winter', () => {
  const head = '72S6DA4GV4  to_pick  store 005, in-store-pickup, 3 units  ready by';
  expect(pickupLine(pickup, chicago)).toBe(`${head} 2026-10-31 14:30`);
  expect(pickupLine({ ...pickup, readyBy: '2026-11-01T19:30:00.000Z', isLate: true }, chicago)).toBe(`${head} 2026-11-01 13:30 (late)`);
  const waiting = { ...pickup, state: 'ready', collectUntil: '2027-03-15T01:00:00.000Z' } as const;
  expect(pickupLine(waiting, chicago)).toMatch(/until 2027-03-14 20:00, not paid yet$/);
  // The hour that does not exist, and the one that exists twice.
  expect(['2027-03-14T07:59:00Z', '2027-03-14T08:00:00Z'].map((at) => storeTime(at, chicago))).toEqual([
    '2027-03-14 01:59',
    '2027-03-14 03:00',
  ]);
  expect(['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map((at) => storeTime(at, chicago))).toEqual([
    '2026-11-01 01:30',
    '2026-11-01 01:30',
  ]);
});

it('a store that does not exist has the time of UTC, which is named', () => {
  expect(pickupLine(pickup, undefined)).toMatch(/ready by 2026-10-31 19:30 UTC$/);
});

it('the lines of items say what became of the units, and what is still to do', () => {
  const lineOf = (state: Pickup['state'], changes: Partial<typeof counts>) =>
    itemLines({ ...pickup, state, items: [{ ...item, ...counts, ...changes }] })[0];
  expect(lineOf('to_pick', {})).toBe('    3 × COAT  Chore Coat, Duck Brown');
  expect(lineOf('short', { picked: 1, missing: 2 })).toMatch(/\(1 picked, 2 missing\)$/);
  expect(lineOf('in_transfer', { picked: 1, transferred: 1, shipped: 1 })).toMatch(/\(1 picked, 1 in transfer, 1 to ship\)$/);
  expect(lineOf('ready', { transferred: 2, refunded: 1 })).toMatch(/\(2 transferred, 1 refunded\)$/);
});

it('the record of a step names its decision and items, also if it has no counts', () => {
  const textOf = (detail: Parameters<typeof changeLine>[0]['detail']) => {
    const states = { stateBefore: 'short', stateAfter: 'picked' };
    const change = {
      id: 1,
      pickupId: 'p',
      changedAt: new Date('2026-11-01T19:30:00Z'),
      changedBy: 'Ada',
      action: 'short',
      ...states,
      detail,
    };
    return changeLine(change, pickup.items, chicago);
  };
  expect(textOf({ choice: 'transfer', units: { a: 2 } })).toBe('    2026-11-01 13:30  Ada: short, short → picked, transfer 2 × COAT');
  expect(textOf({ choice: 'refund', itemIds: ['a'] })).toMatch(/, refund COAT$/);
  expect(textOf({ choice: 'refund' })).toMatch(/picked, refund$/);
  expect(textOf({ found: { a: 1 } })).toMatch(/, found 1 × COAT$/);
  expect(textOf({ received: { a: 0 } })).toMatch(/, received 0 × COAT$/);
  expect(textOf({ found: {} })).toMatch(/picked$/);
  expect(textOf({ proof: 'code', isRejected: true })).toMatch(/, wrong code$/);
});
