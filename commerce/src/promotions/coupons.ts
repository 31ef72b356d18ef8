import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { BasketCoupon } from './coupon-status.ts';
import { couponRedemptions, coupons } from './tables.ts';

export function normalizeCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

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
 * Redeems the coupons of an order. Lock order: coupons by key. Returns the codes that another order has redeemed first; if there are any,
 * the caller must roll back.
 */
export async function redeemCoupons(tx: Transaction, orderId: string, codes: readonly string[], at: Date): Promise<string[]> {
  const redeemedElsewhere: string[] = [];
  for (const code of [...codes].sort()) {
    const redeemed = await tx.execute(sql`
      INSERT INTO ${couponRedemptions} (code, order_id, is_single_use, redeemed_at)
      SELECT code, ${orderId}::uuid, is_single_use, ${at.toISOString()}::timestamptz FROM ${coupons} WHERE code = ${code}
      ON CONFLICT DO NOTHING`);
    if (redeemed.rowCount === 0 && (await isRedeemedElsewhere(tx, code, orderId))) redeemedElsewhere.push(code);
  }
  return redeemedElsewhere;
}

async function isRedeemedElsewhere(tx: Transaction, code: string, orderId: string): Promise<boolean> {
  const redemptions = await tx.select().from(couponRedemptions).where(eq(couponRedemptions.code, code));
  return redemptions.length > 0 && !redemptions.some((redemption) => redemption.orderId === orderId);
}
