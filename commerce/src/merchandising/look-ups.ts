/** What the rules in force say of one query or one category. Pure. */
import { holdsPhrase, phraseKey } from './phrase-key.ts';
import type { RuleOf } from './rule.ts';
import { type RulesInForce, targetKey } from './rules-at.ts';

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
export function redirectOf({ redirects }: RulesInForce, query: string): string | undefined {
  const key = phraseKey(query);
  return redirects.exact.get(key) ?? redirects.contained.find(({ phrase }) => holdsPhrase(key, phrase))?.url;
}

/** What is pinned, hidden and boosted for exactly this query or this category. */
export function arrangementOf({ arrangements }: RulesInForce, target: ListingTarget): RuleOf<'arrangement'>['definition'] | undefined {
  return arrangements.get(targetKey(target))?.definition;
}

/** The banners of exactly this query or this category, the head's first; one a place. */
export function bannersOf({ banners }: RulesInForce, target: ListingTarget): readonly RuleOf<'banner'>[] {
  return banners.get(targetKey(target)) ?? [];
}

/** Of the categories from the one looked through up to the top, the nearest that has a rule; else the rule for every listing. */
function nearest<Rule>(rules: ReadonlyMap<string | null, Rule>, upwards: readonly string[]): Rule | undefined {
  const id = upwards.find((category) => rules.has(category)) ?? null;
  return rules.get(id);
}

/** The attributes to leave out and to put first, where `upwards` is the category and those above it, none for a search. */
export function facetsOf({ facets }: RulesInForce, upwards: readonly string[]): RuleOf<'facets'>['definition'] | undefined {
  return nearest(facets, upwards)?.definition;
}

/** The phrases on offer, `upwards` as above; an empty list where there are none. */
export function phrasesOf(rules: RulesInForce, of: 'trending' | 'recommended', upwards: readonly string[] = []): readonly string[] {
  return nearest(rules[of], upwards)?.definition.phrases ?? [];
}

type Normalise = (phrase: string) => string;

/** Making them takes a millisecond where there are many; they are the same as long as the rules in force are. */
const meaningsMade = new WeakMap<RulesInForce, WeakMap<Normalise, ReadonlyMap<string, readonly string[]>>>();

/**
 * What else each phrase finds, by the phrase as `normalise` writes it; phrases of several rules find what any of them says, and
 * nothing is found by two steps. Give it the way in which the index writes words, always the same function.
 */
export function meaningsOf(rules: RulesInForce, normalise: Normalise = phraseKey): ReadonlyMap<string, readonly string[]> {
  const kept = meaningsMade.get(rules) ?? new WeakMap<Normalise, ReadonlyMap<string, readonly string[]>>();
  meaningsMade.set(rules, kept);
  const meanings = kept.get(normalise) ?? computeMeanings(rules, normalise);
  kept.set(normalise, meanings);
  return meanings;
}

function computeMeanings({ synonyms }: RulesInForce, normalise: Normalise): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { definition } of synonyms) {
    const words = definition.words.map(normalise);
    const means = (definition.means ?? definition.words).map(normalise);
    for (const word of words) {
      const others = found.get(word) ?? new Set<string>();
      for (const meaning of means) if (meaning !== word && meaning !== '') others.add(meaning);
      if (word !== '') found.set(word, others);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
}
