import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { BasketCoupon } from './coupon-status.ts';
import type { Promotion } from './promotion.ts';
import { couponRedemptions, coupons, promotions } from './tables.ts';

/** Every promotion, also those not valid now: a coupon's status tells why it does nothing. */
export function allPromotions(queryable: Queryable): Promise<Promotion[]> {
  return queryable.select().from(promotions).prepare('all_promotions').execute();
}

/** What these promotions are called in other languages. */
export function promotionTranslations(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Pick<typeof promotions.$inferSelect, 'id' | 'translations'>[]> {
  return queryable
    .select({ id: promotions.id, translations: promotions.translations })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]));
}

/** A code as it is kept: without surrounding spaces, in capitals. */
export function normalizeCouponCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The coupons of these codes that exist; whether one for a single use is already redeemed. */
export async function findCoupons(queryable: Queryable, codes: readonly string[]): Promise<BasketCoupon[]> {
  if (codes.length === 0) return [];
  const rows = await queryable
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]));
  const singleUse = rows.filter((row) => row.isSingleUse).map((row) => row.code);
  const redeemed = new Set(await redeemedCodes(queryable, singleUse));
  return rows.map((row) => ({ ...row, isRedeemed: redeemed.has(row.code) }));
}

async function redeemedCodes(queryable: Queryable, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await queryable
    .select({ code: couponRedemptions.code })
    .from(couponRedemptions)
    .where(and(inArray(couponRedemptions.code, [...codes]), eq(couponRedemptions.isSingleUse, true)));
  return rows.map((row) => row.code);
}

/**
 * Redeems the coupons of an order, in key order. Answers the codes that somebody else has redeemed in the meantime;
 * with any, the caller must roll back or go without.
 */
export async function redeemCoupons(tx: Transaction, orderId: string, codes: readonly string[], at: Date): Promise<string[]> {
  const lost: string[] = [];
  for (const code of [...codes].sort()) {
    const redeemed = await tx.execute(sql`
      INSERT INTO ${couponRedemptions} (code, order_id, is_single_use, redeemed_at)
      SELECT code, ${orderId}::uuid, is_single_use, ${at.toISOString()}::timestamptz FROM ${coupons} WHERE code = ${code}
      ON CONFLICT DO NOTHING`);
    if (redeemed.rowCount === 0 && (await isRedeemedElsewhere(tx, code, orderId))) lost.push(code);
  }
  return lost;
}

/** Whether a code that exists is redeemed, and not by this order. */
async function isRedeemedElsewhere(tx: Transaction, code: string, orderId: string): Promise<boolean> {
  const redemptions = await tx.select().from(couponRedemptions).where(eq(couponRedemptions.code, code));
  return redemptions.length > 0 && !redemptions.some((redemption) => redemption.orderId === orderId);
}
