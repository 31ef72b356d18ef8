import { sitemapSections } from '@outfitter/commerce';
import { expect, it } from 'vitest';
import { SectionInvalidations } from './section-invalidations.ts';

function invalidatedBy(keys: string[]): string[] {
  let now = 1_000_000;
  const invalidations = new SectionInvalidations(
    () => true,
    () => now,
  );
  invalidations.invalidateAll();
  now = 1_000_400;
  invalidations.invalidate(keys);
  return sitemapSections.filter((section) => invalidations.validAfter(section) === 1_000_400);
}

it('surrogate keys invalidate the sections that depend on them, and no others', () => {
  expect(invalidatedBy(['product-4117'])).toEqual(['products', 'images']);
  expect(invalidatedBy(['categories'])).toEqual(['categories']);
  expect(invalidatedBy(['category-men-coats', 'search'])).toEqual(['categories']);
  expect(invalidatedBy(['content-careers', 'stores'])).toEqual(['content', 'stores']);
  expect(invalidatedBy(['search'])).toEqual([]);
  // A preference names the top-level content pages.
  expect(invalidatedBy(['preferences'])).toEqual(['content']);
});

it('without an invalidation a section is valid for ten minutes, or a second while none can be received', () => {
  let isCurrent = true;
  const invalidations = new SectionInvalidations(
    () => isCurrent,
    () => 5_000_000,
  );
  expect(invalidations.validAfter('stores')).toBe(4_400_000);
  isCurrent = false;
  expect(invalidations.validAfter('stores')).toBe(4_999_000);
});
