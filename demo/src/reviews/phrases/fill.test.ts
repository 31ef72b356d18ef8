import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random/seeded-random.ts';
import { capitalizeFirst, fillTemplate, lowercaseFirst, placeholdersIn } from './fill.ts';

describe('a filled template', () => {
  it('uses one alternative and fills nested placeholders', () => {
    const text = { garment: 'coat', one: 'one' };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(fillTemplate('{A|My} {garment}{, a good {one}|}.', text, seededRandom(seed))).toMatch(/^(A|My) coat(, a good one)?\.$/);
      }),
    );
  });

  it('elides the French "de" before "un"', () => {
    const fill = (span: string) => fillTemplate('Au bout de {span}.', { span }, Math.random);
    expect([fill('un an'), fill('deux ans')]).toEqual(['Au bout d’un an.', 'Au bout de deux ans.']);
  });

  it.each([
    ['eight-year-old', 'an eight-year-old'],
    ['one-year-old', 'a one-year-old'],
    ['eleven', 'an eleven'],
    ['X-Large', 'an X-Large'],
    ['XL Tall', 'an XL Tall'],
    ['L–XL', 'an L–XL'],
    ['Medium', 'a Medium'],
    ['8C', 'an 8C'],
    ['18', 'an 18'],
    ['12', 'a 12'],
    ['2XL', 'a 2XL'],
    ['overshirt', 'an overshirt'],
    ['pullover', 'a pullover'],
  ])('puts the article of %s before it', (value, expected) => {
    expect(fillTemplate('for {a {value}|a {value}}', { value }, () => 0)).toBe(`for ${expected}`);
  });

  it('lists its placeholders without alternatives', () => {
    expect(placeholdersIn('{A|The {garment}} in {color}')).toEqual(['garment', 'color']);
  });

  it('is rejected if a value is missing', () => {
    expect(() => fillTemplate('In {color}', {}, () => 0)).toThrow('no value for {color}');
  });
});

it('starts with a capital, also inside quotation marks', () => {
  expect(capitalizeFirst('two years in')).toBe('Two years in');
  expect(capitalizeFirst('“no seam at the crown”')).toBe('“No seam at the crown”');
});

it('continues after a lead in lowercase, except for I', () => {
  expect(lowercaseFirst('The zipper snags.')).toBe('the zipper snags.');
  expect(lowercaseFirst('I’d like a pocket.')).toBe('I’d like a pocket.');
});
