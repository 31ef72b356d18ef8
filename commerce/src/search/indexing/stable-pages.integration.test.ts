import type { SortingOption } from '@outfitter/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skuIdOf } from '../../brand/testing/brand-builder.ts';
import { type DatabaseHandle, inTransaction, openDatabase } from '../../platform/database/database.ts';
import { recordStock } from '../../products/record-stock.ts';
import { hostedSearchPreferences, useHostedSearchShop } from '../../testing/hosted-search-shop.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { lastStockRefresh } from './listed-skus.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { refreshListedStock, updateDocuments } from './update-documents.ts';

const styleIds = Array.from({ length: 10 }, (_, index) => String(4200 + index));
const sizes = ['M', '4XL'];
const shop = useHostedSearchShop(
  styleIds.map((id, index) => ({
    id,
    name: `Style ${String.fromCodePoint(65 + index)} Coat`,
    categories: ['men-coats'],
    colors: { '10': 'brown', '35': 'blue' },
    sizes,
    // Pairs with the same score, so that the smallest change of it would reorder them.
    popularity: 50,
    list: 5_000 + (index % 4) * 1_000,
    rating: 4 + (index % 5) / 10,
    launchedOn: '2026-11-10',
    ...(index % 2 ? { sale: { amount: 4_000, colors: ['35'] } } : {}),
    stock: (skuId: string) => (skuId.startsWith('4209') ? 0 : 9),
  })),
);
let seller: DatabaseHandle;
beforeAll(() => {
  seller = openDatabase({ url: shop.database.url, maxConnections: 1 });
});
afterAll(() => seller.close());

/** Changes the stock of some SKUs of a style, and updates the index as the worker does after the event. */
async function changeStock(styleId: string, skuIds: readonly string[], onHand: number, now: Date): Promise<void> {
  const lines = skuIds.map((skuId) => ({ skuId, locationId: 'warehouse', onHand }));
  await inTransaction(seller.db, (tx) => recordStock(tx, lines, now));
  await inTransaction(seller.db, (tx) => updateDocuments(tx, [styleId], now));
}
const skusOf = (styleId: string) => ['10', '35'].flatMap((color) => sizes.map((_, size) => skuIdOf(styleId, color, size)));

async function restoreShop(): Promise<void> {
  for (const styleId of styleIds) {
    const lines = skusOf(styleId).map((skuId) => ({ skuId, locationId: 'warehouse', onHand: styleId === '4209' ? 0 : 9 }));
    await inTransaction(seller.db, (tx) => recordStock(tx, lines, testNow));
  }
  await rebuildIndex(seller.db, () => testNow);
}

type ReadPage = (page: number) => Promise<string[]>;
const pageSize = 3;
const listing =
  (query: Record<string, string>): ReadPage =>
  async (page) => {
    const paging = { start: page * pageSize, count: pageSize };
    const { hits } = await shop.commerce.clientWith().searchProducts({ query: { ...query, ...paging } as never });
    return hits.map(({ productId }) => productId);
  };
const hosted =
  (paging: (page: number) => object, index: string = hostedSearchPreferences.algoliaProductIndex): ReadPage =>
  async (page) => {
    const response = await shop.post(`/1/indexes/${index}/query`, { query: 'coat', ...paging(page) });
    return ((await response.json()) as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID);
  };
const sorts: SortingOption[] = ['best-matches', 'price-low-to-high', 'price-high-to-low', 'top-rated', 'new-arrivals', 'name-a-to-z'];
const readers: Record<string, ReadPage> = {
  ...Object.fromEntries(sorts.map((sort) => [`a category by ${sort}`, listing({ cgid: 'men-coats', sort })])),
  'a category by color and size': listing({ cgid: 'men-coats', refine_1: 'color=blue', refine_2: 'size=4XL' }),
  'a category on sale': listing({ cgid: 'men-coats', refine_1: 'sale=true' }),
  'a search': listing({ q: 'coat' }),
  'a search for a color and a size': listing({ q: 'blue coat 4xl' }),
  'the hosted protocol by page': hosted((page) => ({ page, hitsPerPage: pageSize })),
  'the hosted protocol by offset': hosted((page) => ({ offset: page * pageSize, length: pageSize }), 'products_price-low-to-high'),
};

