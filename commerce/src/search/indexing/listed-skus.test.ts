import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastSettlement, listedAfter } from './listed-skus.ts';

const skus = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.boolean());

describe('the last settlement', () => {
  it('is never in the future and less than a day ago', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const ageMs = now.getTime() - lastSettlement(now).getTime();
        expect(ageMs).toBeGreaterThanOrEqual(0);
        expect(ageMs).toBeLessThan(86_400_000);
      }),
    );
  });

  it('is at nine in the morning, UTC', () => {
    expect(lastSettlement(new Date('2026-11-22T09:00:00Z')).toISOString()).toBe('2026-11-22T09:00:00.000Z');
    expect(lastSettlement(new Date('2026-11-22T08:59:59Z')).toISOString()).toBe('2026-11-21T09:00:00.000Z');
  });
});

describe('the SKUs that listings show as orderable', () => {
  it('are those of the last settlement, and new SKUs as they are', () => {
    fc.assert(
      fc.property(skus, skus, (settled, current) => {
        const listed = listedAfter(settled, current);
        expect(Object.keys(listed).sort()).toEqual(Object.keys(current).sort());
        for (const [id, isListed] of Object.entries(listed)) expect(isListed).toBe(id in settled ? settled[id] : current[id]);
        expect(listedAfter(undefined, current)).toEqual(current);
      }),
    );
  });
});
