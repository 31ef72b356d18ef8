import { describe, expect, it } from 'vitest';
import { stylePhrases } from './style-phrases.ts';
import { buildTypedQuery } from './testing/typed-query-builder.ts';

const styles = [
  { name: 'Squall Line Rain Jacket', cloth: '3-layer nylon' },
  { name: 'Dock Rain Jacket', cloth: '3-layer nylon' },
  { name: 'Barn Chore Coat', cloth: '12 oz duck, blanket lined' },
  { name: 'Fencepost Chore Coat', cloth: '12 oz duck' },
  { name: 'Gatepost Double-Front Pant', cloth: '12 oz duck' },
  { name: 'Ridge Double-Front Pant', cloth: '11 oz canvas' },
];
const properNameTokens = new Set(['second', 'cup', 'line', 'squall', 'puddle']);
const phrasesFor = (typed: string, head: 'first' | 'last' = 'last', names = styles) =>
  stylePhrases(names, buildTypedQuery(typed), head, (word) => !properNameTokens.has(word));

describe('phrases from style names', () => {
  it('SEARCH-004 are kinds that several styles share, and names of single styles', () => {
    expect(phrasesFor('rain jac')).toEqual({ kinds: ['rain jacket'], names: ['Squall Line Rain Jacket', 'Dock Rain Jacket'] });
    expect(phrasesFor('coat').kinds).toEqual(['coat', 'chore coat']);
    expect(phrasesFor('fence')).toEqual({ kinds: [], names: ['Fencepost Chore Coat'] });
  });

  it('exclude parts of proper names and unnatural phrases', () => {
    const named = ['Second Cup Flannel', 'Women’s Second Cup Flannel', 'Veste de ferme Un', 'Veste de travail Deux'].map((name) => ({
      name,
      cloth: '',
    }));
    expect(phrasesFor('flan', 'last', named).kinds).toEqual(['flannel']);
    expect(phrasesFor('cup', 'last', named)).toEqual({ kinds: [], names: ['Second Cup Flannel', 'Women’s Second Cup Flannel'] });
    const family = ['Squall Line Rain Shell', 'Puddle Line Rain Shell'].map((name) => ({ name, cloth: '' }));
    expect(phrasesFor('rain', 'last', family).kinds).toEqual(['rain shell']);
    expect(phrasesFor('vest', 'first', named).kinds).toEqual(['veste']);
  });

  it('keep their spelling, and treat a hyphenated word as two', () => {
    expect(phrasesFor('front pan').kinds).toEqual(['double-front pant']);
    expect(phrasesFor('double').kinds).toEqual(['double-front pant']);
  });

  it('contain cloths without their weights', () => {
    expect(phrasesFor('duc').kinds).toEqual(['duck']);
  });

  it('start with the head in head-first languages', () => {
    const french = [
      { name: 'Veste imperméable Grain', cloth: '' },
      { name: 'Veste imperméable Quai', cloth: '' },
      { name: 'Veste de ferme Clôture', cloth: '' },
    ];
    expect(phrasesFor('veste', 'first', french).kinds).toEqual(['veste', 'veste imperméable']);
  });
});
