import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCriteria } from './build-criteria.ts';
import { parseQuery } from './parse-query.ts';
import { createSynonymIndex } from './synonyms/synonym-index.ts';
import { criteriaTsquery } from './tsquery.ts';
import { replaceTokens, tokensToLookUp, unknownTokens } from './vocabulary/token-lookup.ts';
import type { VocabularyEntry } from './vocabulary/vocabulary-entry.ts';

const shop = ['rain', 'coat', 'raincoat', 'work', 'shirt', 'canvas', 'jacket', 'hood', 'large', 'blue'];
const stopWords = ['the', 'for', 'with'];
const lookUp = (word: string): VocabularyEntry => ({
  lexemes: stopWords.includes(word) ? [] : [word],
  isKnown: shop.includes(word),
  isExact: shop.includes(word),
  styleShare: 0.5,
  isStopWord: stopWords.includes(word),
  completions: [],
  prefixes: shop.some((known) => known.startsWith(word)) ? [word] : [],
});
const synonyms = createSynonymIndex(
  [
    { words: ['slicker'], means: [['raincoat'], ['rain', 'jacket']] },
    { words: ['long', 'johns'], means: [['underlayer']] },
    { words: ['rain', 'boots'], means: [['rubber', 'boot']] },
    { words: ['zipper'], means: [['zip']] },
  ],
  lookUp,
);
const text = (query: string) => criteriaTsquery(buildCriteria(parseQuery(query), synonyms, lookUp));

describe('search criteria', () => {
  it('require every word and match an unknown last word as a prefix', () => {
    expect(text('canvas jacket')).toBe("(((('canvas'))) & ((('jacket'))))");
    expect(text('canvas jac')).toContain("'jac':*");
    expect(text('jac canvas')).not.toContain(':*');
    // A known word may be a prefix only while it is typed.
    expect(text('canvas')).not.toContain(':*');
    expect(criteriaTsquery(buildCriteria(parseQuery('rain canvas'), synonyms, lookUp, { isUnfinished: true }))).toContain("'canvas':*");
  });

  it('match a compound written as one word or as two', () => {
    expect(text('rain coat')).toBe("(((('raincoat')) | (('rain':AB) & ('coat':AB))))");
    expect(text('raincoat')).toBe("(((('raincoat')) | (('rain':AB) & ('coat':AB))))");
    expect(text('workshirt')).toContain("('work':AB) & ('shirt':AB)");
  });

  it('split a word only into words that describe products', () => {
    const onlyInCopy = (word: string): VocabularyEntry => ({ ...lookUp(word), styleShare: word === 'hood' ? 0 : 0.5 });
    const unknown = (query: string, entries: typeof lookUp) => unknownTokens(parseQuery(query), synonyms, entries);
    expect(unknown('rainhood', lookUp)).toEqual([]);
    expect(unknown('rainhood', onlyInCopy)).toEqual(['rainhood']);
    expect(unknown('rainhood jacket', onlyInCopy)).toEqual(['rainhood']);
  });

  it('take the last product before a preposition as the head', () => {
    const head = (query: string) => {
      const { clauses } = buildCriteria(parseQuery(query), synonyms, lookUp);
      return clauses.find(({ isHead }) => isHead)?.alternatives[0]?.terms[0]?.lexemes;
    };
    expect(head('canvas jacket')).toEqual(['jacket']);
    expect(head('canvas jacket with hood')).toEqual(['jacket']);
    expect(head('for work shirt')).toEqual(['shirt']);
    expect(head('shirt for men')).toEqual(['shirt']);
    expect(head('gift for men')).toEqual(['men']);
    expect(head('gift jacket')).toEqual(['jacket']);
  });

  it('match a synonym whose tokens look like a size or a color', () => {
    const phrases = createSynonymIndex(
      [
        { words: ['small', 'gift'], means: [['sock']] },
        { words: ['blue', 'of', 'work'], means: [['overall']] },
        { words: ['large', 'xl'], means: [['giant']] },
        { words: ['blue', 'jeans'], means: [['jean']] },
      ],
      lookUp,
    );
    const textOf = (query: string) => criteriaTsquery(buildCriteria(parseQuery(query), phrases, lookUp));
    expect(textOf('small gift')).toBe("(((('small') & ('gift')) | (('sock'))))");
    expect(textOf('canvas blue of work')).toBe("(((('canvas'))) & ((('blue') & ('of') & ('work')) | (('overall'))))");
    // Sizes alone, and a color with one product, mean what they say.
    expect(textOf('large xl')).not.toContain('giant');
    expect(textOf('blue jeans')).toContain("'c:blue'");
  });

  it('treat a meaning of several words not as an audience', () => {
    const leash = createSynonymIndex(
      [
        { words: ['leash'], means: [['dog', 'lead']] },
        { words: ['puppy'], means: [['dog']] },
      ],
      lookUp,
    );
    const audiences = (query: string) =>
      buildCriteria(parseQuery(query), leash, lookUp).clauses.map(({ isAudience = false }) => isAudience);
    expect(audiences('puppy leash')).toEqual([true, false]);
  });

  it('match synonyms, also of several words', () => {
    expect(text('slicker')).toBe("(((('slicker')) | (('raincoat')) | (('rain') & ('jacket'))))");
    expect(text('blue long johns')).toContain("(('long') & ('johns')) | (('underlayer'))");
  });

  it('match a size or color by its lexeme or by its word', () => {
    expect(text('large jacket')).toContain("(('m:l')) | (('large'))");
    expect(text('blue jacket')).toContain("(('c:blue')) | (('blue'))");
    expect(text('34x30')).toBe("(((('m:34x30'))))");
  });

  it('omit stop words and exclude unwanted words', () => {
    expect(text('the jacket')).toBe("(((('jacket'))))");
    expect(text('jacket without hood')).toBe("(((('jacket')))) & (('n:hood') | !('hood'))");
    expect(text('the')).toBeUndefined();
  });

  it('exclude the synonyms of unwanted words', () => {
    expect(text('jacket no zipper')).toContain("(('n:zipper' | 'n:zip') | !('zipper' | 'zip'))");
  });

  it('complete a synonym of several words while it is typed', () => {
    expect(text('rain b')).toBe("(((('rain') & ('b' | 'b':*AB)) | (('rain') & ('boots')) | (('rubber') & ('boot'))))");
    expect(text('blue rain bo')).toContain("(('rain') & ('boots'))");
    // No match for a prefix of the first token, for a known token, and for a prefix without completion.
    for (const query of ['ra boots', 'rain hood', 'rain q', 'rain b jacket']) expect(text(query), query).not.toContain('rubber');
  });

  it('replace unknown tokens with their corrections', () => {
    const query = parseQuery('rain jaket the slicker 99xyz canv');
    expect(unknownTokens(query, synonyms, lookUp)).toEqual(['jaket']);
    expect(replaceTokens(query, new Map([['jaket', 'jacket']])).normalized).toBe('rain jacket the slicker 99xyz canv');
  });

  it('contain no tsquery operator for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 512 }), (typed) => {
        const query = parseQuery(typed);
        const known = new Map(tokensToLookUp(query).map((word) => [word, lookUp(word)]));
        const found = criteriaTsquery(buildCriteria(query, synonyms, (word) => known.get(word)!));
        expect((found ?? '').replaceAll(/'[^'\\]+'(:\*?[A-D]*)?/gu, '').replaceAll(/[&|!() ]/g, '')).toBe('');
      }),
    );
  });
});
