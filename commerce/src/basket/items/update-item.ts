import type { Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { availability } from '../../inventory/availability.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChange, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { findSellableSkus } from '../reference-data/sellable-skus.ts';
import type { BasketItemRow, BasketSnapshot } from '../snapshot.ts';
import { productNotSold, rejectPickup } from './add-items.ts';
import { changeGiftCardTexts, type GiftCardChange } from './gift-card-choice.ts';
import { type AdditionFailure, checkAvailable, checkQuantity, type DraftLine } from './plan-addition.ts';
import { plannedItems } from './planned-items.ts';

export interface ItemChange extends GiftCardChange {
  productId?: string;
  quantity?: number;
  c_isPickupItem?: boolean;
}

export type ItemChangeError =
  | BasketChangeError
  | AdditionFailure
  | 'ProductItemNotFoundException'
  | 'InvalidProductIdException'
  | 'ValidationException';

function findItem(snapshot: BasketSnapshot, itemId: string): Result<BasketItemRow, 'ProductItemNotFoundException'> {
  const item = snapshot.items.find((row) => row.id === itemId);
  return item ? ok(item) : failure('ProductItemNotFoundException', `The basket has no item with the id '${itemId}'.`, { itemId });
}

async function checkSold({ tx, cache, snapshot, now }: BasketChange, skuId: string) {
  const sellable = await findSellableSkus(tx, [skuId], snapshot.basket.currency as Currency, now, cache);
  return sellable.has(skuId) ? ok() : productNotSold(skuId, '$.productId');
}

/** Plans the changed line. If another line has its new SKU, merges the two. */
function changedLines(snapshot: BasketSnapshot, item: BasketItemRow, input: ItemChange): { line: DraftLine; lines: DraftLine[] } {
  const skuId = input.productId ?? item.skuId;
  const duplicate = item.giftCard ? undefined : snapshot.items.find((row) => row.skuId === skuId && row.id !== item.id && !row.giftCard);
  const giftCard = item.giftCard && changeGiftCardTexts(item.giftCard, input);
  const line = { id: item.id, skuId, giftCard, quantity: (input.quantity ?? item.quantity) + (duplicate?.quantity ?? 0) };
  return { line, lines: snapshot.items.filter((row) => row !== duplicate).map((row) => (row === item ? line : row)) };
}

/**
 * Changes a line's quantity (0 removes it), SKU or texts of a gift card. Always accepts a smaller quantity, even if it still exceeds the
 * stock.
 */
export function updateItem(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  itemId: string,
  input: ItemChange,
): Promise<Result<Basket, ItemChangeError>> {
  return changeBasket<Exclude<ItemChangeError, BasketChangeError>>(deps, call, basketId, async (change) => {
    const { tx, snapshot } = change;
    const found = findItem(snapshot, itemId);
    if (!found.ok) return found;
    const item = found.value;
    const delivery = rejectPickup(input.c_isPickupItem, '$');
    if (!delivery.ok) return delivery;
    if (input.quantity === 0) {
      const remaining = snapshot.items.filter((row) => row !== item);
      return ok({ items: plannedItems(snapshot, remaining) });
    }
    if (input.productId !== undefined && input.productId !== item.skuId) {
      const sold = await checkSold(change, input.productId);
      if (!sold.ok) return sold;
    }
    const { line, lines } = changedLines(snapshot, item, input);
    const stock = await availability(tx, [...new Set(lines.map(({ skuId }) => skuId))]);
    if (line.skuId !== item.skuId || line.quantity > item.quantity) {
      const available = checkAvailable(lines, line.skuId, stock.get(line.skuId)?.availableToPromise ?? 0);
      if (!available.ok) return available;
      const quantity = checkQuantity(line);
      if (!quantity.ok) return quantity;
    }
    return ok({ items: plannedItems(snapshot, lines), skus: { stock } });
  });
}

export function removeItem(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  itemId: string,
): Promise<Result<Basket, ItemChangeError>> {
  return updateItem(deps, call, basketId, itemId, { quantity: 0 });
}
