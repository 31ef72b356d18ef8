import type { Basket } from '@outfitter/contract/client';

export interface ShippingProgress {
  /** Of the threshold, 0 to 1. */
  share: number;
  /** Major units still missing; 0 once shipping is free. */
  missing: number;
}

/** How near a basket is to free shipping (PROMO-004). Undefined where nothing is shipped, or no spending would make it free. */
export function freeShippingProgress(basket: Basket): ShippingProgress | undefined {
  if (basket.productItems.length === 0 || basket.applicableShippingMethods.length === 0) return undefined;
  const nearest = basket.c_approachingDiscounts
    .filter(({ type, promotionId, conditionThreshold }) => type === 'shipping' && promotionId.includes('free') && conditionThreshold > 0)
    .sort((a, b) => a.distance - b.distance)[0];
  const isFree = basket.shippingTotal === 0;
  if (isFree) return { share: 1, missing: 0 };
  if (!nearest) return undefined;
  // The last tick is for free shipping alone: a cent short is not there yet.
  return { share: Math.min(0.99, 1 - nearest.distance / nearest.conditionThreshold), missing: nearest.distance };
}
