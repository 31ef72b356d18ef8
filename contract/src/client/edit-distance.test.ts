import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

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

  it('is symmetric, and 0 for equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, one)).toBe(0);
      }),
    );
  });

  it('is 1 after one deleted letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 10 }), fc.nat(), (word, seed) => {
        const index = seed % word.length;
        return editDistance(word, word.slice(0, index) + word.slice(index + 1)) === 1;
      }),
    );
  });
});
