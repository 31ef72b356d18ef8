import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, arrivalDays, defaultWarehouse, isWorkingDay, nextDeparture } from './delivery-days.ts';

const ground = { daysLeast: 3, daysMost: 5 };
const arrival = (moment: string, expectedOn?: string) => arrivalDays(new Date(moment), ground, defaultWarehouse, expectedOn);

describe('the arrival day', () => {
  it('counts working days from the departure', () => {
    // Monday, 9:00 in Ely
    expect(arrival('2026-11-16T15:00:00Z')).toMatchObject({ from: '2026-11-19', to: '2026-11-23' });
  });

  it('moves on by a day at 14:00 in Ely, to the second, in winter and in summer', () => {
    expect(nextDeparture(new Date('2026-11-16T19:59:59Z'), defaultWarehouse).day.toString()).toBe('2026-11-16');
    expect(nextDeparture(new Date('2026-11-16T20:00:00Z'), defaultWarehouse).day.toString()).toBe('2026-11-17');
    expect(nextDeparture(new Date('2026-07-14T18:59:59Z'), defaultWarehouse).day.toString()).toBe('2026-07-14');
    expect(nextDeparture(new Date('2026-07-14T19:00:00Z'), defaultWarehouse).day.toString()).toBe('2026-07-15');
  });

  it('has no departure on a weekend or on Thanksgiving', () => {
    // Saturday: the departure is on Monday, and Thursday is Thanksgiving
    expect(arrival('2026-11-21T15:00:00Z')).toMatchObject({ from: '2026-11-27', to: '2026-12-01' });
    expect(nextDeparture(new Date('2026-11-25T21:00:00Z'), defaultWarehouse).day.toString()).toBe('2026-11-27');
  });

  it('returns the deadline of the departure', () => {
    expect(arrival('2026-11-21T15:00:00Z').orderBefore.toISOString()).toBe('2026-11-23T20:00:00.000Z');
  });

  it('counts from the working day after the in-stock date', () => {
    expect(arrival('2026-11-16T15:00:00Z', '2026-12-11')).toMatchObject({ from: '2026-12-17', to: '2026-12-21' });
    expect(arrival('2026-11-16T15:00:00Z', '2026-11-02').from).toBe('2026-11-19');
  });

  it('is always a working day, never before the departure, and never earlier for a later order', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.nat(7 * 86_400_000), fc.nat(8), (now, wait, days) => {
        const transit = { daysLeast: days, daysMost: days + 2 };
        const { from, to, orderBefore } = arrivalDays(now, transit, defaultWarehouse);
        expect(isWorkingDay(Temporal.PlainDate.from(from), defaultWarehouse)).toBe(true);
        expect(from <= to && orderBefore > now).toBe(true);
        expect(from >= nextDeparture(now, defaultWarehouse).day.toString()).toBe(true);
        const later = arrivalDays(new Date(now.getTime() + wait), transit, defaultWarehouse);
        expect(later.from >= from && later.to >= to).toBe(true);
      }),
    );
  });

  it('adding working days is additive', () => {
    const day = Temporal.PlainDate.from('2026-11-18');
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (a, b) => {
        const both = addWorkingDays(day, a + b, defaultWarehouse);
        expect(addWorkingDays(addWorkingDays(day, a, defaultWarehouse), b, defaultWarehouse).toString()).toBe(both.toString());
      }),
    );
  });
});
