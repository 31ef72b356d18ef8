/** What the rules in force say of one query or one category. Pure. */

import { type ActiveRules, targetKey } from './active-rules.ts';
import { containsPhrase, phraseKey } from './phrase-key.ts';
import type { RuleOf } from './rule.ts';

/** A query that was searched for, or a category that is looked through; with both, the category is what is looked through. */
export interface ListingTarget {
  query?: string | undefined;
  categoryId?: string | undefined;
  everySearch?: true;
}

/** What a listing is a listing of: the words of a search, or the category that is looked through, the top one where none is named. */
export function listingTarget({ words, categoryId }: { words: string | undefined; categoryId?: string | undefined }): ListingTarget {
  return words === undefined ? { categoryId: categoryId ?? 'root' } : { query: words };
}

/**
 * Where a query leads instead of to products (SEARCH-007): a phrase that is the whole query goes before one that it only holds,
 * a longer one before a shorter one, then the rule that holds over the other. `undefined`: to products.
 */
export function findRedirect({ redirects }: ActiveRules, query: string): string | undefined {
  const key = phraseKey(query);
  return redirects.exact.get(key) ?? redirects.contained.find(({ phrase }) => containsPhrase(key, phrase))?.url;
}

/** What is pinned, hidden and boosted for exactly this query or this category. */
export function findArrangement({ arrangements }: ActiveRules, target: ListingTarget): RuleOf<'arrangement'>['definition'] | undefined {
  return arrangements.get(targetKey(target))?.definition;
}

/** The banners of exactly this query or this category, the head's first; one a place. */
export function findBanners({ banners }: ActiveRules, target: ListingTarget): readonly RuleOf<'banner'>[] {
  return banners.get(targetKey(target)) ?? [];
}

/** Of the categories from the one looked through up to the top, the nearest that has a rule; else the rule for every listing. */
function nearestRule<Rule>(rules: ReadonlyMap<string | null, Rule>, upwards: readonly string[]): Rule | undefined {
  const id = upwards.find((category) => rules.has(category)) ?? null;
  return rules.get(id);
}

/** The attributes to leave out and to put first, where `upwards` is the category and those above it, none for a search. */
export function findFacetRule({ facets }: ActiveRules, upwards: readonly string[]): RuleOf<'facets'>['definition'] | undefined {
  return nearestRule(facets, upwards)?.definition;
}

/** The phrases on offer, `upwards` as above; an empty list where there are none. */
export function findPhrases(rules: ActiveRules, of: 'trending' | 'recommended', upwards: readonly string[] = []): readonly string[] {
  return nearestRule(rules[of], upwards)?.definition.phrases ?? [];
}

type NormalizePhrase = (phrase: string) => string;

/** Making them takes a millisecond where there are many; they are the same as long as the rules in force are. */
const expansionsCache = new WeakMap<ActiveRules, WeakMap<NormalizePhrase, ReadonlyMap<string, readonly string[]>>>();

/**
 * What else each phrase finds, by the phrase as `normalise` writes it; phrases of several rules find what any of them says, and
 * nothing is found by two steps. Give it the way in which the index writes words, always the same function.
 */
export function synonymExpansions(rules: ActiveRules, normalize: NormalizePhrase = phraseKey): ReadonlyMap<string, readonly string[]> {
  const kept = expansionsCache.get(rules) ?? new WeakMap<NormalizePhrase, ReadonlyMap<string, readonly string[]>>();
  expansionsCache.set(rules, kept);
  const meanings = kept.get(normalize) ?? computeExpansions(rules, normalize);
  kept.set(normalize, meanings);
  return meanings;
}

function computeExpansions({ synonyms }: ActiveRules, normalize: NormalizePhrase): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { definition } of synonyms) {
    const words = definition.words.map(normalize);
    const means = (definition.means ?? definition.words).map(normalize);
    for (const word of words) {
      const others = found.get(word) ?? new Set<string>();
      for (const meaning of means) if (meaning !== word && meaning !== '') others.add(meaning);
      if (word !== '') found.set(word, others);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}
