/** What a store's door says at a moment. Pure; hours are wall time where the store stands. */
import type { StoreOpeningStatus } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import type { StoreHours } from './tables.ts';

export interface OpeningStatus {
  status: StoreOpeningStatus;
  /** Monday is 0. */
  weekday: number;
  /** When the door says something else; midnight counts, since "tomorrow" becomes "today". */
  until: Date;
}

const asDate = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds);
const at = (day: Temporal.PlainDate, time: string, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });

/**
 * Open until when, or shut until when. `isOpen: false` is a store that is closed until further notice, whatever its hours. A day whose
 * hours close before they open has none.
 */
export function openingStatus(store: { hours: StoreHours; timeZone: string; isOpen: boolean }, now: Date): OpeningStatus {
  const { hours, timeZone } = store;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const weekday = today.dayOfWeek - 1;
  const midnight = today.add({ days: 1 }).toZonedDateTime({ timeZone });
  const said = (status: StoreOpeningStatus, change: Temporal.ZonedDateTime = midnight): OpeningStatus => {
    const isFirst = Temporal.ZonedDateTime.compare(change, midnight) < 0;
    return { status, weekday, until: asDate(isFirst ? change : midnight) };
  };
  if (!store.isOpen) return said({ is: 'closed' });
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const dayOfWeek = (weekday + inDays) % 7;
    const opening = hours[dayOfWeek];
    if (!opening || opening.close <= opening.open) continue;
    const day = today.add({ days: inDays });
    const opens = at(day, opening.open, timeZone);
    const closes = at(day, opening.close, timeZone);
    if (Temporal.ZonedDateTime.compare(here, closes) >= 0) continue;
    if (Temporal.ZonedDateTime.compare(here, opens) >= 0) return said({ is: 'open', until: opening.close }, closes);
    return said({ is: 'shut', opens: opening.open, inDays, weekday: dayOfWeek }, opens);
  }
  return said({ is: 'closed' });
}
