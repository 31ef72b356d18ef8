import type { Tile } from '../../product/index.ts';

interface SampleProduct {
  id: string;
  name: string;
  cloth: string;
  price: number;
  color: readonly [value: string, name: string, swatch: string, background: string];
}

function tileOf({ id, name, cloth, price, color: [value, colorName, swatch, background] }: SampleProduct): Tile {
  const link = `/i/ridge/${id}-${value}-front`;
  const shownColor = { value, name: colorName, swatch: [swatch], image: { link, alt: '', background }, price, priceMax: price };
  const address = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    id,
    name,
    to: `/${address}-${id}.html`,
    cloth,
    currency: 'USD',
    badges: [],
    rating: 4.7,
    reviews: 212,
    orderable: true,
    shownColor,
    colors: [shownColor],
    moreColors: 0,
  };
}

const products: readonly SampleProduct[] = [
  {
    id: '4117',
    name: 'Fencepost Chore Coat',
    cloth: '12 oz duck, blanket lined',
    price: 149,
    color: ['10', 'Duck brown', '#9a6b3c', '#dbded7'],
  },
  { id: '4120', name: 'Barn Door Coat', cloth: '10 oz duck, quilt lined', price: 169, color: ['10', 'Duck brown', '#9a6b3c', '#dbded7'] },
  {
    id: '4143',
    name: 'Sale Barn Quilted Jacket',
    cloth: '13 oz duck, quilted',
    price: 112,
    color: ['46', 'Black Spruce', '#22513b', '#e4decf'],
  },
  {
    id: '4301',
    name: 'Second Cup Flannel',
    cloth: '5 oz cotton, brushed inside',
    price: 64,
    color: ['79', 'First Frost Plaid', '#4b5f6e', '#e9e3da'],
  },
  {
    id: '8000',
    name: 'Deadfall Logger Boot',
    cloth: '2.4 mm oiled leather, lug sole',
    price: 189,
    color: ['16', 'Harness', '#9a5a2e', '#e9e3da'],
  },
  { id: '7000', name: 'Watch Cap', cloth: 'Merino, knit double', price: 26, color: ['59', 'Clay', '#b3664b', '#dbded7'] },
];

export const sampleTiles: Readonly<Record<string, Tile>> = Object.fromEntries(products.map((product) => [product.id, tileOf(product)]));
