import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, toMajor, toMinor } from './money.ts';

const total = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 });
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('allocate', () => {
  it('returns shares that add up to the total', () => {
    fc.assert(
      fc.property(total, weights, (amount, parts) => {
        expect(sum(allocate(amount, parts))).toBe(amount);
      }),
    );
  });

  it('rounds each share by less than one unit', () => {
    fc.assert(
      fc.property(total, weights, (amount, parts) => {
        const whole = sum(parts);
        fc.pre(whole > 0);
        for (const [index, share] of allocate(amount, parts).entries()) {
          // Exact in integers: |share − amount·weight/whole| < 1.
          const difference = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(parts[index] ?? 0);
          expect(difference < BigInt(whole) && difference > -BigInt(whole)).toBe(true);
        }
      }),
    );
  });

  it('keeps the sign, and gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(total, weights, (amount, parts) => {
        fc.pre(sum(parts) > 0);
        for (const [index, share] of allocate(amount, parts).entries()) {
          expect(Math.sign(share) === 0 || Math.sign(share) === Math.sign(amount)).toBe(true);
          if (parts[index] === 0) expect(Math.abs(share)).toBe(0);
        }
      }),
    );
  });

  it('gives a larger or earlier weight no smaller share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, parts) => {
        fc.pre(sum(parts) > 0);
        const shares = allocate(amount, parts);
        for (let a = 0; a < parts.length; a++) {
          for (let b = a + 1; b < parts.length; b++) {
            if ((parts[a] ?? 0) >= (parts[b] ?? 0)) expect(shares[a]).toBeGreaterThanOrEqual(shares[b] ?? 0);
            else expect(shares[a]).toBeLessThanOrEqual(shares[b] ?? 0);
          }
        }
      }),
    );
  });

  it('mirrors the shares for a negative total', () => {
    fc.assert(
      fc.property(total, weights, (amount, parts) => {
        expect(allocate(-amount, parts).map((share) => share + 0)).toEqual(allocate(amount, parts).map((share) => -share + 0));
      }),
    );
  });

  it('returns nothing without weights, and gives all to the first if all weights are zero', () => {
    expect(allocate(100, [])).toEqual([]);
    expect(allocate(100, [0, 0, 0])).toEqual([100, 0, 0]);
  });
});

describe('the wire format', () => {
  it('converts minor to major units and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor + 0);
      }),
    );
  });

  it('rejects more decimals than the currency has', () => {
    expect(toMinor(0.005)).toBeUndefined();
    expect(toMinor(19.999)).toBeUndefined();
    expect(toMinor(19.99)).toBe(1999);
    expect(toMinor(0.1 + 0.2)).toBe(30);
    expect(toMinor(Number.NaN)).toBeUndefined();
    expect(toMinor(Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});
