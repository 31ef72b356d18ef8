import type { Hit, Product } from '@outfitter/contract/client';

/** Returns the words of a cloth without numbers: "12 oz duck" and "10 oz duck" are the same cloth. */
function clothTerms(cloth: string): Set<string> {
  return new Set(cloth.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size;
  return all === 0 ? 0 : a.intersection(b).size / all;
}

function colorNamesOf({ variationAttributes }: Pick<Product, 'variationAttributes'>): Set<string> {
  return new Set(variationAttributes.find(({ id }) => id === 'color')?.values.map(({ name }) => name));
}

type ComparedStyle = Pick<Product, 'id' | 'price' | 'c_cloth' | 'variationAttributes'>;

/** Returns 0 to 3: one point each for the same cloth, the same colors and the same price. */
export function similarity(style: ComparedStyle, hit: Hit): number {
  const cloth = sharedShare(clothTerms(style.c_cloth), clothTerms(hit.c_cloth));
  const colors = sharedShare(colorNamesOf(style), new Set(hit.colors.map(({ name }) => name)));
  const highest = Math.max(style.price, hit.price);
  const price = highest > 0 ? 1 - Math.abs(style.price - hit.price) / highest : 1;
  return cloth + colors + price;
}

/** Sorts other styles of the same category by similarity, those that can be ordered first. Equal ones keep the order of the category. */
export function rankSimilar(style: ComparedStyle, hits: readonly Hit[]): Hit[] {
  const others = hits.filter(({ productId }) => productId !== style.id).map((hit) => ({ hit, score: similarity(style, hit) }));
  return others.sort((a, b) => Number(b.hit.orderable) - Number(a.hit.orderable) || b.score - a.score).map(({ hit }) => hit);
}
