import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { StoreRow } from '../tables.ts';
import { buildStore } from '../testing/store-builder.ts';
import { storeForPickup } from './pickup-stores.ts';
import { pickupReady, shipToStoreReady } from './pickup-time.ts';
import { choosePickupStore } from './store-for-pickup.ts';
import { anyOrderTime, anyStore, openMinutes } from './testing/any-store.ts';

const daily = { open: '09:00', close: '20:00' };
const columns = buildStore({ hours: [daily, daily, daily, daily, daily, { open: '10:00', close: '17:00' }, null] });
const now = new Date('2026-11-20T15:00:00Z');
const ely = storeForPickup(columns, now);
const readyAt = (orderedAt: string, store = ely) => {
  const ready = pickupReady(store, new Date(orderedAt));
  return ready && [ready.group, ready.readyBy.toISOString()];
};

describe('the time of pickup', () => {
  it('is today after the preparation, counted from the order or from the opening', () => {
    // Friday, 3 pm and 7 am in Ely
    expect(readyAt('2026-11-20T21:00:00Z')).toEqual(['pis-today', '2026-11-20T23:00:00.000Z']);
    expect(readyAt('2026-11-20T13:00:00Z')).toEqual(['pis-today', '2026-11-20T17:00:00.000Z']);
  });

  it('FULFIL-009 of items ordered from 16:00 store time on is in the group pis-tomorrow', () => {
    expect(readyAt('2026-11-19T21:59:59Z')?.[0]).toBe('pis-today');
    expect(readyAt('2026-11-19T22:00:00Z')).toEqual(['pis-tomorrow', '2026-11-20T17:00:00.000Z']);
    const thunderBay = storeForPickup({ ...columns, timeZone: 'America/Toronto' }, now);
    expect(readyAt('2026-11-19T21:00:00Z', thunderBay)?.[0]).toBe('pis-tomorrow');
  });

  it('is on the next open day if the store closes before the items are ready', () => {
    // Saturday, 3:30 pm: closes at 5 pm, and is closed on Sunday
    expect(readyAt('2026-11-21T21:30:00Z')).toEqual(['pis-tomorrow', '2026-11-23T17:00:00.000Z']);
  });

  it('takes as many open days as the preparation does, from the next one on', () => {
    const slow = (overrides: Partial<StoreRow>) => storeForPickup({ ...columns, preparationMinutes: 1_440, ...overrides }, now);
    // Friday, 9 am: 7 hours on Saturday, none on Sunday, 11 on Monday, the last 6 on Tuesday.
    expect(readyAt('2026-11-20T15:00:00Z', slow({}))).toEqual(['pis-tomorrow', '2026-11-24T21:00:00.000Z']);
    expect(slow({}).pickupStatus).toBe('offered');
    expect(shipToStoreReady(slow({}), Temporal.PlainDate.from('2026-11-22'))?.readyBy).toEqual(new Date('2026-11-25T17:00:00Z'));
    // Two hours a week are fewer than 24 in 60 days.
    const hour = { open: '10:00', close: '11:00' };
    expect(slow({ hours: [hour, hour, null, null, null, null, null] }).pickupStatus).toBe('none');
  });

  it('follows special hours and closures', () => {
    const specialHours = [
      { date: '2026-11-26', opening: null, name: 'Thanksgiving' },
      { date: '2026-11-27', opening: { open: '06:00', close: '22:00' }, name: 'Black Friday' },
    ];
    const special = storeForPickup({ ...columns, specialHours }, now);
    expect(readyAt('2026-11-25T22:30:00Z', special)).toEqual(['pis-tomorrow', '2026-11-27T14:00:00.000Z']);
    const closed = storeForPickup({ ...columns, closedOverride: { from: '2026-11-20', to: '2026-11-24', reason: 'New roof' } }, now);
    expect(readyAt('2026-11-20T15:00:00Z', closed)?.[1]).toBe('2026-11-25T17:00:00.000Z');
  });

  it('is unknown for a store that never opens', () => {
    expect(readyAt('2026-11-20T15:00:00Z', storeForPickup({ ...columns, hours: Array(7).fill(null) }, now))).toBeUndefined();
  });

  it('is on the first open day on or after the arrival of items from the warehouse', () => {
    expect(shipToStoreReady(ely, Temporal.PlainDate.from('2026-11-22'))).toEqual({
      group: 'pis-4-7',
      date: '2026-11-23',
      readyBy: new Date('2026-11-23T17:00:00Z'),
    });
  });
});

