/**
 * The colours that were chosen on tiles, by the entry of the history that the tiles stand in: who comes Back finds them as they were. Kept
 * in memory: a reload starts anew.
 */

/** More than anybody chooses in one visit. */
const most = 500;
const kept = new Map<string, string>();

/** React Router's number of the entry; it stays when more tiles change the address. */
const keyOf = (productId: string) => `${(history.state as { idx?: number } | null)?.idx ?? ''} ${location.pathname} ${productId}`;

/** The value of the colour that was chosen on a tile; undefined where none was, and on the server. */
export function keptSwatch(productId: string): string | undefined {
  return typeof document === 'undefined' ? undefined : kept.get(keyOf(productId));
}

export function keepSwatch(productId: string, colour: string): void {
  if (kept.size >= most) kept.clear();
  kept.set(keyOf(productId), colour);
}
