import { type SceneName, scenes } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from './catalog.ts';
import { easterSunday, holidaysOf, storeHolidays } from './holidays.ts';
import { loadTranslations } from './translations.ts';

const { stores } = loadCatalog();
const dateOf = (countryCode: 'US' | 'CA', year: number, name: string) =>
  holidaysOf(countryCode, year).find((holiday) => holiday.name === name)?.date;

it('STORE-001 the gallery of a store consists of drawn scenes', () => {
  for (const { gallery } of stores) expect(gallery.filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([]);
});

it('STORE-001 the gallery of a store begins with its own drawing, which names its town', () => {
  const first = stores.map(({ gallery }) => gallery[0]);
  expect(new Set(first).size).toBe(stores.length);
  for (const { address, gallery } of stores) {
    expect(gallery[0]).toMatch(/^store-/);
    expect(scenes[gallery[0] as SceneName].alt).toContain(address.city);
  }
});

describe('holidays', () => {
  it('are on the dates of published calendars', () => {
    expect([2026, 2027, 2028].map(easterSunday)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16']);
    expect(dateOf('US', 2026, 'Thanksgiving')).toBe('2026-11-26');
    expect(dateOf('US', 2026, 'Memorial Day')).toBe('2026-05-25');
    expect(dateOf('US', 2027, 'Labor Day')).toBe('2027-09-06');
    expect(dateOf('CA', 2026, 'Thanksgiving')).toBe('2026-10-12');
    expect(dateOf('CA', 2026, 'Victoria Day')).toBe('2026-05-18');
    expect(dateOf('CA', 2027, 'Family Day')).toBe('2027-02-15');
    expect(dateOf('CA', 2026, 'Good Friday')).toBe('2026-04-03');
  });

  it('close a store, shorten its day, or leave it closed on its closed weekday', () => {
    const ely = stores[0]!;
    const on = (date: string) => storeHolidays(ely).find((holiday) => holiday.date === date)?.opening;
    expect(on('2026-11-26')).toBeNull();
    expect(on('2026-12-24')).toEqual({ open: '09:00', close: '15:00' });
    expect(on('2026-07-04')).toEqual({ open: '10:00', close: '17:00' });
    const closedOnSunday = stores.find(({ id }) => id === '012')!;
    // December 31, 2028 is a Sunday.
    expect(storeHolidays(closedOnSunday).find(({ date }) => date === '2028-12-31')?.opening).toBeNull();
  });

  it('I18N-001 have French names, like services, features, reasons and scenes', () => {
    const [french] = loadTranslations(loadCatalog()).filter(({ locale }) => locale === 'fr-FR');
    const texts = stores.flatMap((store) => [
      ...storeHolidays(store).map(({ name }) => name),
      ...store.services,
      ...store.features,
      ...store.gallery.map((scene) => scenes[scene as SceneName].alt),
      ...(store.closedOverride ? [store.closedOverride.reason] : []),
    ]);
    expect([...new Set(texts)].filter((text) => french?.storeTexts[text] === undefined)).toEqual([]);
  });
});
