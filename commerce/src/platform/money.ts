/** Money is an integer in minor units with its currency; only the wire format uses major units. */
import type { Currency } from '@outfitter/contract';

export type { Currency };
export interface Money {
  minor: number;
  currency: Currency;
}

const minorPerMajor = 100;

/** Converts minor units to the wire format: `14900` is `149`. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** Converts from the wire format; returns `undefined` for a number with more decimals than the currency. */
export function toMinor(major: number): number | undefined {
  const minor = Math.round(major * minorPerMajor);
  // The rounding error of a sum of doubles grows with its size.
  const tolerance = 1e-6 + 4 * Number.EPSILON * Math.abs(minor);
  return Number.isSafeInteger(minor) && Math.abs(major * minorPerMajor - minor) < tolerance ? minor + 0 : undefined;
}

/**
 * Splits `total` in proportion to `weights` without losing a unit: rounds each share down and gives the remaining units to
 * the largest remainders, earlier ones first. If all weights are zero, the first share gets everything.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const sign = total < 0 ? -1n : 1n;
  const absoluteTotal = BigInt(Math.abs(total));
  const exact = weights.map((weight) => absoluteTotal * BigInt(weight));
  const shares = exact.map((product) => product / BigInt(sum));
  let unitsLeft = absoluteTotal - shares.reduce((a, b) => a + b, 0n);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder) {
    if (unitsLeft === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    unitsLeft -= 1n;
  }
  return shares.map((share) => Number(share * sign));
}
