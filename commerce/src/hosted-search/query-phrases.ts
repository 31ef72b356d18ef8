/** A query of the index of recommended search phrases, or of the one of trending ones. */
import type { HostedResult, SuggestedPhrase } from '@outfitter/contract';
import { readPhrasedCategories } from '../suggestions/read-categories.ts';
import { readTyping } from '../suggestions/read-typing.ts';
import { suggest } from '../suggestions/suggest.ts';
import type { HostedQuery } from './parameters.ts';
import { phraseRecord } from './record.ts';
import { resultOf } from './result.ts';
import { type HostedShop, shopInContext } from './shop.ts';

/** Phrases that one query answers; they stand on one page. */
const phrasesMost = 50;

/** Phrases for the words of a query; without words, and from the trending index always, what is trending (SEARCH-003). */
export async function queryPhrases(shop: HostedShop, index: string, of: 'phrases' | 'trending', query: HostedQuery): Promise<HostedResult> {
  const started = performance.now();
  const { currency, locale, rules } = await shopInContext(shop, query.contexts);
  const isTrending = of === 'trending' || query.query.trim() === '';
  const asked = {
    words: isTrending ? undefined : query.query.trimStart(),
    phrases: Math.min(query.hitsPerPage, phrasesMost),
    products: 0,
    currency,
    locale,
  };
  const categories = await readPhrasedCategories(shop.db, shop.cache, locale);
  const { answer } = await suggest(shop, asked, { categories, rules }, shop.now, shop.cache);
  const trending = answer.c_trending.map((phrase): SuggestedPhrase => ({ phrase, exactMatch: false }));
  const phrases = isTrending ? trending : answer.productSuggestions.suggestedPhrases;
  const typed = readTyping(isTrending ? '' : query.query, undefined, rules, locale);
  const hits = query.page === 0 ? phrases.map((phrase) => phraseRecord(phrase, query, typed)) : [];
  return resultOf(query, { hits, total: phrases.length, index, started });
}
