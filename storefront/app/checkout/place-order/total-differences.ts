import type { Basket } from '@outfitter/contract/client';

export interface TotalDifference {
  kind: 'line' | 'added-line' | 'removed-line' | 'discount' | 'shipping' | 'tax';
  name?: string;
  was: number;
  now: number;
}

const discountOf = (basket: Basket) => basket.orderPriceAdjustments.reduce((sum, { price }) => sum + price, 0);

export function totalDifferences(previous: Basket, current: Basket): TotalDifference[] {
  const lines = current.productItems.flatMap((item): TotalDifference[] => {
    const previousItem = previous.productItems.find(({ itemId }) => itemId === item.itemId);
    if (!previousItem) return [{ kind: 'added-line', name: item.productName, was: 0, now: item.price }];
    return previousItem.price === item.price ? [] : [{ kind: 'line', name: item.productName, was: previousItem.price, now: item.price }];
  });
  const removed = previous.productItems
    .filter((previousItem) => !current.productItems.some(({ itemId }) => itemId === previousItem.itemId))
    .map((previousItem): TotalDifference => ({ kind: 'removed-line', name: previousItem.productName, was: previousItem.price, now: 0 }));
  const sums: TotalDifference[] = [
    { kind: 'discount', was: discountOf(previous), now: discountOf(current) },
    { kind: 'shipping', was: previous.shippingTotal, now: current.shippingTotal },
    { kind: 'tax', was: previous.taxTotal, now: current.taxTotal },
  ];
  return [...lines, ...removed, ...sums.filter(({ was, now }) => Math.abs(was - now) >= 0.005)];
}
