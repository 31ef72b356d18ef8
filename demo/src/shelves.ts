import type { Style } from './schema.ts';

/** Categories that nobody files a style under: the catalogue fills them from what the style says of itself. */
export const shelves = { new: 'new', clearance: 'clearance', bestSellers: 'best-sellers' } as const;

const bestSellerCount = 48;

/** The numbers of the styles that sell most; what is sold out, and gift cards, leave their place to the next. */
export function bestSellers(styles: Style[]): Set<string> {
  const ranked = styles
    .filter((style) => style.stock !== 'sold-out' && !style.giftCard)
    .sort((a, b) => b.popularity - a.popularity || Number(a.id) - Number(b.id));
  return new Set(ranked.slice(0, bestSellerCount).map(({ id }) => id));
}

/** The categories of a style: those it is filed under, the primary one first, then the shelves that it stands on. */
export function categoriesOf(style: Style, sellingMost: ReadonlySet<string>): string[] {
  const filled = [
    style.badge && shelves.new,
    style.markdown?.kind === 'clearance' && shelves.clearance,
    sellingMost.has(style.id) && shelves.bestSellers,
  ].filter((id) => typeof id === 'string');
  return [...new Set([...style.categories, ...filled])];
}
