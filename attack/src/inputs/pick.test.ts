import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, seededRandom, seedOf } from './pick.ts';

const values = Array.from({ length: 100 }, (_, index) => index);

describe('a selection', () => {
  it('has the requested number of different values in their order, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.nat(), (count, seed) => {
        const picked = pick(values, count, seed);
        expect(picked).toHaveLength(count);
        expect(picked).toEqual([...new Set(picked)].sort((a, b) => a - b));
        expect(pick(values, count, seed)).toEqual(picked);
      }),
    );
  });

  it('covers all values within some seeds', () => {
    const covered = new Set(Array.from({ length: 100 }, (_, seed) => pick(values, 10, seed)).flat());
    expect(covered.size).toBe(100);
  });
});

describe('the random numbers of a seed', () => {
  it('are spread between 0 and 1', () => {
    const random = seededRandom(1);
    const drawn = Array.from({ length: 1_000 }, random);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.filter((value) => value < 0.5).length).toBeGreaterThan(400);
    expect(drawn.filter((value) => value >= 0.5).length).toBeGreaterThan(400);
  });

  it('differ by part', () => {
    expect(seedOf(1, 'getBasket')).not.toBe(seedOf(1, 'getOrder'));
    expect(seedOf(1, 'getBasket')).toBe(seedOf(1, 'getBasket'));
  });
});
