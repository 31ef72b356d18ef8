import type { AvailabilityGroup } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../../shared/local-time.ts';

/** Times at which a store works on orders. */
export interface PickupCalendar {
  timeZone: string;
  /** Minutes from the order, or from the opening, until the items are ready. */
  preparationMinutes: number;
  /** The local opening times of a day in order, such as 09:00 to 20:00; empty if the store is closed. */
  openingsOn(day: Temporal.PlainDate): readonly { open: string; close: string }[];
}

export interface PickupTime {
  /** Availability group by which the store handles the order; the promise is the time. */
  group: AvailabilityGroup;
  /** Local date of the store. */
  date: string;
  readyBy: Date;
}

/** Orders from this local time on are prepared on the next day (FULFIL-009). */
const lastOrderTime = Temporal.PlainTime.from('16:00');

/** Days after which a store that does not open counts as closed. */
const maxDays = 60;

const localTime = (store: PickupCalendar, at: Date) => toLocalTime(at, store.timeZone);
const timeOn = (store: PickupCalendar, day: Temporal.PlainDate, plainTime: Temporal.PlainTime | string) =>
  day.toZonedDateTime({ timeZone: store.timeZone, plainTime: Temporal.PlainTime.from(plainTime) });

/** Returns when items are ready that the store begins to prepare at `from`, or when it opens; undefined if it closes before. */
function readyOn(store: PickupCalendar, day: Temporal.PlainDate, from?: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  for (const { open, close } of store.openingsOn(day)) {
    const opens = timeOn(store, day, open);
    const begins = from && Temporal.ZonedDateTime.compare(from, opens) > 0 ? from : opens;
    const ready = begins.add({ minutes: store.preparationMinutes });
    if (Temporal.ZonedDateTime.compare(ready, timeOn(store, day, close)) <= 0) return ready;
  }
  return undefined;
}

function firstReady(store: PickupCalendar, day: Temporal.PlainDate): Temporal.ZonedDateTime | undefined {
  for (let days = 0; days < maxDays; days += 1) {
    const ready = readyOn(store, day.add({ days }));
    if (ready) return ready;
  }
  return undefined;
}

function pickupTime(group: AvailabilityGroup, ready: Temporal.ZonedDateTime | undefined): PickupTime | undefined {
  return ready && { group, date: ready.toPlainDate().toString(), readyBy: new Date(ready.epochMilliseconds) };
}

/**
 * Returns when items that the store has can be picked up: today if they are ready before the store closes, otherwise on the next day that
 * the store is open. Undefined for a store without opening hours.
 */
export function pickupReady(store: PickupCalendar, orderedAt: Date): PickupTime | undefined {
  const now = localTime(store, orderedAt);
  const today = now.toPlainDate();
  if (Temporal.PlainTime.compare(now.toPlainTime(), lastOrderTime) < 0) {
    const ready = readyOn(store, today, now);
    if (ready) return pickupTime('pis-today', ready);
  }
  return pickupTime('pis-tomorrow', firstReady(store, today.add({ days: 1 })));
}

/**
 * Returns until when today's orders can still be picked up today, for a store that has nothing ready on a later day, such as before it
 * closes until further notice. Undefined for another store.
 */
export function lastOrderBeforeClosure(store: PickupCalendar, at: Date): Date | undefined {
  const ready = pickupReady(store, at);
  const today = localTime(store, at).toPlainDate();
  if (ready?.group !== 'pis-today' || firstReady(store, today.add({ days: 1 }))) return undefined;
  const begins = store.openingsOn(today).map(({ close }) => timeOn(store, today, close).subtract({ minutes: store.preparationMinutes }));
  const last = Math.max(...begins.map(({ epochMilliseconds }) => epochMilliseconds));
  return new Date(Math.min(last, timeOn(store, today, lastOrderTime).epochMilliseconds));
}

/** Returns when items that arrive at the store on `arrival`, a local date, can be picked up. */
export function shipToStoreReady(store: PickupCalendar, arrival: Temporal.PlainDate): PickupTime | undefined {
  return pickupTime('pis-4-7', firstReady(store, arrival));
}
