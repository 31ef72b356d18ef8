import type { Currency } from '@outfitter/contract';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { jsonRowsFrom } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { PriceEntry } from './choose-price.ts';
import { priceBooks, prices } from './tables.ts';

const columns = {
  skuId: prices.skuId,
  priceBookId: prices.priceBookId,
  kind: priceBooks.kind,
  amountMinor: prices.amountMinor,
  validFrom: prices.validFrom,
  validTo: prices.validTo,
};
const ofGivenSkus = and(sql`${prices.skuId} = ANY(${sql.placeholder('skuIds')})`, eq(priceBooks.currency, sql.placeholder('currency')));

/** The prices of SKUs, for a statement that reads other lists, too. Its placeholders are `skuIds` and `currency`. */
export const priceRows = jsonRowsFrom(
  columns,
  sql`${prices} JOIN ${priceBooks} ON ${eq(priceBooks.id, prices.priceBookId)} WHERE ${ofGivenSkus}`,
);

export async function priceEntries(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
): Promise<(PriceEntry & { skuId: string })[]> {
  if (skuIds.length === 0) return [];
  const query = prepared(queryable, 'price_entries', (db) =>
    db.select(columns).from(prices).innerJoin(priceBooks, eq(priceBooks.id, prices.priceBookId)).where(ofGivenSkus),
  );
  return query.execute({ skuIds: [...skuIds], currency });
}

/** Returns the SKUs of the prices that have become valid after `since`, until `now`. */
export async function skusWithNewPrices(queryable: Queryable, since: Date, now: Date): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ skuId: prices.skuId })
    .from(prices)
    .where(and(gt(prices.validFrom, since), lte(prices.validFrom, now)));
  return rows.map(({ skuId }) => skuId);
}
