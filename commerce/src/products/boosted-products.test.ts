import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoostedCategoryId, parseBoostedIds } from './boosted-products.ts';

describe('the parameters of boosted products', () => {
  it('LIST-017 keep letters, digits and commas of the ids, and letters, digits and hyphens of the category', () => {
    expect(parseBoostedIds(' 4117, <b>42-00</b>,,%27;4117')).toEqual(['4117', 'b4200b', '274117']);
    expect(parseBoostedCategoryId(" men-coats' OR 1=1")).toBe('men-coatsOR11');
    expect(parseBoostedCategoryId('%"')).toBeUndefined();
    expect(parseBoostedCategoryId(undefined)).toBeUndefined();
  });

  it('LIST-017 contain only valid characters for any input, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ids = parseBoostedIds(text);
        for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{1,40}$/);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(24);
        expect(parseBoostedIds(ids.join(','))).toEqual(ids);
        expect(parseBoostedCategoryId(text) ?? '-').toMatch(/^[A-Za-z0-9-]+$/);
      }),
    );
  });
});
