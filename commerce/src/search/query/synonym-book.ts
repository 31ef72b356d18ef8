/** The synonyms in force, found by what is said. Pure. */
import type { WordLookup } from './clauses.ts';

/** Words that mean the same; `words` and each of `means` may be several words. */
export interface Synonym {
  words: readonly string[];
  means: readonly (readonly string[])[];
}

/** A word stands for every form of it: 'womans' is said as well by who says 'woman'. */
export interface SynonymBook {
  /** Those whose first word this is, in the merchant's order. */
  begunBy(word: string, lookUp: WordLookup): Synonym[];
  /** Whether it is a word of any of them. */
  hasWord(word: string, lookUp: WordLookup): boolean;
}

export const noSynonyms: SynonymBook = { begunBy: () => [], hasWord: () => false };

/** `lookUp` knows every word of the synonyms. */
export function synonymBook(synonyms: readonly Synonym[], lookUp: WordLookup): SynonymBook {
  const begun = new Map<string, Set<number>>();
  const all = new Set<string>();
  for (const [place, { words }] of synonyms.entries()) {
    for (const form of formsOf(words[0] ?? '', lookUp)) begun.set(form, (begun.get(form) ?? new Set()).add(place));
    for (const form of words.flatMap((word) => formsOf(word, lookUp))) all.add(form);
  }
  return {
    begunBy(word, lookUp) {
      const places = new Set(formsOf(word, lookUp).flatMap((form) => [...(begun.get(form) ?? [])]));
      return [...places].sort((a, b) => a - b).map((place) => synonyms[place]!);
    },
    hasWord: (word, lookUp) => formsOf(word, lookUp).some((form) => all.has(form)),
  };
}

/** The word itself and its lexemes, told apart by a sign that no word has. */
function formsOf(word: string, lookUp: WordLookup): string[] {
  return [word, ...lookUp(word).lexemes.map((lexeme) => `:${lexeme}`)];
}
