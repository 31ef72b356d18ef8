import { maxQuantity, type OrderSummary, type ProductItem } from '@outfitter/contract/client';
import { deliveryMethodOf, type NewBasketItem, newItemOf } from '../../../basket/index.ts';
import type { SoldStyles } from '../use-ordered-products.ts';

export type OrderedItem = OrderSummary['productItems'][number];

/** Reason for adding fewer units than were ordered. `in-cart`: the cart has the units that are left, or as many as a line may have. */
export type ShortfallReason = 'gone' | 'sold-out' | 'fewer' | 'in-cart';

export interface Shortfall {
  item: OrderedItem;
  added: number;
  reason: ShortfallReason;
}

export interface RepeatPlan {
  items: NewBasketItem[];
  shortfalls: Shortfall[];
}

/** Returns the units of a SKU in stock, or infinity if more are ordered from the maker; undefined if it is no longer sold. */
function unitsInStock({ c_masterId, productId }: Pick<OrderedItem, 'c_masterId' | 'productId'>, styles: SoldStyles) {
  const style = styles.get(c_masterId);
  const sku = style?.id === productId ? style : style?.variants.find((variant) => variant.productId === productId);
  if (!sku) return undefined;
  const { orderable, backorder, stockLevel } = sku.inventory;
  return orderable ? (backorder ? Number.POSITIVE_INFINITY : stockLevel) : 0;
}

/** Returns the units of a SKU that can be ordered now; undefined if it is no longer sold. */
export function availableUnits(item: Pick<OrderedItem, 'c_masterId' | 'productId'>, styles: SoldStyles): number | undefined {
  const units = unitsInStock(item, styles);
  return units === undefined ? undefined : Math.min(units, maxQuantity);
}

type CartLine = Pick<ProductItem, 'productId' | 'quantity' | 'shipmentId' | 'c_shipmentType' | 'c_giftCardValue'>;

const isGiftCard = ({ c_giftCardValue }: Pick<CartLine, 'c_giftCardValue'>) => c_giftCardValue !== undefined;

function sumUnits(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Divides the items of an order into what can be ordered again beside the lines of the cart, and what cannot, or not as often. Items are
 * shipped home: the warehouse serves them, with all lines but those that are collected from the stock of a store. Units join the line of
 * their SKU, except for gift cards.
 */
export function planRepeat(items: readonly OrderedItem[], styles: SoldStyles, cart: readonly CartLine[] = []): RepeatPlan {
  const lines: CartLine[] = [...cart];
  const plan: RepeatPlan = { items: [], shortfalls: [] };
  for (const item of items) {
    const stock = unitsInStock(item, styles);
    const ofSku = lines.filter(({ productId }) => productId === item.productId);
    const served = ofSku.filter((line) => deliveryMethodOf(line) !== 'in-store-pickup');
    const joined = isGiftCard(item) ? [] : served.filter((line) => deliveryMethodOf(line) === 'ship-to-home' && !isGiftCard(line));
    const room = Math.min((stock ?? 0) - sumUnits(served), maxQuantity - sumUnits(joined));
    const quantity = Math.min(item.quantity, Math.max(0, room));
    if (quantity > 0) {
      const added = { ...newItemOf(item), quantity };
      plan.items.push(added);
      lines.push({ ...item, quantity, shipmentId: 'me', c_shipmentType: 'ship-to-home' });
    }
    if (quantity === item.quantity) continue;
    const reason = stock === undefined ? 'gone' : stock === 0 ? 'sold-out' : ofSku.length > 0 ? 'in-cart' : 'fewer';
    plan.shortfalls.push({ item, added: quantity, reason });
  }
  return plan;
}

export function withoutProduct(
  plan: RepeatPlan,
  items: readonly OrderedItem[],
  productId: unknown,
  reason: ShortfallReason,
): RepeatPlan | undefined {
  if (!plan.items.some((item) => item.productId === productId)) return undefined;
  const rejected = items.filter((item) => item.productId === productId).map((item) => ({ item, added: 0, reason }));
  return {
    items: plan.items.filter((item) => item.productId !== productId),
    shortfalls: [...plan.shortfalls.filter(({ item }) => item.productId !== productId), ...rejected],
  };
}
