import type { HolidayDeadline as PresentedDeadline } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../shared/local-time.ts';
import { addDeliveryDays, type DeliveryCalendar } from './calendar/delivery-calendar.ts';
import { cutOffOf, domesticCalendar, isWorkingDay, type Warehouse } from './delivery-days.ts';

/** Holidays for which shoppers order gifts, with their date in each year. */
const giftHolidays = [{ id: 'christmas', month: 12, day: 25 }] as const satisfies readonly {
  id: PresentedDeadline['id'];
  month: number;
  day: number;
}[];

export interface HolidayDeadline {
  id: PresentedDeadline['id'];
  orderBefore: Date;
}

/** Days before a holiday from which its deadlines are stated. */
const statedDays = 45;

function previousDay(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: 1 });
}

function lastDeparture(
  holiday: Temporal.PlainDate,
  daysMost: number,
  warehouse: Warehouse,
  calendar: DeliveryCalendar,
): Temporal.PlainDate {
  let day = previousDay(holiday);
  while (!isWorkingDay(day, warehouse) || Temporal.PlainDate.compare(addDeliveryDays(day, daysMost, calendar), holiday) >= 0) {
    day = previousDay(day);
  }
  return day;
}

/**
 * The cutoffs of a warehouse, in epoch milliseconds, by holiday, year, duration and calendar. Counting the working days back takes most of
 * the time of a promise.
 */
const lastCutOffs = new WeakMap<Warehouse, Map<string, number>>();

/** Returns until when, in epoch milliseconds, an order still arrives before the holiday. */
function lastCutOff(holiday: Temporal.PlainDate, daysMost: number, warehouse: Warehouse, calendar: DeliveryCalendar): number {
  const cutOffs = lastCutOffs.get(warehouse) ?? new Map<string, number>();
  lastCutOffs.set(warehouse, cutOffs);
  const name = `${holiday} ${daysMost} ${calendar.countries} ${calendar.hasSaturdays}`;
  const known = cutOffs.get(name);
  if (known !== undefined) return known;
  const cutOff = cutOffOf(lastDeparture(holiday, daysMost, warehouse, calendar), warehouse);
  cutOffs.set(name, cutOff);
  return cutOff;
}

/**
 * Returns until when to order by a method so that an item in stock arrives before the next gift holiday; undefined if it is far away, or
 * too late.
 */
export function holidayDeadline(
  now: Date,
  daysMost: number,
  warehouse: Warehouse,
  calendar: DeliveryCalendar = domesticCalendar(warehouse),
): HolidayDeadline | undefined {
  const today = toLocalTime(now, warehouse.timeZone).toPlainDate();
  for (const { id, month, day } of giftHolidays) {
    const holiday = Temporal.PlainDate.from({ year: today.year, month, day });
    const left = today.until(holiday).days;
    if (left < 1 || left > statedDays) continue;
    const cutOff = lastCutOff(holiday, daysMost, warehouse, calendar);
    if (cutOff > now.getTime()) return { id, orderBefore: new Date(cutOff) };
  }
  return undefined;
}

export function presentDeadline({ id, orderBefore }: HolidayDeadline): PresentedDeadline {
  return { id, orderBefore: orderBefore.toISOString() };
}
