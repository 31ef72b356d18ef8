import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { jsonRowsFrom } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { Promotion } from './promotion.ts';
import { promotions } from './tables.ts';

/** Invalidation key of all promotions. Coupons and their redemptions are never cached. */
export const promotionsKey = 'promotions';

type PromotionTranslations = Pick<typeof promotions.$inferSelect, 'id' | 'translations'>;

export const promotionRows = jsonRowsFrom(getTableColumns(promotions), sql`${promotions}`);

/** Reads all promotions, also those that are not valid now, because the status of their coupons depends on them. */
export function listPromotions(queryable: Queryable, cache?: InvalidatingCache): Promise<(Promotion & PromotionTranslations)[]> {
  return cached(cache, 'promotions', [promotionsKey], () =>
    prepared(queryable, 'all_promotions', (db) => db.select().from(promotions)).execute(),
  );
}

export async function promotionTranslations(
  queryable: Queryable,
  ids: readonly string[],
  cache?: InvalidatingCache,
): Promise<PromotionTranslations[]> {
  if (cache) return (await listPromotions(queryable, cache)).filter(({ id }) => ids.includes(id));
  return queryable
    .select({ id: promotions.id, translations: promotions.translations })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]));
}
