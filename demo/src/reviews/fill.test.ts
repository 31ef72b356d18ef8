import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { asSentence, continued, fill, namesIn } from './fill.ts';

describe('a text that is filled in', () => {
  it('takes one of its choices, and words inside them', () => {
    const text = { garment: 'coat', one: 'one' };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(fill('{A|My} {garment}{, a good {one}|}.', text, seededRandom(seed))).toMatch(/^(A|My) coat(, a good one)?\.$/);
      }),
    );
  });

  it('names what it asks for, choices aside', () => {
    expect(namesIn('{A|The {garment}} in {color}')).toEqual(['garment', 'color']);
  });

  it('is refused where a word is missing', () => {
    expect(() => fill('In {color}', {}, () => 0)).toThrow('no word for {color}');
  });
});

it('begins with a capital, inside quotation marks too', () => {
  expect(asSentence('two years in')).toBe('Two years in');
  expect(asSentence('“no seam at the crown”')).toBe('“No seam at the crown”');
});

it('goes on after a lead without its capital, but for an I', () => {
  expect(continued('The zipper snags.')).toBe('the zipper snags.');
  expect(continued('I’d like a pocket.')).toBe('I’d like a pocket.');
});
