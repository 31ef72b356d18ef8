import { loadCatalog } from '@outfitter/demo';
import { describe, expect, it } from 'vitest';
import { selectSmallCatalog } from './small-selection.ts';

describe('the small selection of the catalog', () => {
  const { styles } = loadCatalog();
  const small = selectSmallCatalog(styles);

  it('is about forty styles in the catalog’s order, the same whatever order they come in', () => {
    expect(small.length).toBeGreaterThanOrEqual(36);
    expect(small.length).toBeLessThanOrEqual(48);
    const ids = small.map(({ id }) => id);
    expect(
      selectSmallCatalog([...styles].reverse())
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
  });

  it('shows each kind of garment and each way of being sold', () => {
    expect(new Set(small.map(({ artwork }) => artwork.type)).size).toBeGreaterThanOrEqual(20);
    for (const stock of ['deep', 'normal', 'holes', 'backorder', 'sold-out']) expect(small.map((style) => style.stock)).toContain(stock);
    expect(small.some((style) => style.name.length > 100)).toBe(true);
  });
});
