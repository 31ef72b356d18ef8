/** Days on which carriers neither move nor deliver parcels. */
import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

const date = (year: number, month: number, day: number): Day => Temporal.PlainDate.from({ year, month, day });

/** Returns the nth weekday (1 is Monday) of a month; with n = −1 the last one. */
function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n < 0) {
    const last = date(year, month, 1).add({ months: 1 }).subtract({ days: 1 });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  const first = date(year, month, 1);
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (n - 1) * 7 });
}

/** A holiday on a weekend is observed on the nearest working day. */
function observed(day: Day): Day {
  if (day.dayOfWeek === 6) return day.subtract({ days: 1 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

/** Canada observes a holiday on a weekend on the next Monday. */
function observedNext(day: Day): Day {
  return day.dayOfWeek >= 6 ? day.add({ days: 8 - day.dayOfWeek }) : day;
}

/** Christmas and Boxing Day take the next two working days. */
function observedAfter(day: Day): Day {
  return day.dayOfWeek >= 6 ? day.add({ days: 2 }) : day;
}

/** Gauss's computation for the Gregorian calendar. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return date(year, Math.floor(f / 31), (f % 31) + 1);
}

/** The Monday before May 25. */
function victoriaDay(year: number): Day {
  const eve = date(year, 5, 24);
  return eve.subtract({ days: eve.dayOfWeek - 1 });
}

const holidaysOfCountry: Record<'US' | 'CA', (year: number) => Day[]> = {
  US: (year) => [
    observed(date(year, 1, 1)),
    nthWeekday(year, 5, 1, -1),
    observed(date(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    observed(date(year, 12, 25)),
    // Observed on the last day of the year before.
    observed(date(year + 1, 1, 1)),
  ],
  CA: (year) => [
    observedNext(date(year, 1, 1)),
    easterSunday(year).subtract({ days: 2 }),
    victoriaDay(year),
    observedNext(date(year, 7, 1)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    observedAfter(date(year, 12, 25)),
    observedAfter(date(year, 12, 26)),
  ],
};

export type CarrierCountry = keyof typeof holidaysOfCountry;

const known = new Map<string, ReadonlySet<string>>();

/** Returns the ISO dates of a country's holidays that are observed in a year. */
export function holidaysIn(country: CarrierCountry, year: number): ReadonlySet<string> {
  const name = `${country} ${year}`;
  const existing = known.get(name);
  if (existing) return existing;
  const days = new Set(holidaysOfCountry[country](year).flatMap((day) => (day.year === year ? [day.toString()] : [])));
  known.set(name, days);
  return days;
}

/** Carriers of the US deliver to its military regions. */
export function carrierCountryOf(countryCode: string): CarrierCountry {
  return countryCode === 'CA' ? 'CA' : 'US';
}
