import type { Tile } from '../../product/index.ts';

const colour = (value: string, name: string, swatch: string) => ({
  value,
  name,
  swatch: [swatch],
  image: { link: `/i/ridge/4117-${value}-front`, alt: '', ground: '#e4decf' },
  price: 149,
  priceMax: 149,
});
const brown = colour('10', 'Duck brown', '#9a6b3c');

/** The products of the samples' shelves, by id. */
export const sampleTiles: Readonly<Record<string, Tile>> = {
  '4117': {
    id: '4117',
    name: 'Fencepost Chore Coat',
    to: '/fencepost-chore-coat-4117.html',
    cloth: '12 oz duck, blanket lined',
    currency: 'USD',
    badges: [],
    rating: 4.7,
    reviews: 212,
    orderable: true,
    shown: brown,
    colours: [brown],
    more: 0,
  },
};
