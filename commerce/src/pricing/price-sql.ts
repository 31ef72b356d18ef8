import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PriceKind } from './choose-price.ts';
import { priceBooks, prices } from './tables.ts';

export function joinPrices(skuId: SQL, currency: Currency): SQL {
  return sql`JOIN ${prices} AS price ON price.sku_id = ${skuId} JOIN ${priceBooks} AS book ON book.id = price.price_book_id AND book.currency = ${currency}`;
}

/** Returns the lowest amount of one kind that is valid at `now`, an SQL timestamp; in minor units. */
export function validAmount(kind: PriceKind, now: SQL): SQL {
  return sql`min(price.amount_minor) FILTER (WHERE book.kind = ${sql.raw(`'${kind}'`)} AND price.valid_from <= ${now} AND ${now} < price.valid_to)`;
}

export function nextPriceChange(now: SQL): SQL {
  return sql`least(min(price.valid_from) FILTER (WHERE price.valid_from > ${now}),
          min(price.valid_to) FILTER (WHERE price.valid_to > ${now} AND price.valid_to < 'infinity'))`;
}

/** Joins the list prices of a SKU that are valid at `now`; `currencyCondition` is the right side of a comparison: `= 'USD'`. */
export function joinListPrices(skuId: SQL, currencyCondition: SQL, now: SQL): SQL {
  return sql`JOIN ${prices} AS price ON price.sku_id = ${skuId} AND price.valid_from <= ${now} AND ${now} < price.valid_to
    JOIN ${priceBooks} AS book ON book.id = price.price_book_id AND book.kind = 'list' AND book.currency ${currencyCondition}`;
}

export function listPriceChanges(currencyCondition: SQL, now: SQL): SQL {
  return sql`SELECT changes_at FROM ${prices} AS price JOIN ${priceBooks} AS book ON book.id = price.price_book_id
      CROSS JOIN LATERAL (VALUES (price.valid_from), (price.valid_to)) AS validity (changes_at)
    WHERE book.kind = 'list' AND book.currency ${currencyCondition} AND ${now} < changes_at AND changes_at < 'infinity'`;
}
