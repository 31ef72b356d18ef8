import type { Style } from './schema.ts';

type Sized = Pick<Style, 'categories' | 'sizes' | 'artwork'>;

/** Guides of what is worn by everybody, by the run that it comes in. */
const byRun: Readonly<Record<string, string>> = {
  'sock-mens': 'mens-footwear-socks',
  'sock-womens': 'womens-footwear-socks',
  'sock-unisex': 'unisex-footwear',
  'sock-kids': 'unisex-footwear',
  'kids-shoe': 'unisex-footwear',
  // Sizes of children from here on; the same runs of adults are told apart by their shelf.
  'kids-alpha': 'kids-clothing',
  'kids-alpha-big': 'kids-clothing',
  'kids-toddler': 'kids-clothing',
  'kids-numeric': 'kids-clothing',
};

/** Guides by the beginning of a category's id, the longer one first. */
const byShelf: readonly (readonly [shelf: string, guide: string])[] = [
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

/** What a shelf of one size may still be fitted by: a head, a hand. */
const fittedInOneSize: readonly string[] = ['beanie', 'cap'];

/**
 * The delivery key of a style's size guide; undefined where nothing is fitted: bags, gift cards, what comes in one size. Gloves, caps and
 * belts run through one range for everyone, so they have the guide with the whole range.
 */
export function sizeGuideOf({ categories, sizes, artwork }: Sized): string | undefined {
  const [shelf = ''] = categories;
  const isOneSize = sizes === 'one-size' || sizes === 'gift-card';
  if (isOneSize && !fittedInOneSize.includes(artwork.type)) return undefined;
  const isForKids = categories.includes('kids');
  const guide =
    isForKids && sizes === 'alpha-two' ? 'kids-clothing' : (byRun[sizes] ?? byShelf.find(([start]) => shelf.startsWith(start))?.[1]);
  return guide && `size-guide-${guide}`;
}
