import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../shipping/delivery-days.ts';
import { storeForPickup } from '../stores/pickup/pickup-stores.ts';
import type { PickupTime } from '../stores/pickup/pickup-time.ts';
import { shipToStoreReady } from '../stores/pickup/pickup-time.ts';
import type { StoreForPickup } from '../stores/pickup/store-for-pickup.ts';
import { anyOrderTime, anyStore, openMinutes } from '../stores/pickup/testing/any-store.ts';
import { buildStore } from '../stores/testing/store-builder.ts';
import { testWarehouse } from '../testing/test-settings.ts';
import { transferReady } from './transfer-time.ts';

const anyWarehouse: fc.Arbitrary<Warehouse> = fc.record({
  timeZone: fc.constantFrom('America/Chicago', 'America/Los_Angeles', 'America/Winnipeg'),
  countryCode: fc.constantFrom('US', 'CA'),
  postalCode: fc.constant('55802'),
  cutOff: fc.constantFrom('00:00', '10:00', '14:00', '23:30'),
  closedDays: fc.constantFrom(new Set<string>(), new Set(['2026-11-02', '2026-11-03', '2027-03-15'])),
});
const anyInStockDate = fc.option(fc.constantFrom('2025-12-31', '2026-11-01', '2026-11-27', '2027-03-12', '2027-12-31'), { nil: undefined });
const anyArrival = fc.nat(730).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }));
const delay = fc.nat(14 * 86_400_000);

function expectOpen({ date, readyBy }: PickupTime, { timeZone, openingsOn }: StoreForPickup): void {
  const local = Temporal.Instant.fromEpochMilliseconds(readyBy.getTime()).toZonedDateTimeISO(timeZone);
  expect(local.toPlainDate().toString()).toBe(date);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  expect(openingsOn(local.toPlainDate()).some(({ open, close }) => open <= time && time <= close)).toBe(true);
}

describe('the time at which items from the warehouse can be picked up', () => {
  const store = storeForPickup(buildStore({ transferDays: 5 }), new Date('2026-11-20T15:00:00Z'));
  const readyAt = (at: string, inStockDate?: string) => transferReady(store, testWarehouse, new Date(at), inStockDate);

  it('FULFIL-009 is the transfer days of the store after the departure, and the preparation after the opening', () => {
    // Five working days without Thanksgiving.
    expect(readyAt('2026-11-20T15:00:00Z')).toEqual({ group: 'pis-4-7', date: '2026-11-30', readyBy: new Date('2026-11-30T17:00:00Z') });
    expect(readyAt('2026-11-20T23:00:00Z')).toMatchObject({ date: '2026-12-01', readyBy: new Date('2026-12-01T17:00:00Z') });
    expect(readyAt('2026-11-20T15:00:00Z', '2026-11-30')).toMatchObject({ readyBy: new Date('2026-12-08T17:00:00Z') });
  });

  it('FULFIL-009 counts the working days of both countries on the way to a store across the border', () => {
    const address = { ...buildStore().address, countryCode: 'CA' };
    const across = (from: Warehouse['countryCode'], at: string) =>
      transferReady(
        storeForPickup(buildStore({ address, transferDays: 2 }), new Date(at)),
        { ...testWarehouse, countryCode: from },
        new Date(at),
      );
    // Canada Day is a Wednesday, and the day after the departure; Independence Day is observed on Friday, the 3rd.
    expect(across('US', '2026-06-30T15:00:00Z')).toMatchObject({ date: '2026-07-06' });
    expect(across('CA', '2026-06-30T15:00:00Z')).toMatchObject({ date: '2026-07-03' });
  });
});

describe('every time at which items from the warehouse can be picked up', () => {
  it('FULFIL-009 is after the order and after the day on which the items are in stock, while the store is open', () => {
    fc.assert(
      fc.property(anyStore, anyWarehouse, anyOrderTime, anyInStockDate, (store, warehouse, at, inStockDate) => {
        const ready = transferReady(store, warehouse, at, inStockDate);
        fc.pre(ready !== undefined);
        expect(ready.readyBy.getTime()).toBeGreaterThan(at.getTime());
        expect(ready.date > (inStockDate ?? '')).toBe(true);
        expectOpen(ready, store);
      }),
    );
  });

  it('is never earlier across the border than within the country of the warehouse', () => {
    fc.assert(
      fc.property(anyStore, anyWarehouse, anyOrderTime, anyInStockDate, (store, warehouse, at, inStockDate) => {
        const readyIn = (countryCode: string) => transferReady({ ...store, countryCode }, warehouse, at, inStockDate);
        const domestic = readyIn(warehouse.countryCode);
        const across = readyIn(warehouse.countryCode === 'US' ? 'CA' : 'US');
        fc.pre(domestic !== undefined && across !== undefined);
        expect(across.readyBy.getTime()).toBeGreaterThanOrEqual(domestic.readyBy.getTime());
      }),
    );
  });

  it('is never earlier for an order placed later', () => {
    fc.assert(
      fc.property(anyStore, anyWarehouse, anyOrderTime, anyInStockDate, delay, (store, warehouse, at, inStockDate, later) => {
        const first = transferReady(store, warehouse, at, inStockDate);
        const second = transferReady(store, warehouse, new Date(at.getTime() + later), inStockDate);
        fc.pre(first !== undefined && second !== undefined);
        expect(second.readyBy.getTime()).toBeGreaterThanOrEqual(first.readyBy.getTime());
      }),
    );
  });

  it('is not before the items arrive, on the first day on which the store can prepare them, and never earlier if they arrive later', () => {
    fc.assert(
      fc.property(anyStore, anyArrival, fc.nat(14), (store, arrival, days) => {
        const ready = shipToStoreReady(store, arrival);
        fc.pre(ready !== undefined);
        expect(ready.date >= arrival.toString()).toBe(true);
        expectOpen(ready, store);
        const later = shipToStoreReady(store, arrival.add({ days }));
        if (later) expect(later.readyBy.getTime()).toBeGreaterThanOrEqual(ready.readyBy.getTime());
      }),
    );
  });

  it('is unknown only for a store that is never open long enough to prepare them', () => {
    fc.assert(
      fc.property(anyStore, anyArrival, (store, arrival) => {
        if (shipToStoreReady(store, arrival)) return;
        expect(openMinutes(store, arrival, 60)).toBeLessThan(Math.max(1, store.preparationMinutes));
      }),
    );
  });
});
