import type { Store } from './stores.ts';

type Opening = Store['hours'][number];

interface Holiday {
  date: string;
  name: string;
  /** Hours on the holiday: closed all day, closing early, or open for a shorter day. */
  hours: 'closed' | { closesBy: string } | { open: string; close: string };
}

interface StoreHoliday {
  date: string;
  name: string;
  opening: Opening;
}

/** Years for which the demo knows its holidays. */
const holidayYears = [2026, 2027, 2028];
const shortDay = { open: '10:00', close: '17:00' };

const isoDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** Returns the weekday of a date; Monday is 0. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
const addDays = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = weekdayOf(isoDate(year, month, 1));
  return isoDate(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

/** Returns the last Monday on or before a day of a month. */
function mondayBy(year: number, month: number, day: number): string {
  const date = isoDate(year, month, day);
  return addDays(date, -weekdayOf(date));
}

/** Returns Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const ordinal = h + l - 7 * m + 114;
  return isoDate(year, Math.floor(ordinal / 31), (ordinal % 31) + 1);
}

export function holidaysOf(countryCode: 'US' | 'CA', year: number): Holiday[] {
  const easter = easterSunday(year);
  const national: Holiday[] =
    countryCode === 'US'
      ? [
          { date: mondayBy(year, 5, 31), name: 'Memorial Day', hours: shortDay },
          { date: isoDate(year, 7, 4), name: 'Independence Day', hours: shortDay },
          { date: nthWeekday(year, 9, 0, 1), name: 'Labor Day', hours: shortDay },
          { date: nthWeekday(year, 11, 3, 4), name: 'Thanksgiving', hours: 'closed' },
        ]
      : [
          { date: nthWeekday(year, 2, 0, 3), name: 'Family Day', hours: 'closed' },
          { date: addDays(easter, -2), name: 'Good Friday', hours: 'closed' },
          { date: mondayBy(year, 5, 24), name: 'Victoria Day', hours: shortDay },
          { date: isoDate(year, 7, 1), name: 'Canada Day', hours: 'closed' },
          { date: nthWeekday(year, 9, 0, 1), name: 'Labour Day', hours: 'closed' },
          { date: nthWeekday(year, 10, 0, 2), name: 'Thanksgiving', hours: 'closed' },
          { date: isoDate(year, 12, 26), name: 'Boxing Day', hours: shortDay },
        ];
  const both: Holiday[] = [
    { date: isoDate(year, 1, 1), name: 'New Year’s Day', hours: 'closed' },
    { date: easter, name: 'Easter Sunday', hours: 'closed' },
    { date: isoDate(year, 12, 24), name: 'Christmas Eve', hours: { closesBy: '15:00' } },
    { date: isoDate(year, 12, 25), name: 'Christmas Day', hours: 'closed' },
    { date: isoDate(year, 12, 31), name: 'New Year’s Eve', hours: { closesBy: '16:00' } },
  ];
  return [...both, ...national].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Returns a store's hours on holidays, by date. A store that is closed on that weekday stays closed. */
export function storeHolidays({ hours, address }: Pick<Store, 'hours' | 'address'>): StoreHoliday[] {
  return holidayYears
    .flatMap((year) => holidaysOf(address.countryCode, year))
    .map(({ date, name, hours: special }) => {
      const regular = hours[weekdayOf(date)] ?? null;
      if (special === 'closed' || regular === null) return { date, name, opening: null };
      if ('closesBy' in special) return { date, name, opening: { ...regular, close: special.closesBy } };
      return { date, name, opening: special };
    });
}
