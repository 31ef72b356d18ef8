import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../shared/local-time.ts';
import { addDeliveryDays, type DeliveryCalendar, isDeliveryDay } from './calendar/delivery-calendar.ts';
import { type CarrierCountry, holidaysIn } from './calendar/holidays.ts';

export interface Warehouse {
  timeZone: string;
  countryCode: CarrierCountry;
  postalCode: string;
  /** Orders before this local time leave on the same working day. */
  cutOff: string;
  /** ISO dates on which nothing leaves, in addition to weekends and the holidays of the country. */
  closedDays: ReadonlySet<string>;
}

/** Returns the calendar within the warehouse's country of a carrier that rests on weekends. */
export function domesticCalendar({ countryCode }: Warehouse): DeliveryCalendar {
  return { countries: [countryCode], hasSaturdays: false };
}

/** Returns whether parcels leave the warehouse on a day. */
export function isWorkingDay(day: Temporal.PlainDate, { countryCode, closedDays }: Warehouse): boolean {
  if (day.dayOfWeek > 5) return false;
  const iso = day.toString();
  return !closedDays.has(iso) && !holidaysIn(countryCode, day.year).has(iso);
}

function nextWorkingDay(day: Temporal.PlainDate, warehouse: Warehouse): Temporal.PlainDate {
  let next = day;
  while (!isWorkingDay(next, warehouse)) next = next.add({ days: 1 });
  return next;
}

/** Returns the day on which the next parcel leaves. */
export function nextDeparture(now: Date, warehouse: Warehouse): Temporal.PlainDate {
  const local = toLocalTime(now, warehouse.timeZone);
  const cutOff = Temporal.PlainTime.from(warehouse.cutOff);
  const isToday = isWorkingDay(local.toPlainDate(), warehouse) && Temporal.PlainTime.compare(local.toPlainTime(), cutOff) < 0;
  return isToday ? local.toPlainDate() : nextWorkingDay(local.toPlainDate().add({ days: 1 }), warehouse);
}

/** Returns the day on which an order leaves. Backordered items leave on the working day after their in-stock date. */
export function departureDay(now: Date, warehouse: Warehouse, inStockDate?: string): Temporal.PlainDate {
  const next = nextDeparture(now, warehouse);
  const earliest = inStockDate ? nextWorkingDay(Temporal.PlainDate.from(inStockDate).add({ days: 1 }), warehouse) : next;
  return Temporal.PlainDate.compare(earliest, next) > 0 ? earliest : next;
}

/** Returns until when, in epoch milliseconds, an order leaves on a working day. */
export function cutOffOf(day: Temporal.PlainDate, { cutOff, timeZone }: Warehouse): number {
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(cutOff) }).epochMilliseconds;
}

/** Returns the first day of delivery that is `count` delivery days after the departure; on the day itself only if it is one. */
function arrivalDay(departure: Temporal.PlainDate, count: number, calendar: DeliveryCalendar): Temporal.PlainDate {
  return count === 0 && !isDeliveryDay(departure, calendar)
    ? addDeliveryDays(departure, 1, calendar)
    : addDeliveryDays(departure, count, calendar);
}

/** Returns the departure and the earliest and latest arrival as ISO dates. */
export function arrivalDays(
  now: Date,
  transit: { daysLeast: number; daysMost: number },
  warehouse: Warehouse,
  { inStockDate, calendar = domesticCalendar(warehouse) }: { inStockDate?: string | undefined; calendar?: DeliveryCalendar } = {},
): { departure: string; from: string; to: string; orderBefore: Date } {
  const departure = departureDay(now, warehouse, inStockDate);
  return {
    departure: departure.toString(),
    from: arrivalDay(departure, transit.daysLeast, calendar).toString(),
    to: arrivalDay(departure, transit.daysMost, calendar).toString(),
    orderBefore: new Date(cutOffOf(departure, warehouse)),
  };
}
