/** Returns the index of the image that a key moves the focus to; undefined for other keys and at the ends. */
export function indexForKey(key: string, from: number, count: number, isRightToLeft = false): number | undefined {
  if (from < 0 || count === 0) return undefined;
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const next = key === forwards ? from + 1 : key === backwards ? from - 1 : key === 'Home' ? 0 : key === 'End' ? count - 1 : -1;
  return next >= 0 && next < count && next !== from ? next : undefined;
}

/**
 * Returns the index of the image in view if the row is scrolled to its end and shows several: the requested one if it is visible, else
 * the last.
 */
export function indexAtEnd(count: number, nearest: number, requestedIndex: number | undefined): number {
  return requestedIndex !== undefined && requestedIndex >= nearest && requestedIndex < count ? requestedIndex : count - 1;
}

export function indexInView(starts: readonly number[], scrolled: number): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - scrolled) < Math.abs((starts[nearest] ?? 0) - scrolled)) nearest = index;
  }
  return nearest;
}
