/** Returns the first page, the last page, the current page and its neighbors. A gap stands for two or more pages between them. */
export function visiblePages(current: number, count: number): (number | 'gap')[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? (['gap', page] as const) : [page];
  });
}
