/** Notifies analytics about items that are added to the basket, so that neither feature imports the other. */
export interface AddedItem {
  productId: string;
  quantity?: number;
}

type Listener = (items: readonly AddedItem[]) => void;
const listeners = new Set<Listener>();

export function emitItemsAdded(items: readonly AddedItem[]): void {
  for (const listener of listeners) listener(items);
}

export function onItemsAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type MergeListener = (items: number) => void;
const mergeListeners = new Set<MergeListener>();
/** Merges before the first listener, which loads when the browser is idle. */
const earlyMerges: number[] = [];

/** Notifies analytics that a sign-in merged the items of a guest into the customer's basket (BASKET-012). */
export function emitBasketsMerged(items: number): void {
  if (mergeListeners.size === 0) earlyMerges.push(items);
  for (const listener of mergeListeners) listener(items);
}

export function onBasketsMerged(listener: MergeListener): () => void {
  mergeListeners.add(listener);
  for (const items of earlyMerges.splice(0)) listener(items);
  return () => void mergeListeners.delete(listener);
}
