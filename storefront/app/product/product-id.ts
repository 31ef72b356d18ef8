/** Returns the id in a product path `{slug}-{id}.html` (ROUTE-030); undefined for other paths. */
export function productIdOf(slug: string): string | undefined {
  const hyphen = slug.lastIndexOf('-');
  const id = slug.slice(hyphen + 1);
  return hyphen > 0 && /^[A-Za-z0-9]{1,40}$/.test(id) ? id : undefined;
}

/**
 * Returns the product path at the end of a longer path, such as `/men/coats/chore-coat-4117.html` (ROUTE-030); undefined if it ends
 * otherwise. The product page itself has one segment.
 */
export function productPathAtEnd(path: string): string | undefined {
  const [, slug] = /^\/.+\/([^/]+)\.html$/.exec(path) ?? [];
  return slug && productIdOf(slug) ? `/${slug}.html` : undefined;
}

/** Returns the path of a product page with the values that a SKU's id selects. Parameters of the query override them. */
export function pathWithSelection(
  to: string,
  requestedValues: Readonly<Record<string, string>> = {},
  query: Iterable<[string, string]> = [],
): string {
  const search = new URLSearchParams({ ...requestedValues, ...Object.fromEntries(query) }).toString();
  return search ? `${to}?${search}` : to;
}
