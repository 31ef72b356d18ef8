import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestPrefix, closestTerm, editDistance, maxEdits, sortedLetters } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 7 });

/** The textbook recursive definition, which the optimized implementation is compared with. */
function distanceByDefinition(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return Math.max(a.length, b.length);
  const [x, y] = [a.at(-1), b.at(-1)];
  const edits = [
    distanceByDefinition(a.slice(0, -1), b) + 1,
    distanceByDefinition(a, b.slice(0, -1)) + 1,
    distanceByDefinition(a.slice(0, -1), b.slice(0, -1)) + (x === y ? 0 : 1),
    ...(a.length > 1 && b.length > 1 && x === b.at(-2) && a.at(-2) === y ? [distanceByDefinition(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  ];
  return Math.min(...edits);
}

describe('the edit distance', () => {
  it('equals its definition up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        const edits = distanceByDefinition([...a], [...b]);
        expect(editDistance(a, b)).toBe(edits);
        expect(editDistance(a, b, limit)).toBe(Math.min(edits, limit + 1));
      }),
    );
  });

  it('is 1 for an added, lost, substituted or swapped letter', () => {
    for (const invalid of ['jaket', 'jackett', 'jacken', 'jakcet']) expect(editDistance(invalid, 'jacket')).toBe(1);
  });

  it('leaves the sorted letters of a transposition unchanged', () => {
    expect(sortedLetters('sokc')).toBe(sortedLetters('sock'));
  });
});

describe('the correction of a misspelled word', () => {
  const terms = ['jacket', 'jackets', 'pocket', 'sweatshirt', 'sock', 'tee'].map((term) => ({
    term,
    styleCount: term === 'jacket' ? 9 : 1,
  }));

  it('allows one edit from four letters and two from eight', () => {
    expect(['tea', 'sokc', 'jaket', 'sweatshrit', 'swetshrit'].map(maxEdits)).toEqual([0, 1, 1, 2, 2]);
    expect(closestTerm('jaket', terms)).toBe('jacket');
    expect(closestTerm('swetshrit', terms)).toBe('sweatshirt');
    expect(closestTerm('sokc', terms)).toBe('sock');
    expect(closestTerm('te', terms)).toBeUndefined();
    expect(closestTerm('jalopies', terms)).toBeUndefined();
  });

  it('prefers the same first letter, then the more probable typo, then the more frequent term', () => {
    const boots = ['kneel', 'kneeler', 'boat', 'boot'].map((term, styleCount) => ({ term, styleCount }));
    expect(closestTerm('kneelr', boots)).toBe('kneeler');
    expect(closestTerm('bott', boots)).toBe('boot');
    expect(closestTerm('xocket', [...terms, { term: 'locket', styleCount: 50 }])).toBe('locket');
    expect(closestTerm('pocker', [...terms, { term: 'locker', styleCount: 50 }])).toBe('pocket');
    // A lost or swapped letter before a substituted one before an added one.
    const pants = ['cargo', 'camo', 'form', 'fork', 'for'].map((term, index) => ({ term, styleCount: 10 * index }));
    expect(closestTerm('cago', pants)).toBe('cargo');
    expect(closestTerm('fomr', pants)).toBe('form');
    expect(closestTerm('fort', pants)).toBe('fork');
  });
});

describe('the correction of an unfinished word', () => {
  const vocabulary = [
    { term: 'jacket', styleCount: 9 },
    { term: 'jeans', styleCount: 20 },
    { term: 'jam', styleCount: 1 },
  ];
  it('is the most frequent word with a similar beginning, from three letters', () => {
    expect(closestPrefix('jak', vocabulary)).toBe('jacket');
    expect(closestPrefix('jakc', vocabulary)).toBe('jacket');
    expect(closestPrefix('jaen', vocabulary)).toBe('jeans');
    expect(closestPrefix('ja', vocabulary)).toBeUndefined();
    expect(closestPrefix('jolly', vocabulary)).toBeUndefined();
  });
});
