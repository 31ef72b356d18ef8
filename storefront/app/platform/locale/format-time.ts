import { withFrenchTime } from '@outfitter/contract/client';
import type { FormatDateOptions, IntlShape } from 'react-intl';

type TimeIntl = Pick<IntlShape, 'formatTime' | 'locale' | 'timeZone' | 'formatters'>;

/** Keeps a time or a day on one line. A range of days breaks after its dash. Around that, browsers have thin spaces or usual ones. */
export const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ');

/**
 * Formats a time of day in the language of the page: "5:00 PM", "17 h". French time zones are named as in Canada, "HNC", where France has
 * an offset from UTC. The spaces are no-break ones, so that a time stays on one line.
 */
export function formatTime(intl: TimeIntl, instant: string | number, options: FormatDateOptions): string {
  const format = { hour: 'numeric', minute: '2-digit', ...options } as const;
  if (!intl.locale.startsWith('fr')) return withoutBreaks(intl.formatTime(instant, format));
  const { timeZone = intl.timeZone } = options;
  const time = intl.formatters.getDateTimeFormat('fr-CA', { ...format, timeZone }).format(new Date(instant));
  return withoutBreaks(withFrenchTime(time, intl.locale));
}

/** Formats a date with its time: "Jan 5, 2026, 5:00 PM", "5 janv. 2026, 17 h". */
export function formatDateTime(intl: TimeIntl, instant: string | number): string {
  return withFrenchTime(intl.formatTime(instant, { dateStyle: 'medium', timeStyle: 'short' }), intl.locale);
}