describe('every time of pickup', () => {
  it('is in the future, at least the preparation away, while the store is open', () => {
    fc.assert(
      fc.property(anyStore, anyOrderTime, (given, at) => {
        const ready = pickupReady(given, at);
        const localDay = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(given.timeZone).toPlainDate();
        if (!ready) {
          expect(openMinutes(given, localDay.add({ days: 1 }), 60)).toBeLessThan(Math.max(1, given.preparationMinutes));
          return;
        }
        expect(ready.readyBy.getTime()).toBeGreaterThanOrEqual(at.getTime() + given.preparationMinutes * 60_000);
        const local = Temporal.Instant.fromEpochMilliseconds(ready.readyBy.getTime()).toZonedDateTimeISO(given.timeZone);
        expect(local.toPlainDate().toString()).toBe(ready.date);
        const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
        expect(given.openingsOn(local.toPlainDate()).some(({ open, close }) => open <= time && time <= close)).toBe(true);
        expect(ready.group === 'pis-today').toBe(ready.date === localDay.toString());
      }),
    );
  });

  it('is never earlier for an order placed later', () => {
    fc.assert(
      fc.property(anyStore, anyOrderTime, fc.nat(5 * 86_400_000), (given, at, delay) => {
        const [early, late] = [pickupReady(given, at), pickupReady(given, new Date(at.getTime() + delay))];
        if (early && late) expect(late.readyBy.getTime()).toBeGreaterThanOrEqual(early.readyBy.getTime());
      }),
    );
  });
});

describe('the choice of a store for pickup', () => {
  it("FULFIL-004 needs a store, else 'No store selected for BOPIS.'", () => {
    expect(choosePickupStore(undefined)).toMatchObject({ ok: false, message: 'No store selected for BOPIS.' });
    expect(choosePickupStore(ely)).toEqual({ ok: true, value: ely });
  });

  it.each<[string, Partial<StoreRow>]>([
    ['without pickup', { hasPickup: false }],
    ['that is closed for good', { closedPermanently: true }],
    ['that is closed until further notice', { closedOverride: { from: '2026-11-01', reason: 'New roof' } }],
  ])("FULFIL-005 rejects a store %s with 'Selected store is not eligible for BOPIS.'", (_, overrides) => {
    const chosen = choosePickupStore(storeForPickup({ ...columns, ...overrides }, now));
    expect(chosen).toMatchObject({ ok: false, message: 'Selected store is not eligible for BOPIS.' });
  });

  it('FULFIL-005 rejects a store from the hour on after which it has nothing ready before it closes until further notice', () => {
    const closedOverride = { from: '2026-11-21', reason: 'New roof' };
    const at = (time: string, overrides: Partial<StoreRow> = {}) =>
      choosePickupStore(storeForPickup({ ...columns, closedOverride, ...overrides }, new Date(`2026-11-20T${time}Z`))).ok;
    // 15:59 and 16:00 in Ely
    expect([at('21:59:00'), at('22:00:00')]).toEqual([true, false]);
    // Closes at 20:00: what takes six hours to prepare has to be ordered by 14:00.
    expect(['20:00:00', '20:00:01'].map((time) => at(time, { preparationMinutes: 360 }))).toEqual([true, false]);
    expect(at('22:00:00', { closedOverride: { ...closedOverride, to: '2026-12-05' } })).toBe(true);
    expect(at('15:00:00', { closedOverride: null, hours: Array(7).fill(null) })).toBe(false);
  });

  it('FULFIL-005 accepts a store again on the day on which it reopens', () => {
    const closedOverride = { from: '2026-11-10', to: '2026-11-19', reason: 'New roof' };
    const on = (day: string) => choosePickupStore(storeForPickup({ ...columns, closedOverride }, new Date(`${day}T18:00:00Z`))).ok;
    expect(['2026-11-09', '2026-11-10', '2026-11-19', '2026-11-20'].map(on)).toEqual([true, false, false, true]);
  });
});
