import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { createSynonymIndex } from '../synonyms/synonym-index.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary-entry.ts';
import { phraseTokens } from './phrase-tokens.ts';

const stopWords = ['the', 'for', 'what', 'are'];
const lookUp = (word: string): VocabularyEntry => ({
  lexemes: stopWords.includes(word) ? [] : [word],
  isKnown: true,
  isExact: true,
  styleShare: 0,
  isStopWord: stopWords.includes(word),
  completions: [],
  prefixes: [],
});
const synonyms = createSynonymIndex([{ words: ['dad'], means: [['men']] }], lookUp);
const split = (query: string) => phraseTokens(parseQuery(query), synonyms, lookUp);

describe('the tokens of a phrase', () => {
  it('name the product, between those that narrow it', () => {
    expect(split('mens rain ja')).toEqual({ before: ['mens'], naming: ['rain', 'ja'], after: [] });
    expect(split('black boots for dad')).toEqual({ before: ['black'], naming: ['boots'], after: ['for', 'dad'] });
    expect(split('xl tall rain jacket 34x30')).toEqual({ before: ['xl', 'tall'], naming: ['rain', 'jacket'], after: ['34x30'] });
    expect(split('rain mens jacket tall')).toEqual({ before: ['mens'], naming: ['rain', 'jacket'], after: ['tall'] });
  });

  it('contain no words of a question', () => {
    expect(split('what are the boots for')).toEqual({ before: [], naming: ['boots'], after: [] });
  });

  it('are all naming if none names a product', () => {
    expect(split('mens black')).toEqual({ before: [], naming: ['mens', 'black'], after: [] });
  });
});
