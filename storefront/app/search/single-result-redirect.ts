import type { Hit } from '@outfitter/contract/client';

/** The product page of a search with exactly one result and no refinement (SEARCH-008); undefined if the results are shown. */
export function singleResultRedirect(
  hits: readonly Pick<Hit, 'c_slugUrl' | 'productId'>[],
  total: number,
  refinements: number,
  query = '',
  isEnabled = true,
): string | undefined {
  const [hit] = hits;
  if (!isEnabled || !hit?.c_slugUrl || total !== 1 || hits.length !== 1 || refinements > 0) return undefined;
  return pathForSku(hit, query);
}

/**
 * The page of a hit. If the query is the number of one of its SKUs (the style's number, two digits of the color, and more), that variant
 * is selected: the product page redirects from the SKU's address to the style's.
 */
export function pathForSku({ c_slugUrl, productId }: Pick<Hit, 'c_slugUrl' | 'productId'>, query: string): string {
  const code = query.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSku = /^\d+$/.test(code) && code.startsWith(productId) && code.length > productId.length + 2;
  return isSku ? c_slugUrl.replace(/[^/-]+(?=\.html$)/, code) : c_slugUrl;
}
