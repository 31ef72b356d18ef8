import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryHeads, categoryTerms, nameHead } from './category-terms.ts';

const termsOf = (name: string, categories: readonly string[], language: string) =>
  categoryTerms(
    name,
    categories.map((category) => ({ name: category })),
    language,
  );

describe('category terms', () => {
  it("are the kind that the style's name contains", () => {
    expect(termsOf('Tailgate Quilted Vest', ['Men', 'Coats & Vests'], 'en')).toEqual({ terms: 'men vests', otherTerms: 'coats' });
    expect(termsOf('Barn Door Coat', ['Men', 'Coats & Vests'], 'en')).toEqual({ terms: 'men coats', otherTerms: 'vests' });
    expect(termsOf('Two-Hand Shirtdress', ['Dresses & Skirts'], 'en')).toEqual({ terms: 'dresses', otherTerms: 'skirts' });
    expect(termsOf('Hopscotch Jumper', ['Dresses, Jumpers and Skirts'], 'en')).toEqual({ terms: 'jumpers', otherTerms: 'dresses skirts' });
  });

  it('are the kind that another category contains', () => {
    expect(termsOf('Thermos', ['Coats & Vests', 'Vests'], 'en')).toEqual({ terms: 'vests vests', otherTerms: 'coats' });
    expect(termsOf('Ice Auger', ['Gloves & Mittens', 'Work Gloves'], 'en')).toEqual({ terms: 'gloves work gloves', otherTerms: 'mittens' });
  });

  it('are all kinds if nothing selects one, or if the name contains all', () => {
    expect(termsOf('Cold Start Jacket', ['Coats & Vests'], 'en')).toEqual({ terms: 'coats vests', otherTerms: '' });
    expect(termsOf('Coat and Vest, Buttoned Together', ['Coats & Vests'], 'en')).toEqual({ terms: 'coats vests', otherTerms: '' });
  });

  it('exclude kinds with a child category that does not contain the style', () => {
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

  it('keep the common words of the kinds', () => {
    expect(termsOf('Church Basement Cord Pant', ['Canvas & Cord Pants'], 'en')).toEqual({ terms: 'cord pants', otherTerms: 'canvas' });
  });

  it('are split in the given language', () => {
    expect(termsOf('Manteau de ferme Poteau', ['Manteaux et gilets'], 'fr')).toEqual({ terms: 'manteaux', otherTerms: 'gilets' });
    expect(termsOf('', ['Manteaux et gilets'], 'fr')).toEqual({ terms: 'manteaux gilets', otherTerms: '' });
  });

  it('do not treat words with few shared letters as forms of one word', () => {
    expect(termsOf('Sled Dog', ['Sleds & Slacks'], 'en')).toEqual({ terms: 'sleds', otherTerms: 'slacks' });
    expect(termsOf('Es', ['E & S'], 'en')).toEqual({ terms: 'e s', otherTerms: '' });
  });

  it('contain exactly the words of the categories', () => {
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

describe('category heads', () => {
  const headsOf = (names: string[], position: 'first' | 'last' = 'last') => {
    const categories = names.map((name) => ({ name }));
    return categoryHeads(categories, categoryTerms('', categories, 'en'), position);
  };

  it('are the last words of the parts of a name, or the first ones', () => {
    expect(headsOf(['Men', 'Shirt Jackets'])).toBe('men jackets');
    expect(headsOf(['Bibs & Overalls'])).toBe('bibs overalls');
    expect(headsOf(['Winter Gloves & Mittens'])).toBe('gloves mittens');
    expect(headsOf(['Vestes de pluie'], 'first')).toBe('vestes');
  });

  it('are not single words before a longer part', () => {
    expect(headsOf(['Canvas & Cord Pants'])).toBe('pants');
  });

  it('describe the style', () => {
    expect(categoryHeads([{ name: 'Coats & Vests' }], { terms: 'vests', otherTerms: 'coats' }, 'last')).toBe('vests');
  });
});

describe('the head of a name', () => {
  it('is its last word before a comma or parenthesis, or the first word', () => {
    expect(nameHead('Bike Rack Short-Sleeve Shirt', 'last')).toBe('shirt');
    expect(nameHead('Field Trip Short, Lined (Kids)', 'last')).toBe('short');
    expect(nameHead('Veste de ferme', 'first')).toBe('veste');
    expect(nameHead('', 'last')).toBe('');
  });
});
