import type { ProductItem, RequestBody } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { deliveryMethodOf, isPickup } from '../delivery/delivery-method.ts';
import { type GiftCardItem, giftCardTextsOf, toGiftCardFields } from '../gift-card/gift-card-texts.ts';

export interface RemovedItem {
  item: ProductItem;
  index: number;
  isSavedForLater?: boolean;
}

export type NewBasketItem = RequestBody<'addBasketItems'>[number];

const storageKey = 'outfitter.removed';
const maxRemovedItems = 5;

export function readRemovedItems(): RemovedItem[] {
  const stored = readStored('session', storageKey);
  return Array.isArray(stored) ? (stored as RemovedItem[]) : [];
}

export function storeRemovedItems(removed: readonly RemovedItem[]): void {
  writeStored('session', storageKey, removed.length > 0 ? removed : undefined);
}

export function addRemovedItem(removed: readonly RemovedItem[], entry: RemovedItem): RemovedItem[] {
  return [...withoutRemovedItem(removed, entry.item.itemId), entry].slice(-maxRemovedItems);
}

export function withoutRemovedItem(removed: readonly RemovedItem[], itemId: string): RemovedItem[] {
  return removed.filter(({ item }) => item.itemId !== itemId);
}

export function newItemOf(
  item: GiftCardItem & Pick<ProductItem, 'productId' | 'quantity' | 'c_giftCardType' | 'c_giftCardValue' | 'c_giftCardOptionId'>,
): NewBasketItem {
  const { productId, quantity, c_giftCardType, c_giftCardValue, c_giftCardOptionId } = item;
  return { productId, quantity, c_giftCardType, c_giftCardValue, c_giftCardOptionId, ...toGiftCardFields(giftCardTextsOf(item)) };
}

export function toNewItem({ item, index }: RemovedItem): NewBasketItem {
  const method = deliveryMethodOf(item);
  return { ...newItemOf(item), c_position: index, ...(isPickup(method) ? { c_shipmentType: method } : {}) };
}
