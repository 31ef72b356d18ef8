import { useIntl } from 'react-intl';
import { formatTime } from '../../platform/locale/format-time.ts';

/** Returns noon UTC of a day, which is on the same calendar day in every time zone of the shop. */
const noonUtc = (day: string) => new Date(`${day}T12:00:00Z`);

export function useDateFormat() {
  const intl = useIntl();
  const format = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const day = (date: string) => intl.formatDate(noonUtc(date), { ...format, timeZone: 'UTC' });
  return {
    day,
    days: (from: string | undefined, to: string) =>
      from === undefined || from === to ? day(to) : intl.formatDateTimeRange(noonUtc(from), noonUtc(to), { ...format, timeZone: 'UTC' }),
    hour: (instant: string) => formatTime(intl, instant, { timeZoneName: 'short' }),
    /** Formats a time. `timeZone` is that of a store whose local time is shown. */
    timeOf: (instant: string, timeZone: string | undefined) => formatTime(intl, instant, { timeZone }),
    /** Formats a day. `timeZone` is that of a store whose local day is shown. */
    dayOf: (instant: string, timeZone?: string) => intl.formatDate(instant, { ...format, timeZone }),
    dayAndYearOf: (instant: string) => intl.formatDate(instant, { ...format, year: 'numeric' }),
  };
}
