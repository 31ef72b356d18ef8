import { normalizeText, type Synonym } from '../search/index.ts';
import type { CategoryPhraseList } from './category-phrases.ts';

/** Tokens of the categories and synonyms, which are the same objects for many suggestions. */
const tokensBySource = new WeakMap<object, ReadonlySet<string>>();

function cachedTokens<Source extends object>(source: Source, tokensOf: (source: Source) => string[]): ReadonlySet<string> {
  const cached = tokensBySource.get(source);
  if (cached) return cached;
  const tokens = new Set(tokensOf(source));
  tokensBySource.set(source, tokens);
  return tokens;
}

/**
 * Returns a predicate for words that describe products, as opposed to parts of a product's given name ('Squall Line'): words of a
 * category, of a synonym or of the cloth of one of the styles.
 */
export function modifierPredicate(
  categories: CategoryPhraseList,
  synonyms: readonly Synonym[],
  styles: readonly { cloth: string }[],
): (word: string) => boolean {
  const sets = [
    cachedTokens(categories, (all) => all.flatMap(({ nameTokens }) => nameTokens)),
    cachedTokens(synonyms, (all) => all.flatMap(({ words, means }) => [...words, ...means.flat()])),
    new Set(styles.flatMap(({ cloth }) => normalizeText(cloth).split(' '))),
  ];
  return (word) => sets.some((tokens) => tokens.has(word) || tokens.has(`${word}s`));
}
