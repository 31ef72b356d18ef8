import type { Hit } from '@outfitter/contract/client';

/**
 * Where a search with a single answer goes straight to: exactly one hit, with an address, and nothing refined (SEARCH-008). Undefined
 * where the results are to be shown.
 */
export function singleResultRedirect(
  hits: readonly Pick<Hit, 'c_slugUrl' | 'productId'>[],
  total: number,
  refinements: number,
  words = '',
  isEnabled = true,
): string | undefined {
  const [hit] = hits;
  if (!isEnabled || !hit?.c_slugUrl || total !== 1 || hits.length !== 1 || refinements > 0) return undefined;
  return pathForSku(hit, words);
}

/**
 * The page of a hit, with what was typed chosen where that is one of its SKUs' numbers: the style's, two digits of the color, and more. The
 * page knows which it is, and leads on to the style's own address with the choice.
 */
export function pathForSku({ c_slugUrl, productId }: Pick<Hit, 'c_slugUrl' | 'productId'>, words: string): string {
  const code = words.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSku = /^\d+$/.test(code) && code.startsWith(productId) && code.length > productId.length + 2;
  return isSku ? c_slugUrl.replace(/[^/-]+(?=\.html$)/, code) : c_slugUrl;
}
