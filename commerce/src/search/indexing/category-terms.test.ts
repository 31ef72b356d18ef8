import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryTerms } from './category-terms.ts';

const termsOf = (name: string, categories: readonly string[], language: string) =>
  categoryTerms(
    name,
    categories.map((category) => ({ name: category })),
    language,
  );

describe('what a style is filed as', () => {
  it('is one of the kinds of its shelf where its name says which', () => {
    expect(termsOf('Tailgate Quilted Vest', ['Men', 'Coats & Vests'], 'en')).toEqual({ terms: 'men vests', otherTerms: 'coats' });
    expect(termsOf('Barn Door Coat', ['Men', 'Coats & Vests'], 'en')).toEqual({ terms: 'men coats', otherTerms: 'vests' });
    expect(termsOf('Hopscotch Jumper', ['Dresses, Jumpers and Skirts'], 'en')).toEqual({ terms: 'jumpers', otherTerms: 'dresses skirts' });
  });

  it('is what another category says where the name does not', () => {
    expect(termsOf('Thermos', ['Coats & Vests', 'Vests'], 'en')).toEqual({ terms: 'vests vests', otherTerms: 'coats' });
    expect(termsOf('Ice Auger', ['Gloves & Mittens', 'Work Gloves'], 'en')).toEqual({ terms: 'gloves work gloves', otherTerms: 'mittens' });
  });

  it('is any of them where nothing says which, or where the name says them all', () => {
    expect(termsOf('Cold Start Jacket', ['Coats & Vests'], 'en')).toEqual({ terms: 'coats vests', otherTerms: '' });
    expect(termsOf('Coat and Vest, Buttoned Together', ['Coats & Vests'], 'en')).toEqual({ terms: 'coats vests', otherTerms: '' });
  });

  it('is none of the kinds that have a shelf of their own, on which it does not stand', () => {
    const otherChildren = ['Vests', 'Rain Shells'];
    expect(categoryTerms('Cold Start Jacket', [{ name: 'Coats & Vests', otherChildren }], 'en')).toEqual({
      terms: 'coats',
      otherTerms: 'vests',
    });
    expect(categoryTerms('Fencepost Vest', [{ name: 'Coats & Vests', otherChildren }], 'en')).toEqual({
      terms: 'vests',
      otherTerms: 'coats',
    });
    expect(categoryTerms('Cold Start Jacket', [{ name: 'Coats & Vests', otherChildren: ['Coats', 'Vests'] }], 'en')).toEqual({
      terms: 'coats vests',
      otherTerms: '',
    });
  });

  it('keeps what its kinds have in common', () => {
    expect(termsOf('Church Basement Cord Pant', ['Canvas & Cord Pants'], 'en')).toEqual({ terms: 'cord pants', otherTerms: 'canvas' });
  });

  it('knows kinds in the language of the shop', () => {
    expect(termsOf('Manteau de ferme Poteau', ['Manteaux et gilets'], 'fr')).toEqual({ terms: 'manteaux', otherTerms: 'gilets' });
    expect(termsOf('', ['Manteaux et gilets'], 'fr')).toEqual({ terms: 'manteaux gilets', otherTerms: '' });
  });

  it('takes the sleeveless for no sled: a few shared letters make no word', () => {
    expect(termsOf('Sled Dog', ['Sleds & Slacks'], 'en')).toEqual({ terms: 'sleds', otherTerms: 'slacks' });
    expect(termsOf('Es', ['E & S'], 'en')).toEqual({ terms: 'e s', otherTerms: '' });
  });

  it('loses no word and makes none up', () => {
    const word = fc.constantFrom('Coat', 'Vests', 'Boot', 'Cord', 'Pants', 'Gloves', 'Dog');
    const name = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
    const category = fc.array(name, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' & '));
    fc.assert(
      fc.property(name, fc.array(category, { maxLength: 3 }), (own, categories) => {
        const { terms, otherTerms } = termsOf(own, categories, 'en');
        const wordsIn = (text: string) =>
          new Set(
            text
              .toLowerCase()
              .split(/[^a-z]+/)
              .filter(Boolean),
          );
        expect(new Set([...wordsIn(terms), ...wordsIn(otherTerms)])).toEqual(wordsIn(categories.join(' ')));
        expect([...wordsIn(terms)].filter((each) => wordsIn(otherTerms).has(each))).toEqual([]);
      }),
    );
  });
});
