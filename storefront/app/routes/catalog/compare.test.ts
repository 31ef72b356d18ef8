import { expect, it } from 'vitest';
import { buildPageContext, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { chore } from '../../product/testing/product-fixture.ts';
import { loader } from './compare.tsx';

const vest = { ...chore, id: '4246', name: 'Vest', c_cloth: '12 oz denim' };
const load = async (ids: string | undefined, getProducts: () => Promise<unknown> = () => Promise.reject(unavailable)) => {
  const path = ids === undefined ? '/compare' : `/compare?ids=${encodeURIComponent(ids)}`;
  const { status, data } = await runRoute(loader, path, { page: buildPageContext({ getProducts }) });
  return { status, data: typeof data === 'string' ? JSON.parse(data) : data };
};

it('shows the styles in the order of the link, counts those that are gone, and ignores what is not an id', async () => {
  const { data } = await load('4246,999,4117,4246,<b>', async () => ({ data: [chore, vest] }));
  expect(data.tiles.map(({ id }: { id: string }) => id)).toEqual(['4246', '4117']);
  expect(data).toMatchObject({ isTooMany: false, unavailableCount: 2 });
  expect(data.rows.find(({ id }: { id: string }) => id === 'cloth')).toMatchObject({
    values: ['12 oz denim', '12 oz duck'],
    isSame: false,
  });
  expect(data.rows.find(({ id }: { id: string }) => id === 'price')).toMatchObject({ isSame: true });
});

it('requests the first four of more styles, and says that there are more', async () => {
  let requested = '';
  const getProducts = async (request?: { params: { productIds: string } }) => {
    requested = request?.params.productIds ?? '';
    return { data: [] };
  };
  const { data } = await load('1,2,3,4,5', getProducts);
  expect(requested).toBe('1,2,3,4');
  expect(data).toMatchObject({ isTooMany: true, tiles: [], unavailableCount: 4 });
});

it('requests nothing without ids', async () => {
  expect(await load(undefined)).toMatchObject({ status: 200, data: { tiles: [], rows: [], unavailableCount: 0 } });
  expect(await load(',,')).toMatchObject({ status: 200, data: { tiles: [], unavailableCount: 0 } });
});

it('is a 503 if the products cannot be loaded', async () => {
  expect((await load('4117')).status).toBe(503);
});
