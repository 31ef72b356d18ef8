import type { Basket } from '@outfitter/contract/client';

export interface ShippingProgress {
  share: number;
  /** Major units still missing; 0 once shipping is free. */
  missing: number;
}

/** Returns the progress toward free shipping (PROMO-004); undefined if nothing is shipped, or if no promotion offers free shipping. */
export function freeShippingProgress(basket: Basket): ShippingProgress | undefined {
  if (basket.productItems.length === 0 || basket.applicableShippingMethods.length === 0) return undefined;
  const nearest = basket.c_approachingDiscounts
    .filter(({ type, promotionId, conditionThreshold }) => type === 'shipping' && promotionId.includes('free') && conditionThreshold > 0)
    .sort((a, b) => a.distance - b.distance)[0];
  const isFree = basket.shippingTotal === 0;
  if (isFree) return { share: 1, missing: 0 };
  if (!nearest) return undefined;
  // A full bar means free shipping: a cent below the threshold is not full.
  return { share: Math.min(0.99, 1 - nearest.distance / nearest.conditionThreshold), missing: nearest.distance };
}
