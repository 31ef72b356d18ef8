import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseSeconds } from './attempt-limit.ts';

const rejected = { name: 'c', capacity: 30, refillPerSecond: 1 / 60 };
const untouched = { tokens: 30, idleSeconds: Number.POSITIVE_INFINITY };
const calm = { tokens: 300, idleSeconds: 10 };
const alarmed = { tokens: 0, idleSeconds: 0 };
const tokens = fc.double({ min: -30, max: 30, noNaN: true });
const idleSeconds = fc.double({ min: 0, max: 100_000, noNaN: true });

describe('the pause of a network', () => {
  it('is zero without a rejection, whatever the rest of the shop sees', () => {
    fc.assert(
      fc.property(fc.double({ min: -300, max: 300, noNaN: true }), (shopTokens) => {
        expect(pauseSeconds(rejected, untouched, { tokens: shopTokens, idleSeconds: 0 })).toBe(0);
      }),
    );
  });

  it('is zero below thirty rejections in a calm shop', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 30, noNaN: true }), idleSeconds, (remainingTokens, idleTime) => {
        expect(pauseSeconds(rejected, { tokens: remainingTokens, idleSeconds: idleTime }, calm)).toBe(0);
      }),
    );
  });

  it('lasts until a rejection is forgotten once thirty are counted, longer with every further one', () => {
    expect(pauseSeconds(rejected, { tokens: 0, idleSeconds: 0 }, calm)).toBe(60);
    expect(pauseSeconds(rejected, { tokens: -30, idleSeconds: 0 }, calm)).toBe(31 * 60);
  });

  it('doubles with each rejection while the shop sees an attack, up to an hour', () => {
    const after = (rejections: number) => pauseSeconds(rejected, { tokens: 30 - rejections, idleSeconds: 0 }, alarmed);
    expect([1, 2, 3, 4, 11, 12, 29].map(after)).toEqual([2, 4, 8, 16, 2048, 3600, 3600]);
  });

  it('ends with time, never grows with it, and an attack never shortens it', () => {
    fc.assert(
      fc.property(tokens, idleSeconds, idleSeconds, (remainingTokens, idleTime, extraSeconds) => {
        const pause = (seconds: number, shop = alarmed) => pauseSeconds(rejected, { tokens: remainingTokens, idleSeconds: seconds }, shop);
        expect(pause(idleTime + extraSeconds)).toBeLessThanOrEqual(pause(idleTime));
        expect(pause(idleTime)).toBeGreaterThanOrEqual(pause(idleTime, calm));
      }),
    );
  });
});
