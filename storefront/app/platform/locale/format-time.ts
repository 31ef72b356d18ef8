import { withFrenchTime } from '@outfitter/contract/client';
import type { FormatDateOptions, IntlShape } from 'react-intl';

type TimeIntl = Pick<IntlShape, 'formatTime' | 'locale'>;

/** Formats a time of day in the language of the page: "5:00 PM", "17 h". */
export function formatTime(intl: TimeIntl, instant: string | number, options: FormatDateOptions): string {
  return withFrenchTime(intl.formatTime(instant, { hour: 'numeric', minute: '2-digit', ...options }), intl.locale);
}

/** Formats a date with its time: "Jan 5, 2026, 5:00 PM", "5 janv. 2026, 17 h". */
export function formatDateTime(intl: TimeIntl, instant: string | number): string {
  return withFrenchTime(intl.formatTime(instant, { dateStyle: 'medium', timeStyle: 'short' }), intl.locale);
}
