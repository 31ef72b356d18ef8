/**
 * The colours that were chosen on tiles, by the listing that they stand in and its place in the history: who comes Back finds them as they
 * were. Kept in memory: a reload starts anew.
 */

/** More than anybody chooses in one visit. */
const most = 500;
const kept = new Map<string, string>();

/** The place in the history and what is listed there; how much of it is shown makes no other listing. */
function keyOf(productId: string): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('page');
  return `${(history.state as { idx?: number } | null)?.idx ?? ''} ${location.pathname}?${asked} ${productId}`;
}

/** The value of the colour that was chosen on a tile; undefined where none was, and on the server. */
export function keptSwatch(productId: string): string | undefined {
  return typeof document === 'undefined' ? undefined : kept.get(keyOf(productId));
}

export function keepSwatch(productId: string, colour: string): void {
  if (kept.size >= most) kept.clear();
  kept.set(keyOf(productId), colour);
}
