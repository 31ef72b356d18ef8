import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VocabularyEntry } from '../vocabulary/vocabulary-entry.ts';
import { createSynonymIndex, type Synonym } from './synonym-index.ts';

const lookUp = (word: string): VocabularyEntry => ({
  lexemes: word.startsWith('c') ? [] : [word.slice(0, 1)],
  isKnown: true,
  isExact: true,
  styleShare: 0,
  isStopWord: false,
  prefixes: [],
  completions: [],
});
const isSame = (one: string, other: string) =>
  one === other || lookUp(one).lexemes.some((lexeme) => lookUp(other).lexemes.includes(lexeme));

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 2 });
const synonym: fc.Arbitrary<Synonym> = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  means: fc.constant([['d']]),
});

it('a synonym index finds synonyms by any form of their first token, in their order, and knows every token', () => {
  fc.assert(
    fc.property(fc.array(synonym, { maxLength: 8 }), word, (synonyms, token) => {
      const index = createSynonymIndex(synonyms, lookUp);
      expect(index.startingWith(token, lookUp)).toEqual(synonyms.filter(({ words }) => isSame(words[0]!, token)));
      expect(index.hasToken(token, lookUp)).toBe(synonyms.some(({ words }) => words.some((synonymToken) => isSame(synonymToken, token))));
    }),
  );
});
