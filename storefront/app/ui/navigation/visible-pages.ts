/** The first page, the last page, the current page and its neighbors, with gaps between them. A gap of one page shows that page. */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? 0) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? (['gap', page] as const) : [page];
  });
}
