import type { Store } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';
import { formatTime } from '../../platform/locale/format-time.ts';

/** Formats a local time in the shopper's locale, such as `20:00` as "8 PM", in French as "20 h". */
export function formatWallTime(intl: IntlShape, time: string): string {
  const text = formatTime(intl, `2026-01-05T${time}:00Z`, { timeZone: 'UTC' });
  return text.replace(/:00(?=\s[AP]M)/u, '');
}

/** Returns the name of a weekday; 0 is Monday. The dates are in the week of January 5, 2026, which was a Monday. */
export function weekdayName(intl: IntlShape, weekday: number, form: 'long' | 'short' = 'long'): string {
  return intl.formatDate(Date.UTC(2026, 0, 5 + weekday, 12), { weekday: form, timeZone: 'UTC' });
}

/** Formats a date of the store's calendar, such as `2026-12-24` as "Thu, Dec 24", with the year if it is not the current one. */
export function formatDate(intl: IntlShape, date: string, currentDate = date): string {
  const year = date.slice(0, 4) === currentDate.slice(0, 4) ? undefined : ('numeric' as const);
  return intl.formatDate(`${date}T12:00:00Z`, { weekday: 'short', month: 'short', day: 'numeric', year, timeZone: 'UTC' });
}

export function formatOpening(intl: IntlShape, { open, close }: { open: string; close: string }): string {
  return `${formatWallTime(intl, open)}–${formatWallTime(intl, close)}`;
}

export interface HoursRow {
  from: number;
  to: number;
  opening: Store['hours'][number];
}

export function hoursRows(hours: Store['hours']): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const [day, opening] of hours.entries()) {
    const previous = rows.at(-1);
    if (previous && previous.opening?.open === opening?.open && previous.opening?.close === opening?.close) previous.to = day;
    else rows.push({ from: day, to: day, opening });
  }
  return rows;
}
