/** Which picture a key leads to from the one at `from`; undefined where the key means nothing here or there is none further. Pure. */
export function indexForKey(key: string, from: number, count: number, isRightToLeft = false): number | undefined {
  if (from < 0 || count === 0) return undefined;
  const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const next = key === forwards ? from + 1 : key === backwards ? from - 1 : key === 'Home' ? 0 : key === 'End' ? count - 1 : -1;
  return next >= 0 && next < count && next !== from ? next : undefined;
}

/**
 * Which picture of a row that is scrolled to its end is in view: several are, and none of them can come nearer. The one that was asked for
 * where it is among them, else the last. Pure.
 */
export function indexAtEnd(count: number, nearest: number, wanted: number | undefined): number {
  return wanted !== undefined && wanted >= nearest && wanted < count ? wanted : count - 1;
}

/** Which picture of a row is in view: the one whose start is nearest to how far the row is scrolled. Pure. */
export function indexInView(starts: readonly number[], scrolled: number): number {
  let nearest = 0;
  for (const [at, start] of starts.entries()) {
    if (Math.abs(start - scrolled) < Math.abs((starts[nearest] ?? 0) - scrolled)) nearest = at;
  }
  return nearest;
}
