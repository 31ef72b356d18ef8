/** The tab that a key leads to from the one at `at`, round at both ends; undefined for a key that leads nowhere. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
