import type { ProductItem } from '@outfitter/contract/client';
import type { RemovedItem } from '../state/removed-items.ts';

export type LineOrRemoval = { item: ProductItem } | { removed: RemovedItem };

/** Returns the lines with each removal at the position that its line had. */
export function linesAndRemovals(items: readonly ProductItem[], removals: readonly RemovedItem[]): LineOrRemoval[] {
  const entries: LineOrRemoval[] = items.map((item) => ({ item }));
  // The index is that of the moment of removal, so the last removal is undone first.
  for (const removed of removals.toReversed()) entries.splice(removed.index, 0, { removed });
  return entries;
}
