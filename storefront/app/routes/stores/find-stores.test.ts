import { CallError } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildPageContext, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { loader } from './find-stores.tsx';

const duluth = (stateCode: string, countryCode = 'US') => ({
  label: `Duluth, ${stateCode}`,
  city: 'Duluth',
  stateCode,
  countryCode,
  latitude: 46.8,
  longitude: -92.1,
});
const notFound = new CallError(404, 'StoreNotFoundException', 'Store not found');

interface Shop {
  places?: unknown[] | Error;
  stores?: unknown[];
}

async function find(path: string, { places = [duluth('MN')], stores = [{ ID: '001' }] }: Shop = {}, locale = 'en-US') {
  const searches: unknown[] = [];
  const client = {
    geocodeAddress: async () => {
      if (places instanceof Error) throw places;
      return { data: places };
    },
    getStores: async () => ({ count: stores.length, data: stores }),
    findStores: async ({ query }: { query: { unit?: string } }) => {
      searches.push(query);
      return { count: stores.length, total: stores.length, unit: query.unit ?? 'km', data: stores };
    },
  };
  const response = await runRoute(loader, path, { page: buildPageContext(client, { locale }) });
  return { ...response, searches };
}

describe('the store finder', () => {
  it('ROUTE-008 lists all stores before there is a place', async () => {
    expect(await find('/find-stores')).toMatchObject({
      status: 200,
      data: { result: { is: 'start', stores: [{ ID: '001' }] } },
      searches: [],
    });
  });

  it('ROUTE-008 filters the list of all stores by pickup and by whether they are open, also without a place', async () => {
    const stores = [
      { ID: '001', isOpen: true, c_pickupStatus: 'offered' },
      { ID: '002', isOpen: false, c_pickupStatus: 'offered' },
      { ID: '003', isOpen: true, c_pickupStatus: 'none' },
      { ID: '004', isOpen: true, c_pickupStatus: 'closed' },
    ];
    const expectIds = async (query: string, ids: string[]) =>
      expect((await find(`/find-stores?${query}`, { stores })).data, query).toMatchObject({
        result: { is: 'start', stores: ids.map((ID) => ({ ID })) },
      });
    await expectIds('pickup=false', ['001', '002', '003', '004']);
    await expectIds('pickup=true', ['001', '002']);
    await expectIds('open=true', ['001', '003', '004']);
    await expectIds('address=&pickup=true&open=true', ['001']);
    expect((await find('/find-stores?open=true', { stores: [stores[1]] })).data).toMatchObject({ result: { is: 'not-found' } });
    expect((await find('/find-stores?open=true', { stores: [] })).data).toMatchObject({ result: { is: 'start', stores: [] } });
  });

  it('STORE-002 finds the stores around the place of an address, three by default', async () => {
    const { data, searches } = await find('/find-stores?address=Duluth+MN&pickup=true&open=true');
    expect(data).toMatchObject({ query: { address: 'Duluth MN', hasPickup: true, isOpen: true }, result: { is: 'found', unit: 'mi' } });
    expect(searches).toEqual([
      { latitude: '46.8', longitude: '-92.1', pickup: 'true', open: 'true', limit: 3, unit: 'mi', locale: 'en-US' },
    ]);
  });

  it.each(['en-US', 'fr-FR'])(
    'STORE-003 finds the stores around a position in the unit of its country, not of the language: %s',
    async (locale) => {
      const { data, searches } = await find('/find-stores?latitude=48.4&longitude=-89.2', {}, locale);
      expect(searches).toEqual([{ latitude: '48.4', longitude: '-89.2', limit: 3, locale }]);
      expect(data).toMatchObject({ result: { is: 'found', unit: 'km' } });
    },
  );

  it('STORE-002 finds the stores around a typed address rather than a position', async () => {
    const typed = await find('/find-stores?address=Duluth&latitude=48.4&longitude=-89.2', { places: [duluth('ON', 'CA')] });
    expect(typed.searches).toMatchObject([{ latitude: '46.8', unit: 'km' }]);
  });

  it('offers the choice of a name that several places have', async () => {
    const { data, searches } = await find('/find-stores?address=Duluth', { places: [duluth('GA'), duluth('MN')] });
    expect(data).toMatchObject({ result: { is: 'ambiguous', places: [{ stateCode: 'GA' }, { stateCode: 'MN' }] } });
    expect(searches).toEqual([]);
  });

  it('ERROR-050 finds nothing at an unknown address, or without a store in the radius', async () => {
    expect((await find('/find-stores?address=xqzz', { places: notFound })).data).toMatchObject({ result: { is: 'not-found' } });
    expect((await find('/find-stores?address=Duluth', { stores: [] })).data).toMatchObject({ result: { is: 'not-found' } });
  });

  it('is a 503 page if the calls fail', async () => {
    expect((await find('/find-stores?address=Duluth', { places: unavailable })).status).toBe(503);
  });

  it('ignores an invalid limit', async () => {
    for (const limit of ['0', '-1', '1e9', 'x', '2.5']) {
      expect((await find(`/find-stores?address=Duluth&limit=${limit}`)).searches).toMatchObject([{ limit: 3 }]);
    }
  });
});
