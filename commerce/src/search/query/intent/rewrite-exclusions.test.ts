import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { createSynonymIndex } from '../synonyms/synonym-index.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary-entry.ts';
import { exclusionTokens, rewriteExclusions } from './rewrite-exclusions.ts';

const shop = ['glove', 'cup', 'handle', 'seamless', 'sock', 'wire'];
const lookUp = (token: string): VocabularyEntry => {
  const stem = token.replace(/s$/, '');
  const isKnown = shop.includes(token) || shop.includes(stem);
  return { lexemes: [stem], isKnown, isExact: shop.includes(token), styleShare: 0, isStopWord: false, completions: [], prefixes: [] };
};
const synonyms = createSynonymIndex([{ words: ['fingerless'], means: [['half', 'finger']] }], lookUp);
function read(query: string) {
  const { parts, excluded } = rewriteExclusions(parseQuery(query), synonyms, lookUp);
  return { words: parts.flatMap((part) => (part.kind === 'word' ? part.word : [])), excluded };
}

describe('what a product lacks', () => {
  it('is read as the word of the shop or of a synonym', () => {
    expect(read('gloves without fingers')).toEqual({ words: ['fingerless', 'gloves'], excluded: [] });
    expect(read('socks no seams')).toEqual({ words: ['seamless', 'socks'], excluded: [] });
  });

  it('is excluded if the shop has no word for the lack', () => {
    expect(read('cup without handles')).toEqual({ words: ['cup'], excluded: ['handles'] });
    expect(read('handleless cup')).toEqual({ words: ['cup'], excluded: ['handle'] });
  });

  it('is not read from words that only look like it', () => {
    expect(read('seamless sock')).toEqual({ words: ['seamless', 'sock'], excluded: [] });
    expect(read('cordless cup')).toEqual({ words: ['cordless', 'cup'], excluded: [] });
  });

  it('needs the words with and without the suffix', () => {
    expect(exclusionTokens(parseQuery('wireless cup without handles'))).toEqual(['handlesless', 'handleless', 'wire']);
  });
});
