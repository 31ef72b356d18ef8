import type { Basket } from '@outfitter/contract/client';

export interface TotalDifference {
  kind: 'line' | 'new-line' | 'gone-line' | 'discount' | 'shipping' | 'tax';
  name?: string;
  was: number;
  now: number;
}

const discountOf = (basket: Basket) => basket.orderPriceAdjustments.reduce((sum, { price }) => sum + price, 0);

export function totalDifferences(previous: Basket, current: Basket): TotalDifference[] {
  const lines = current.productItems.flatMap((item): TotalDifference[] => {
    const old = previous.productItems.find(({ itemId }) => itemId === item.itemId);
    if (!old) return [{ kind: 'new-line', name: item.productName, was: 0, now: item.price }];
    return old.price === item.price ? [] : [{ kind: 'line', name: item.productName, was: old.price, now: item.price }];
  });
  const removed = previous.productItems
    .filter((old) => !current.productItems.some(({ itemId }) => itemId === old.itemId))
    .map((old): TotalDifference => ({ kind: 'gone-line', name: old.productName, was: old.price, now: 0 }));
  const sums: TotalDifference[] = [
    { kind: 'discount', was: discountOf(previous), now: discountOf(current) },
    { kind: 'shipping', was: previous.shippingTotal, now: current.shippingTotal },
    { kind: 'tax', was: previous.taxTotal, now: current.taxTotal },
  ];
  return [...lines, ...removed, ...sums.filter(({ was, now }) => Math.abs(was - now) >= 0.005)];
}
