import { sitemapSections } from '@outfitter/commerce';
import { expect, it } from 'vitest';
import { SectionInvalidations } from './section-invalidations.ts';

function heard(keys: string[]): string[] {
  let now = 1_000_000;
  const renewals = new SectionInvalidations(
    () => true,
    () => now,
  );
  renewals.invalidateAll();
  now = 1_000_400;
  renewals.invalidate(keys);
  return sitemapSections.filter((section) => renewals.validAfter(section) === 1_000_400);
}

it('a change renews the sections that its surrogate keys belong to, and no other', () => {
  expect(heard(['product-4117'])).toEqual(['products', 'images']);
  expect(heard(['categories'])).toEqual(['categories']);
  expect(heard(['category-men-coats', 'search'])).toEqual(['categories']);
  expect(heard(['content-careers', 'stores'])).toEqual(['content', 'stores']);
  expect(heard(['search'])).toEqual([]);
  // A preference names the top-level content pages.
  expect(heard(['preferences'])).toEqual(['content']);
});

it('what nothing is heard of lasts ten minutes, and a second while nothing can be heard', () => {
  let isCurrent = true;
  const renewals = new SectionInvalidations(
    () => isCurrent,
    () => 5_000_000,
  );
  expect(renewals.validAfter('stores')).toBe(4_400_000);
  isCurrent = false;
  expect(renewals.validAfter('stores')).toBe(4_999_000);
});
