/**
 * The colors that were chosen on tiles, by the listing that they stand in and its place in the history: who comes Back finds them as they
 * were. Kept in memory: a reload starts anew.
 */

/** More than anybody chooses in one visit. */
const maxEntries = 500;
const chosenSwatches = new Map<string, string>();

/** The place in the history and what is listed there; how much of it is shown makes no other listing. */
function keyOf(productId: string): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('page');
  return `${(history.state as { idx?: number } | null)?.idx ?? ''} ${location.pathname}?${asked} ${productId}`;
}

/** The value of the color that was chosen on a tile; undefined where none was, and on the server. */
export function getChosenSwatch(productId: string): string | undefined {
  return typeof document === 'undefined' ? undefined : chosenSwatches.get(keyOf(productId));
}

export function storeChosenSwatch(productId: string, color: string): void {
  if (chosenSwatches.size >= maxEntries) chosenSwatches.clear();
  chosenSwatches.set(keyOf(productId), color);
}
