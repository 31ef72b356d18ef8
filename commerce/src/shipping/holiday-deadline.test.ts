import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testWarehouse } from '../testing/test-settings.ts';
import { arrivalDays } from './delivery-days.ts';
import { holidayDeadline } from './holiday-deadline.ts';

const deadline = (at: string, daysMost: number) => holidayDeadline(new Date(at), daysMost, testWarehouse);

describe('the deadline for a gift holiday', () => {
  it('is the last cutoff from which the parcel arrives on the working day before Christmas', () => {
    // Five working days before Thursday, December 24: Thursday, December 17.
    expect(deadline('2026-11-23T12:00:00Z', 5)).toEqual({ id: 'christmas', orderBefore: new Date('2026-12-17T20:00:00Z') });
    expect(deadline('2026-11-23T12:00:00Z', 1)?.orderBefore).toEqual(new Date('2026-12-23T20:00:00Z'));
  });

  it('is stated from 45 days before the holiday until it has passed', () => {
    expect(deadline('2026-11-09T12:00:00Z', 5)).toBeUndefined();
    expect(deadline('2026-11-10T12:00:00Z', 5)).toBeDefined();
    expect(deadline('2026-12-17T19:59:59Z', 5)).toBeDefined();
    expect(deadline('2026-12-17T20:00:00Z', 5)).toBeUndefined();
    expect(deadline('2026-12-17T20:00:00Z', 1)).toBeDefined();
    expect(deadline('2026-12-25T20:00:00Z', 0)).toBeUndefined();
  });

  it('is exact: an order just before it arrives before the holiday, and one at the deadline does not', () => {
    const year = fc.constantFrom(2026, 2027);
    fc.assert(
      fc.property(year, fc.nat(12), (holidayYear, daysMost) => {
        const found = deadline(`${holidayYear}-11-15T12:00:00Z`, daysMost);
        const arrivalOf = (orderedAt: number) => arrivalDays(new Date(orderedAt), { daysLeast: 0, daysMost }, testWarehouse).to;
        expect(found).toBeDefined();
        const cutOff = found!.orderBefore.getTime();
        expect(arrivalOf(cutOff - 1) < `${holidayYear}-12-25`).toBe(true);
        expect(arrivalOf(cutOff) >= `${holidayYear}-12-25`).toBe(true);
      }),
    );
  });

  it('is that of the warehouse, the duration and the year, whichever was asked for before', () => {
    const late = { ...testWarehouse, cutOff: '18:00' };
    const all = () => [
      deadline('2026-11-23T12:00:00Z', 5),
      holidayDeadline(new Date('2026-11-23T12:00:00Z'), 5, late),
      deadline('2026-11-23T12:00:00Z', 1),
      deadline('2027-11-23T12:00:00Z', 1),
    ];
    const expected = ['2026-12-17T20:00:00Z', '2026-12-18T00:00:00Z', '2026-12-23T20:00:00Z', '2027-12-22T20:00:00Z'];
    for (const _ of [1, 2]) expect(all().map((found) => found?.orderBefore)).toEqual(expected.map((text) => new Date(text)));
  });
});
