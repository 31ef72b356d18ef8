import { maxMergedListItems } from '@outfitter/contract';
import { translateStyle } from '../catalog/translations.ts';
import { availability } from '../inventory/availability.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { ensureWishlist, revokeShare, shareBy } from './lists.ts';
import { mergeItems } from './merge-items.ts';
import { newItemFields, nothingMailed } from './new-item.ts';
import { deleteItems, insertItems, itemsOfList, lockWishlist, updateItem, updateList } from './queries.ts';
import { isGiftCard, resolveSelections, type Selection, selectionKey } from './resolve-selections.ts';
import type { ItemRow, ListRow } from './tables.ts';

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
  /** Locale of the names in the result. */
  locale?: string | undefined;
  now: Date;
}

export interface MergedLists {
  /** Number of items that the customer's list took; those that it had already are not counted. */
  wishlistItems: number;
  wishlistCuts: string[];
  /** True if the guest's list was shared by a link that did not move to the customer's list. */
  isLinkEnded: boolean;
}

interface Settings {
  masterKey: string;
}

type UnownedItem = Omit<ItemRow, 'customerGroupId' | 'listId' | 'id'>;

interface Share extends Pick<ListRow, 'name' | 'ownerName'> {
  token: string;
}

interface Taken {
  items: UnownedItem[];
  share: Share | undefined;
}

const nothing: MergedLists = { wishlistItems: 0, wishlistCuts: [], isLinkEnded: false };

async function takeList(tx: Transaction, settings: Settings, customerGroupId: string, now: Date): Promise<Taken> {
  const list = await lockWishlist(tx, customerGroupId);
  if (!list) return { items: [], share: undefined };
  const key = { customerGroupId, listId: list.id };
  const items = await itemsOfList(tx, key);
  const token = await revokeShare(tx, settings, list);
  if (items.length > 0) await deleteItems(tx, key);
  if (items.length > 0 || token !== undefined) await updateList(tx, key, { shareToken: null, updatedAt: now });
  const { name, ownerName } = list;
  return { items, share: token === undefined ? undefined : { token, name, ownerName } };
}

async function itemsOfExtras(tx: Transaction, extras: readonly ExtraItem[], now: Date): Promise<UnownedItem[]> {
  const stock = await availability(tx, [...new Set(extras.map(({ productId }) => productId))]);
  return extras.map(({ productId, quantity, color = '' }) => ({
    ...newItemFields,
    ...nothingMailed,
    productId,
    color,
    quantity,
    priceMinor: null,
    currency: null,
    wasSoldOut: (stock.get(productId)?.availableToPromise ?? 0) === 0,
    addedAt: now,
  }));
}

/** Removes gift cards (WISH-006). A style that is no longer sold stays on the list. */
async function withoutGiftCards<Item extends UnownedItem>(tx: Transaction, items: readonly Item[]): Promise<Item[]> {
  const resolved = await resolveSelections(tx, items);
  return items.filter((item) => {
    const product = resolved.get(selectionKey(item));
    return !product || !isGiftCard(product);
  });
}

/** Returns the names of products; a style that is not in the catalog any more has no name but its id. */
async function namesOf(tx: Transaction, items: readonly Selection[], locale: string | undefined): Promise<string[]> {
  if (items.length === 0) return [];
  const resolved = await resolveSelections(tx, items);
  return items.map((item) => {
    const product = resolved.get(selectionKey(item));
    return product ? translateStyle(product.details.style, locale).name : item.productId;
  });
}

/**
 * Returns the columns by which the guest's link moves to the customer's list. That is done only if the customer's list was empty:
 * the people who have the link must not see other items (decision 66).
 */
async function moveLink(tx: Transaction, settings: Settings, list: ListRow, ownCount: number, share: Share | undefined) {
  if (!share || ownCount > 0 || list.shareToken !== null) return undefined;
  const { name, ownerName } = share;
  return { ...(await shareBy(tx, settings, list, share.token)), name: list.name ?? name, ownerName };
}

/**
 * Moves the items of a guest's list, and `extraItems`, to the list of the customer that the guest has become. Once the guest's list is
 * empty, repeating it changes nothing, and extra items are not added twice. Locks the guest's list, then the customer's; no statement
 * concerns both.
 */
export async function mergeGuestLists(
  tx: Transaction,
  settings: Settings,
  { guestGroupId, customerGroupId, extraItems, locale, now }: GuestListMerge,
): Promise<MergedLists> {
  // A guest who is this customer already has nothing to move.
  const isSame = guestGroupId === customerGroupId;
  const { items, share } = isSame ? { items: [], share: undefined } : await takeList(tx, settings, guestGroupId, now);
  const incoming = await withoutGiftCards(tx, [...items, ...(await itemsOfExtras(tx, extraItems, now))]);
  if (incoming.length === 0 && !share) return nothing;
  const list = await ensureWishlist(tx, customerGroupId, now);
  const key = { customerGroupId, listId: list.id };
  const own = await itemsOfList(tx, key);
  const { added, raised, cut } = mergeItems(own, incoming, maxMergedListItems);
  await insertItems(
    tx,
    added.map((item) => ({ ...item, ...key, id: newId() })),
  );
  for (const item of raised) await updateItem(tx, item, { quantity: item.quantity });
  const link = await moveLink(tx, settings, list, own.length, share);
  await updateList(tx, key, { ...link, updatedAt: now });
  const wishlistCuts = await namesOf(tx, cut, locale);
  return { wishlistItems: added.length, wishlistCuts, isLinkEnded: share !== undefined && !link };
}
