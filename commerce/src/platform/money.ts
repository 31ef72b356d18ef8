/** Money is an integer of minor units with its currency; only the wire knows major units. */
import type { Currency } from '@outfitter/contract';

export type { Currency };
export interface Money {
  minor: number;
  currency: Currency;
}

/** Minor units in one major unit; every currency offered has two decimals. */
const minorPerMajor = 100;

/** What the wire shows: `14900` is `149`. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** What a wire number means, or `undefined` where it has more decimals than the currency. */
export function toMinor(major: number): number | undefined {
  const minor = Math.round(major * minorPerMajor);
  // A sum of doubles may be off by its last bits, which weigh more the larger it is.
  const tolerance = 1e-6 + 4 * Number.EPSILON * Math.abs(minor);
  return Number.isSafeInteger(minor) && Math.abs(major * minorPerMajor - minor) < tolerance ? minor + 0 : undefined;
}

/**
 * Shares `total` in proportion to `weights` so that the shares add up exactly: each is rounded down, and the units left
 * go to the largest remainders, earlier ones first. With no weight at all, everything goes to the first.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const sign = total < 0 ? -1n : 1n;
  const whole = BigInt(Math.abs(total));
  const exact = weights.map((weight) => whole * BigInt(weight));
  const shares = exact.map((product) => product / BigInt(sum));
  let left = whole - shares.reduce((a, b) => a + b, 0n);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => Number(share * sign));
}
