import type { Store } from '@outfitter/contract/client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import { formatWallTime, hoursRows, weekdayName } from './opening-hours.ts';
import { storeJsonLd } from './store-json-ld.ts';
import { directionsTo, storePath } from './store-links.ts';
import { groupStoresByState } from './stores-by-state.ts';

const daily = { open: '09:00', close: '20:00' };
const ely: Store = {
  ID: '001',
  name: 'Ely, Sheridan Street',
  bopisEnabled: true,
  isOpen: true,
  address: {
    address1: '105 E Sheridan St',
    address2: '',
    city: 'Ely',
    stateCode: 'MN',
    postalCode: '55731',
    countryCode: 'US',
    latitude: 47.9,
    longitude: -91.8,
  },
  contact: { phone: '218-555-0101', email: 'ely@example.com' },
  hours: [daily, daily, daily, daily, daily, { open: '09:30', close: '17:00' }, null],
  tzTimeZone: 'America/Chicago',
  c_blurb: 'The first store.',
  c_door: { is: 'open', until: '20:00' },
  c_weekday: 4,
};
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
  it('ROUTE-031 have a page of their own and a link to a map', () => {
    expect(storePath(ely)).toBe('/locations/?StoreID=001');
    expect(addressLines(ely)).toEqual(['105 E Sheridan St', 'Ely, MN 55731']);
    expect(directionsTo(ely)).toContain(encodeURIComponent('105 E Sheridan St, Ely, MN 55731, US'));
  });
  it('show consecutive days with the same hours in one row', () => {
    expect(hoursRows(ely.hours).map(({ from, to, opening }) => [from, to, opening?.close])).toEqual([
      [0, 4, '20:00'],
      [5, 5, '17:00'],
      [6, 6, undefined],
    ]);
    expect([formatWallTime(intl, '20:00'), formatWallTime(intl, '09:30'), weekdayName(intl, 0), weekdayName(intl, 6)]).toEqual([
      '8 PM',
      '9:30 AM',
      'Monday',
      'Sunday',
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
});
