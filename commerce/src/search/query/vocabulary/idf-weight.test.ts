import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idfWeight } from './idf-weight.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const weightOf = (...shares: readonly (number | undefined)[]) =>
  idfWeight({ alternatives: shares.map((styleShare) => ({ terms: [], ...(styleShare === undefined ? {} : { styleShare }) })) });

describe('the weight of a clause by its inverse document frequency', () => {
  it('is at least 1 and never more than twice the usual weight', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (shares) => {
        expect(weightOf(...shares)).toBeGreaterThanOrEqual(1);
        expect(weightOf(...shares)).toBeLessThan(2);
      }),
    );
  });

  it('does not rise with the number of styles, nor with another alternative', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        expect(weightOf(Math.min(one, other))).toBeGreaterThanOrEqual(weightOf(Math.max(one, other)));
        expect(weightOf(one)).toBeGreaterThanOrEqual(weightOf(one, other));
      }),
    );
  });

  it('is higher for a word of one style in a hundred than for one of every tenth style', () => {
    expect(weightOf(0.01)).toBeGreaterThan(weightOf(0.1));
    expect(weightOf(0.1)).toBe(1);
  });

  it('is 1 if the share of an alternative is unknown', () => {
    expect(weightOf(0.001, undefined)).toBe(1);
  });
});
