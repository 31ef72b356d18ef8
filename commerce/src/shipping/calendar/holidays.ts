import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

const date = (year: number, month: number, day: number): Day => Temporal.PlainDate.from({ year, month, day });

function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n < 0) {
    const last = date(year, month, 1).add({ months: 1 }).subtract({ days: 1 });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  const first = date(year, month, 1);
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (n - 1) * 7 });
}

/** Returns the day on which a holiday is observed: on a weekend, the nearest working day. */
function observed(day: Day): Day {
  if (day.dayOfWeek === 6) return day.subtract({ days: 1 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

/** Returns the day on which Canada observes a holiday: on a weekend, the next Monday. */
function observedNext(day: Day): Day {
  return day.dayOfWeek >= 6 ? day.add({ days: 8 - day.dayOfWeek }) : day;
}

/** Returns the day on which Christmas or Boxing Day is observed: on a weekend, they take the next two working days. */
function observedAfter(day: Day): Day {
  return day.dayOfWeek >= 6 ? day.add({ days: 2 }) : day;
}

/** Returns Easter Sunday by Gauss's computation for the Gregorian calendar. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return date(year, Math.floor(f / 31), (f % 31) + 1);
}

/** Returns Victoria Day, the Monday before May 25. */
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

export function holidaysIn(country: CarrierCountry, year: number): ReadonlySet<string> {
  const name = `${country} ${year}`;
  const existing = known.get(name);
  if (existing) return existing;
  const days = new Set(holidaysOfCountry[country](year).flatMap((day) => (day.year === year ? [day.toString()] : [])));
  known.set(name, days);
  return days;
}

/** Returns the country of the carriers: those of the US deliver to its military regions. */
export function carrierCountryOf(countryCode: string): CarrierCountry {
  return countryCode === 'CA' ? 'CA' : 'US';
}
