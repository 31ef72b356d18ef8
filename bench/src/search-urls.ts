import { sortingOptions } from '@outfitter/contract';
import { createClient } from '@outfitter/contract/client';
import { site } from './guest-shopper.ts';
import { readJudgedQueries } from './judged-queries.ts';

export function shuffled<T>(items: readonly T[], step = 7919): T[] {
  return items.map((_, index) => items[(index * step) % items.length]!);
}

const shopPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

/** Headers of a request that bypasses the shop's cache of responses. */
export const uncached = { 'cache-control': 'no-cache' };

type SearchKind = 'listing with all facets' | 'listing of the stock of a store' | 'search' | 'suggestion';

async function storeIdsOf(origin: string): Promise<string[]> {
  const { data } = await createClient({ origin, ...site }).getStores();
  return data.map(({ ID }) => ID);
}

export async function searchUrls(origin: string): Promise<Record<SearchKind, string[]>> {
  const root = (await (await fetch(`${origin}${shopPath}/categories/(root)?levels=3`)).json()) as Category;
  const categories = descendantsOf(root).map(({ id }) => id);
  const listed: string[] = [];
  for (const category of categories) {
    for (const sort of sortingOptions) {
      for (const start of ['0', '36', '72']) {
        listed.push(`/api/product_search?${new URLSearchParams({ cgid: category, sort, start, count: '36' })}`);
      }
    }
  }
  const storeIds = await storeIdsOf(origin);
  const inStores = categories.flatMap((category) =>
    storeIds.flatMap((id) =>
      ['0', '36'].map(
        (start) => `/api/product_search?${new URLSearchParams({ cgid: category, refine_1: `store=${id}`, start, count: '36' })}`,
      ),
    ),
  );
  const queries = readJudgedQueries().map(({ query, locale }) => ({ query, locale: locale ?? 'en-US' }));
  const pages = ['36', '35', '34', '33'];
  const searched = queries.flatMap(({ query, locale }) =>
    pages.map((count) => `/api/product_search?${new URLSearchParams({ q: query, locale, count })}`),
  );
  const suggested = queries.flatMap(({ query, locale }) =>
    Array.from({ length: Math.max(0, Math.min(query.length, 12) - 2) }, (_, extraCharacters) => {
      const q = query.slice(0, extraCharacters + 3);
      return `${shopPath}/search_suggestion?${new URLSearchParams({ q, locale })}`;
    }),
  );
  return {
    'listing with all facets': shuffled(listed),
    'listing of the stock of a store': shuffled(inStores),
    search: shuffled(searched),
    suggestion: shuffled([...new Set(suggested)]),
  };
}

interface Category {
  id: string;
  categories?: Category[];
}
const descendantsOf = (category: Category): Category[] => (category.categories ?? []).flatMap((child) => [child, ...descendantsOf(child)]);
