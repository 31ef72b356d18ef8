import type { Currency } from '@outfitter/contract';
import { formatMoney, type MailLocale } from '../mail/index.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toMajor } from '../platform/money.ts';
import { couponRejection } from '../promotions/coupon-status.ts';
import { findCoupons } from '../promotions/coupons.ts';
import { listPromotions } from '../promotions/list-promotions.ts';
import type { Promotion } from '../promotions/promotion.ts';

export interface OfferedCode {
  code: string;
  description: string;
}

export function describeOffer(
  { kind, callout, thresholdMinor, benefitMinor }: Pick<Promotion, 'kind' | 'callout' | 'thresholdMinor' | 'benefitMinor'>,
  currency: Currency,
  { messages, locale }: Pick<MailLocale, 'messages' | 'locale'>,
): string {
  const formatMinor = (minor: number | undefined) =>
    minor ? formatMoney(locale, toMajor(minor), currency, { trailingZeroDisplay: 'stripIfInteger' }) : undefined;
  return messages.marketing.offer({
    kind,
    callout,
    amount: formatMinor(benefitMinor[currency]),
    from: formatMinor(thresholdMinor[currency]),
  });
}

/** Reads the offered promo codes, without unknown, expired and single-use ones. */
export async function readOfferedCodes(
  queryable: Queryable,
  codes: readonly string[],
  currency: Currency,
  mailLocale: MailLocale,
  now: Date,
): Promise<OfferedCode[]> {
  const promotions = new Map((await listPromotions(queryable)).map((promotion) => [promotion.id, promotion]));
  const coupons = new Map((await findCoupons(queryable, codes)).map((coupon) => [coupon.code, coupon]));
  return codes.flatMap((code) => {
    const coupon = coupons.get(code);
    const promotion = coupon && promotions.get(coupon.promotionId);
    if (!coupon || !promotion || couponRejection(coupon, promotion, now)) return [];
    return [{ code, description: describeOffer(promotion, currency, mailLocale) }];
  });
}
