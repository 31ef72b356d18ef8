import { Temporal } from 'temporal-polyfill';

export interface Warehouse {
  timeZone: string;
  /** Orders before this local time leave on the same working day. */
  cutOff: string;
  /** ISO dates without departures and deliveries, in addition to weekends. */
  holidays: ReadonlySet<string>;
}

/** Source: the carriers' calendars of 2026 and 2027. */
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

export function addWorkingDays(day: Temporal.PlainDate, count: number, warehouse: Warehouse): Temporal.PlainDate {
  let current = day;
  for (let remaining = count; remaining > 0; remaining--) current = nextWorkingDay(current.add({ days: 1 }), warehouse);
  return current;
}

export interface Departure {
  day: Temporal.PlainDate;
  orderBefore: Date;
}

export function nextDeparture(now: Date, warehouse: Warehouse): Departure {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(warehouse.timeZone);
  const cutOff = Temporal.PlainTime.from(warehouse.cutOff);
  const isToday = isWorkingDay(local.toPlainDate(), warehouse) && Temporal.PlainTime.compare(local.toPlainTime(), cutOff) < 0;
  const day = isToday ? local.toPlainDate() : nextWorkingDay(local.toPlainDate().add({ days: 1 }), warehouse);
  return { day, orderBefore: new Date(day.toZonedDateTime({ timeZone: warehouse.timeZone, plainTime: cutOff }).epochMilliseconds) };
}

/** Returns the departure and the earliest and latest arrival as ISO dates. Backordered items leave on the working day after their in-stock date. */
export function arrivalDays(
  now: Date,
  transit: { daysLeast: number; daysMost: number },
  warehouse: Warehouse,
  inStockDate?: string,
): { departure: string; from: string; to: string; orderBefore: Date } {
  const departure = nextDeparture(now, warehouse);
  const earliest = inStockDate ? nextWorkingDay(Temporal.PlainDate.from(inStockDate).add({ days: 1 }), warehouse) : undefined;
  const departureDay = earliest && Temporal.PlainDate.compare(earliest, departure.day) > 0 ? earliest : departure.day;
  return {
    departure: departureDay.toString(),
    from: addWorkingDays(departureDay, transit.daysLeast, warehouse).toString(),
    to: addWorkingDays(departureDay, transit.daysMost, warehouse).toString(),
    orderBefore: departure.orderBefore,
  };
}
