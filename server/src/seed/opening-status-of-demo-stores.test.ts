import { stores as storeUseCases } from '@outfitter/commerce';
import { loadCatalog, loadTranslations } from '@outfitter/demo';
import { describe, expect, it } from 'vitest';
import { storeRows } from './store-rows.ts';

const { openingStatus } = storeUseCases;
const catalog = loadCatalog();
const rows = storeRows(catalog.stores, loadTranslations(catalog));
type Row = (typeof rows)[number];
type Opening = Row['hours'][number];

const hour = 60 * 60_000;
const quarterHour = hour / 4;
const year = { start: Date.UTC(2026, 10, 1), end: Date.UTC(2027, 10, 15) };

/**
 * Returns a function that formats an instant as local date and time, without Temporal, which the tested code uses. It formats each hour
 * once: the zones of the stores are whole hours from UTC, and clocks change at whole hours.
 */
function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  const hours = new Map<number, string>();
  return (time: number) => {
    const start = time - (time % hour);
    const formatted = hours.get(start) ?? format.format(start);
    hours.set(start, formatted);
    const [date = '', hourOfDay = ''] = formatted.split(', ');
    return { date, clock: `${hourOfDay}:${String((time - start) / 60_000).padStart(2, '0')}` };
  };
}

function openingOn({ specialHours = [], closedOverride, hours }: Row, date: string): Opening {
  if (closedOverride && date >= closedOverride.from && date <= (closedOverride.to ?? '9999')) return null;
  const special = specialHours.find((each) => each.date === date);
  return special ? special.opening : (hours[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null);
}

function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function expectedStatus(row: Row, date: string, clock: string) {
  const today = openingOn(row, date);
  if (today && clock >= today.open && clock < today.close) return { is: 'open', until: today.close };
  if (today && clock < today.open) return { is: 'shut', opens: today.open, date, inDays: 0 };
  for (let day = nextDate(date), inDays = 1; ; day = nextDate(day), inDays += 1) {
    const opening = openingOn(row, day);
    if (opening) return { is: 'shut', opens: opening.open, date: day, inDays };
  }
}

describe('STORE-001 the opening status in every quarter of an hour of a year, of every store', () => {
  it.each(rows.map((row) => [row.id, row] as const))('of store %s is what a clock and the sign on its door say', (_, row) => {
    const clockAt = wallClock(row.timeZone);
    const { closedOverride = null, closedPermanently = false, specialHours = [] } = row;
    const store = { ...row, closedOverride, closedPermanently, specialHours };
    const differences: unknown[] = [];
    let current = openingStatus(store, new Date(year.start));
    for (let time = year.start; time < year.end; time += quarterHour) {
      // A page that was rendered earlier shows this status until then.
      if (time >= current.until.getTime()) current = openingStatus(store, new Date(time));
      const { date, clock } = clockAt(time);
      const expected = expectedStatus(row, date, clock);
      const { status } = current;
      const shown =
        status.is === 'open'
          ? { is: status.is, until: status.until }
          : status.is === 'shut'
            ? { is: status.is, opens: status.opens, date: status.date, inDays: status.inDays }
            : { is: status.is };
      if (JSON.stringify(shown) !== JSON.stringify(expected)) differences.push({ time: new Date(time).toISOString(), shown, expected });
      const instant = status.is === 'open' ? status.closesAt : status.is === 'shut' ? status.opensAt : undefined;
      const wallTime = status.is === 'open' ? status.until : status.is === 'shut' ? status.opens : undefined;
      if (instant && clockAt(Date.parse(instant)).clock !== wallTime) differences.push({ time, instant, wallTime });
    }
    expect(differences.slice(0, 3)).toEqual([]);
  });
});
