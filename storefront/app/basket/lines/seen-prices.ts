import type { Basket } from '@outfitter/contract/client';

export type SeenPrices = Readonly<Record<string, { amount: number; currency: string }>>;

export interface PriceChange {
  itemId: string;
  previous: number;
  current: number;
}

export function findPriceChanges(basket: Basket, seen: SeenPrices): PriceChange[] {
  return basket.productItems.flatMap(({ itemId, basePrice }) => {
    const price = seen[itemId];
    const isChange = price && price.currency === basket.currency && price.amount !== basePrice;
    return isChange ? [{ itemId, previous: price.amount, current: basePrice }] : [];
  });
}

/** Adds new lines at their price, keeps the seen price of changed lines until it is `accepted`, and drops removed lines. */
export function updateSeenPrices(basket: Basket, seen: SeenPrices, accepted: readonly string[] = []): SeenPrices {
  const entries = basket.productItems.map(({ itemId, basePrice }) => {
    const price = seen[itemId];
    const isUnchanged = price && price.currency === basket.currency && !accepted.includes(itemId);
    return [itemId, isUnchanged ? price : { amount: basePrice, currency: basket.currency }] as const;
  });
  return Object.fromEntries(entries);
}
