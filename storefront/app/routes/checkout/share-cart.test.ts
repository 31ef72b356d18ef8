import { expect, it } from 'vitest';
import { buildPageContext, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { chore } from '../../product/testing/product-fixture.ts';
import { loader } from './share-cart.tsx';

const medium = {
  ...chore,
  id: '411710002',
  type: { variant: true },
  inventory: { orderable: true, stockLevel: 3, backorder: false },
  variationValues: { size: 'M' },
  variationAttributes: [{ id: 'size', name: 'Size', values: [{ value: 'M', name: 'Medium', orderable: true }] }],
};
const load = (cart: string | undefined, getProducts: () => Promise<unknown> = () => Promise.reject(unavailable)) =>
  runRoute(loader, cart === undefined ? '/sharecart' : `/sharecart?cart=${encodeURIComponent(cart)}`, {
    page: buildPageContext({ getProducts }),
  });

it('ROUTE-012 shows the lines of the link, counts products that are gone, and marks those that cannot be ordered', async () => {
  const { data } = await load('{"411710002":2,"4117":1,"999":4}', async () => ({ data: [medium, chore] }));
  expect(data).toMatchObject({
    status: 'items',
    unavailableCount: 1,
    lines: [
      { productId: '4117', quantity: 1, isOrderable: false },
      { productId: '411710002', quantity: 2, variationText: 'Medium', isOrderable: true },
    ],
  });
});

it('ROUTE-012 calls nothing for a link without a cart or with an unreadable one', async () => {
  expect(await load(undefined)).toMatchObject({ status: 200, data: { status: 'none', lines: [] } });
  expect(await load('nonsense')).toMatchObject({ status: 200, data: { status: 'unreadable', lines: [] } });
});

it('is a 503 if the products cannot be loaded', async () => {
  expect((await load('{"4117":1}')).status).toBe(503);
});
