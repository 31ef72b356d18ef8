/** Returns the path of the page of a style. */
export function productPath(slug: string): string {
  return `/${slug}.html`;
}

/** Returns the path of a product page on which the variant with these values is chosen. The parameters keep their order (LIST-005). */
export function variantPath(path: string, variationValues: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(variationValues).toString();
  return `${path}${query && `?${query}`}`;
}
