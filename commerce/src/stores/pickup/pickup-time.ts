import type { AvailabilityGroup } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../../shared/local-time.ts';

/** Times at which a store works on orders. */
export interface PickupCalendar {
  timeZone: string;
  /** Minutes from the order, or from the opening, until the items are ready; only those count in which the store is open. */
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

/** Days within which items have to be ready; otherwise the store counts as closed. */
const maxDays = 60;

const localTime = (store: PickupCalendar, at: Date) => toLocalTime(at, store.timeZone);
const timeOn = (store: PickupCalendar, day: Temporal.PlainDate, plainTime: Temporal.PlainTime | string) =>
  day.toZonedDateTime({ timeZone: store.timeZone, plainTime: Temporal.PlainTime.from(plainTime) });

interface OpeningTimes {
  opens: Temporal.ZonedDateTime;
  closes: Temporal.ZonedDateTime;
}

function openingTimesOn(store: PickupCalendar, day: Temporal.PlainDate): OpeningTimes[] {
  return store.openingsOn(day).map(({ open, close }) => ({ opens: timeOn(store, day, open), closes: timeOn(store, day, close) }));
}

/** Returns when items ordered at `now` are ready on the same day; undefined if the store closes before. */
function readyToday(store: PickupCalendar, now: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  for (const { opens, closes } of openingTimesOn(store, now.toPlainDate())) {
    const begins = Temporal.ZonedDateTime.compare(now, opens) > 0 ? now : opens;
    const ready = begins.add({ minutes: store.preparationMinutes });
    if (Temporal.ZonedDateTime.compare(ready, closes) <= 0) return ready;
  }
  return undefined;
}

/**
 * Returns when items are ready that the store begins to prepare on the first open day from `day` on. What takes longer than the store is
 * open on that day is continued on the next ones.
 */
function firstReady(store: PickupCalendar, day: Temporal.PlainDate): Temporal.ZonedDateTime | undefined {
  let remaining = store.preparationMinutes;
  for (let days = 0; days < maxDays; days += 1) {
    for (const { opens, closes } of openingTimesOn(store, day.add({ days }))) {
      const minutes = opens.until(closes).total('minutes');
      if (remaining <= minutes) return opens.add({ minutes: remaining });
      remaining -= minutes;
    }
  }
  return undefined;
}

function pickupTime(group: AvailabilityGroup, ready: Temporal.ZonedDateTime | undefined): PickupTime | undefined {
  return ready && { group, date: ready.toPlainDate().toString(), readyBy: new Date(ready.epochMilliseconds) };
}

/**
 * Returns when items that the store has can be picked up: today if they are ready before the store closes; otherwise it begins to prepare
 * them on the next open day. Undefined for a store in which nothing would be ready within 60 days.
 */
export function pickupReady(store: PickupCalendar, orderedAt: Date): PickupTime | undefined {
  const now = localTime(store, orderedAt);
  const today = now.toPlainDate();
  if (Temporal.PlainTime.compare(now.toPlainTime(), lastOrderTime) < 0) {
    const ready = readyToday(store, now);
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
