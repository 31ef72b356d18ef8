import { inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import type { Promotion } from './promotion.ts';
import { promotions } from './tables.ts';

/** Includes promotions that are not valid now, because the status of their coupons depends on them. */
export function listPromotions(queryable: Queryable): Promise<Promotion[]> {
  return queryable.select().from(promotions).prepare('all_promotions').execute();
}

export function promotionTranslations(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Pick<typeof promotions.$inferSelect, 'id' | 'translations'>[]> {
  return queryable
    .select({ id: promotions.id, translations: promotions.translations })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]));
}
