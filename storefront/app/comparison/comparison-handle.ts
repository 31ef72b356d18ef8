/** Goes into the `handle` of a route whose page lists or shows products: the styles chosen for the comparison float over it. */
export interface ComparisonHandle {
  hasCompareBar: true;
}

export function hasCompareBar(handle: unknown): boolean {
  return (handle as Partial<ComparisonHandle> | undefined)?.hasCompareBar === true;
}
