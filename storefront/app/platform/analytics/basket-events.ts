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
