import { activityBodies, activityKinds } from '@outfitter/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { activityRetention, schedules } from './background.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const path = (kind: string, site = 'DTC') => `/mobify/proxy/einstein/v3/activities/${site}/${kind}`;
const cookieId = 'a3f0c1d2-visitor';
const product = { id: '4117', sku: '4117BRN40' };

const examples: Record<(typeof activityKinds)[number], Record<string, unknown>> = {
  viewPage: { currentLocation: '/our-story?feature=denim', c_exposures: [{ test: 'home-hero', variation: 'default' }] },
  viewProduct: { product },
  viewSearch: { searchText: 'chore coat', products: [{ id: '4117' }] },
  clickSearch: { searchText: 'chore coat', product: { id: '4117' } },
  viewCategory: { category: { id: 'mens-coats' }, products: [{ id: '4117' }] },
  clickCategory: { category: { id: 'mens-coats' }, product: { id: '4117' } },
  viewReco: { recommenderName: 'home-top-sellers', products: [{ id: '4117' }] },
  clickReco: { recommenderName: 'home-top-sellers', product: { id: '4117' } },
  beginCheckout: { products: [{ ...product, price: 89.5, quantity: 2 }], amount: 179 },
  checkoutStep: { stepName: 'payment', stepNumber: 2, basketId: 'a-basket' },
  addToCart: { products: [{ ...product, price: 89.5, quantity: 1 }] },
  cartMerge: { items: 3 },
};

const send = (kind: string, body: unknown, headers?: Record<string, string>) => createTestVisitor(commerce).post(path(kind), body, headers);
async function storedActivities() {
  const { rows } = await database.pool.query('SELECT kind, visitor_id, happened_at, details FROM activity ORDER BY id');
  return rows;
}
beforeEach(() => database.pool.query('TRUNCATE activity'));

describe('tracked activities', () => {
  it('API-084 BASKET-012 come in twelve kinds with their own fields, and are stored with the visitor id only', async () => {
    const person = { userId: 'encrypted-user', realm: 'zz', instanceType: 'prd' };
    for (const kind of activityKinds) {
      const response = await send(kind, { ...examples[kind], ...person, cookieId });
      expect([kind, response.status, await response.json()]).toEqual([kind, 200, { accepted: true }]);
    }
    const { basketId: _, ...step } = examples.checkoutStep;
    expect(await storedActivities()).toEqual(
      activityKinds.map((kind) => ({
        kind,
        visitor_id: cookieId,
        happened_at: commerce.clock.now(),
        details: kind === 'checkoutStep' ? step : examples[kind],
      })),
    );
    expect(Object.keys(activityBodies).sort()).toEqual([...activityKinds].sort());
  });

  it('API-084 are rejected with the path of an invalid kind, site, field or value', async () => {
    expect((await send('viewCustomer', {})).status).toBe(400);
    expect((await createTestVisitor(commerce).post(path('viewPage', 'OTHER'), examples.viewPage)).status).toBe(404);
    const invalid: [kind: string, body: unknown, path: string][] = [
      ['viewPage', { ...examples.viewPage, email: 'dale@example.com' }, '$.email'],
      ['viewPage', { currentLocation: 'https://rival.example/' }, '$.currentLocation'],
      ['viewPage', { currentLocation: '//rival.example/' }, '$.currentLocation'],
      ['viewPage', { ...examples.viewPage, cookieId: 'dale@example.com' }, '$.cookieId'],
      ['viewPage', examples.viewProduct, '$.currentLocation'],
      ['viewProduct', { product: { id: '41-17' } }, '$.product.id'],
      ['viewProduct', { product: { ...product, name: 'Dale' } }, '$.product.name'],
      ['addToCart', { products: [] }, '$.products'],
      ['addToCart', { products: [{ ...product, quantity: 0 }] }, '$.products[0].quantity'],
      ['checkoutStep', { stepName: 'payment', stepNumber: 10 }, '$.stepNumber'],
      ['viewSearch', { searchText: 'x'.repeat(201) }, '$.searchText'],
    ];
    for (const [kind, body, at] of invalid) {
      const response = await send(kind, body);
      expect([kind, response.status, await response.json()]).toMatchObject([kind, 400, { fault: { arguments: { path: at } } }]);
    }
    expect(await storedActivities()).toEqual([]);
  });

  it('are not stored for browsers that opt out of tracking', async () => {
    for (const header of ['sec-gpc', 'dnt']) {
      const response = await send('viewPage', examples.viewPage, { [header]: '1' });
      expect([response.status, await response.json()]).toEqual([200, { accepted: false }]);
    }
    expect(await storedActivities()).toEqual([]);
  });

  it('are limited per network', async () => {
    const busy = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 121; attempt++) statuses.push((await busy.post(path('viewPage'), examples.viewPage)).status);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('are deleted after the retention time', async () => {
    await send('viewPage', examples.viewPage);
    const cleanup = schedules.find(({ name }) => name === 'delete-old-activities');
    commerce.clock.set(new Date(commerce.clock.now().getTime() + activityRetention));
    await cleanup?.run(commerce.deps);
    expect(await storedActivities()).toHaveLength(1);
    commerce.clock.set(new Date(commerce.clock.now().getTime() + 1));
    await cleanup?.run(commerce.deps);
    expect(await storedActivities()).toEqual([]);
  });
});
