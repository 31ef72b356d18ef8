import { describe, expect, it } from 'vitest';
import { skuIdOf } from '../../brand/testing/brand-builder.ts';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { handleOnce } from '../../platform/jobs/event-handler.ts';
import { recordStock } from '../../products/record-stock.ts';
import { setPrices } from '../../products/set-prices.ts';
import { handlers } from '../background.ts';
import { rebuildIndex } from './rebuild-index.ts';
import { refreshListedStock, refreshStaleDocuments, updateDocuments } from './update-documents.ts';

const saleStart = new Date('2026-11-22T06:00:00Z');
const { commerce, database } = useTestBrand([
  { id: '4117', name: 'Fencepost', categories: ['men-coats-chore'] },
  { id: '4118', name: 'Kneeler', categories: ['men-coats'], sale: { amount: 5_000, validFrom: saleStart } },
]);
const search = async (query: Record<string, string>) => commerce.clientWith().searchProducts({ query: query as never });
const valuesOf = async (attribute: string, query: Record<string, string>) =>
  (await search(query)).refinements.find((entry) => entry.attributeId === attribute)?.values.map((value) => value.value) ?? [];

async function runWorker(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string; kind: string; payload: unknown }>(
    "SELECT id, kind, payload FROM outbox_event WHERE kind = 'style-changed'",
  );
  for (const { id, kind, payload } of rows) {
    const event = { id, kind, payload, createdAt: commerce.clock.now() };
    for (const handler of handlers.filter((each) => each.kind === kind))
      await handleOnce(commerce.deps.database.db, handler, event, commerce.deps);
  }
}
async function keysSince(id: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ surrogate_key: string }>('SELECT surrogate_key FROM invalidation WHERE id > $1', [id]);
  return [...new Set(rows.map((row) => row.surrogate_key))].sort();
}
const lastKey = async () => (await database.pool.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM invalidation')).rows[0]!.id;

describe('the search index', () => {
  it('LIST-016 follows a price change once its event is handled, and invalidates every cache', async () => {
    const { db } = commerce.deps.database;
    const start = await lastKey();
    const price = { priceBookId: 'dtc-usd-sale', skuId: skuIdOf('4117', '10', 0), amountMinor: 2_000 };
    await inTransaction(db, (tx) => setPrices(tx, [price], commerce.clock.now()));
    expect(await keysSince(start)).toEqual(['product-4117']);
    expect((await search({ q: '4117' })).hits[0]).toMatchObject({ price: 20, c_badges: ['Clearance'] });
    expect(await valuesOf('price', { q: '4117' })).toEqual(['100-150']);
    await runWorker();
    expect(await valuesOf('price', { q: '4117' })).toEqual(['0-25']);
    expect(await keysSince(start)).toEqual(['category-men', 'category-men-coats', 'category-men-coats-chore', 'product-4117', 'search']);
  });

  it('lists sold-out styles last from the next daily refresh on, and handles a repeated event once', async () => {
    const { db } = commerce.deps.database;
    const feed = (onHand: number) =>
      inTransaction(db, (tx) =>
        recordStock(tx, [{ skuId: skuIdOf('4117', '10', 0), locationId: 'warehouse', onHand }], commerce.clock.now()),
      );
    await feed(0);
    await runWorker();
    await runWorker();
    expect((await search({ sort: 'price-low-to-high' })).hits.map((hit) => hit.productId)).toEqual(['4117', '4118']);
    expect(await refreshListedStock(db, new Date('2026-11-22T08:59:59Z'))).toBe(0);
    expect(await refreshListedStock(db, new Date('2026-11-22T09:00:00Z'))).toBe(1);
    expect((await search({ sort: 'price-low-to-high' })).hits.map((hit) => hit.productId)).toEqual(['4118', '4117']);
    await feed(9);
    await runWorker();
  });

  it('starts a sale at its time without a write', async () => {
    expect(await valuesOf('sale', { q: '4118' })).toEqual([]);
    expect((await commerce.request('/api/product_search?q=4118')).headers.get('x-valid-until')).toBe(saleStart.toISOString());
    commerce.clock.set(saleStart);
    expect(await refreshStaleDocuments(commerce.deps.database.db, commerce.clock.now())).toBe(1);
    expect(await valuesOf('sale', { q: '4118' })).toEqual(['true']);
    expect(await refreshStaleDocuments(commerce.deps.database.db, commerce.clock.now())).toBe(0);
  });

  it('rewrites documents in an older format', async () => {
    await database.pool.query("UPDATE search_document SET format = 0, words = '' WHERE style_id = '4118'");
    expect(await refreshStaleDocuments(commerce.deps.database.db, commerce.clock.now())).toBe(1);
    const { rows } = await database.pool.query("SELECT length(words) > 0 AS is_written FROM search_document WHERE style_id = '4118'");
    expect(rows).toEqual([{ is_written: true }]);
    expect(await refreshStaleDocuments(commerce.deps.database.db, commerce.clock.now())).toBe(0);
  });

  it('is rebuilt beside the live generation, includes concurrent updates and leaves one generation', async () => {
    const { db } = commerce.deps.database;
    await database.pool.query("UPDATE style SET name = 'Renamed' WHERE id = '4118'");
    expect((await search({ q: 'renamed' })).total).toBe(0);
    const [count] = await Promise.all([rebuildIndex(db, () => commerce.clock.now()), runWorker(), search({ q: 'fencepost' })]);
    expect(count).toBe(2);
    expect((await search({ q: 'renamed' })).total).toBe(1);
    const { rows } = await database.pool.query(
      'SELECT is_live, (SELECT count(*)::integer FROM search_document) AS documents FROM search_generation',
    );
    expect(rows).toEqual([{ is_live: true, documents: 2 }]);
  });

  it('leaves no entries of its indexes unmerged, after an update or a rebuild', async () => {
    const { db } = commerce.deps.database;
    const mergedPages = async () => {
      const { rows } = await database.pool.query<{ name: string; pages: number }>(
        "SELECT relname AS name, gin_clean_pending_list(oid)::integer AS pages FROM pg_class WHERE relname ~ '^search_(document|listing)_(words|codes|facets)$'",
      );
      return rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    };
    const nothing = ['search_document_codes', 'search_document_facets', 'search_document_words', 'search_listing_facets'].map((name) => ({
      name,
      pages: 0,
    }));
    await inTransaction(db, (tx) => updateDocuments(tx, ['4117', '4118'], commerce.clock.now()));
    expect(await mergedPages()).toEqual(nothing);
    await rebuildIndex(db, () => commerce.clock.now());
    expect(await mergedPages()).toEqual(nothing);
    await database.pool.query("UPDATE search_document SET words = words || 'unmerged'");
    expect((await mergedPages()).find(({ name }) => name === 'search_document_words')?.pages).toBeGreaterThan(0);
  });

  it('WISH-006 marks gift cards, which no list holds', async () => {
    const { db } = commerce.deps.database;
    await database.pool.query("UPDATE style SET copy = copy || '{\"giftCardAmounts\": [25, 50]}' WHERE id = '4118'");
    await inTransaction(db, (tx) => updateDocuments(tx, ['4117', '4118'], commerce.clock.now()));
    const marks = (await search({})).hits.map(({ productId, c_isGiftCard }) => [productId, c_isGiftCard]);
    expect(Object.fromEntries(marks)).toEqual({ '4117': undefined, '4118': true });
  });

  it('removes a style without a price', async () => {
    await database.pool.query("DELETE FROM price WHERE sku_id LIKE '4117%'");
    await inTransaction(commerce.deps.database.db, (tx) =>
      recordStock(tx, [{ skuId: skuIdOf('4117', '10', 0), locationId: 'warehouse', onHand: 1 }], commerce.clock.now()),
    );
    await runWorker();
    expect((await search({})).hits.map((hit) => hit.productId)).toEqual(['4118']);
  });
});
