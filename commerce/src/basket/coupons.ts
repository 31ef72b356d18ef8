import type { Basket } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { findCoupons, normalizeCouponCode } from '../promotions/coupons.ts';
import { type BasketChangeError, changeBasket } from './change-basket.ts';
import { basketCoupons } from './tables.ts';

/** Limits guessing: codes are short. */
const couponLimit: RateLimit = { name: 'coupon', capacity: 20, refillPerSecond: 1 / 15 };

/** Adds a promo code. An unknown code is rejected; a known one is added even if it does not apply, and its status gives the reason. */
export async function addCoupon(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  typedCode: string,
): Promise<Result<Basket, BasketChangeError | 'InvalidCouponCodeException' | 'TooManyRequestsException'>> {
  const code = normalizeCouponCode(typedCode);
  if (code === '') return failure('InvalidCouponCodeException', 'Invalid promo code: code cannot be empty', { path: '$.code', in: 'body' });
  const allowed = await createRateLimiter(deps.database.db, deps.clock).take(couponLimit, principal.customerGroupId);
  if (!allowed.ok) return allowed;
  return changeBasket(deps, principal, basketId, async ({ tx, key, snapshot }) => {
    const [coupon] = await findCoupons(tx, [code]);
    if (!coupon) return failure('InvalidCouponCodeException', `The promo code '${code}' is not known.`, { couponCode: code });
    if (snapshot.coupons.some((row) => row.code === code)) return ok();
    await tx.insert(basketCoupons).values({ customerGroupId: key.customerGroupId, basketId: key.basketId, id: newId(), code });
    return ok();
  });
}

export function removeCoupon(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  couponItemId: string,
): Promise<Result<Basket, BasketChangeError | 'CouponItemNotFoundException'>> {
  return changeBasket(deps, principal, basketId, async ({ tx, key, snapshot }) => {
    if (!snapshot.coupons.some((row) => row.id === couponItemId)) {
      return failure('CouponItemNotFoundException', `The basket has no coupon with the id '${couponItemId}'.`, { couponItemId });
    }
    const byId = and(eq(basketCoupons.customerGroupId, key.customerGroupId), eq(basketCoupons.id, couponItemId));
    await tx.delete(basketCoupons).where(byId);
    return ok();
  });
}
