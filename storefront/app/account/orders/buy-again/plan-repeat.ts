import { maxQuantity, type OrderSummary } from '@outfitter/contract/client';
import { type NewBasketItem, newItemOf } from '../../../basket/index.ts';
import type { SoldStyles } from '../use-ordered-products.ts';

export type OrderedItem = OrderSummary['productItems'][number];

export interface Shortfall {
  item: OrderedItem;
  /** Units that can be ordered; with none, the item is sold out, or its style is no longer sold. */
  available: number;
  isGone: boolean;
}

export interface RepeatPlan {
  items: NewBasketItem[];
  shortfalls: Shortfall[];
}

/** Returns the units of a SKU that can be ordered now; undefined if it is no longer sold. */
export function availableUnits({ c_masterId, productId }: Pick<OrderedItem, 'c_masterId' | 'productId'>, styles: SoldStyles) {
  const style = styles.get(c_masterId);
  const sku = style?.id === productId ? style : style?.variants.find((variant) => variant.productId === productId);
  if (!sku) return undefined;
  const { orderable, backorder, stockLevel } = sku.inventory;
  return orderable ? (backorder ? maxQuantity : Math.min(stockLevel, maxQuantity)) : 0;
}

/** Divides the items of an order into what can be ordered again, and what cannot, or not as often. */
export function planRepeat(items: readonly OrderedItem[], styles: SoldStyles): RepeatPlan {
  const planned = new Map<string, number>();
  const plan: RepeatPlan = { items: [], shortfalls: [] };
  for (const item of items) {
    const available = availableUnits(item, styles);
    const alreadyPlanned = planned.get(item.productId) ?? 0;
    const quantity = Math.min(item.quantity, Math.max(0, (available ?? 0) - alreadyPlanned));
    planned.set(item.productId, alreadyPlanned + quantity);
    if (quantity > 0) plan.items.push({ ...newItemOf(item), quantity });
    if (quantity < item.quantity) plan.shortfalls.push({ item, available: quantity, isGone: available === undefined });
  }
  return plan;
}
