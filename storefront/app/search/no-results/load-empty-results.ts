import { defaultSort } from '../../listing/index.ts';
import { optionalSection } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { pageSearchSource } from '../../search-source/index.ts';
import { relaxQuery } from './relax-query.ts';

export interface EmptyResultsData {
  relaxedQueries: { query: string; total: number }[];
  phrases: string[];
}

const maxPhrases = 6;
const maxQueryLength = 512;

/** Requests relaxed queries and recommended searches in parallel. A failed part is omitted. */
export async function loadEmptyResults(page: PageContext, query: string): Promise<EmptyResultsData> {
  const { currency, locale } = page;
  const common = { currency, locale };
  const search = pageSearchSource(page);
  const suggestions = search.then((source) =>
    source.searchSuggestions({ query: query.slice(0, maxQueryLength), count: maxPhrases, ...common }),
  );
  const relaxedSearches = relaxQuery(query).map((relaxedQuery) =>
    search.then((source) =>
      source.searchProducts({ query: relaxedQuery, refinements: {}, sort: defaultSort, start: 0, count: 1, ...common }),
    ),
  );
  const [suggested, ...results] = await Promise.all([
    optionalSection(page, 'recommended searches', suggestions),
    ...relaxedSearches.map((response) => optionalSection(page, 'relaxed queries', response)),
  ]);
  const { suggestedPhrases = [] } = suggested?.productSuggestions ?? {};
  const phrases = [...suggestedPhrases.map(({ phrase }) => phrase), ...(suggested?.c_trending ?? [])];
  return {
    relaxedQueries: results.flatMap((response) =>
      response && response.total > 0 && !response.isRelaxed
        ? [{ query: response.correctedQuery ?? response.query, total: response.total }]
        : [],
    ),
    phrases: [...new Set(phrases)].slice(0, maxPhrases),
  };
}
