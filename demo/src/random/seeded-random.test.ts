import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, seededRandom, wholeBetween } from './seeded-random.ts';

it('hashes a text with FNV-1a', () => {
  expect(hashOf('')).toBe(0x811c9dc5);
  expect(hashOf('a')).toBe(0xe40c292c);
  expect(hashOf('foobar')).toBe(0xbf9cf968);
});

it('returns the same sequence for the same seed, and another one for another seed', () => {
  const row = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));
  expect(row('411710001')).toEqual(row('411710001'));
  expect(row('411710001')).not.toEqual(row('411710002'));
});

it('returns whole numbers within both bounds for any seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(500), fc.nat(500), (seed, low, span) => {
      const number = wholeBetween(seededRandom(seed), low, low + span);
      return Number.isInteger(number) && number >= low && number <= low + span;
    }),
  );
});

it('reaches both bounds', () => {
  const numbers = new Set(Array.from({ length: 200 }, (_, index) => wholeBetween(seededRandom(`throw ${index}`), 1, 6)));
  expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
