import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minDistance, similarityKey, spreadSimilarStyles } from './spread-similar-styles.ts';

const style = (name: string, tier: string | null = 'same') => ({ tile: { name }, tier });
const namesOf = (styles: readonly ReturnType<typeof style>[]) => styles.map(({ tile }) => tile.name);
const audiences = ['', 'Women’s ', 'Kids ', 'Men’s '];
const listings = fc
  .array(fc.tuple(fc.constantFrom(...audiences), fc.constantFrom('Flannel', 'Chore Coat', 'Hoodie', 'Tee', 'Vest', 'Cap')), {
    maxLength: 36,
  })
  .map((names) => names.map(([audience, name]) => style(`${audience}${name}`)));
const tiered = fc.tuple(listings, fc.array(fc.nat({ max: 1 }), { minLength: 36, maxLength: 36 })).map(([styles, steps]) => {
  let tier = 0;
  return styles.map(({ tile }, index) => {
    tier += steps[index]!;
    return style(tile.name, String(tier));
  });
});

describe('similar styles in a listing', () => {
  it('have the same name for different audiences', () => {
    expect(similarityKey('Women’s Second Cup Flannel')).toBe(similarityKey('Second Cup Flannel'));
    expect(similarityKey('Long Haul Tee, Long Sleeve')).not.toBe(similarityKey('Long Haul Tee'));
  });

  it('are never in one row if enough other styles follow', () => {
    const names = ['Flannel', 'Women’s Flannel', 'Coat', 'Women’s Coat', 'Tee', 'Cap', 'Vest', 'Belt'];
    expect(namesOf(spreadSimilarStyles(names.map((name) => style(name))))).toEqual([
      'Flannel',
      'Coat',
      'Tee',
      'Cap',
      'Women’s Flannel',
      'Women’s Coat',
      'Vest',
      'Belt',
    ]);
  });

  it('are adjacent only if no other style is left to separate them', () => {
    fc.assert(
      fc.property(listings, (styles) => {
        const keys = spreadSimilarStyles(styles).map(({ tile }) => similarityKey(tile.name));
        keys.forEach((key, index) => {
          const recent = keys.slice(Math.max(0, index - minDistance + 1), index);
          if (recent.includes(key)) expect(keys.slice(index).every((later) => recent.includes(later))).toBe(true);
        });
      }),
    );
  });

  it('move within their page and tier only, and keep their own order', () => {
    fc.assert(
      fc.property(tiered, (styles) => {
        const spread = spreadSimilarStyles(styles);
        expect(new Set(spread)).toEqual(new Set(styles));
        expect(spread.map(({ tier }) => tier)).toEqual(styles.map(({ tier }) => tier));
        for (const key of new Set(styles.map(({ tile }) => similarityKey(tile.name)))) {
          const ofKey = (list: typeof styles) => list.filter(({ tile }) => similarityKey(tile.name) === key);
          expect(ofKey(spread)).toEqual(ofKey(styles));
        }
      }),
    );
  });

  it('stay where they are in an order that the shopper has chosen', () => {
    fc.assert(
      fc.property(listings, (styles) => {
        const sorted = styles.map(({ tile }) => style(tile.name, null));
        expect(spreadSimilarStyles(sorted)).toEqual(sorted);
      }),
    );
  });
});
