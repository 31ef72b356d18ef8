import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rarityFactor } from './rarity.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const factorOf = (...shares: readonly (number | undefined)[]) =>
  rarityFactor({ alternatives: shares.map((styleShare) => ({ terms: [], ...(styleShare === undefined ? {} : { styleShare }) })) });

describe('the weight of a clause by rarity', () => {
  it('is at least 1 and never more than twice the usual weight', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), (shares) => {
        expect(factorOf(...shares)).toBeGreaterThanOrEqual(1);
        expect(factorOf(...shares)).toBeLessThan(2);
      }),
    );
  });

  it('does not rise with the number of styles, nor with another alternative', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        expect(factorOf(Math.min(one, other))).toBeGreaterThanOrEqual(factorOf(Math.max(one, other)));
        expect(factorOf(one)).toBeGreaterThanOrEqual(factorOf(one, other));
      }),
    );
  });

  it('is higher for a word of one style in a hundred than for one of every tenth style', () => {
    expect(factorOf(0.01)).toBeGreaterThan(factorOf(0.1));
    expect(factorOf(0.1)).toBe(1);
  });

  it('is 1 if the share of an alternative is unknown', () => {
    expect(factorOf(0.001, undefined)).toBe(1);
  });
});
