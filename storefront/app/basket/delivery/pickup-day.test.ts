import { expect, it } from 'vitest';
import { isPastPickupTime, pickupDay } from './pickup-day.ts';

const store = { c_pickupStoreTimeZone: 'America/Los_Angeles' };
/** Instant at which it is still the evening of Thursday, November 26, in Los Angeles. */
const now = Date.parse('2026-11-27T05:30:00Z');

it('a pickup is ready today or tomorrow by the calendar of its store', () => {
  expect(pickupDay({ ...store, c_promiseDate: '2026-11-26' }, now)).toEqual({ day: 'today', date: '2026-11-26' });
  expect(pickupDay({ ...store, c_promiseDate: '2026-11-27' }, now)).toEqual({ day: 'tomorrow', date: '2026-11-27' });
  expect(pickupDay({ ...store, c_promiseDate: '2026-12-04' }, now)).toEqual({ day: 'other', date: '2026-12-04' });
  expect(pickupDay({ ...store, c_promiseDate: '2026-11-25' }, now)).toEqual({ day: 'other', date: '2026-11-25' });
});

it('the time at which it is ready is enough to know the day', () => {
  expect(pickupDay({ ...store, c_readyBy: '2026-11-27T06:00:00Z' }, now)).toEqual({ day: 'today', date: '2026-11-26' });
  expect(pickupDay(store, now)).toBeUndefined();
});

it('the last day of a month is followed by the first of the next one', () => {
  const newYearsEve = Date.parse('2026-12-31T20:00:00Z');
  expect(pickupDay({ ...store, c_promiseDate: '2027-01-01' }, newYearsEve)).toEqual({ day: 'tomorrow', date: '2027-01-01' });
});

it('the time of a pickup has passed after it, or after the promised day by the calendar of its store', () => {
  const readyBy = (c_readyBy: string) => isPastPickupTime({ ...store, c_readyBy, c_promiseDate: '2026-11-26' }, now);
  expect([readyBy('2026-11-27T05:29:59Z'), readyBy('2026-11-27T05:30:00Z')]).toEqual([true, false]);
  const on = (c_promiseDate: string) => isPastPickupTime({ ...store, c_promiseDate }, now);
  expect([on('2026-11-25'), on('2026-11-26'), on('2026-11-27')]).toEqual([true, false, false]);
  expect(isPastPickupTime(store, now)).toBe(false);
});
