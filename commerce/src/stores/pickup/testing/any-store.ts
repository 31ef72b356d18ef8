/** Stores and times of orders for property tests of promises. */
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { buildStore } from '../../testing/store-builder.ts';
import { storeForPickup } from '../pickup-stores.ts';
import type { PickupCalendar } from '../pickup-time.ts';

// Those of the brand's stores, and two whose clocks change at other times or never.
const timeZones = [
  'America/Anchorage',
  'America/Boise',
  'America/Chicago',
  'America/Denver',
  'America/Detroit',
  'America/Edmonton',
  'America/Los_Angeles',
  'America/New_York',
  'America/Toronto',
  'America/Phoenix',
  'America/St_Johns',
];

const quarter = fc.integer({ min: 24, max: 92 }).map((quarters) => {
  const hour = String(Math.floor(quarters / 4)).padStart(2, '0');
  return `${hour}:${String((quarters % 4) * 15).padStart(2, '0')}`;
});

const opening = fc.option(
  fc.tuple(quarter, quarter).map(([a, b]) => (a < b ? { open: a, close: b } : { open: b, close: a })),
  { nil: null },
);

export const anyStore = fc
  .record({
    timeZone: fc.constantFrom(...timeZones),
    hours: fc.array(opening, { minLength: 7, maxLength: 7 }),
    preparationMinutes: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 300 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_080 }) },
    ),
    address: fc.constantFrom('US', 'CA').map((countryCode) => ({ ...buildStore().address, countryCode })),
    transferDays: fc.integer({ min: 1, max: 14 }),
    specialHours: fc.array(
      fc.record({ date: fc.constantFrom('2026-03-08', '2026-11-01', '2026-12-25', '2027-03-14'), opening, name: fc.constant('Special') }),
    ),
    // Shorter than the days that a promise looks ahead.
    closedOverride: fc.option(fc.constantFrom({ from: '2026-10-25', to: '2026-11-12', reason: 'New roof' }), { nil: null }),
  })
  .map((columns) => storeForPickup(buildStore(columns), new Date('2026-11-20T15:00:00Z')));

/** Returns the minutes for which a store is open on a number of days. */
export function openMinutes({ timeZone, openingsOn }: PickupCalendar, first: Temporal.PlainDate, days: number): number {
  const instant = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  const dates = Array.from({ length: days }, (_, index) => first.add({ days: index }));
  const windows = dates.flatMap((day) => openingsOn(day).map(({ open, close }) => instant(day, close) - instant(day, open)));
  return windows.reduce((sum, window) => sum + window, 0) / 60_000;
}

/** Generates times around the changes of the clocks, and any other time. */
export const anyOrderTime = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-31T00:00:00Z'), max: new Date('2026-11-03T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2027-03-13T00:00:00Z'), max: new Date('2027-03-16T00:00:00Z'), noInvalidDate: true }),
);
