import type { Style } from '../data-files/schema.ts';

export const computedCategories = { new: 'new', clearance: 'clearance', bestSellers: 'best-sellers' } as const;

const bestSellerCount = 48;

export function bestSellers(styles: Style[]): Set<string> {
  const ranked = styles
    .filter((style) => style.stock !== 'sold-out' && !style.giftCard)
    .sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id));
  return new Set(ranked.slice(0, bestSellerCount).map(({ id }) => id));
}

/** Returns a style's own categories, the primary one first, then the computed ones. */
export function categoriesOf(style: Style, sellingMost: ReadonlySet<string>): string[] {
  const filled = [
    style.badge && computedCategories.new,
    style.markdown?.kind === 'clearance' && computedCategories.clearance,
    sellingMost.has(style.id) && computedCategories.bestSellers,
  ].filter((id) => typeof id === 'string');
  return [...new Set([...style.categories, ...filled])];
}
