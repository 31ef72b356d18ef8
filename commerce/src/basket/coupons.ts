import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type AttemptLimits, createAttemptLimiter } from '../platform/security/attempt-limit.ts';
import { findCoupons, normalizeCouponCode } from '../promotions/coupons.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from './change/change-basket.ts';

/** Limits of attempts to guess codes: those that merchants choose are short. */
const couponLimits: AttemptLimits = {
  byShopper: { name: 'coupon', capacity: 20, refillPerSecond: 1 / 15 },
  byNetwork: { name: 'coupon-network', capacity: 150, refillPerSecond: 1 / 4 },
  rejectedByShopper: { name: 'coupon-unknown-shopper', capacity: 20, refillPerSecond: 1 / 60 },
  rejectedByNetwork: { name: 'coupon-unknown-network', capacity: 30, refillPerSecond: 1 / 60 },
  rejectedInShop: { name: 'coupon-unknown', capacity: 300, refillPerSecond: 1 / 5 },
};

/** Adds a promo code. An unknown code is rejected; a known one is added even if it does not apply, and its status gives the reason. */
export async function addCoupon(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  typedCode: string,
  request: Request,
): Promise<Result<Basket, BasketChangeError | 'InvalidCouponCodeException' | 'TooManyRequestsException'>> {
  const code = normalizeCouponCode(typedCode);
  if (code === '') return failure('InvalidCouponCodeException', 'Invalid promo code: code cannot be empty', { path: '$.code', in: 'body' });
  const attempts = createAttemptLimiter(deps, couponLimits);
  const origin = attempts.originOf(call.principal.customerGroupId, request);
  const allowed = await attempts.admit(origin);
  if (!allowed.ok) return allowed;
  const basket = await changeBasket(deps, call, basketId, async ({ tx, snapshot }) => {
    const [coupon] = await findCoupons(tx, [code]);
    if (!coupon) return failure('InvalidCouponCodeException', `The promo code '${code}' is not known.`, { couponCode: code });
    if (snapshot.coupons.some((row) => row.code === code)) return ok({});
    const { customerGroupId, id: basketId } = snapshot.basket;
    return ok({ coupons: [...snapshot.coupons, { customerGroupId, basketId, id: newId(), code }] });
  });
  if (!basket.ok && basket.error === 'InvalidCouponCodeException') await attempts.recordRejection(origin);
  return basket;
}

export function removeCoupon(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  couponItemId: string,
): Promise<Result<Basket, BasketChangeError | 'CouponItemNotFoundException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    if (!snapshot.coupons.some((row) => row.id === couponItemId)) {
      return failure('CouponItemNotFoundException', `The basket has no coupon with the id '${couponItemId}'.`, { couponItemId });
    }
    return ok({ coupons: snapshot.coupons.filter((row) => row.id !== couponItemId) });
  });
}
