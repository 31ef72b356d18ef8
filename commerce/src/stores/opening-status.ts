import type { StoreOpeningStatus } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import type { StoreHours } from './tables.ts';

export interface OpeningStatus {
  status: StoreOpeningStatus;
  weekday: number;
  /** Time of the next status change; at the latest midnight, when "tomorrow" becomes "today". */
  until: Date;
}

const toDate = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds);
const timeOn = (day: Temporal.PlainDate, time: string, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });

/**
 * Returns the status at `now`. A store with `isOpen: false` is closed regardless of its hours. Hours that end before they start are
 * ignored.
 */
export function openingStatus(store: { hours: StoreHours; timeZone: string; isOpen: boolean }, now: Date): OpeningStatus {
  const { hours, timeZone } = store;
  const localNow = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = localNow.toPlainDate();
  const weekday = today.dayOfWeek - 1;
  const midnight = today.add({ days: 1 }).toZonedDateTime({ timeZone });
  const statusUntil = (status: StoreOpeningStatus, change: Temporal.ZonedDateTime = midnight): OpeningStatus => {
    const isFirst = Temporal.ZonedDateTime.compare(change, midnight) < 0;
    return { status, weekday, until: toDate(isFirst ? change : midnight) };
  };
  if (!store.isOpen) return statusUntil({ is: 'closed' });
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const dayOfWeek = (weekday + inDays) % 7;
    const opening = hours[dayOfWeek];
    if (!opening || opening.close <= opening.open) continue;
    const day = today.add({ days: inDays });
    const opens = timeOn(day, opening.open, timeZone);
    const closes = timeOn(day, opening.close, timeZone);
    if (Temporal.ZonedDateTime.compare(localNow, closes) >= 0) continue;
    if (Temporal.ZonedDateTime.compare(localNow, opens) >= 0) return statusUntil({ is: 'open', until: opening.close }, closes);
    return statusUntil({ is: 'shut', opens: opening.open, inDays, weekday: dayOfWeek }, opens);
  }
  return statusUntil({ is: 'closed' });
}
