import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { importStores } from './import-stores.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const daily = { open: '09:00', close: '20:00' };
const storeIn = (id: string, city: string, stateCode: string, countryCode: string, timeZone: string) => ({
  id,
  name: city,
  address: { address1: '1 Main St', address2: '', city, stateCode, postalCode: '55731', countryCode },
  latitude: 47.9,
  longitude: -91.8,
  timeZone,
  phone: '218-555-0101',
  email: 'store@example.com',
  hours: Array(7).fill(daily),
  hasPickup: true,
  isOpen: true,
  blurb: '',
});
beforeAll(() =>
  inTransaction(commerce.deps.database.db, (tx) =>
    importStores(tx, [
      storeIn('013', 'Thunder Bay', 'ON', 'CA', 'America/Toronto'),
      storeIn('002', 'Tower', 'MN', 'US', 'America/Chicago'),
      storeIn('010', 'Boise', 'ID', 'US', 'America/Boise'),
      {
        ...storeIn('001', 'Ely', 'MN', 'US', 'America/Chicago'),
        blurb: 'The first store.',
        translations: { 'fr-FR': { blurb: 'Le premier magasin.' } },
      },
    ]),
  ),
);

describe('the stores', () => {
  it('STORE-001 are sorted by country, state and city, each with its opening status in its time zone', async () => {
    const { data } = await commerce.clientWith().getStores();
    expect(data.map(({ ID }) => ID)).toEqual(['010', '001', '002', '013']);
    // 15:00 UTC: 9 am in Ely, where the store opens at this minute; 8 am in Boise
    expect(data.map(({ c_door }) => c_door.is)).toEqual(['shut', 'open', 'open', 'open']);
  });
  it('are valid until the next opening status changes', async () => {
    const response = await commerce.request('/api/store/all/', { method: 'POST' });
    expect(response.headers.get('x-valid-until')).toBe('2026-11-21T16:00:00.000Z');
    expect(response.headers.get('surrogate-key')).toBe('stores');
  });
  it('I18N-001 have their text in the language of the call, or in the default language', async () => {
    const [, ely] = (await commerce.clientWith().getStores({ query: { locale: 'fr-FR' } })).data;
    expect(ely?.c_blurb).toBe('Le premier magasin.');
    const blurbIn = async (locale?: string) => (await commerce.clientWith().getStore({ query: { id: '001', locale } })).c_blurb;
    expect(await Promise.all(['fr-FR', 'en-GB', undefined].map(blurbIn))).toEqual([
      'Le premier magasin.',
      'The first store.',
      'The first store.',
    ]);
  });
  it('are found by id; an unknown id is a 404', async () => {
    expect(await commerce.clientWith().getStore({ query: { id: '001' } })).toMatchObject({ ID: '001', tzTimeZone: 'America/Chicago' });
    await expect(commerce.clientWith().getStore({ query: { id: '999' } })).rejects.toMatchObject({ status: 404 });
  });
});
