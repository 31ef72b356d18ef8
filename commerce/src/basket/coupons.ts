import type { Basket } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { createRateLimiter, type RateLimit, takeOrFault } from '../platform/security/rate-limit.ts';
import { findCoupons, normalizeCouponCode } from '../promotions/queries.ts';
import { changeBasket } from './change-basket.ts';
import { basketCoupons } from './tables.ts';

/** Codes are short: nobody may try many. */
const couponLimit: RateLimit = { name: 'coupon', capacity: 20, refillPerSecond: 1 / 15 };

/** Adds a promo code. An unknown one is refused; a known one stays, its status telling whether it does anything. */
export async function addCoupon(deps: CommerceDependencies, principal: Principal, basketId: string, typed: string): Promise<Basket> {
  const code = normalizeCouponCode(typed);
  if (code === '')
    throw new Fault('InvalidCouponCodeException', 'Invalid promo code: code cannot be empty', { path: '$.code', in: 'body' });
  await takeOrFault(createRateLimiter(deps.database.db, deps.clock), couponLimit, principal.customerGroupId);
  return changeBasket(deps, principal, basketId, async ({ tx, key, snapshot }) => {
    const [coupon] = await findCoupons(tx, [code]);
    if (!coupon) throw new Fault('InvalidCouponCodeException', `The promo code '${code}' is not known.`, { couponCode: code });
    if (snapshot.coupons.some((row) => row.code === code)) return;
    await tx.insert(basketCoupons).values({ customerGroupId: key.customerGroupId, basketId: key.basketId, id: newId(), code });
  });
}

/** Takes a promo code off. */
export function removeCoupon(deps: CommerceDependencies, principal: Principal, basketId: string, couponItemId: string): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async ({ tx, key, snapshot }) => {
    if (!snapshot.coupons.some((row) => row.id === couponItemId)) {
      throw new Fault('CouponItemNotFoundException', `The basket has no coupon with the id '${couponItemId}'.`, { couponItemId });
    }
    const here = and(eq(basketCoupons.customerGroupId, key.customerGroupId), eq(basketCoupons.id, couponItemId));
    await tx.delete(basketCoupons).where(here);
  });
}
