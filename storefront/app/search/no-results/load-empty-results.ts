/** What a search that found nothing can be answered with instead. */
import { defaultSort } from '../../listing/index.ts';
import { optionalSection } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { searchListing, searchSuggestions } from '../../search-source/index.ts';
import { relaxQuery } from './relax-query.ts';

export interface EmptyResultsData {
  /** Parts of the query that find something, with how many styles each finds. */
  relaxedQueries: { words: string; total: number }[];
  /** Phrases that find something or lead somewhere. */
  phrases: string[];
}

const maxPhrases = 6;
/** The longest query that suggestions are asked about. */
const maxQueryLength = 512;

/** Asks in one round what of the query finds something, and what the shop recommends; the page goes without what is not answered. */
export async function loadEmptyResults(page: PageContext, words: string): Promise<EmptyResultsData> {
  const { currency, locale } = page;
  const common = { currency, locale };
  const [suggested, ...tried] = await Promise.all([
    optionalSection(
      page,
      'recommended searches',
      searchSuggestions(page, words.slice(0, maxQueryLength), { count: maxPhrases, ...common }),
    ),
    ...relaxQuery(words).map((fewer) =>
      optionalSection(
        page,
        'fewer words',
        searchListing(page, { words: fewer, categoryId: undefined, refinements: {}, sort: defaultSort, start: 0, count: 1, ...common }),
      ),
    ),
  ]);
  const { suggestedPhrases = [] } = suggested?.productSuggestions ?? {};
  const phrases = [...suggestedPhrases.map(({ phrase }) => phrase), ...(suggested?.c_trending ?? [])];
  return {
    relaxedQueries: tried.flatMap((answer) =>
      answer && answer.total > 0 && !answer.isRelaxed ? [{ words: answer.correctedQuery ?? answer.query, total: answer.total }] : [],
    ),
    phrases: [...new Set(phrases)].slice(0, maxPhrases),
  };
}
