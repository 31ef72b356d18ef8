export type LineOrRemoval<Item, Removal> = { item: Item } | { removed: Removal };

/** Returns the lines with each removal at the position that its line had. */
export function linesAndRemovals<Item, Removal extends { index: number }>(
  items: readonly Item[],
  removals: readonly Removal[],
): LineOrRemoval<Item, Removal>[] {
  const entries: LineOrRemoval<Item, Removal>[] = items.map((item) => ({ item }));
  // The index is that of the moment of removal, so the last removal is undone first.
  for (const removed of removals.toReversed()) entries.splice(removed.index, 0, { removed });
  return entries;
}
