/** Colors chosen on tiles, by listing and history entry, so that going back restores them. A reload clears them. */

const maxEntries = 500;
const chosenSwatches = new Map<string, string>();

function keyOf(productId: string): string {
  const parameters = new URLSearchParams(location.search);
  parameters.delete('page');
  return `${(history.state as { idx?: number } | null)?.idx ?? ''} ${location.pathname}?${parameters} ${productId}`;
}

export function getChosenSwatch(productId: string): string | undefined {
  return typeof document === 'undefined' ? undefined : chosenSwatches.get(keyOf(productId));
}

export function storeChosenSwatch(productId: string, color: string): void {
  if (chosenSwatches.size >= maxEntries) chosenSwatches.clear();
  chosenSwatches.set(keyOf(productId), color);
}
