import { selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

export type MergedItem = Pick<ItemRow, 'productId' | 'color' | 'quantity' | 'addedAt'>;

export interface Merge<Incoming, Own> {
  added: Incoming[];
  /** Own items of which the other list wants more units, with the new quantity. */
  raised: Own[];
  /** Newest items, for which the list has no room. */
  cut: Incoming[];
}

/** Joins the items of two lists: a product is listed once, with the larger quantity. Own items always stay. */
export function mergeItems<Incoming extends MergedItem, Own extends MergedItem>(
  own: readonly Own[],
  incoming: readonly Incoming[],
  maxItems: number,
): Merge<Incoming, Own> {
  const owned = new Map(own.map((item) => [selectionKey(item), item]));
  const raised = new Map<string, Own>();
  const fresh = new Map<string, Incoming>();
  for (const item of incoming.toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime())) {
    const key = selectionKey(item);
    const ownItem = raised.get(key) ?? owned.get(key);
    if (ownItem) {
      if (item.quantity > ownItem.quantity) raised.set(key, { ...ownItem, quantity: item.quantity });
    } else {
      const earlier = fresh.get(key);
      fresh.set(key, earlier ? { ...earlier, quantity: Math.max(earlier.quantity, item.quantity) } : item);
    }
  }
  const room = Math.max(0, maxItems - own.length);
  const joined = [...fresh.values()];
  return { added: joined.slice(0, room), raised: [...raised.values()], cut: joined.slice(room) };
}
