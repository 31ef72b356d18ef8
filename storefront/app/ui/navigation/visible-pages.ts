/**
 * The pages that a pagination names: the first, the last, the present one and its neighbours; a gap stands for what is left out. A gap
 * of a single page is that page.
 */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  const shown = Array.from({ length: count }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, at) => {
    const skipped = page - (shown[at - 1] ?? 0) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? (['gap', page] as const) : [page];
  });
}
