import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { loader } from './store.tsx';

const categories = [
  { id: 'men', displayName: 'Men', vanityUrl: '/men' },
  { id: 'dogs', displayName: 'Dogs', vanityUrl: '/dogs' },
];
const stock = { attributeId: 'category', values: [{ value: 'men', hitCount: 7 }] };

function load(
  path: string,
  getStore: () => Promise<unknown>,
  searchProducts = async (_: unknown): Promise<unknown> => ({ refinements: [stock] }),
) {
  const client = { getStore, searchProducts, getCategories: async () => ({ categories }), getSitePreferences: async () => ({}) };
  const missing: string[] = [];
  const page = buildPageContext(client, { reportMissingSection: (section) => void missing.push(section) });
  return runRoute(loader, path, { page }).then((result) => ({ ...result, missing }));
}

it('ROUTE-031 shows the store of the URL, and the finder without one', async () => {
  expect(await load('/locations/?StoreID=001', async () => ({ id: '001' }))).toMatchObject({ status: 200, data: { store: { id: '001' } } });
  const page = buildPageContext({ getStores: async () => ({ data: [{ ID: '001' }] }) });
  const finder = { result: { is: 'start', stores: [{ ID: '001' }] } };
  expect(await runRoute(loader, '/locations/', { page })).toMatchObject({ status: 200, data: { finder } });
});

it('ROUTE-031 is a page with status 404 for an unknown store, and a 503 if the call fails', async () => {
  const unknown = await load('/locations/?StoreID=999', () => Promise.reject(notFound));
  expect(unknown).toMatchObject({ status: 404, data: { is: 'unknown', id: '999' } });
  const failed = await load('/locations/?StoreID=001', () => Promise.reject(unavailable));
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '7']);
});

it('ROUTE-031 is the same page for an id that no store can have, and nothing is reported', async () => {
  const reject = () => Promise.reject(new CallError(400, 'ValidationException', 'The query holds text that cannot be stored.'));
  const unknown = await load('/locations/?StoreID=%00', reject, reject);
  expect(unknown).toMatchObject({ status: 404, data: { is: 'unknown', id: '\0' }, missing: [] });
});

it('links the departments of which the store has something in stock', async () => {
  const requests: unknown[] = [];
  const { data } = await load(
    '/locations/?StoreID=001',
    async () => ({}),
    async (request) => {
      requests.push(request);
      return { refinements: [stock] };
    },
  );
  expect(data).toMatchObject({ departments: [{ name: 'Men', path: '/men?refine=store:001', count: 7 }] });
  expect(requests).toMatchObject([{ query: { refine_1: 'store=001' } }]);
});

it.each([{ closedOverride: true }, { closedOverridePermanent: true }])('offers no stock of a store with %j', async (closure) => {
  const { data } = await load('/locations/?StoreID=001', async () => closure);
  expect(data).toMatchObject({ is: 'store', departments: [] });
});

it('shows the store without its stock if the search fails', async () => {
  const shown = await load(
    '/locations/?StoreID=001',
    async () => ({ id: '001' }),
    () => Promise.reject(unavailable),
  );
  expect(shown).toMatchObject({ status: 200, data: { store: { id: '001' }, departments: [] }, missing: ['stock of the store'] });
});
