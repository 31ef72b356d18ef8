import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../../random/seeded-random.ts';
import { coldIn, ratedRange, temperaturesIn } from './temperatures.ts';

it('reads the range of the fact', () => {
  expect(ratedRange({ facts: [['Good for', '−30° to 15°']] })).toEqual([-30, 15]);
  expect(ratedRange({ facts: [['Good for', '20° to 50° and wind; sheds drizzle']] })).toEqual([20, 50]);
  expect(ratedRange({ facts: [['Shell', '12 oz duck']] })).toBeUndefined();
});

it('finds temperatures in words', () => {
  expect(temperaturesIn('At ten below it was fine; at thirty-five degrees, too. Zero is nothing.')).toEqual([-10, 35, 0]);
  expect(temperaturesIn('À moins 20, et à 5 degrés')).toEqual([-4, 41]);
  expect(temperaturesIn('Ten hours below deck, and no one was hungry')).toEqual([]);
});

it('names a temperature of the colder part of a range', () => {
  const range = fc
    .tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: 3, max: 12 }))
    .map(([low, steps]) => [low * 5, low * 5 + Math.min(steps * 5, 50 - low * 5)] as const);
  fc.assert(
    fc.property(range, fc.constantFrom('en', 'fr'), fc.string(), ([low, high], language, seed) => {
      const [degrees] = temperaturesIn(coldIn([low, high], language as 'en' | 'fr', seededRandom(seed)));
      expect(degrees).toBeGreaterThanOrEqual(low - 0.01);
      expect(degrees).toBeLessThanOrEqual(high + 1.8);
    }),
  );
});
