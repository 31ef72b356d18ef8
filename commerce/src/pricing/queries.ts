import type { Currency } from '@outfitter/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { PriceEntry } from './choose-price.ts';
import { priceBooks, prices } from './tables.ts';

export async function priceEntries(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
): Promise<(PriceEntry & { skuId: string })[]> {
  if (skuIds.length === 0) return [];
  return queryable
    .select({
      skuId: prices.skuId,
      priceBookId: prices.priceBookId,
      kind: priceBooks.kind,
      amountMinor: prices.amountMinor,
      validFrom: prices.validFrom,
      validTo: prices.validTo,
    })
    .from(prices)
    .innerJoin(priceBooks, eq(priceBooks.id, prices.priceBookId))
    .where(and(sql`${prices.skuId} = ANY(${sql.param([...skuIds])})`, eq(priceBooks.currency, currency)))
    .prepare('price_entries')
    .execute();
}
