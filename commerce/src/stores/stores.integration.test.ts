import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { importStores } from './import-stores.ts';
import { buildStore } from './testing/store-builder.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const { address } = buildStore();
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

// The clock of the tests is at 15:00 UTC on November 21: 9 am in Ely, where the store opens at this minute; 8 am in Boise.
const ely = buildStore({
  blurb: 'The first store.',
  specialHours: [
    { date: '2026-12-25', opening: null, name: 'Christmas Day' },
    { date: '2026-11-26', opening: null, name: 'Thanksgiving' },
    { date: '2026-11-20', opening: null, name: 'Past' },
    { date: '2027-07-04', opening: null, name: 'Next year' },
  ],
  services: ['Hemming'],
  gallery: [{ image: '/i/ridge/scene-winter-porch', alt: 'A porch.' }],
  translations: {
    'fr-FR': { blurb: 'Le premier magasin.', texts: { Hemming: 'Ourlets', 'Christmas Day': 'Noël', 'A porch.': 'Une véranda.' } },
  },
});
const tower = buildStore({
  id: '002',
  address: { ...address, city: 'Tower', postalCode: '55790' },
  ...at(47.8055, -92.2744),
  specialHours: [
    { date: '2026-11-26', opening: { open: '10:00', close: '12:00' }, name: 'Thanksgiving' },
    { date: '2026-12-25', opening: null, name: 'Christmas Day' },
  ],
  closedOverride: { from: '2026-11-01', to: '2026-12-01', reason: 'New roof' },
});
const boise = buildStore({
  id: '010',
  address: { ...address, city: 'Boise', stateCode: 'ID', postalCode: '83702' },
  timeZone: 'America/Boise',
  hasPickup: false,
  ...at(43.6153, -116.2047),
});
const thunderBay = buildStore({
  id: '013',
  address: { ...address, city: 'Thunder Bay', stateCode: 'ON', postalCode: 'P7B 1S1', countryCode: 'CA' },
  timeZone: 'America/Toronto',
  ...at(48.4356, -89.2195),
});
const gone = buildStore({ id: '099', closedPermanently: true });

beforeAll(() => inTransaction(commerce.deps.database.db, (tx) => importStores(tx, [thunderBay, tower, boise, ely, gone])));
const client = () => commerce.clientWith();
const near = { latitude: '47.9032', longitude: '-91.8671' };

describe('the stores', () => {
  it('API-050 STORE-001 are sorted by country, state and city, each with its opening status, without those closed for good', async () => {
    const { data } = await client().getStores();
    expect(data.map(({ ID }) => ID)).toEqual(['010', '001', '002', '013']);
    expect(data.map(({ c_door, isOpen, closedOverride }) => [c_door.is, isOpen, closedOverride])).toEqual([
      ['shut', false, false],
      ['open', true, false],
      ['shut', false, true],
      ['open', true, false],
    ]);
  });
  it('are valid until the next opening status changes', async () => {
    const response = await commerce.request('/api/store/all/', { method: 'POST' });
    expect(response.headers.get('x-valid-until')).toBe('2026-11-21T16:00:00.000Z');
    expect(response.headers.get('surrogate-key')).toBe('stores');
  });
  it('I18N-001 have their texts in the language of the call, or in the default language', async () => {
    const french = await client().getStore({ query: { id: '001', locale: 'fr-FR' } });
    expect(french).toMatchObject({ c_blurb: 'Le premier magasin.', c_services: ['Ourlets'], photoGallery: [{ alt: 'Une véranda.' }] });
    expect(french.c_specialHours.map(({ name }) => name)).toEqual(['Thanksgiving', 'Noël']);
    const blurbIn = async (locale?: string) => (await client().getStore({ query: { id: '001', locale } })).c_blurb;
    expect(await Promise.all(['en-GB', undefined].map(blurbIn))).toEqual(['The first store.', 'The first store.']);
  });
  it('API-052 STORE-001 are found by id, with the fields of the platform', async () => {
    expect(await client().getStore({ query: { id: '002' } })).toMatchObject({
      ID: '002',
      storeIDExt: '9001',
      dtcStoreID: 'DTC-001',
      bopisEnabled: true,
      c_pickupStatus: 'closed',
      tzTimeZone: 'America/Chicago',
      contact: { phone: '218-555-0101', fax: '', email: 'ely@example.com' },
      // Thanksgiving is a day of the closure.
      c_specialHours: [{ date: '2026-12-25' }],
      c_closure: { from: '2026-11-01', to: '2026-12-01', reason: 'New roof' },
      c_door: { is: 'shut', date: '2026-12-02' },
    });
    expect(await client().getStore({ query: { id: '099' } })).toMatchObject({
      closedOverridePermanent: true,
      bopisEnabled: false,
      c_pickupStatus: 'none',
      c_door: { is: 'closed', isPermanent: true },
    });
    await expect(client().getStore({ query: { id: '999' } })).rejects.toMatchObject({ status: 404, type: 'StoreNotFoundException' });
  });
});

