import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatchedParts } from './matched-parts.ts';

const markMatches = (phrase: string, typed: string) =>
  findMatchedParts(phrase, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('');

describe('the matched parts of a phrase', () => {
  it('SEARCH-004 are the typed beginnings of its words, in any order, regardless of case and diacritics', () => {
    expect(markMatches('chore coat', 'chore co')).toBe('[chore co]at');
    expect(markMatches('dog chore coat', 'chore co')).toBe('dog [chore co]at');
    expect(markMatches('Coats', 'coa')).toBe('[Coa]ts');
    expect(markMatches('chemise de flanelle', 'flan chem')).toBe('[chem]ise de [flan]elle');
    expect(markMatches('sweat à capuche', 'a cap')).toBe('sweat [à cap]uche');
    expect(markMatches('henley gaufré', 'gaufre')).toBe('henley [gaufré]');
  });

  it('are empty if no word of the phrase begins with a typed word', () => {
    expect(markMatches('chore coat', 'ore')).toBe('chore coat');
    expect(markMatches('rain jacket', 'rian')).toBe('rain jacket');
    expect(markMatches('chore coat', ' ')).toBe('chore coat');
    expect(findMatchedParts('', 'coat')).toEqual([]);
  });

  it('form the whole phrase together, whatever it contains', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constantFrom('İstanbul', 'ﬁsh', '𝒞oat', 'ß'));
    fc.assert(
      fc.property(texts, texts, (phrase, typed) => {
        expect(
          findMatchedParts(phrase, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(phrase);
      }),
    );
  });
});
