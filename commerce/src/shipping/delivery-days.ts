/** When a parcel arrives: working days from the day it leaves the warehouse. Pure; dates are local to the warehouse. */
import { Temporal } from 'temporal-polyfill';

export interface Warehouse {
  timeZone: string;
  /** An order before this local time leaves the same working day. */
  cutOff: string;
  /** Days on which neither warehouse nor carrier works, besides weekends: ISO dates. */
  holidays: ReadonlySet<string>;
}

/** Of the carriers' calendars, 2026 and 2027. */
const holidays = [
  '2026-01-01',
  '2026-05-25',
  '2026-07-03',
  '2026-09-07',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-05-31',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-24',
];

export const defaultWarehouse: Warehouse = { timeZone: 'America/Chicago', cutOff: '14:00', holidays: new Set(holidays) };

export function isWorkingDay(day: Temporal.PlainDate, warehouse: Warehouse): boolean {
  return day.dayOfWeek <= 5 && !warehouse.holidays.has(day.toString());
}

function nextWorkingDay(day: Temporal.PlainDate, warehouse: Warehouse): Temporal.PlainDate {
  let next = day;
  while (!isWorkingDay(next, warehouse)) next = next.add({ days: 1 });
  return next;
}

/** `count` working days after `day`. */
export function addWorkingDays(day: Temporal.PlainDate, count: number, warehouse: Warehouse): Temporal.PlainDate {
  let at = day;
  for (let left = count; left > 0; left--) at = nextWorkingDay(at.add({ days: 1 }), warehouse);
  return at;
}

export interface Departure {
  /** The local day on which the parcel leaves. */
  day: Temporal.PlainDate;
  /** Ordered before this instant, it leaves on that day. */
  orderBefore: Date;
}

/** The next departure after `now`, on the wall clock of the warehouse, daylight saving included. */
export function nextDeparture(now: Date, warehouse: Warehouse): Departure {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(warehouse.timeZone);
  const cutOff = Temporal.PlainTime.from(warehouse.cutOff);
  const isToday = isWorkingDay(local.toPlainDate(), warehouse) && Temporal.PlainTime.compare(local.toPlainTime(), cutOff) < 0;
  const day = isToday ? local.toPlainDate() : nextWorkingDay(local.toPlainDate().add({ days: 1 }), warehouse);
  return { day, orderBefore: new Date(day.toZonedDateTime({ timeZone: warehouse.timeZone, plainTime: cutOff }).epochMilliseconds) };
}

/**
 * The earliest and latest day of arrival, as ISO dates. Goods that are expected later leave on the working day after
 * they come in.
 */
export function arrivalDays(
  now: Date,
  transit: { daysLeast: number; daysMost: number },
  warehouse: Warehouse,
  expectedOn?: string,
): { from: string; to: string; orderBefore: Date } {
  const departure = nextDeparture(now, warehouse);
  const expected = expectedOn ? nextWorkingDay(Temporal.PlainDate.from(expectedOn).add({ days: 1 }), warehouse) : undefined;
  const leaves = expected && Temporal.PlainDate.compare(expected, departure.day) > 0 ? expected : departure.day;
  return {
    from: addWorkingDays(leaves, transit.daysLeast, warehouse).toString(),
    to: addWorkingDays(leaves, transit.daysMost, warehouse).toString(),
    orderBefore: departure.orderBefore,
  };
}
