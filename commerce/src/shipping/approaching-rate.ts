import { toMajor } from '../platform/money.ts';
import type { ApproachingDiscount } from '../promotions/evaluate-promotions.ts';
import type { ShippingRate } from './shipping-methods.ts';

/**
 * Returns the next threshold at which the method gets cheaper (PROMO-004). The id contains the threshold in major units, and `free` if
 * shipping becomes free (PROMO-010, PROMO-011).
 */
export function approachingRate(
  rates: readonly ShippingRate[],
  methodId: string,
  merchandiseMinor: number,
): ApproachingDiscount | undefined {
  const tiers = rates.filter((rate) => rate.methodId === methodId).sort((a, b) => a.thresholdMinor - b.thresholdMinor);
  const current = tiers.findLast((rate) => rate.thresholdMinor <= merchandiseMinor);
  const next = tiers.find((rate) => rate.thresholdMinor > merchandiseMinor && rate.amountMinor < (current?.amountMinor ?? 0));
  if (!next) return undefined;
  const kind = next.amountMinor === 0 ? 'free-shipping' : 'discount-shipping';
  return {
    promotionId: `${kind}-${toMajor(next.thresholdMinor)}`,
    type: 'shipping',
    thresholdMinor: next.thresholdMinor,
    distanceMinor: next.thresholdMinor - merchandiseMinor,
  };
}