describe('the store search', () => {
  it('API-051 STORE-004 returns the three nearest stores within 13,000 miles, with their distance', async () => {
    const found = await client().findStores({ query: near });
    expect(found).toMatchObject({ count: 3, total: 4, unit: 'mi' });
    expect(found.data.map(({ ID, address: { distance } }) => [ID, Math.round(distance ?? -1)])).toEqual([
      ['001', 0],
      ['002', 20],
      ['013', 127],
    ]);
  });
  it('measures in kilometers, also the radius', async () => {
    const within = (distance: number) => client().findStores({ query: { ...near, unit: 'km', distance } });
    expect((await within(206)).data.map(({ ID }) => ID)).toEqual(['001', '002', '013']);
    expect((await within(204)).data.map(({ ID }) => ID)).toEqual(['001', '002']);
  });
  it('finds stores from the sea on the other side of the Earth by default', async () => {
    expect((await client().findStores({ query: { latitude: '-47', longitude: '88', unit: 'km', limit: 10 } })).count).toBe(4);
  });
  it('STORE-003 measures in miles if the nearest store is in the United States, and in kilometers if it is in Canada', async () => {
    const unitAt = async (latitude: string, longitude: string, filter: object = {}) =>
      (await client().findStores({ query: { latitude, longitude, limit: 1, ...filter } })).unit;
    expect(await unitAt('47.5', '-92.0')).toBe('mi');
    expect(await unitAt('48.6', '-88.9')).toBe('km');
    // The unit is that of the place, whichever stores are listed.
    expect(await unitAt('48.6', '-88.9', { distance: 1 })).toBe('km');
  });
  it('FULFIL-005 finds only stores that take pickups now, or that are open now, and marks temporarily closed ones', async () => {
    const ids = async (filter: object) =>
      (await client().findStores({ query: { ...near, limit: 10, ...filter } })).data.map(({ ID }) => ID);
    expect(await ids({ pickup: 'true' })).toEqual(['001', '013']);
    expect(await ids({})).toEqual(['001', '002', '013', '010']);
    expect(await ids({ open: 'true' })).toEqual(['001', '013']);
    const { data } = await client().findStores({ query: near });
    expect(data.map(({ closedOverride }) => closedOverride)).toEqual([false, true, false]);
  });
  it('FULFIL-005 is valid until the last order before a store closes until further notice', async () => {
    const roof = buildStore({ id: '020', ...at(40, -80), closedOverride: { from: '2026-11-22', reason: 'New roof' } });
    await inTransaction(commerce.deps.database.db, (tx) => importStores(tx, [roof]));
    const search = (hour: string) => {
      commerce.clock.set(new Date(`2026-11-21T${hour}:00:00Z`));
      return commerce.request('/api/store/find/?latitude=40&longitude=-80&distance=5&pickup=true', { method: 'POST' });
    };
    const before = await search('16');
    expect(before.headers.get('x-valid-until')).toBe('2026-11-21T22:00:00.000Z');
    expect(await before.json()).toMatchObject({ count: 1 });
    expect(await (await search('22')).json()).toMatchObject({ count: 0 });
    await inTransaction(commerce.deps.database.db, (tx) => importStores(tx, [{ ...roof, closedPermanently: true }]));
    commerce.clock.set(testNow);
  });
  it('is an empty list without a store in the radius', async () => {
    expect(await client().findStores({ query: { latitude: '0', longitude: '0', distance: 1 } })).toMatchObject({ count: 0, data: [] });
  });
  it.each([
    ['distance=0', '$.distance'],
    ['distance=-5', '$.distance'],
    ['distance=1000000000', '$.distance'],
    ['distance=NaN', '$.distance'],
    ['distance=Infinity', '$.distance'],
    ['limit=0', '$.limit'],
    ['limit=1e9', '$.limit'],
    ['unit=ly', '$.unit'],
    ['latitude=91', '$.latitude'],
    ['latitude=', '$.latitude'],
    ['longitude=-181', '$.longitude'],
    ['longitude=NaN', '$.longitude'],
  ])('rejects %s', async (parameter, path) => {
    const search = new URLSearchParams(near);
    for (const [name, value] of new URLSearchParams(parameter)) search.set(name, value);
    const response = await commerce.request(`/api/store/find/?${search}`, { method: 'POST' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fault: { type: 'ValidationException', arguments: { path } } });
  });
});

describe('the geocoder’s call', () => {
  const geocode = (address: string) => client().geocodeAddress({ params: { locale: 'en_US' }, query: { address } });
  it('API-049 STORE-002 returns the coordinates of the likeliest place, and all candidates', async () => {
    const found = await geocode('Duluth MN');
    expect(found).toMatchObject({ count: 1, data: [{ label: 'Duluth, MN', stateCode: 'MN', countryCode: 'US' }] });
    expect(found.latitude).toBeCloseTo(46.8, 0);
    const ely = await geocode('Ely');
    expect(ely.count).toBeGreaterThanOrEqual(3);
    expect(ely.data[0]?.label, 'the place with a store').toBe('Ely, MN');
  });
  it('finds a Canadian postal code, by its first half', async () => {
    const found = await geocode('P7B 1S1');
    expect(found).toMatchObject({ count: 1, data: [{ city: 'Thunder Bay', stateCode: 'ON', countryCode: 'CA' }] });
    const { latitude, longitude } = found;
    const { data } = await client().findStores({ query: { latitude: String(latitude), longitude: String(longitude), unit: 'km' } });
    expect(data[0]?.ID).toBe('013');
  });
  it.each(['xqzzyplugh', '00000', '99999-0000', 'X0X 0X0', 'Ely, ON'])('ERROR-050 reports "Store not found" for %s', async (unknown) => {
    await expect(geocode(unknown)).rejects.toMatchObject({
      status: 404,
      type: 'StoreNotFoundException',
      message: expect.stringContaining('Store not found'),
    });
  });
});
