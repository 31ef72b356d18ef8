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
const christened = new Set(['second', 'cup', 'line', 'squall', 'puddle']);
const of = (typed: string, head: 'first' | 'last' = 'last', names = styles) =>
  stylePhrases(names, buildTypedQuery(typed), head, (word) => !christened.has(word));

describe('phrases from style names', () => {
  it('SEARCH-004 are kinds that several styles share, and names of single styles', () => {
    expect(of('rain jac')).toEqual({ kinds: ['rain jacket'], names: ['Squall Line Rain Jacket', 'Dock Rain Jacket'] });
    expect(of('coat').kinds).toEqual(['coat', 'chore coat']);
    expect(of('fence')).toEqual({ kinds: [], names: ['Fencepost Chore Coat'] });
  });

  it('exclude parts of given names and unnatural phrases', () => {
    const named = ['Second Cup Flannel', 'Women’s Second Cup Flannel', 'Veste de ferme Un', 'Veste de travail Deux'].map((name) => ({
      name,
      cloth: '',
    }));
    expect(of('flan', 'last', named).kinds).toEqual(['flannel']);
    expect(of('cup', 'last', named)).toEqual({ kinds: [], names: ['Second Cup Flannel', 'Women’s Second Cup Flannel'] });
    const family = ['Squall Line Rain Shell', 'Puddle Line Rain Shell'].map((name) => ({ name, cloth: '' }));
    expect(of('rain', 'last', family).kinds).toEqual(['rain shell']);
    expect(of('vest', 'first', named).kinds).toEqual(['veste']);
  });

  it('keep their spelling, and treat a hyphenated word as two', () => {
    expect(of('front pan').kinds).toEqual(['double-front pant']);
    expect(of('double').kinds).toEqual(['double-front pant']);
  });

  it('contain cloths without their weights', () => {
    expect(of('duc').kinds).toEqual(['duck']);
  });

  it('start with the head in head-first languages', () => {
    const french = [
      { name: 'Veste imperméable Grain', cloth: '' },
      { name: 'Veste imperméable Quai', cloth: '' },
      { name: 'Veste de ferme Clôture', cloth: '' },
    ];
    expect(of('veste', 'first', french).kinds).toEqual(['veste', 'veste imperméable']);
  });
});
