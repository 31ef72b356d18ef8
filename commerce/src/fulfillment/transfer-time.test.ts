import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../shipping/delivery-days.ts';
import type { PickupTime } from '../stores/pickup/pickup-time.ts';
import { shipToStoreReady } from '../stores/pickup/pickup-time.ts';
import type { StoreForPickup } from '../stores/pickup/store-for-pickup.ts';
import { anyOrderTime, anyStore } from '../stores/pickup/testing/any-store.ts';
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

describe('every time at which items from the warehouse can be picked up', () => {
  it('FULFIL-009 is after the order and after the day on which the items are in stock, while the store is open', () => {
    fc.assert(
      fc.property(anyStore, anyWarehouse, anyOrderTime, anyInStockDate, (store, warehouse, at, inStockDate) => {
        const ready = transferReady(store, warehouse, at, inStockDate);
        if (!ready) return;
        expect(ready.readyBy.getTime()).toBeGreaterThan(at.getTime());
        expect(ready.date > (inStockDate ?? '')).toBe(true);
        expectOpen(ready, store);
      }),
    );
  });

  it('is never earlier for an order placed later', () => {
    fc.assert(
      fc.property(anyStore, anyWarehouse, anyOrderTime, anyInStockDate, delay, (store, warehouse, at, inStockDate, later) => {
        const first = transferReady(store, warehouse, at, inStockDate);
        const second = transferReady(store, warehouse, new Date(at.getTime() + later), inStockDate);
        if (first && second) expect(second.readyBy.getTime()).toBeGreaterThanOrEqual(first.readyBy.getTime());
      }),
    );
  });

  it('is not before the items arrive, on the first day on which the store can prepare them, and never earlier if they arrive later', () => {
    fc.assert(
      fc.property(anyStore, anyArrival, fc.nat(14), (store, arrival, days) => {
        const ready = shipToStoreReady(store, arrival);
        if (!ready) return;
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
        const minutes = ({ open, close }: { open: string; close: string }) =>
          Temporal.PlainTime.from(open).until(Temporal.PlainTime.from(close)).total('minutes');
        const windows = Array.from({ length: 50 }, (_, days) => store.openingsOn(arrival.add({ days }))).flat();
        expect(windows.every((window) => minutes(window) < store.preparationMinutes)).toBe(true);
      }),
    );
  });
});
