import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsPaid, paymentLimit, unpaidAmount } from './payment-amounts.ts';

const minor = fc.integer({ min: 0, max: 1_000_000 });
const limits = fc.array(fc.record({ amountMinor: fc.option(minor) }), { maxLength: 4 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the amounts that payment instruments pay', () => {
  it('API-012 stay within the limit of each instrument and the total of the order', () => {
    fc.assert(
      fc.property(limits, minor, (payments, total) => {
        const paid = amountsPaid(payments, total);
        for (const [index, amount] of paid.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(payments[index]!.amountMinor ?? total);
        }
        expect(sum(paid)).toBeLessThanOrEqual(total);
        expect(unpaidAmount(payments, total)).toBe(total - sum(paid));
      }),
    );
  });

  it('API-012 pay the whole order if one instrument has no limit, or if their limits reach the total', () => {
    fc.assert(
      fc.property(limits, minor, (payments, total) => {
        const isUnlimited = payments.some(({ amountMinor }) => amountMinor === null);
        const reachesTotal = sum(payments.map(({ amountMinor }) => amountMinor ?? 0)) >= total;
        expect(unpaidAmount(payments, total) === 0).toBe(isUnlimited || reachesTotal);
      }),
    );
  });

  it.each([
    [undefined, 10_000, null],
    [10_000, 10_000, null],
    [10_001, 10_000, null],
    [9_999, 10_000, 9_999],
    [0, 10_000, 0],
    [500, null, 500],
  ])('API-012 with the amount %s of an order of %s the limit is %s', (amount, shownTotal, limit) => {
    expect(paymentLimit(amount, shownTotal)).toBe(limit);
  });
});
