import { expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { loader } from './store.tsx';

const load = (path: string, getStore: () => Promise<unknown>) => runRoute(loader, path, { page: buildPageContext({ getStore }) });

it('ROUTE-031 shows the store of the URL, and the finder without one', async () => {
  expect(await load('/locations/?StoreID=001', async () => ({ id: '001' }))).toMatchObject({ status: 200, data: { store: { id: '001' } } });
  const page = buildPageContext({});
  expect(await runRoute(loader, '/locations/', { page })).toMatchObject({ status: 200, data: { finder: { result: { is: 'start' } } } });
});

it('ROUTE-031 is a 404 page for an unknown store, and a 503 if the call fails', async () => {
  expect((await load('/locations/?StoreID=999', () => Promise.reject(notFound))).status).toBe(404);
  const failed = await load('/locations/?StoreID=001', () => Promise.reject(unavailable));
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '7']);
});
