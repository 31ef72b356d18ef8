import { type ActiveRules, targetKey } from './active-rules.ts';
import { containsPhrase, phraseKey } from './phrase-key.ts';
import type { RuleOf } from './rule.ts';

export interface ListingTarget {
  query?: string | undefined;
  categoryId?: string | undefined;
  everySearch?: true;
}

/** Returns the target of a listing: the text of a search; without a text the category, or the root category. */
export function listingTarget({ text, categoryId }: { text: string | undefined; categoryId?: string | undefined }): ListingTarget {
  return text === undefined ? { categoryId: categoryId ?? 'root' } : { query: text };
}

/**
 * Returns the URL that a query redirects to (SEARCH-007). A phrase equal to the query takes precedence over contained phrases, a longer one
 * over a shorter one.
 */
export function findRedirect({ redirects }: ActiveRules, query: string): string | undefined {
  const key = phraseKey(query);
  return redirects.exact.get(key) ?? redirects.contained.find(({ phrase }) => containsPhrase(key, phrase))?.url;
}

export function findArrangement({ arrangements }: ActiveRules, target: ListingTarget): RuleOf<'arrangement'>['definition'] | undefined {
  return arrangements.get(targetKey(target))?.definition;
}

export function findBanners({ banners }: ActiveRules, target: ListingTarget): readonly RuleOf<'banner'>[] {
  return banners.get(targetKey(target)) ?? [];
}

function nearestRule<Rule>(rules: ReadonlyMap<string | null, Rule>, categoryPath: readonly string[]): Rule | undefined {
  const id = categoryPath.find((category) => rules.has(category)) ?? null;
  return rules.get(id);
}

/**
 * Returns the facets to hide and to list first. `categoryPath` is the category and its ancestors, from the bottom up; empty for a search.
 */
export function findFacetRule({ facets }: ActiveRules, categoryPath: readonly string[]): RuleOf<'facets'>['definition'] | undefined {
  return nearestRule(facets, categoryPath)?.definition;
}

export function findPhrases(rules: ActiveRules, list: 'trending' | 'recommended', categoryPath: readonly string[] = []): readonly string[] {
  return nearestRule(rules[list], categoryPath)?.definition.phrases ?? [];
}

type NormalizePhrase = (phrase: string) => string;

const expansionsCache = new WeakMap<ActiveRules, WeakMap<NormalizePhrase, ReadonlyMap<string, readonly string[]>>>();

/**
 * Returns the phrases that each phrase also finds. Combines all synonym rules; synonyms of synonyms are not followed. Phrases are
 * normalized by `normalize`, which must be the function of the index; results are cached by its identity.
 */
export function synonymExpansions(rules: ActiveRules, normalize: NormalizePhrase = phraseKey): ReadonlyMap<string, readonly string[]> {
  const byFunction = expansionsCache.get(rules) ?? new WeakMap<NormalizePhrase, ReadonlyMap<string, readonly string[]>>();
  expansionsCache.set(rules, byFunction);
  const expansions = byFunction.get(normalize) ?? computeExpansions(rules, normalize);
  byFunction.set(normalize, expansions);
  return expansions;
}

function computeExpansions({ synonyms }: ActiveRules, normalize: NormalizePhrase): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { definition } of synonyms) {
    const phrases = definition.words.map(normalize);
    const meanings = (definition.means ?? definition.words).map(normalize);
    for (const phrase of phrases) {
      const meaningsOfPhrase = found.get(phrase) ?? new Set<string>();
      for (const meaning of meanings) if (meaning !== phrase && meaning !== '') meaningsOfPhrase.add(meaning);
      if (phrase !== '') found.set(phrase, meaningsOfPhrase);
    }
  }
  return new Map([...found].map(([phrase, meaningsOfPhrase]) => [phrase, [...meaningsOfPhrase]]));
}
