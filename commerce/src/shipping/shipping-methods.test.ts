import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approachingRate } from './approaching-rate.ts';
import { applicableMethods, defaultMethod, defaultMethodsByTotal, type ShippingRate } from './shipping-methods.ts';

function rate(methodId: string, thresholdMinor: number, amountMinor: number, position = 1): ShippingRate {
  return {
    methodId,
    name: methodId,
    description: '',
    position,
    daysLeast: 3,
    daysMost: 5,
    reachesPoBox: true,
    thresholdMinor,
    amountMinor,
  };
}
const rates = [rate('03', 0, 2_899, 3), rate('02', 0, 899), rate('02', 9_900, 0), rate('01', 0, 1_899, 2)];
const anyRate = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(100), fc.nat(50)).map(([id, from, amount]) => rate(id, from, amount));

describe('shipping methods', () => {
  it('CHECKOUT-020 are sorted by position, each once, at the rate that the merchandise total reaches', () => {
    expect(applicableMethods(rates, 9_899).map((method) => [method.methodId, method.amountMinor])).toEqual([
      ['02', 899],
      ['01', 1_899],
      ['03', 2_899],
    ]);
    expect(applicableMethods(rates, 9_900)[0]).toMatchObject({ methodId: '02', amountMinor: 0 });
  });

  it('default to the cheapest method, or to the slower of two at the same price', () => {
    expect(defaultMethod(applicableMethods(rates, 0))?.methodId).toBe('02');
    const slow = { ...rate('24', 0, 899), daysMost: 9 };
    expect(defaultMethod(applicableMethods([rate('02', 0, 899), slow], 0))?.methodId).toBe('24');
    expect(defaultMethod([])).toBeUndefined();
  });

  it('PROMO-004 report the distance to the next cheaper rate', () => {
    expect(approachingRate(rates, '02', 8_000)).toEqual({
      promotionId: 'free-shipping-99',
      type: 'shipping',
      thresholdMinor: 9_900,
      distanceMinor: 1_900,
    });
    expect(approachingRate(rates, '02', 9_900)).toBeUndefined();
    expect(approachingRate(rates, '01', 0)).toBeUndefined();
  });

  it('charge the rate of the highest threshold that the merchandise total reaches', () => {
    fc.assert(
      fc.property(fc.array(anyRate), fc.nat(120), (table, total) => {
        for (const method of applicableMethods(table, total)) {
          const reached = table.filter(({ methodId, thresholdMinor }) => methodId === method.methodId && thresholdMinor <= total);
          const highest = Math.max(...reached.map(({ thresholdMinor }) => thresholdMinor));
          expect(reached.some((tier) => tier.thresholdMinor === highest && tier.amountMinor === method.amountMinor)).toBe(true);
        }
      }),
    );
  });

  it('list the default method of every merchandise total', () => {
    expect(defaultMethodsByTotal(rates).map(({ thresholdMinor, method }) => [thresholdMinor, method.methodId, method.amountMinor])).toEqual(
      [
        [0, '02', 899],
        [9_900, '02', 0],
      ],
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRate, { selector: ({ methodId, thresholdMinor }) => `${methodId} ${thresholdMinor}` }),
        fc.nat(120),
        (table, total) => {
          const listed = defaultMethodsByTotal(table).findLast(({ thresholdMinor }) => thresholdMinor <= total)?.method;
          const charged = defaultMethod(applicableMethods(table, total));
          expect([listed?.methodId, listed?.amountMinor]).toEqual([charged?.methodId, charged?.amountMinor]);
        },
      ),
    );
  });
});
