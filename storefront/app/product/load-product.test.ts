import { CallError, type Product } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { loadProduct } from './load-product.ts';

const style: Product = {
  id: '4117',
  name: 'Fencepost Chore Coat',
  type: { master: true },
  brand: 'Ridge & Rivet',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  priceRanges: [],
  tieredPrices: [],
  variants: [],
  variationAttributes: [],
  imageGroups: [],
  inventory: { orderable: false, stockLevel: 0, backorder: false },
  master: { masterId: '4117', orderable: false },
  productPromotions: [],
  c_slugUrl: '/fencepost-chore-coat-4117.html',
  c_StarRatingCount: 0,
  c_defaultVariant: '4117',
  c_productImageDetails: [],
  c_primaryCategoryId: 'men',
  c_cloth: '12 oz duck',
  c_headline: '',
  c_description: [],
  c_features: [],
  c_facts: [],
  c_care: [],
  c_fit: '',
};
const men = { id: 'men', displayName: 'Men', vanityUrl: '/men', categories: [] };

function buildPage(failure: Error, logged: unknown[]): PageContext {
  const client = {
    getProduct: async () => style,
    getCategories: async () => ({ id: 'root', categories: [men] }),
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
