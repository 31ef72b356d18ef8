import { directionsTo } from '@outfitter/contract/client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import { hoursRows } from './hours/opening-hours.ts';
import { storeJsonLd } from './store-json-ld.ts';
import { storePath } from './store-links.ts';
import { groupStoresByState } from './stores-by-state.ts';
import { buildStore } from './testing/store-builder.ts';

const ely = buildStore();
const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });

describe('stores', () => {
  it('ROUTE-026 are grouped by state, with the name of the state', () => {
    const boise = { ...ely, ID: '010', address: { ...ely.address, stateCode: 'ID', city: 'Boise' } };
    const canmore = { ...ely, ID: '014', address: { ...ely.address, stateCode: 'AB', countryCode: 'CA' } };
    expect(groupStoresByState([boise, ely, canmore], intl).map(({ id, name }) => [id, name])).toEqual([
      ['US-ID', 'Idaho'],
      ['US-MN', 'Minnesota'],
      ['CA-AB', 'Alberta'],
    ]);
  });
  it('ROUTE-031 have a page of their own and a link to the route there', () => {
    expect(storePath(ely)).toBe('/locations/?StoreID=001');
    expect(addressLines(ely)).toEqual(['105 E Sheridan St', 'Ely, MN 55731']);
    expect(directionsTo(ely.address)).toBe('https://www.openstreetmap.org/directions?to=47.9%2C-91.8');
  });
  it('show consecutive days with the same hours in one row', () => {
    expect(hoursRows(ely.hours).map(({ from, to, opening }) => [from, to, opening?.close])).toEqual([
      [0, 4, '20:00'],
      [5, 5, '17:00'],
      [6, 6, undefined],
    ]);
  });
  it('ROUTE-031 are described to search engines as a ClothingStore', () => {
    expect(storeJsonLd(ely, { brand: 'Ridge & Rivet', origin: 'https://shop.example' })).toMatchObject({
      '@type': 'ClothingStore',
      name: 'Ridge & Rivet, Ely, Sheridan Street',
      url: 'https://shop.example/locations/?StoreID=001',
      address: { '@type': 'PostalAddress', streetAddress: '105 E Sheridan St', addressRegion: 'MN' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '20:00' },
        { dayOfWeek: ['Saturday'], opens: '09:30', closes: '17:00' },
      ],
    });
  });
  it('I18N-001 have addresses in the language of the page, and images that every language shares', () => {
    const languages = { locale: 'fr-FR', locales: ['en-US', 'fr-FR'], localeFrom: 'path' } as const;
    expect(storeJsonLd(ely, { brand: 'Ridge & Rivet', origin: 'https://shop.example', languages })).toMatchObject({
      url: 'https://shop.example/fr-FR/locations/?StoreID=001',
      image: [expect.stringMatching(/^https:\/\/shop\.example\/i\/ridge\//)],
    });
  });
  it('STORE-001 tell search engines the hours of holidays and closures, and no hours without an end of the closure', () => {
    const c_specialHours = [
      { date: '2026-12-24', opening: { open: '09:00', close: '15:00' }, name: 'Christmas Eve' },
      { date: '2026-12-25', opening: null, name: 'Christmas Day' },
    ];
    const site = { brand: 'Ridge & Rivet', origin: 'https://shop.example' };
    const store = buildStore({ c_specialHours, c_closure: { from: '2026-12-01', to: '2026-12-05', reason: 'New roof' } });
    expect(storeJsonLd(store, site)).toMatchObject({
      image: ['https://shop.example/i/ridge/scene-winter-porch?fmt=auto&qlt=70&w=1000'],
      specialOpeningHoursSpecification: [
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-01', validThrough: '2026-12-05' },
        { opens: '09:00', closes: '15:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    });
    const closed = buildStore({ c_door: { is: 'closed', isPermanent: false } });
    expect(storeJsonLd(closed, site).openingHoursSpecification).toEqual([]);
  });
});
