import { type IntlShape, useIntl } from 'react-intl';
import { formatDateTime, formatTime, withoutBreaks } from './format-time.ts';

/** Returns noon UTC of a day, which is on the same calendar day in every time zone of the shop. */
const noonUtc = (day: string) => new Date(`${day}T12:00:00Z`);

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;

export type DateFormat = ReturnType<typeof createDateFormat>;

/** Formats in the language of the page. A day is a date of a calendar, such as `2026-12-24`; an instant is a time of ISO 8601. */
export function createDateFormat(intl: IntlShape) {
  /** "Thu, Dec 24", with the year if it is not the one of the current date. */
  const day = (date: string, currentDate = date) => {
    const year = date.slice(0, 4) === currentDate.slice(0, 4) ? undefined : ('numeric' as const);
    return withoutBreaks(intl.formatDate(noonUtc(date), { ...shortDay, year, timeZone: 'UTC' }));
  };
  return {
    day,
    days: (from: string | undefined, to: string) =>
      from === undefined || from === to
        ? day(to)
        : withoutBreaks(intl.formatDateTimeRange(noonUtc(from), noonUtc(to), { ...shortDay, timeZone: 'UTC' })),
    /** Name of a weekday; 0 is Monday. The dates are in the week of January 5, 2026, which was a Monday. */
    weekday: (weekday: number) => intl.formatDate(Date.UTC(2026, 0, 5 + weekday, 12), { weekday: 'long', timeZone: 'UTC' }),
    /** Formats a local time without its time zone, such as `20:00` as "8 PM", in French as "20 h". */
    wallTime: (time: string) => formatTime(intl, `2026-01-05T${time}:00Z`, { timeZone: 'UTC' }).replace(/:00(?=\s[AP]M)/u, ''),
    hour: (instant: string) => formatTime(intl, instant, { timeZoneName: 'short' }),
    /** Formats a time. `timeZone` is that of a store whose local time is shown. */
    timeOf: (instant: string, timeZone: string | undefined) => formatTime(intl, instant, { timeZone }),
    /** Formats a day. `timeZone` is that of a store whose local day is shown. */
    dayOf: (instant: string, timeZone?: string) => withoutBreaks(intl.formatDate(instant, { ...shortDay, timeZone })),
    dayAndYearOf: (instant: string) => withoutBreaks(intl.formatDate(instant, { ...shortDay, year: 'numeric' })),
    /** "Dec 24, 2026". */
    dateOf: (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' }),
    /** "December 24, 2026". The date is that of UTC, the same on the server and in the browser. */
    longDateOf: (instant: string) => intl.formatDate(instant, { dateStyle: 'long', timeZone: 'UTC' }),
    /** "Dec 24, 2026, 5:00 PM". */
    dateTimeOf: (instant: string | number) => formatDateTime(intl, instant),
  };
}

export function useDateFormat(): DateFormat {
  return createDateFormat(useIntl());
}
