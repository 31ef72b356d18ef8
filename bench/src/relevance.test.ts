import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade, JudgedQuery } from './judged-queries.ts';
import { countMatchingColors, isRelevant, ndcg } from './relevance.ts';

const judged = (grades: Record<string, Grade>, colors: string[] = []): JudgedQuery => ({
  kind: 'plain-words',
  query: 'coat',
  colors,
  grades: new Map(Object.entries(grades)),
  mayBeEmpty: false,
});

describe('the relevance of a result', () => {
  it('is 1 for the best order, less for any other, and 0 without a relevant style', () => {
    const { grades } = judged({ a: 3, b: 2, c: 1 });
    expect(ndcg(['a', 'b', 'c'], grades!)).toBe(1);
    expect(ndcg(['b', 'a', 'c'], grades!)).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / (7 + 3 / Math.log2(3) + 0.5));
    expect(ndcg(['x', 'y'], grades!)).toBe(0);
  });

  it('never exceeds 1, and a better style at a higher position never lowers it', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 2 });
    const grade = fc.constantFrom<Grade>(1, 2, 3);
    fc.assert(
      fc.property(
        ids,
        fc.dictionary(fc.constantFrom(...'abcdefghijklmnop'), grade, { minKeys: 1 }),
        fc.nat(),
        (found, gradeByStyle, at) => {
          const grades = new Map(Object.entries(gradeByStyle));
          const value = ndcg(found, grades);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-9);
          const index = at % (found.length - 1);
          const [one, next] = [found[index]!, found[index + 1]!];
          if ((grades.get(next) ?? 0) > (grades.get(one) ?? 0)) {
            expect(ndcg(found.toSpliced(index, 2, next, one), grades)).toBeGreaterThanOrEqual(value);
          }
        },
      ),
    );
  });

  it('counts a query as correct if a fitting style is among the first ten', () => {
    const found = (ids: string) => [...ids].map((styleId) => ({ styleId, colors: [] }));
    expect(isRelevant({ judged: judged({ a: 2 }), found: found('xya') })).toBe(true);
    expect(isRelevant({ judged: judged({ a: 1 }), found: found('a') })).toBe(false);
    expect(isRelevant({ judged: judged({ a: 3 }), found: found('0123456789a') })).toBe(false);
  });

  it('expects a color only of styles that have it', () => {
    const found = [
      { styleId: 'a', color: 'navy', colors: ['navy', 'red'] },
      { styleId: 'b', color: 'red', colors: ['navy', 'red'] },
      { styleId: 'c', color: 'red', colors: ['red'] },
    ];
    expect(countMatchingColors({ judged: judged({ a: 3 }, ['navy']), found })).toEqual([1, 2]);
  });
});
