/** The promo codes that a sign-up brings, in words. */
import type { Currency } from '@outfitter/contract';
import type { Queryable } from '../platform/database.ts';
import { toMajor } from '../platform/money.ts';
import { couponObstacle } from '../promotions/coupon-status.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { allPromotions, findCoupons } from '../promotions/queries.ts';

export interface OfferedCode {
  code: string;
  words: string;
}

/** `$15 off your order, from $50 up.` */
export function wordsOf({ callout, thresholdMinor }: Pick<Promotion, 'callout' | 'thresholdMinor'>, currency: Currency): string {
  const from = thresholdMinor[currency];
  if (!from) return `${callout}.`;
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return `${callout}, from ${new Intl.NumberFormat('en-US', style).format(toMajor(from))} up.`;
}

/** Those of the codes that work now; one for a single use is nobody's offer to many. */
export async function offeredCodes(queryable: Queryable, codes: readonly string[], currency: Currency, now: Date): Promise<OfferedCode[]> {
  const promotions = new Map((await allPromotions(queryable)).map((promotion) => [promotion.id, promotion]));
  const coupons = new Map((await findCoupons(queryable, codes)).map((coupon) => [coupon.code, coupon]));
  return codes.flatMap((code) => {
    const coupon = coupons.get(code);
    const promotion = coupon && promotions.get(coupon.promotionId);
    if (!coupon || !promotion || couponObstacle(coupon, promotion, now)) return [];
    return [{ code, words: wordsOf(promotion, currency) }];
  });
}
