import type { SuggestionResponse } from '@outfitter/contract';
import { toSuggestedProduct } from '@outfitter/contract/client';
import { categoriesKey } from '../catalog/read-category-tree.ts';
import { findPhrases, findRedirect } from '../merchandising/find-rules.ts';
import { searchRulesKey } from '../merchandising/read-active-rules.ts';
import {
  findPhrasesWithResults,
  normalizeText,
  readSearch,
  type SearchContext,
  type SearchReadContext,
  searchKey,
  searchTopStyles,
} from '../search/index.ts';
import type { CategoryPhraseList } from './category-phrases.ts';
import { choosePhrases } from './choose-phrases.ts';
import { phraseSources, recommendedPhrases, searchedPhrases, trendingPhrases } from './phrase-sources.ts';
import { type PopularSearch, popularSearchesKey, readPopularSearches } from './popular-searches.ts';
import { readCategoryPhrases } from './read-category-phrases.ts';
import { parseTypedQuery } from './typed-query.ts';

const maxStyles = 30;

export interface SuggestionRequest {
  text: string | undefined;
  phrases: number;
  products: number;
}

export interface Suggestions {
  response: SuggestionResponse;
  surrogateKeys: string[];
  validUntil: (Date | undefined)[];
}

/** Suggests phrases and products for a text while the shopper types (SEARCH-004), or trending phrases for one without a letter or digit. */
export async function suggest(context: SearchContext, { text, ...limits }: SuggestionRequest): Promise<Suggestions> {
  const categories = await readCategoryPhrases(context);
  return readSearch(context, async (read) => {
    const popular = await readPopularSearches(read);
    if (text === undefined || normalizeText(text) === '')
      return suggestions(context, await trendingResponse(read, text ?? '', popular, limits.phrases));
    return suggestForText(read, { text, ...limits }, { categories, popular });
  });
}

async function suggestForText(
  context: SearchReadContext,
  { text, phrases: phraseCount, products: productCount }: SuggestionRequest & { text: string },
  { categories, popular }: { categories: CategoryPhraseList; popular: readonly PopularSearch[] },
): Promise<Suggestions> {
  const { rules } = context;
  const isUnfinished = !/\s$/.test(text);
  const top = await searchTopStyles(context, { text, isUnfinished, count: maxStyles, hitCount: productCount });
  const { correctedText, completions, phraseTokens } = top.interpreted;
  const typed = parseTypedQuery(text, correctedText, context);
  const completed = correctedText ? [correctedText] : (completions ?? []);
  const uncertain = [...recommendedPhrases(rules, typed), ...searchedPhrases(popular, typed), ...completed];
  const found = await findPhrasesWithResults(
    context,
    uncertain.filter((phrase) => findRedirect(rules, phrase) === undefined),
  );
  const isUseful = (phrase: string) => found.has(phrase) || findRedirect(rules, phrase) !== undefined;
  const sources = phraseSources(context, typed, { categories, popular, completed, styles: top.styles, phraseTokens }, isUseful);
  const phrases = choosePhrases(text, sources, phraseCount);
  const products = top.hits.map(toSuggestedProduct);
  const redirectUrl = findRedirect(rules, text);
  const isEmpty = phrases.length === 0 && products.length === 0;
  const alternatives = isEmpty
    ? await usefulPhrases(context, [...findPhrases(rules, 'recommended'), ...trendingPhrases(rules, popular)], phraseCount)
    : [];
  const response: SuggestionResponse = {
    ...emptyResponse(text, alternatives),
    productSuggestions: { suggestedPhrases: phrases, products },
    ...(redirectUrl === undefined ? {} : { c_redirectUrl: redirectUrl }),
  };
  return suggestions(context, response, top.validUntil);
}

function suggestions({ rules }: SearchContext, response: SuggestionResponse, validUntil?: Date): Suggestions {
  const productKeys = response.productSuggestions.products.map(({ productId }) => `product-${productId}`);
  return {
    response,
    surrogateKeys: [searchKey, searchRulesKey, categoriesKey, popularSearchesKey, ...productKeys],
    validUntil: [validUntil, rules.validUntil],
  };
}

async function trendingResponse(
  context: SearchReadContext,
  text: string,
  popular: readonly PopularSearch[],
  count: number,
): Promise<SuggestionResponse> {
  return emptyResponse(text, await usefulPhrases(context, trendingPhrases(context.rules, popular), count));
}

function emptyResponse(query: string, trending: string[]): SuggestionResponse {
  return { query, productSuggestions: { suggestedPhrases: [], products: [] }, c_trending: trending };
}

async function usefulPhrases(context: SearchReadContext, phrases: readonly string[], count: number): Promise<string[]> {
  const found = await findPhrasesWithResults(context, phrases);
  const useful = phrases.filter((phrase) => found.has(phrase) || findRedirect(context.rules, phrase) !== undefined);
  const source = { phrases: useful.map((phrase) => ({ phrase })), share: useful.length };
  return choosePhrases('', [source], count).map(({ phrase }) => phrase);
}
