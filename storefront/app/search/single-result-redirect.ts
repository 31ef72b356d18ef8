import type { Hit } from '@outfitter/contract/client';

type RedirectHit = Pick<Hit, 'c_slugUrl' | 'productId' | 'productName'>;

/** Parameter of a product page with the search that redirected to it. */
export const searchParameter = 'q';

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Returns the product page if a search without refinements has exactly one result with a URL (SEARCH-008). Unless the query is the name or
 * a number of the product, the URL contains it, and the page says why the shopper is there.
 */
export function singleResultRedirect(hits: readonly RedirectHit[], total: number, query = ''): string | undefined {
  const [hit] = hits;
  if (!hit?.c_slugUrl || total !== 1 || hits.length !== 1) return undefined;
  const path = pathForSku(hit, query);
  const code = lettersAndDigits(query);
  const isExpected =
    code === '' || code === lettersAndDigits(hit.productName) || code.startsWith(hit.productId.toLowerCase()) || /^\d+$/.test(code);
  return isExpected ? path : `${path}?${new URLSearchParams({ [searchParameter]: query })}`;
}

/**
 * Returns the path of a hit. If the query is the number of one of its SKUs (the number of the style, two digits for the color, and more
 * digits), it returns the path of the variant (LIST-005), to which the product page adds the selected values.
 */
export function pathForSku({ c_slugUrl, productId }: Pick<Hit, 'c_slugUrl' | 'productId'>, query: string): string {
  const code = query.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSku = /^\d+$/.test(code) && code.startsWith(productId) && code.length > productId.length + 2;
  return isSku ? `/product/${code}` : c_slugUrl;
}
