import type { Basket, Currency } from '@outfitter/contract';
import { findSkus } from '../../catalog/find-skus.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { availability } from '../../inventory/availability.ts';
import { Fault, valueOrFault } from '../../platform/http/fault.ts';
import type { Principal } from '../../platform/principal.ts';
import { priceSkus } from '../../pricing/price-skus.ts';
import { type BasketChange, changeBasket } from '../change-basket.ts';
import type { BasketItemRow, BasketSnapshot } from '../snapshot.ts';
import { productNotSold, rejectPickup } from './add-items.ts';
import { checkAvailable, checkQuantity, type DraftLine } from './plan-addition.ts';
import { writeLines } from './write-lines.ts';

export interface ItemChange {
  productId?: string;
  /** 0 takes the line out. */
  quantity?: number;
  c_isPickupItem?: boolean;
  c_giftCardMessage?: string | null;
}

function itemOf(snapshot: BasketSnapshot, itemId: string): BasketItemRow {
  const item = snapshot.items.find((row) => row.id === itemId);
  if (item) return item;
  throw new Fault('ProductItemNotFoundException', `The basket has no item with the id '${itemId}'.`, { itemId });
}

async function requireSold({ tx, snapshot, now }: BasketChange, skuId: string): Promise<void> {
  const skus = await findSkus(tx, [skuId]);
  const prices = await priceSkus(tx, [skuId], snapshot.basket.currency as Currency, now);
  if (!skus.has(skuId) || !prices.has(skuId)) throw productNotSold(skuId, '$.productId');
}

/** The line as it will be; a change of SKU takes in another line that already has it. */
function changedLines(snapshot: BasketSnapshot, item: BasketItemRow, change: ItemChange): { line: DraftLine; lines: DraftLine[] } {
  const skuId = change.productId ?? item.skuId;
  const twin = item.giftCard ? undefined : snapshot.items.find((row) => row.skuId === skuId && row.id !== item.id && !row.giftCard);
  const { c_giftCardMessage: message } = change;
  const giftCard = item.giftCard && message !== undefined ? { ...item.giftCard, message: message ?? undefined } : item.giftCard;
  const line = { id: item.id, skuId, giftCard, quantity: (change.quantity ?? item.quantity) + (twin?.quantity ?? 0) };
  return { line, lines: snapshot.items.filter((row) => row !== twin).map((row) => (row === item ? line : row)) };
}

/**
 * Changes a line's quantity (0 removes it), swaps its SKU, or rewrites a gift card's message. Asking for less is always
 * granted, also where there is still not enough.
 */
export function updateItem(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  itemId: string,
  wish: ItemChange,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async (change) => {
    const { tx, key, snapshot } = change;
    const item = itemOf(snapshot, itemId);
    rejectPickup(wish.c_isPickupItem, '$');
    if (wish.quantity === 0) {
      const lines = snapshot.items.filter((row) => row !== item);
      return writeLines(tx, key, snapshot.items, lines);
    }
    if (wish.productId !== undefined && wish.productId !== item.skuId) await requireSold(change, wish.productId);
    const { line, lines } = changedLines(snapshot, item, wish);
    if (line.skuId !== item.skuId || line.quantity > item.quantity) {
      const level = (await availability(tx, [line.skuId])).get(line.skuId);
      valueOrFault(checkAvailable(lines, line.skuId, level?.availableToPromise ?? 0));
      valueOrFault(checkQuantity(line));
    }
    await writeLines(tx, key, snapshot.items, lines);
  });
}

/** Takes a line out. */
export function removeItem(deps: CommerceDependencies, principal: Principal, basketId: string, itemId: string): Promise<Basket> {
  return updateItem(deps, principal, basketId, itemId, { quantity: 0 });
}
