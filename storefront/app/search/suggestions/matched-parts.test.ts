import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatchedParts } from './matched-parts.ts';

const marked = (phrase: string, typed: string) =>
  findMatchedParts(phrase, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('');

describe('the matched parts of a phrase', () => {
  it('SEARCH-004 are the typed beginnings of its words, in any order and case, with or without diacritics', () => {
    expect(marked('chore coat', 'chore co')).toBe('[chore co]at');
    expect(marked('dog chore coat', 'chore co')).toBe('dog [chore co]at');
    expect(marked('Coats', 'coa')).toBe('[Coa]ts');
    expect(marked('chemise de flanelle', 'flan chem')).toBe('[chem]ise de [flan]elle');
    expect(marked('sweat à capuche', 'a cap')).toBe('sweat [à cap]uche');
    expect(marked('henley gaufré', 'gaufre')).toBe('henley [gaufré]');
  });

  it('are none if no word begins with a typed one', () => {
    expect(marked('chore coat', 'ore')).toBe('chore coat');
    expect(marked('rain jacket', 'rian')).toBe('rain jacket');
    expect(marked('chore coat', ' ')).toBe('chore coat');
    expect(findMatchedParts('', 'coat')).toEqual([]);
  });

  it('together are the phrase, whatever it contains', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constantFrom('İstanbul', 'ﬁsh', '𝒞oat', 'ß'));
    fc.assert(
      fc.property(words, words, (phrase, typed) => {
        expect(
          findMatchedParts(phrase, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(phrase);
      }),
    );
  });
});
