import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneTimeline, ownershipIn } from './ownership.ts';

it('finds the time of ownership that a text states', () => {
  expect(isOneTimeline(ownershipIn('Bought this parka three weeks ago. Still in good shape after eight months.'))).toBe(false);
  expect(isOneTimeline(ownershipIn('Bought this coat two weeks ago. I’ve used it for two years.'))).toBe(false);
  expect(ownershipIn('I’ve used it for two years without any trouble.').length).toBeGreaterThan(0);
  expect(ownershipIn('A year and a half in, no complaints')).toEqual([[16, 20]]);
  expect(ownershipIn('J’en suis content depuis onze mois')).toEqual([[11, 11]]);
});

it('finds no ownership in other times', () => {
  expect(ownershipIn('It came back three weeks later. We have two dogs, and I stood there for two hours.')).toEqual([]);
});

it('requires that all times can be true of one purchase', () => {
  expect(
    isOneTimeline([
      [0, 1],
      [8, 8],
    ]),
  ).toBe(false);
  expect(
    isOneTimeline([
      [21, 30],
      [21, 30],
    ]),
  ).toBe(true);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 4 }), fc.nat(40), (spans, at) => {
      const around = spans.map(([before, after]) => [Math.max(0, at - before), at + after] as const);
      expect(isOneTimeline(around)).toBe(true);
    }),
  );
});
