import type { VocabularyTerm } from '../vocabulary/closest-term.ts';
import type { VocabularyLookup } from '../vocabulary/vocabulary-entry.ts';

export interface Synonym {
  words: readonly string[];
  means: readonly (readonly string[])[];
}

/** Synonyms by token. A token also finds its other word forms: 'woman' finds the synonym of 'womans'. */
export interface SynonymIndex {
  startingWith(token: string, lookUp: VocabularyLookup): Synonym[];
  hasToken(token: string, lookUp: VocabularyLookup): boolean;
  /** The tokens of all synonyms: spelled correctly, even if no style contains them. */
  terms: readonly VocabularyTerm[];
}

export const noSynonyms: SynonymIndex = { startingWith: () => [], hasToken: () => false, terms: [] };

/** Creates the index. `lookUp` must know every token of the synonyms. */
export function createSynonymIndex(synonyms: readonly Synonym[], lookUp: VocabularyLookup): SynonymIndex {
  const byFirstToken = new Map<string, Set<number>>();
  const tokens = new Set<string>();
  for (const [index, { words }] of synonyms.entries()) {
    for (const form of tokenForms(words[0] ?? '', lookUp)) byFirstToken.set(form, (byFirstToken.get(form) ?? new Set()).add(index));
    for (const form of words.flatMap((word) => tokenForms(word, lookUp))) tokens.add(form);
  }
  return {
    startingWith(token, lookUpToken) {
      const indexes = new Set(tokenForms(token, lookUpToken).flatMap((form) => [...(byFirstToken.get(form) ?? [])]));
      return [...indexes].sort((a, b) => a - b).map((index) => synonyms[index]!);
    },
    hasToken: (token, lookUpToken) => tokenForms(token, lookUpToken).some((form) => tokens.has(form)),
    terms: [...new Set(synonyms.flatMap(({ words }) => words))].map((term) => ({ term, styleCount: 0 })),
  };
}

export function findSingleTokenSynonym(token: string, synonyms: SynonymIndex, lookUp: VocabularyLookup): Synonym | undefined {
  const single = synonyms.startingWith(token, lookUp).filter(({ words }) => words.length === 1);
  return single.find(({ words }) => words[0] === token) ?? single[0];
}

/** Returns the token and its lexemes as keys of the synonym index. They cannot collide: only lexemes contain a colon. */
function tokenForms(token: string, lookUp: VocabularyLookup): string[] {
  return [token, ...lookUp(token).lexemes.map((lexeme) => `:${lexeme}`)];
}
