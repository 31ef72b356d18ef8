/** Stores and times of orders for property tests of promises. */
import fc from 'fast-check';
import { buildStore } from '../../testing/build-store.ts';
import { storeForPickup } from '../pickup-stores.ts';

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
    preparationMinutes: fc.integer({ min: 0, max: 300 }),
    transferDays: fc.integer({ min: 1, max: 14 }),
    specialHours: fc.array(
      fc.record({ date: fc.constantFrom('2026-03-08', '2026-11-01', '2026-12-25', '2027-03-14'), opening, name: fc.constant('Special') }),
    ),
    // Shorter than the days that a promise looks ahead.
    closedOverride: fc.option(fc.constantFrom({ from: '2026-10-25', to: '2026-11-12', reason: 'New roof' }), { nil: null }),
  })
  .map((columns) => storeForPickup(buildStore(columns), new Date('2026-11-20T15:00:00Z')));

/** Generates times around the changes of the clocks, and any other time. */
export const anyOrderTime = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-31T00:00:00Z'), max: new Date('2026-11-03T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2027-03-13T00:00:00Z'), max: new Date('2027-03-16T00:00:00Z'), noInvalidDate: true }),
);
