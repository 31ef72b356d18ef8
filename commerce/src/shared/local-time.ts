import { Temporal } from 'temporal-polyfill';

/** Returns an instant as the time of a place. */
export function toLocalTime(at: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}
