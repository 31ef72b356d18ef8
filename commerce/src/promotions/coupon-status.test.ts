import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BasketCoupon, couponRejection } from './coupon-status.ts';
import type { Promotion } from './promotion.ts';

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
const promotionOf = (dates: { validFrom: Date; validTo: Date }): Promotion => ({
  id: 'p',
  kind: 'order_amount',
  thresholdMinor: { USD: 0 },
  benefitMinor: { USD: 100 },
  requiresCoupon: true,
  callout: '',
  priority: 0,
  ...dates,
});

it('PROMO-002 a coupon is usable from the start of its own and its promotion’s validity until just before either ends', () => {
  const usable = { yes: 0, no: 0 };
  fc.assert(
    fc.property(validity, validity, time, (coupon, promotion, at) => {
      const from = Math.max(coupon.validFrom.getTime(), promotion.validFrom.getTime());
      const to = Math.min(coupon.validTo.getTime(), promotion.validTo.getTime());
      const expected = at.getTime() >= to ? 'coupon_expired' : at.getTime() < from ? 'coupon_not_yet_active' : undefined;
      expect(couponRejection(couponOf(coupon), promotionOf(promotion), at)).toBe(expected);
      usable[expected ? 'no' : 'yes'] += 1;
    }),
    { numRuns: 500 },
  );
  expect(Math.min(usable.yes, usable.no)).toBeGreaterThan(10);
});

it('PROMO-002 a redeemed coupon is reported as redeemed at any time, and dates are reported before a missing promotion', () => {
  fc.assert(
    fc.property(validity, time, (dates, at) => {
      expect(couponRejection(couponOf(dates, true), promotionOf(dates), at)).toBe('coupon_already_redeemed');
      const rejection = couponRejection(couponOf(dates), promotionOf(dates), at);
      expect(couponRejection(couponOf(dates), undefined, at)).toBe(rejection ?? 'no_applicable_promotion');
    }),
  );
});
