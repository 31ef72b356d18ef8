import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { loadProduct } from './load-product.ts';
import { chore } from './testing/product-fixture.ts';

const men = { id: 'men', displayName: 'Men', vanityUrl: '/men', categories: [] };

function buildPage(failure: Error, logged: unknown[]): PageContext {
  const client = {
    getProduct: async () => chore,
    getCategories: async () => ({ id: 'root', categories: [men] }),
    getDeliveryEstimate: async () => ({
      countryCode: 'US',
      currency: 'USD',
      rates: [
        { from: 0, amount: 8.95 },
        { from: 99, amount: 0 },
      ],
    }),
    searchProducts: () => Promise.reject(failure),
  };
  const reportMissingSection = (section: string, error: unknown) => logged.push([section, error]);
  return { client, currency: 'USD', locale: 'en-US', reportMissingSection } as unknown as PageContext;
}

it('ERROR-055 a failed search is logged, and the page is shown without related products', async () => {
  const logged: unknown[] = [];
  const failure = new CallError(503, 'ServiceUnavailableException', 'No search now.');
  const page = await loadProduct(buildPage(failure, logged), '4117');
  expect(page.relatedProducts).toEqual([]);
  expect(page.product).toMatchObject({ id: '4117', name: 'Fencepost Chore Coat', dimensions: [] });
  expect(logged).toEqual([['related products', failure]]);
});

it('a programming error is thrown and not treated as a failed call', async () => {
  await expect(loadProduct(buildPage(new TypeError('ours'), []), '4117')).rejects.toThrow('ours');
});

it('states the shipping rates in the currency of the page', async () => {
  const page = await loadProduct(buildPage(new CallError(503, 'ServiceUnavailableException', 'No search now.'), []), '4117');
  expect(page.deliveryRates).toEqual([
    { from: 0, amount: 8.95 },
    { from: 99, amount: 0 },
  ]);
});

it('leaves out shipping rates that cannot be read, and reports the failure', async () => {
  const logged: unknown[] = [];
  const failure = new CallError(503, 'ServiceUnavailableException', 'Not now.');
  const page = buildPage(failure, logged);
  const client = { ...page.client, getDeliveryEstimate: () => Promise.reject(failure) };
  expect((await loadProduct({ ...page, client }, '4117')).deliveryRates).toEqual([]);
  expect(logged).toContainEqual(['shipping rates', failure]);
});
