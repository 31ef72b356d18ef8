import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Write } from '../platform/database/combined-writes.ts';
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

const redeemed = sql`
  INSERT INTO ${couponRedemptions} (code, order_id, is_single_use, redeemed_at)
  SELECT code, ${sql.placeholder('orderId')}::uuid, is_single_use, ${sql.placeholder('now')}::timestamptz FROM ${coupons}
  WHERE code = ANY(${sql.placeholder('couponCodes')}::text[]) ORDER BY code COLLATE "C"
  ON CONFLICT DO NOTHING RETURNING code`;

/**
 * Returns the write that redeems the coupons of an order. Lock order: coupons by key. If it redeems fewer than there are codes, ask
 * `findRedeemedElsewhere` whether to roll back.
 */
export function redemption(orderId: string, codes: readonly string[], at: Date): Write {
  return { build: () => redeemed, values: { orderId, couponCodes: [...codes], now: at.toISOString() } };
}

/** Returns the codes that another order has redeemed and this order has not; if there are any, the caller must roll back. */
export async function findRedeemedElsewhere(tx: Transaction, orderId: string, codes: readonly string[]): Promise<string[]> {
  const redemptions = await tx
    .select({ code: couponRedemptions.code, orderId: couponRedemptions.orderId })
    .from(couponRedemptions)
    .where(inArray(couponRedemptions.code, [...codes]));
  const own = new Set(redemptions.filter((redemption) => redemption.orderId === orderId).map(({ code }) => code));
  return [...new Set(redemptions.map(({ code }) => code))].filter((code) => !own.has(code)).sort();
}
