import { normalizeText, type Synonym } from '../search/index.ts';
import type { CategoryPhraseList } from './category-phrases.ts';

/** Caches the tokens of categories and synonyms, which are the same objects for many suggestions. */
const tokensBySource = new WeakMap<object, ReadonlySet<string>>();

function cachedTokens<Source extends object>(source: Source, tokensOf: (source: Source) => string[]): ReadonlySet<string> {
  const cached = tokensBySource.get(source);
  if (cached) return cached;
  const tokens = new Set(tokensOf(source));
  tokensBySource.set(source, tokens);
  return tokens;
}

/**
 * Returns a predicate for words that describe products (words of a category, a synonym or the material of a style), as opposed to parts of
 * a proper name ('Squall Line').
 */
export function modifierPredicate(
  categories: CategoryPhraseList,
  synonyms: readonly Synonym[],
  styles: readonly { cloth: string }[],
): (word: string) => boolean {
  const tokenSets = [
    cachedTokens(categories, (all) => all.flatMap(({ nameTokens }) => nameTokens)),
    cachedTokens(synonyms, (all) => all.flatMap(({ words, means }) => [...words, ...means.flat()])),
    new Set(styles.flatMap(({ cloth }) => normalizeText(cloth).split(' '))),
  ];
  return (word) => tokenSets.some((tokens) => tokens.has(word) || tokens.has(`${word}s`));
}
