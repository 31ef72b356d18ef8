import { expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { chore } from '../../product/testing/product-fixture.ts';
import { action, loader } from './write-a-review.tsx';

const value = (name: string) => ({ value: name, name, orderable: true });
const coat = {
  ...chore,
  variationAttributes: [
    { id: 'color', name: 'Color', values: [value('10')] },
    { id: 'size', name: 'Size', values: [value('M'), value('L')] },
  ],
};
const load = (path: string, getProduct: () => Promise<unknown>) => runRoute(loader, path, { page: buildPageContext({ getProduct }) });

it('ROUTE-003 names the product and the sizes to choose from, but no colors', async () => {
  const { status, data } = await load('/write-a-review?product=4117', async () => coat);
  expect(status).toBe(200);
  expect(data).toMatchObject({ isGone: false, product: { id: '4117', sizes: [{ id: 'size', values: [{ value: 'M' }, { value: 'L' }] }] } });
});

it('ROUTE-003 asks for a product if the URL names none, and shows a 404 for one that is not sold', async () => {
  expect(await load('/write-a-review', () => Promise.reject(unavailable))).toMatchObject({ status: 200, data: { isGone: false } });
  expect(await load('/write-a-review?product=999', () => Promise.reject(notFound))).toMatchObject({ status: 404, data: { isGone: true } });
  expect(await load('/write-a-review?product=4117', () => Promise.reject(unavailable))).toMatchObject({ status: 503 });
});

it('a posted form without a product in the URL sends nothing', async () => {
  expect(await runRoute(action, '/write-a-review', { page: buildPageContext({}), posted: { rating: '4' } })).toMatchObject({
    data: undefined,
  });
});
