import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { testWarehouse } from '../testing/test-settings.ts';
import { addDeliveryDays } from './calendar/delivery-calendar.ts';
import { arrivalDays, domesticCalendar, isWorkingDay, nextDeparture } from './delivery-days.ts';

const groundTransit = { daysLeast: 3, daysMost: 5 };
const arrival = (orderedAt: string, inStockDate?: string) =>
  arrivalDays(new Date(orderedAt), groundTransit, testWarehouse, { inStockDate });

describe('the delivery days', () => {
  it('the arrival day is counted in working days from the departure', () => {
    // Monday, 9:00 at the warehouse
    expect(arrival('2026-11-16T15:00:00Z')).toMatchObject({ from: '2026-11-19', to: '2026-11-23' });
  });

  it('an order departs a day later from the cut-off, 14:00 at the warehouse (America/Chicago), exact to the second, in standard and daylight time', () => {
    expect(nextDeparture(new Date('2026-11-16T19:59:59Z'), testWarehouse).toString()).toBe('2026-11-16');
    expect(nextDeparture(new Date('2026-11-16T20:00:00Z'), testWarehouse).toString()).toBe('2026-11-17');
    expect(nextDeparture(new Date('2026-07-14T18:59:59Z'), testWarehouse).toString()).toBe('2026-07-14');
    expect(nextDeparture(new Date('2026-07-14T19:00:00Z'), testWarehouse).toString()).toBe('2026-07-15');
  });

  it('nothing departs on a weekend or on Thanksgiving', () => {
    // Saturday: the departure is on Monday, and Thursday is Thanksgiving
    expect(arrival('2026-11-21T15:00:00Z')).toMatchObject({ departure: '2026-11-23', from: '2026-11-27', to: '2026-12-01' });
    expect(nextDeparture(new Date('2026-11-25T21:00:00Z'), testWarehouse).toString()).toBe('2026-11-27');
  });

  it('`orderBefore` is the cut-off of the departure', () => {
    expect(arrival('2026-11-21T15:00:00Z').orderBefore.toISOString()).toBe('2026-11-23T20:00:00.000Z');
    expect(arrival('2026-11-21T15:00:00Z', '2026-12-11').orderBefore.toISOString()).toBe('2026-12-14T20:00:00.000Z');
  });

  it('the arrival of a backordered item is counted from the working day after its in-stock date', () => {
    expect(arrival('2026-11-16T15:00:00Z', '2026-12-11')).toMatchObject({ departure: '2026-12-14', from: '2026-12-17', to: '2026-12-21' });
    expect(arrival('2026-11-16T15:00:00Z', '2026-11-02').from).toBe('2026-11-19');
  });

  const orderTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true });

  it('an order arrives on the promised days until `orderBefore`, and departs later from then on, also if it waits for a backorder', () => {
    const inStock = fc.option(fc.nat(60), { nil: undefined });
    fc.assert(
      fc.property(orderTime, inStock, (orderedAt, days) => {
        const inStockDate = days === undefined ? undefined : new Date(orderedAt.getTime() + days * 86_400_000).toISOString().slice(0, 10);
        const at = (time: number) => arrivalDays(new Date(time), groundTransit, testWarehouse, { inStockDate });
        const promise = at(orderedAt.getTime());
        expect(at(promise.orderBefore.getTime() - 1)).toEqual(promise);
        expect(at(promise.orderBefore.getTime()).departure > promise.departure).toBe(true);
      }),
    );
  });

  it('the arrival day is always a working day, never before the departure, and never earlier for a later order', () => {
    fc.assert(
      fc.property(orderTime, fc.nat(7 * 86_400_000), fc.nat(8), (orderedAt, delay, days) => {
        const transit = { daysLeast: days, daysMost: days + 2 };
        const { from, to, orderBefore } = arrivalDays(orderedAt, transit, testWarehouse);
        expect(isWorkingDay(Temporal.PlainDate.from(from), testWarehouse)).toBe(true);
        expect(from <= to && orderBefore > orderedAt).toBe(true);
        expect(from >= nextDeparture(orderedAt, testWarehouse).toString()).toBe(true);
        const later = arrivalDays(new Date(orderedAt.getTime() + delay), transit, testWarehouse);
        expect(later.from >= from && later.to >= to).toBe(true);
      }),
    );
  });

  it('adding working days in one step or in two has the same result', () => {
    const day = Temporal.PlainDate.from('2026-11-18');
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (a, b) => {
        const calendar = domesticCalendar(testWarehouse);
        const sum = addDeliveryDays(day, a + b, calendar);
        expect(addDeliveryDays(addDeliveryDays(day, a, calendar), b, calendar).toString()).toBe(sum.toString());
      }),
    );
  });
});
