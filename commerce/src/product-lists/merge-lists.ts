import { maxListItems } from '@outfitter/contract';
import { availability } from '../inventory/availability.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { ensureWishlist } from './lists.ts';
import { mergeItems } from './merge-items.ts';
import { newItemFields } from './new-item.ts';
import { deleteItems, insertItems, itemsOfList, lockWishlist, updateItem, updateList } from './queries.ts';
import { isGiftCard, resolveSelections, selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

/** Units that a merged basket could not take. */
export interface ExtraItem {
  productId: string;
  quantity: number;
  color?: string | undefined;
}

export interface GuestListMerge {
  guestGroupId: string;
  customerGroupId: string;
  extraItems: readonly ExtraItem[];
  now: Date;
}

export interface MergedLists {
  /** Items that the customer's list took; those that it had already are not counted. */
  wishlistItems: number;
  /** Items that the list had no room for. */
  cutItems: number;
}

type UnownedItem = Omit<ItemRow, 'customerGroupId' | 'listId' | 'id'>;

/** Locks the guest's list and empties it. */
async function takeItems(tx: Transaction, customerGroupId: string, now: Date): Promise<UnownedItem[]> {
  const list = await lockWishlist(tx, customerGroupId);
  if (!list) return [];
  const key = { customerGroupId, listId: list.id };
  const items = await itemsOfList(tx, key);
  if (items.length === 0) return [];
  await deleteItems(tx, key);
  await updateList(tx, key, { updatedAt: now });
  return items;
}

async function itemsOfExtras(tx: Transaction, extras: readonly ExtraItem[], now: Date): Promise<UnownedItem[]> {
  const stock = await availability(tx, [...new Set(extras.map(({ productId }) => productId))]);
  return extras.map(({ productId, quantity, color = '' }) => ({
    ...newItemFields,
    productId,
    color,
    quantity,
    priceMinor: null,
    currency: null,
    wasSoldOut: (stock.get(productId)?.availableToPromise ?? 0) === 0,
    addedAt: now,
    mailedPriceMinor: null,
    restockMailedAt: null,
  }));
}

/** Leaves out gift cards (WISH-006). A style that is gone stays on the list. */
async function withoutGiftCards<Item extends UnownedItem>(tx: Transaction, items: readonly Item[]): Promise<Item[]> {
  const resolved = await resolveSelections(tx, items);
  return items.filter((item) => {
    const product = resolved.get(selectionKey(item));
    return !product || !isGiftCard(product);
  });
}

/**
 * Moves the items of a guest's list, and `extraItems`, to the list of the customer that the guest has become. Once the guest's list is
 * empty, repeating it changes nothing, and extra items are not added twice. Locks the guest's list, then the customer's; no statement
 * concerns both.
 */
export async function mergeGuestLists(
  tx: Transaction,
  { guestGroupId, customerGroupId, extraItems, now }: GuestListMerge,
): Promise<MergedLists> {
  // A guest who is this customer already has nothing to move.
  const taken = guestGroupId === customerGroupId ? [] : await takeItems(tx, guestGroupId, now);
  const incoming = await withoutGiftCards(tx, [...taken, ...(await itemsOfExtras(tx, extraItems, now))]);
  if (incoming.length === 0) return { wishlistItems: 0, cutItems: 0 };
  const key = { customerGroupId, listId: (await ensureWishlist(tx, customerGroupId, now)).id };
  const own = await itemsOfList(tx, key);
  const { added, raised, cut } = mergeItems(own, incoming, maxListItems);
  await insertItems(
    tx,
    added.map((item) => ({ ...item, ...key, id: newId() })),
  );
  for (const item of raised) await updateItem(tx, item, { quantity: item.quantity });
  await updateList(tx, key, { updatedAt: now });
  return { wishlistItems: added.length, cutItems: cut.length };
}