interface StockChange {
  styleId: string;
  /** Bit n is set for the n-th SKU. */
  skus: number;
  onHand: number;
  minutesLater: number;
}
const stockChange: fc.Arbitrary<StockChange> = fc.record({
  styleId: fc.constantFrom(...styleIds),
  skus: fc.oneof(fc.constant(15), fc.integer({ min: 1, max: 15 })),
  onHand: fc.constantFrom(0, 0, 9),
  minutesLater: fc.integer({ min: 0, max: 60 }),
});

async function readPages(read: ReadPage, betweenPages: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  for (let page = 0; ; page++) {
    const ids = await read(page);
    seen.push(...ids);
    if (ids.length < pageSize) return seen;
    await betweenPages();
  }
}

describe('the pages of a listing', () => {
  it('SEARCH-017 together list every style once and in order, whatever sells out or comes back between them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(readers)),
        fc.array(fc.array(stockChange, { maxLength: 3 }), { minLength: 3, maxLength: 4 }),
        async (name, changes) => {
          await restoreShop();
          const read = readers[name]!;
          const expected = await readPages(read, async () => undefined);
          let minutes = 0;
          let page = 0;
          const seen = await readPages(read, async () => {
            for (const { styleId, skus, onHand, minutesLater } of changes[page++] ?? []) {
              minutes += minutesLater;
              const changed = skusOf(styleId).filter((_, index) => skus & (1 << index));
              await changeStock(styleId, changed, onHand, new Date(testNow.getTime() + minutes * 60_000));
            }
          });
          expect(seen).toEqual(expected);
        },
      ),
      { numRuns: 25 },
    );
  }, 300_000);

  it('follow the stock from the next daily refresh on, also if two workers refresh at once', async () => {
    await restoreShop();
    const read = listing({ cgid: 'men-coats', sort: 'name-a-to-z' });
    await changeStock('4200', skusOf('4200'), 0, testNow);
    await changeStock('4209', skusOf('4209'), 9, testNow);
    const refreshTime = lastStockRefresh(new Date(testNow.getTime() + 86_400_000));
    const before = new Date(refreshTime.getTime() - 1);
    expect(await refreshListedStock(seller.db, before)).toBe(0);
    expect(await readPages(read, async () => undefined)).toEqual(styleIds);
    await Promise.all([refreshListedStock(seller.db, refreshTime), refreshListedStock(shop.commerce.deps.database.db, refreshTime)]);
    expect(await readPages(read, async () => undefined)).toEqual([...styleIds.slice(1), '4200']);
    expect(await refreshListedStock(seller.db, refreshTime)).toBe(0);
    // What changes after a refresh waits for the next one.
    await changeStock('4201', skusOf('4201'), 0, new Date(refreshTime.getTime() + 1));
    expect(await refreshListedStock(seller.db, new Date(refreshTime.getTime() + 60_000))).toBe(0);
    await changeStock('4201', skusOf('4201'), 9, new Date(refreshTime.getTime() + 2));
    expect(await refreshListedStock(seller.db, new Date(refreshTime.getTime() + 86_400_000))).toBe(0);
  });

  it('show that a style has sold out in its place', async () => {
    await restoreShop();
    await changeStock('4200', skusOf('4200'), 0, testNow);
    const query = { cgid: 'men-coats', sort: 'name-a-to-z', count: 1 } as const;
    const { hits } = await shop.commerce.clientWith().searchProducts({ query });
    expect(hits).toEqual([expect.objectContaining({ productId: '4200', orderable: false })]);
  });
});
