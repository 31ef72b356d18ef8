import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControlHeaders } from './cache-control.ts';

const now = new Date('2026-11-21T12:00:00Z');
const product = {
  operation: { method: 'GET', audience: 'public' },
  isFromShopper: false,
  hasCardNumber: false,
  hasDependencies: true,
  validUntil: undefined,
  sharedMaxAge: 60,
  now,
} as const;
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('the caching headers of a response', () => {
  it('CONST-005 allow shared caches if the response is public and can be purged', () => {
    expect(cacheControlHeaders(product)).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'Authorization' });
    expect(cacheControlHeaders({ ...product, sharedMaxAge: 900 })['cache-control']).toBe('public, max-age=0, s-maxage=900');
  });

  it('CONST-005 forbid caching of requests with a token, of private calls and of changes', () => {
    const others = [
      { isFromShopper: true },
      { hasCardNumber: true },
      { operation: { method: 'GET', audience: 'shopper' } },
      { operation: { method: 'GET', audience: 'same-origin' } },
      { operation: { method: 'POST', audience: 'public' } },
      { sharedMaxAge: 0 },
    ] as const;
    for (const other of others) expect(cacheControlHeaders({ ...product, ...other })).toEqual({ 'cache-control': 'no-store' });
  });

  it('are empty for public responses without surrogate keys', () => {
    expect(cacheControlHeaders({ ...product, hasDependencies: false })).toEqual({});
  });

  it('CONST-005 never exceed the time at which the response changes by itself', () => {
    expect(cacheControlHeaders({ ...product, validUntil: inSeconds(7.9) })['cache-control']).toBe('public, max-age=0, s-maxage=7');
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: -1_000, max: 100_000 }), (sharedMaxAge, seconds) => {
        const message = cacheControlHeaders({ ...product, sharedMaxAge, validUntil: inSeconds(seconds) })['cache-control'];
        const age = Number(/s-maxage=(\d+)/.exec(message ?? '')?.[1] ?? 0);
        expect(age).toBe(Math.max(0, Math.min(sharedMaxAge, seconds)));
      }),
    );
  });
});
