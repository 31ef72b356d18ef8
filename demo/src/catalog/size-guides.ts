import type { Style } from '../data-files/schema.ts';

type Sized = Pick<Style, 'categories' | 'sizes' | 'artwork'>;

const bySizeRun: Readonly<Record<string, string>> = {
  'sock-mens': 'mens-footwear-socks',
  'sock-womens': 'womens-footwear-socks',
  'sock-unisex': 'unisex-footwear',
  'sock-kids': 'unisex-footwear',
  'kids-shoe': 'unisex-footwear',
  // Children's sizes. The same runs of adults are distinguished by category.
  'kids-alpha': 'kids-clothing',
  'kids-alpha-big': 'kids-clothing',
  'kids-toddler': 'kids-clothing',
  'kids-numeric': 'kids-clothing',
};

/** Size guides by prefix of the category id; longer prefixes must come first. */
const byCategory: readonly (readonly [shelf: string, guide: string])[] = [
  ['men-footwear', 'mens-footwear-socks'],
  ['men-underlayers', 'mens-shirts-outerwear'],
  ['men-pants', 'mens-pants-shorts'],
  ['men-jeans', 'mens-pants-shorts'],
  ['men-shorts', 'mens-pants-shorts'],
  ['men-overalls', 'mens-pants-shorts'],
  ['men-', 'mens-shirts-outerwear'],
  ['women-footwear', 'womens-footwear-socks'],
  ['women-bottoms', 'womens-bottoms'],
  ['women-overalls', 'womens-bottoms'],
  ['women-', 'womens-tops-dresses-outerwear'],
  ['accessories-gloves', 'mens-gloves'],
  ['accessories-hats', 'mens-hats'],
  ['accessories-belts', 'mens-belts'],
  ['dogs-', 'dog-apparel'],
];

/** Types in one size for which shoppers still measure head or hand. */
const fittedInOneSize: readonly string[] = ['beanie', 'cap'];

/**
 * Returns the delivery key of a style's size guide; undefined for styles without a fit, such as bags and gift cards. Gloves, caps and
 * belts are unisex and use the guide with the full range.
 */
export function sizeGuideOf({ categories, sizes, artwork }: Sized): string | undefined {
  const [shelf = ''] = categories;
  const isOneSize = sizes === 'one-size' || sizes === 'gift-card';
  if (isOneSize && !fittedInOneSize.includes(artwork.type)) return undefined;
  const isForKids = categories.includes('kids');
  const guide =
    isForKids && sizes === 'alpha-two' ? 'kids-clothing' : (bySizeRun[sizes] ?? byCategory.find(([start]) => shelf.startsWith(start))?.[1]);
  return guide && `size-guide-${guide}`;
}
