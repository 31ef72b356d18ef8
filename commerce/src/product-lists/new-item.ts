import { toMinor } from '../platform/money.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import type { ListedProduct, ShopContext } from './listed-products.ts';
import { isGiftCard, type Selection, selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

export interface ItemFields {
  quantity?: number | undefined;
  public?: boolean | undefined;
  priority?: number | undefined;
}

/** Fields of a new item (WISH-001). */
export const newItemFields = { quantity: 1, isPublic: false, priority: 1 } as const;

/** Columns of an item that has not changed yet, so that its owner was not mailed about it. */
export const nothingMailed = { mailedPriceMinor: null, restockedAt: null, restockMailedAt: null, ranLowAt: null } as const;

export function columnsOf({ quantity, public: isPublic, priority }: ItemFields): Partial<Pick<ItemRow, keyof typeof newItemFields>> {
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(priority === undefined ? {} : { priority }),
  };
}

export function invalidProduct(
  productId: string,
  message = `No product with the id '${productId}' is sold.`,
): Failure<'InvalidProductIdException'> {
  return failure('InvalidProductIdException', message, { path: '$.productId', in: 'body', productId });
}

/** Requires a product that can be listed: gift cards cannot (WISH-006). */
export function requireListable(product: ListedProduct | undefined, productId: string): Result<ListedProduct, 'InvalidProductIdException'> {
  if (!product) return invalidProduct(productId);
  if (isGiftCard(product.resolved)) return invalidProduct(productId, 'Gift cards cannot be saved to a list.');
  return ok(product);
}

/** Returns the price with which later prices are compared. */
export function priceWhenAdded({ presented: product }: ListedProduct, { currency }: ShopContext): Pick<ItemRow, 'priceMinor' | 'currency'> {
  const priceMinor = product && toMinor(product.price);
  return priceMinor === undefined ? { priceMinor: null, currency: null } : { priceMinor, currency };
}

/** Returns what is known of the stock when an item is added: only a later change is mailed about. */
export function stockWhenAdded({ isOrderable, presented }: ListedProduct, at: Date) {
  return { ...nothingMailed, wasSoldOut: !isOrderable, ranLowAt: presented?.lowStock ? at : null };
}

export function findSelected<Item extends Selection>(items: readonly Item[], selection: Selection): Item | undefined {
  const key = selectionKey(selection);
  return items.find((item) => selectionKey(item) === key);
}
