import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BasketCoupon, couponRejection } from './coupon-status.ts';
import { buildPromotion } from './testing/promotion-builder.ts';

/** Generates few distinct times, so that dates often coincide. */
const time = fc.nat(4).map((day) => new Date(Date.UTC(2026, 10, 1 + day)));
const anyDates = fc.record({ validFrom: time, validTo: time });
/** Generates periods of which half end after they start, so that many coupons are usable. */
const validity = fc.oneof(
  anyDates,
  anyDates.map(({ validFrom, validTo }) => (validFrom < validTo ? { validFrom, validTo } : { validFrom: validTo, validTo: validFrom })),
);

const couponOf = (dates: { validFrom: Date; validTo: Date }, isRedeemed = false): BasketCoupon => ({
  code: 'C',
  promotionId: 'p',
  isRedeemed,
  ...dates,
});

it('PROMO-002 a coupon is usable from the start of its own and its promotion’s validity until just before either ends', () => {
  const usable = { yes: 0, no: 0 };
  fc.assert(
    fc.property(validity, validity, time, (coupon, promotion, at) => {
      const from = Math.max(coupon.validFrom.getTime(), promotion.validFrom.getTime());
      const to = Math.min(coupon.validTo.getTime(), promotion.validTo.getTime());
      const expected = at.getTime() >= to ? 'coupon_expired' : at.getTime() < from ? 'coupon_not_yet_active' : undefined;
      expect(couponRejection(couponOf(coupon), buildPromotion({ requiresCoupon: true, ...promotion }), at)).toBe(expected);
      usable[expected ? 'no' : 'yes'] += 1;
    }),
    { numRuns: 500 },
  );
  expect(Math.min(usable.yes, usable.no)).toBeGreaterThan(10);
});

it('PROMO-002 a redeemed coupon is reported as redeemed at any time, and dates are reported before a missing promotion', () => {
  fc.assert(
    fc.property(validity, time, (dates, at) => {
      expect(couponRejection(couponOf(dates, true), buildPromotion({ requiresCoupon: true, ...dates }), at)).toBe(
        'coupon_already_redeemed',
      );
      const rejection = couponRejection(couponOf(dates), buildPromotion({ requiresCoupon: true, ...dates }), at);
      expect(couponRejection(couponOf(dates), undefined, at)).toBe(rejection ?? 'no_applicable_promotion');
    }),
  );
});
