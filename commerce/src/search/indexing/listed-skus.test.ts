import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastStockRefresh, listedSkusOf } from './listed-skus.ts';

const skus = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.boolean());

describe('the last refresh of the listed stock', () => {
  it('is never in the future and less than a day ago', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const ageMs = now.getTime() - lastStockRefresh(now).getTime();
        expect(ageMs).toBeGreaterThanOrEqual(0);
        expect(ageMs).toBeLessThan(86_400_000);
      }),
    );
  });

  it('is at nine in the morning, UTC', () => {
    expect(lastStockRefresh(new Date('2026-11-22T09:00:00Z')).toISOString()).toBe('2026-11-22T09:00:00.000Z');
    expect(lastStockRefresh(new Date('2026-11-22T08:59:59Z')).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  });
});

describe('the SKUs that listings show as orderable', () => {
  it('are those of the last refresh, and new SKUs as they are', () => {
    fc.assert(
      fc.property(skus, skus, (refreshed, current) => {
        const listed = listedSkusOf(refreshed, current);
        expect(Object.keys(listed).sort()).toEqual(Object.keys(current).sort());
        for (const [id, isListed] of Object.entries(listed)) expect(isListed).toBe(id in refreshed ? refreshed[id] : current[id]);
        expect(listedSkusOf(undefined, current)).toEqual(current);
      }),
    );
  });
});
