/** Tells whoever counts what was put into the basket. Neither knows the other, and neither waits for it. */
export interface AddedItem {
  productId: string;
  quantity?: number;
}

type Listener = (items: readonly AddedItem[]) => void;
const listeners = new Set<Listener>();

export function emitItemsAdded(items: readonly AddedItem[]): void {
  for (const listener of listeners) listener(items);
}

/** Answers a way to stop listening. */
export function onItemsAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
