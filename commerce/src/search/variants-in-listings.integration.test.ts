import type { SearchResponse } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { refreshStaleDocuments } from './indexing/update-documents.ts';

const idsOf = (listing: SearchResponse) => listing.hits.map((hit) => hit.productId);
const refinement = (listing: SearchResponse, id: string) =>
  Object.fromEntries(
    listing.refinements.find((entry) => entry.attributeId === id)?.values.map(({ value, hitCount }) => [value, hitCount]) ?? [],
  );

describe('selected values of variants', () => {
  // Brown comes in S and L, red only in S; a brown L costs more.
  const shop = useTestBrand([
    {
      id: '6001',
      colors: { '10': 'brown', '52': 'red' },
      sizes: ['S', 'L'],
      stock: (skuId) => (skuId === '600152002' ? 0 : 5),
      sale: { amount: 8_000, colors: ['52'] },
      popularity: 90,
    },
    { id: '6002', colors: { '52': 'red' }, sizes: ['L'], list: 9_000 },
  ]);
  const find = async (query: Record<string, string>) => shop.commerce.clientWith().searchProducts({ query: query as never });

  it.each<Record<string, string>>([{}, { q: 'style' }, { cgid: 'men-coats' }])(
    'LIST-002 must occur together in one orderable variant, in %o',
    async (scope) => {
      const both = await find({ ...scope, refine_1: 'color=red', refine_2: 'size=L' });
      expect([idsOf(both), both.total]).toEqual([['6002'], 1]);
      expect(refinement(both, 'color')).toEqual({ brown: 1, red: 1 });
      expect(refinement(both, 'size')).toEqual({ S: 1, L: 1 });
      expect(refinement(both, 'sale')).toEqual({});
      expect(idsOf(await find({ ...scope, refine_1: 'size=L', refine_2: 'price=75-100' }))).toEqual(['6002']);
    },
  );

  it('decide the color, the price and the badges of the tile', async () => {
    const [large] = (await find({ refine_1: 'size=L' })).hits;
    expect(large).toMatchObject({ productId: '6001', price: 100, representedProduct: { id: '600110001' }, c_badges: [] });
    expect(large?.image.link).toBe('/i/test/6001-10-front');
    const [onSale] = (await find({ refine_1: 'sale=true' })).hits;
    expect(onSale).toMatchObject({ productId: '6001', price: 80, representedProduct: { id: '600152001' }, c_badges: ['Sale'] });
    expect(onSale?.colors.map(({ value }) => value)).toEqual(['10', '52']);
  });

  it('decide the price by which the listing is sorted', async () => {
    expect(idsOf(await find({ sort: 'price-low-to-high' }))).toEqual(['6001', '6002']);
    expect(idsOf(await find({ sort: 'price-low-to-high', refine_1: 'size=L' }))).toEqual(['6002', '6001']);
    expect(idsOf(await find({ sort: 'price-high-to-low', refine_1: 'color=red' }))).toEqual(['6002', '6001']);
  });

  it('apply to an index that the previous release wrote, as one variant a style', async () => {
    await shop.database.pool.query(
      `UPDATE search_listing SET variant_sets = array_fill('1'::bit varying, ARRAY[cardinality(facets)]), variant_prices = '{"USD": {"8000": "1"}}'`,
    );
    await shop.database.pool.query("UPDATE search_document SET variant_colors = '{}', format = 1");
    expect(idsOf(await find({ refine_1: 'color=red', refine_2: 'size=L' }))).toEqual(['6001', '6002']);
    await refreshStaleDocuments(shop.commerce.deps.database.db, shop.commerce.clock.now());
    expect(idsOf(await find({ refine_1: 'color=red', refine_2: 'size=L' }))).toEqual(['6002']);
  });
});

describe('the lead color of a tile', () => {
  const shop = useTestBrand([
    {
      id: '7001',
      name: 'Straight Answer Work Pant',
      colors: { '10': 'brown', '31': 'green', '52': 'red' },
      sale: { amount: 4_699, kind: 'clearance', colors: ['31'] },
      badge: 'new_color',
      newColors: ['52'],
    },
    { id: '7002', name: 'Wood Stove Beanie', colors: { '10': 'brown', '40': 'black', '52': 'red' }, badge: 'new_color', newColors: ['52'] },
  ]);
  const leadOf = async (query: Record<string, string>, id: string) => {
    const { hits } = await shop.commerce.clientWith().searchProducts({ query: query as never });
    const hit = hits.find(({ productId }) => productId === id);
    return [hit?.image.link.split('-')[1], hit?.c_badges];
  };

  it('LIST-011 is the marked-down color of a style in clearance, and the new color of a style that has one', async () => {
    expect(await leadOf({}, '7001')).toEqual(['31', ['Clearance']]);
    expect(await leadOf({}, '7002')).toEqual(['52', ['New Color']]);
  });

  it('LIST-011 is the color of the filter or query, without the badges of other colors', async () => {
    expect(await leadOf({ refine_1: 'color=brown' }, '7001')).toEqual(['10', []]);
    expect(await leadOf({ refine_1: 'color=red' }, '7001')).toEqual(['52', ['New Color']]);
    expect(await leadOf({ refine_1: 'color=black' }, '7002')).toEqual(['40', []]);
    expect(await leadOf({ refine_1: 'sale=true' }, '7001')).toEqual(['31', ['Clearance']]);
    expect(await leadOf({ q: '700110' }, '7001')).toEqual(['10', []]);
  });

  it('is the same where products are shown outside of listings', async () => {
    const product = await shop.commerce.clientWith().getProduct({ params: { productId: '7001' } });
    expect(product).toMatchObject({ c_leadColor: '31', c_badges: ['Clearance'] });
    const beanie = await shop.commerce.clientWith().getProduct({ params: { productId: '7002' } });
    expect(beanie).toMatchObject({ c_leadColor: '52', c_badges: ['New Color'] });
  });
});
