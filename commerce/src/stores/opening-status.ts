import type { StoreOpeningStatus } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../shared/local-time.ts';
import type { ClosedOverride, Opening, SpecialHours, StoreHours } from './tables.ts';

export interface StoreCalendar {
  hours: StoreHours;
  specialHours: readonly SpecialHours[];
  closedOverride: ClosedOverride | null;
  closedPermanently: boolean;
  timeZone: string;
}

type ClosableStore = Pick<StoreCalendar, 'closedOverride' | 'closedPermanently' | 'timeZone'>;

export interface OpeningStatus {
  status: StoreOpeningStatus;
  /** Weekday at the store; Monday is 0. */
  weekday: number;
  date: string;
  /** Time of the next status change; at the latest midnight, when "tomorrow" becomes "today". */
  until: Date;
}

/** Days after today in which an opening is looked for. */
const maxDaysAhead = 400;

const toDate = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);
const timeOn = (day: Temporal.PlainDate, time: string, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });

export function isClosedOn(closure: ClosedOverride | null, date: string): boolean {
  return closure !== null && closure.from <= date && date <= (closure.to ?? date);
}

export interface ClosureStatus {
  isClosed: boolean;
  /** Time at which the closure begins or ends by its dates; undefined if only a write changes the status. */
  until: Date | undefined;
}

/** Returns whether a store is closed for good or by a closure, whatever its hours. */
export function closureStatus({ closedPermanently, closedOverride, timeZone }: ClosableStore, now: Date): ClosureStatus {
  if (closedPermanently || !closedOverride) return { isClosed: closedPermanently, until: undefined };
  const { from, to } = closedOverride;
  const today = toLocalTime(now, timeZone).toPlainDate().toString();
  const isClosed = isClosedOn(closedOverride, today);
  const changesOn =
    today < from ? Temporal.PlainDate.from(from) : isClosed && to ? Temporal.PlainDate.from(to).add({ days: 1 }) : undefined;
  return { isClosed, until: changesOn && toDate(changesOn.toZonedDateTime({ timeZone })) };
}

/** Returns the hours of a date, or null if the store is closed on it. Hours that end before they start are ignored. */
export function openingOn(store: Omit<StoreCalendar, 'timeZone'>, day: Temporal.PlainDate): Opening {
  const date = day.toString();
  if (store.closedPermanently || isClosedOn(store.closedOverride, date)) return null;
  const special = store.specialHours.find((each) => each.date === date);
  const opening = special ? special.opening : store.hours[day.dayOfWeek - 1];
  return opening && opening.open < opening.close ? opening : null;
}

function hasOpenings({ hours, specialHours, closedPermanently, closedOverride }: StoreCalendar, today: string): boolean {
  if (closedPermanently) return false;
  if (closedOverride && closedOverride.from <= today && closedOverride.to === undefined) return false;
  return hours.some(Boolean) || specialHours.some(({ date, opening }) => opening && date >= today);
}

export function openingStatus(store: StoreCalendar, now: Date): OpeningStatus {
  const { timeZone } = store;
  const localNow = toLocalTime(now, timeZone);
  const today = localNow.toPlainDate();
  const midnight = today.add({ days: 1 }).toZonedDateTime({ timeZone });
  const statusUntil = (status: StoreOpeningStatus, change: Temporal.ZonedDateTime = midnight): OpeningStatus => {
    const isFirst = Temporal.ZonedDateTime.compare(change, midnight) < 0;
    return { status, weekday: today.dayOfWeek - 1, date: today.toString(), until: toDate(isFirst ? change : midnight) };
  };
  const lastDay = hasOpenings(store, today.toString()) ? maxDaysAhead : -1;
  for (let inDays = 0; inDays <= lastDay; inDays += 1) {
    const day = today.add({ days: inDays });
    const opening = openingOn(store, day);
    if (!opening) continue;
    const [opens, closes] = [timeOn(day, opening.open, timeZone), timeOn(day, opening.close, timeZone)];
    if (Temporal.ZonedDateTime.compare(localNow, closes) >= 0) continue;
    if (Temporal.ZonedDateTime.compare(localNow, opens) >= 0)
      return statusUntil({ is: 'open', until: opening.close, closesAt: toDate(closes).toISOString() }, closes);
    const at = { opens: opening.open, opensAt: toDate(opens).toISOString(), date: day.toString(), weekday: day.dayOfWeek - 1 };
    return statusUntil({ is: 'shut', ...at, inDays }, opens);
  }
  return statusUntil({ is: 'closed', isPermanent: store.closedPermanently });
}
