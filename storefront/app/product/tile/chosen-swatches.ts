/** Colors chosen on tiles, by listing and history entry, so that going back restores them. In memory only: a reload forgets them. */

const maxEntries = 500;
const chosenSwatches = new Map<string, string>();

/** The key names the history entry and the listing, but not how many of its pages are shown. */
function keyOf(productId: string): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('page');
  return `${(history.state as { idx?: number } | null)?.idx ?? ''} ${location.pathname}?${asked} ${productId}`;
}

export function getChosenSwatch(productId: string): string | undefined {
  return typeof document === 'undefined' ? undefined : chosenSwatches.get(keyOf(productId));
}

export function storeChosenSwatch(productId: string, color: string): void {
  if (chosenSwatches.size >= maxEntries) chosenSwatches.clear();
  chosenSwatches.set(keyOf(productId), color);
}
