import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { loadProduct } from './load-product.ts';
import { chore } from './testing/product-fixture.ts';

const men = { id: 'men', displayName: 'Men', vanityUrl: '/men', categories: [] };

const returnPolicies = [
  { countries: ['CA'], postage: { amount: 8.95, currency: 'CAD' } },
  { countries: ['US'], postage: { amount: 6.95, currency: 'USD' } },
];

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
    getContentByKey: async () => ({ content: { returnPolicies } }),
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

it('states the shipping rates and the postage of a return in the currency of the page', async () => {
  const page = await loadProduct(buildPage(new CallError(503, 'ServiceUnavailableException', 'No search now.'), []), '4117');
  expect(page.delivery).toEqual({
    rates: [
      { from: 0, amount: 8.95 },
      { from: 99, amount: 0 },
    ],
    returnPostage: 6.95,
  });
});

it('leaves out shipping and returns that cannot be read, and reports the failure', async () => {
  const logged: unknown[] = [];
  const failure = new CallError(503, 'ServiceUnavailableException', 'Not now.');
  const page = buildPage(failure, logged);
  const unavailable = () => Promise.reject(failure);
  const client = { ...page.client, getDeliveryEstimate: unavailable, getContentByKey: unavailable };
  expect((await loadProduct({ ...page, client }, '4117')).delivery).toEqual({ rates: [] });
  expect(logged).toEqual(
    expect.arrayContaining([
      ['shipping rates', failure],
      ['returns', failure],
    ]),
  );
});
