import type { Hit } from '@outfitter/contract/client';

/** Returns the product page if a search has exactly one result and no refinement (SEARCH-008). */
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
 * Returns the path of a hit. If the query is the number of one of its SKUs (the number of the style, two digits for the color, and more
 * digits), it returns the path of the SKU, from which the product page redirects to the style with the variant selected.
 */
export function pathForSku({ c_slugUrl, productId }: Pick<Hit, 'c_slugUrl' | 'productId'>, query: string): string {
  const code = query.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSku = /^\d+$/.test(code) && code.startsWith(productId) && code.length > productId.length + 2;
  return isSku ? c_slugUrl.replace(/[^/-]+(?=\.html$)/, code) : c_slugUrl;
}
