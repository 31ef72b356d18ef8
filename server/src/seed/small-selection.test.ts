import { loadCatalog } from '@outfitter/demo';
import { describe, expect, it } from 'vitest';
import { selectSmallCatalog } from './small-selection.ts';

describe('the small selection of the catalog', () => {
  const { styles } = loadCatalog();
  const small = selectSmallCatalog(styles);

  it('has about forty styles in catalog order, independent of the input order', () => {
    expect(small.length).toBeGreaterThanOrEqual(36);
    expect(small.length).toBeLessThanOrEqual(48);
    const ids = small.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
    expect(selectSmallCatalog(styles.toReversed()).map(({ id }) => id)).toEqual(ids);
  });

  it('contains each type of garment and each kind of availability and price', () => {
    expect(new Set(small.map(({ artwork }) => artwork.type)).size).toBeGreaterThanOrEqual(20);
    for (const stock of ['deep', 'normal', 'holes', 'backorder', 'sold-out']) expect(small.map((style) => style.stock)).toContain(stock);
    expect(small.some((style) => style.name.length > 100)).toBe(true);
  });
});
