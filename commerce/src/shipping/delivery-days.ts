import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../shared/local-time.ts';
import { addDeliveryDays, type DeliveryRoute, isDeliveryDay } from './calendar/delivery-route.ts';
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

/** Returns the route within the warehouse's country, by a carrier that rests on weekends. */
export function domesticRoute({ countryCode }: Warehouse): DeliveryRoute {
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

export interface Departure {
  day: Temporal.PlainDate;
  orderBefore: Date;
}

export function nextDeparture(now: Date, warehouse: Warehouse): Departure {
  const local = toLocalTime(now, warehouse.timeZone);
  const cutOff = Temporal.PlainTime.from(warehouse.cutOff);
  const isToday = isWorkingDay(local.toPlainDate(), warehouse) && Temporal.PlainTime.compare(local.toPlainTime(), cutOff) < 0;
  const day = isToday ? local.toPlainDate() : nextWorkingDay(local.toPlainDate().add({ days: 1 }), warehouse);
  return { day, orderBefore: new Date(day.toZonedDateTime({ timeZone: warehouse.timeZone, plainTime: cutOff }).epochMilliseconds) };
}

/** Returns the day on which an order leaves. Backordered items leave on the working day after their in-stock date. */
export function departureDay({ day }: Departure, warehouse: Warehouse, inStockDate?: string): Temporal.PlainDate {
  const earliest = inStockDate ? nextWorkingDay(Temporal.PlainDate.from(inStockDate).add({ days: 1 }), warehouse) : undefined;
  return earliest && Temporal.PlainDate.compare(earliest, day) > 0 ? earliest : day;
}

/** Returns the first day of delivery that is `count` delivery days after the departure; on the day itself only if it is one. */
function arrivalDay(departure: Temporal.PlainDate, count: number, route: DeliveryRoute): Temporal.PlainDate {
  return count === 0 && !isDeliveryDay(departure, route) ? addDeliveryDays(departure, 1, route) : addDeliveryDays(departure, count, route);
}

/** Returns the departure and the earliest and latest arrival as ISO dates. */
export function arrivalDays(
  now: Date,
  transit: { daysLeast: number; daysMost: number },
  warehouse: Warehouse,
  { inStockDate, route = domesticRoute(warehouse) }: { inStockDate?: string | undefined; route?: DeliveryRoute } = {},
): { departure: string; from: string; to: string; orderBefore: Date } {
  const next = nextDeparture(now, warehouse);
  const departure = departureDay(next, warehouse, inStockDate);
  return {
    departure: departure.toString(),
    from: arrivalDay(departure, transit.daysLeast, route).toString(),
    to: arrivalDay(departure, transit.daysMost, route).toString(),
    orderBefore: next.orderBefore,
  };
}
