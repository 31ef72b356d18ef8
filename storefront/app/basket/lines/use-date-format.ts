import { useIntl } from 'react-intl';

/** Noon keeps a calendar day the same day in every zone that it may be written for. */
const noonUtc = (day: string) => new Date(`${day}T12:00:00Z`);

/** Days and hours as the shop writes them: "Wed, Nov 25", "2:00 PM CST". */
export function useDateFormat() {
  const intl = useIntl();
  const form = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const day = (date: string) => intl.formatDate(noonUtc(date), { ...form, timeZone: 'UTC' });
  return {
    day,
    /** One day, or the first and last of a span. */
    days: (from: string | undefined, to: string) =>
      from === undefined || from === to ? day(to) : intl.formatDateTimeRange(noonUtc(from), noonUtc(to), { ...form, timeZone: 'UTC' }),
    /** An instant on the shopper's own clock. */
    hour: (instant: string) => intl.formatTime(instant, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    dayOf: (instant: string) => intl.formatDate(instant, form),
  };
}
