import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skuIdOf } from '../../brand/testing/brand-builder.ts';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { availability } from '../../inventory/availability.ts';
import { recordStockFeed } from '../../inventory/record-stock-feed.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { priceSkus } from '../../pricing/price-skus.ts';
import { writePrices } from '../../pricing/write-prices.ts';
import { explainStatements } from '../../testing/explain-statements.ts';
import { findCurrentOffers } from './current-offers.ts';

const { commerce, database } = useTestBrand([{ id: '4117', colors: { '10': 'brown', '52': 'red' }, sizes: ['S', 'M', 'L'] }]);
const skus = ['10', '52'].flatMap((color) => [0, 1, 2].map((size) => skuIdOf('4117', color, size)));
const noon = Date.parse('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(noon + count * 3_600_000);

const price = fc.record({
  priceBookId: fc.constantFrom('dtc-usd-regular', 'dtc-usd-promo', 'dtc-usd-sale', 'dtc-cad-regular'),
  skuId: fc.constantFrom(...skus),
  amountMinor: fc.constantFrom(1_000, 2_000, 3_000, 4_000),
  from: fc.option(fc.integer({ min: -4, max: 4 }), { nil: undefined }),
  length: fc.integer({ min: 1, max: 6 }),
});

describe('current offers', () => {
  it('LIST-016 equal the price rule of each SKU and name its next change', async () => {
    const { db } = commerce.deps.database;
    await fc.assert(
      fc.asyncProperty(
        fc.array(price, { maxLength: 18 }),
        fc.array(fc.nat({ max: 1 }), { minLength: 6, maxLength: 6 }),
        async (prices, onHand) => {
          await database.pool.query('DELETE FROM price');
          const entries = prices.map(({ from, length, ...entry }) => ({
            ...entry,
            validFrom: from === undefined ? undefined : hours(from),
            validTo: from === undefined ? undefined : hours(from + length),
          }));
          const distinct = [
            ...new Map(entries.map((entry) => [`${entry.priceBookId} ${entry.skuId} ${entry.validFrom?.getTime()}`, entry])).values(),
          ];
          await inTransaction(db, async (tx) => {
            await writePrices(tx, distinct);
            await recordStockFeed(
              tx,
              skus.map((skuId, index) => ({ skuId, locationId: 'warehouse', onHand: onHand[index] ?? 0 })),
              hours(0),
            );
          });
          const chosenPrices = await priceSkus(db, skus, 'USD', hours(0));
          const stock = await availability(db, skus);
          const expected = skus.flatMap((skuId) => {
            const price = chosenPrices.get(skuId);
            return price
              ? [
                  `${skuId.slice(4, 6)} ${price.unitMinor} ${price.listMinor} ${price.kind} ${(stock.get(skuId)?.availableToPromise ?? 0) > 0}`,
                ]
              : [];
          });
          const live = (await findCurrentOffers(db, ['4117'], 'USD', hours(0))).get('4117');
          const offered = (live?.offers ?? []).map(
            ({ colorCode, price: { unitMinor, listMinor, kind }, isOrderable }) =>
              `${colorCode} ${unitMinor} ${listMinor} ${kind} ${isOrderable}`,
          );
          expect(new Set(offered)).toEqual(new Set(expected));
          const edges = [...chosenPrices.values()].flatMap(({ validUntil }) => validUntil?.getTime() ?? []);
          expect(live?.validUntil?.getTime()).toBe(edges.length > 0 ? Math.min(...edges) : undefined);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('look up the stock of each SKU, whatever PostgreSQL expects of other plans', async () => {
    const [plan] = await explainStatements(database.pool, ['enable_seqscan'], (queryable) =>
      findCurrentOffers(queryable, ['4117'], 'USD', hours(0)),
    );
    expect(plan).toMatch(/Limit[\s\S]*Index Scan using stock_pkey[^\n]*\n\s*Index Cond: \(\(\(?sku_id/);
  });
});
