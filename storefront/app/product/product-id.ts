/** The id in a product's path: what follows the last hyphen of `{slug}-{id}.html` (ROUTE-030). Undefined where there is none. */
export function productIdOf(slug: string): string | undefined {
  const hyphen = slug.lastIndexOf('-');
  const id = slug.slice(hyphen + 1);
  return hyphen > 0 && /^[A-Za-z0-9]{1,40}$/.test(id) ? id : undefined;
}

/** The address of a product's page with what a SKU's number chooses, and what the query says beside it. */
export function pathWithSelection(
  to: string,
  asked: Readonly<Record<string, string>> = {},
  query: Iterable<[string, string]> = [],
): string {
  const search = new URLSearchParams({ ...asked, ...Object.fromEntries(query) }).toString();
  return search ? `${to}?${search}` : to;
}
