import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { openingOn } from '../../../stores/index.ts';
import { buildStore } from '../../../stores/testing/store-builder.ts';
import { pickupEnd } from './pickup-end.ts';

const endIn = (store: Parameters<typeof buildStore>[0], readyAt: string) => pickupEnd(buildStore(store), new Date(readyAt)).toISOString();

describe('the end of a pickup', () => {
  it('is the closing of the store on the seventh day', () => {
    expect(endIn({}, '2026-11-21T15:00:00Z')).toBe('2026-11-29T02:00:00.000Z');
    // Ready after the store has closed: the seventh day would be shorter than a day of the store.
    expect(endIn({}, '2026-11-22T03:00:00Z')).toBe('2026-11-30T02:00:00.000Z');
  });

  it('follows the clocks of the store when they change', () => {
    expect(endIn({}, '2026-10-30T20:00:00Z')).toBe('2026-11-07T02:00:00.000Z');
    expect(endIn({}, '2027-03-08T20:00:00Z')).toBe('2027-03-16T01:00:00.000Z');
  });

  it('waits for the next open day after holidays and closures', () => {
    const specialHours = [
      { date: '2026-11-28', opening: null, name: 'Inventory' },
      { date: '2026-11-29', opening: { open: '10:00', close: '14:00' }, name: 'Short day' },
    ];
    expect(endIn({ specialHours }, '2026-11-21T15:00:00Z')).toBe('2026-11-29T20:00:00.000Z');
    const closedOverride = { from: '2026-11-26', to: '2026-12-01', reason: 'New roof' };
    expect(endIn({ closedOverride }, '2026-11-21T15:00:00Z')).toBe('2026-12-03T02:00:00.000Z');
  });

  it('is after seven days in a store that no longer opens', () => {
    expect(endIn({ closedPermanently: true }, '2026-11-21T15:00:00Z')).toBe('2026-11-28T15:00:00.000Z');
  });

  const quarter = fc.integer({ min: 24, max: 92 }).map((quarters) => {
    const hour = String(Math.floor(quarters / 4)).padStart(2, '0');
    return `${hour}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  });
  const opening = fc.tuple(quarter, quarter).filter(([open, close]) => open < close);
  const anyStore = fc
    .record({
      timeZone: fc.constantFrom('America/Anchorage', 'America/Chicago', 'America/Phoenix', 'America/St_Johns'),
      hours: fc
        .array(
          fc.option(
            opening.map(([open, close]) => ({ open, close })),
            { nil: null },
          ),
          { minLength: 7, maxLength: 7 },
        )
        .filter((hours) => hours.some(Boolean)),
    })
    .map((given) => buildStore(given));
  const anyTime = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-10-20'), max: new Date('2026-11-03'), noInvalidDate: true }),
    fc.date({ min: new Date('2027-03-01'), max: new Date('2027-03-16'), noInvalidDate: true }),
  );

  it('is the first closing of an open day for which the items have waited seven days of the store', () => {
    fc.assert(
      fc.property(anyStore, anyTime, (store, readyAt) => {
        const local = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(store.timeZone);
        const end = local(pickupEnd(store, readyAt));
        expect(openingOn(store, end.toPlainDate())?.close).toBe(end.toPlainTime().toString({ smallestUnit: 'minute' }));
        const earliest = local(readyAt).add({ days: 7 });
        expect(Temporal.ZonedDateTime.compare(end, earliest)).toBeGreaterThanOrEqual(0);
        for (let date = earliest.toPlainDate(); Temporal.PlainDate.compare(date, end.toPlainDate()) < 0; date = date.add({ days: 1 })) {
          const hours = openingOn(store, date);
          const closes = hours && date.toZonedDateTime({ timeZone: store.timeZone, plainTime: hours.close });
          if (closes) expect(Temporal.ZonedDateTime.compare(closes, earliest)).toBeLessThan(0);
        }
      }),
    );
  });
});
