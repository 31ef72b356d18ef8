import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filedAs as filedOn } from './filed-as.ts';

const filedAs = (name: string, categories: readonly string[], language: string) =>
  filedOn(
    name,
    categories.map((category) => ({ name: category })),
    language,
  );

describe('what a style is filed as', () => {
  it('is one of the kinds of its shelf where its name says which', () => {
    expect(filedAs('Tailgate Quilted Vest', ['Men', 'Coats & Vests'], 'en')).toEqual({ as: 'men vests', beside: 'coats' });
    expect(filedAs('Barn Door Coat', ['Men', 'Coats & Vests'], 'en')).toEqual({ as: 'men coats', beside: 'vests' });
    expect(filedAs('Hopscotch Jumper', ['Dresses, Jumpers and Skirts'], 'en')).toEqual({ as: 'jumpers', beside: 'dresses skirts' });
  });

  it('is what another category says where the name does not', () => {
    expect(filedAs('Thermos', ['Coats & Vests', 'Vests'], 'en')).toEqual({ as: 'vests vests', beside: 'coats' });
    expect(filedAs('Ice Auger', ['Gloves & Mittens', 'Work Gloves'], 'en')).toEqual({ as: 'gloves work gloves', beside: 'mittens' });
  });

  it('is any of them where nothing says which, or where the name says them all', () => {
    expect(filedAs('Cold Start Jacket', ['Coats & Vests'], 'en')).toEqual({ as: 'coats vests', beside: '' });
    expect(filedAs('Coat and Vest, Buttoned Together', ['Coats & Vests'], 'en')).toEqual({ as: 'coats vests', beside: '' });
  });

  it('is none of the kinds that have a shelf of their own, on which it does not stand', () => {
    const others = ['Vests', 'Rain Shells'];
    expect(filedOn('Cold Start Jacket', [{ name: 'Coats & Vests', others }], 'en')).toEqual({ as: 'coats', beside: 'vests' });
    expect(filedOn('Fencepost Vest', [{ name: 'Coats & Vests', others }], 'en')).toEqual({ as: 'vests', beside: 'coats' });
    expect(filedOn('Cold Start Jacket', [{ name: 'Coats & Vests', others: ['Coats', 'Vests'] }], 'en')).toEqual({
      as: 'coats vests',
      beside: '',
    });
  });

  it('keeps what its kinds have in common', () => {
    expect(filedAs('Church Basement Cord Pant', ['Canvas & Cord Pants'], 'en')).toEqual({ as: 'cord pants', beside: 'canvas' });
  });

  it('knows kinds in the language of the shop', () => {
    expect(filedAs('Manteau de ferme Poteau', ['Manteaux et gilets'], 'fr')).toEqual({ as: 'manteaux', beside: 'gilets' });
    expect(filedAs('', ['Manteaux et gilets'], 'fr')).toEqual({ as: 'manteaux gilets', beside: '' });
  });

  it('takes the sleeveless for no sled: a few shared letters make no word', () => {
    expect(filedAs('Sled Dog', ['Sleds & Slacks'], 'en')).toEqual({ as: 'sleds', beside: 'slacks' });
    expect(filedAs('Es', ['E & S'], 'en')).toEqual({ as: 'e s', beside: '' });
  });

  it('loses no word and makes none up', () => {
    const word = fc.constantFrom('Coat', 'Vests', 'Boot', 'Cord', 'Pants', 'Gloves', 'Dog');
    const name = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
    const category = fc.array(name, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' & '));
    fc.assert(
      fc.property(name, fc.array(category, { maxLength: 3 }), (own, categories) => {
        const { as, beside } = filedAs(own, categories, 'en');
        const wordsIn = (text: string) =>
          new Set(
            text
              .toLowerCase()
              .split(/[^a-z]+/)
              .filter(Boolean),
          );
        expect(new Set([...wordsIn(as), ...wordsIn(beside)])).toEqual(wordsIn(categories.join(' ')));
        expect([...wordsIn(as)].filter((each) => wordsIn(beside).has(each))).toEqual([]);
      }),
    );
  });
});
