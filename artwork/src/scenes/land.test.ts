import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance } from '../kit/geometry.ts';
import { tuft } from './growth.ts';
import { below, facets, firs, ridgeLine, spruce } from './land.ts';

const seeds = fc.integer({ min: 1, max: 9999 });
const numbersIn = (d: string) => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);

describe('land', () => {
  it('draws a ridge line from beyond the left edge to beyond the right one, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 8 }), (seed, segments) => {
        const line = ridgeLine(chance(seed), 400, 80, 0.4, segments);
        expect(line.length).toBeGreaterThanOrEqual(80);
        expect(line[0]![0]).toBeLessThan(0);
        expect(line.at(-1)![0]).toBeGreaterThan(1600);
        expect(below(line, 500)).toMatch(/L1640 500L-40 500Z$/);
      }),
      { numRuns: 60 },
    );
  });

  it('writes only finite numbers for peaks, trees and grass', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const r = chance(seed);
        const line = ridgeLine(r, 380, 100);
        const { blades, rims } = tuft(r, 200, 600, 40);
        const drawn = [facets(r, line, 120), firs(r, line, 12, 20), firs(r, line, 40, 60), spruce(r, 300, 500, 200), blades, rims];
        for (const d of drawn) {
          expect(d).not.toMatch(/NaN|Infinity|undefined/);
          expect(numbersIn(d).every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('grows the same wood from the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const wood = () => {
          const r = chance(seed);
          return firs(r, ridgeLine(r, 400, 60), 30, 20);
        };
        expect(wood()).toBe(wood());
      }),
      { numRuns: 30 },
    );
  });
});
