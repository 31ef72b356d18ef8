/** Prices at which this browser last saw each line, so that the cart can say that one has moved. Pure. */
import type { Basket } from '@outfitter/contract/client';

/** Unit prices by line. */
export type SeenPrices = Readonly<Record<string, { amount: number; currency: string }>>;

export interface PriceChange {
  itemId: string;
  was: number;
  now: number;
}

/** The lines whose unit price is not the one that was seen; another currency is no move. */
export function findPriceChanges(basket: Basket, seen: SeenPrices): PriceChange[] {
  return basket.productItems.flatMap(({ itemId, basePrice }) => {
    const before = seen[itemId];
    const isChange = before && before.currency === basket.currency && before.amount !== basePrice;
    return isChange ? [{ itemId, was: before.amount, now: basePrice }] : [];
  });
}

/** What has been seen once these lines were shown: new lines at their price, moved ones at the old until `accepted`, gone ones dropped. */
export function updateSeenPrices(basket: Basket, seen: SeenPrices, accepted: readonly string[] = []): SeenPrices {
  const entries = basket.productItems.map(({ itemId, basePrice }) => {
    const before = seen[itemId];
    const isKept = before && before.currency === basket.currency && !accepted.includes(itemId);
    return [itemId, isKept ? before : { amount: basePrice, currency: basket.currency }] as const;
  });
  return Object.fromEntries(entries);
}
