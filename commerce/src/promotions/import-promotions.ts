import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { promotionsKey } from './list-promotions.ts';
import { coupons, promotions } from './tables.ts';

export type ImportedPromotion = typeof promotions.$inferInsert;
export type ImportedCoupon = typeof coupons.$inferInsert;

/** Inserts or updates promotions and coupons. Keeps redemptions. */
export async function importPromotions(
  tx: Transaction,
  imported: { promotions: readonly ImportedPromotion[]; coupons: readonly ImportedCoupon[] },
): Promise<void> {
  if (imported.promotions.length > 0) {
    await tx
      .insert(promotions)
      .values([...imported.promotions])
      .onConflictDoUpdate({ target: promotions.id, set: upsertSet(promotions, 'id') });
    await invalidate(tx, [promotionsKey]);
  }
  if (imported.coupons.length > 0) {
    await tx
      .insert(coupons)
      .values([...imported.coupons])
      .onConflictDoUpdate({ target: coupons.code, set: upsertSet(coupons, 'code') });
  }
}
