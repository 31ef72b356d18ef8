import type { Hit, Product } from '@outfitter/contract/client';

const image = (name: string) => ({ link: `/i/ridge/${name}`, alt: name, c_version: 'v1', c_ground: '#e4decf' });

/** Style without colors and sizes. */
export const chore: Product = {
  id: '4117',
  name: 'Fencepost Chore Coat',
  type: { master: true },
  brand: 'Ridge & Rivet',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  priceRanges: [],
  tieredPrices: [],
  variants: [],
  variationAttributes: [],
  imageGroups: [],
  inventory: { orderable: false, stockLevel: 0, backorder: false },
  master: { masterId: '4117', orderable: false },
  productPromotions: [],
  c_slugUrl: '/fencepost-chore-coat-4117.html',
  c_StarRatingCount: 0,
  c_defaultVariant: '4117',
  c_productImageDetails: [],
  c_primaryCategoryId: 'men',
  c_cloth: '12 oz duck',
  c_headline: '',
  c_description: [],
  c_features: [],
  c_facts: [],
  c_care: [],
  c_fit: '',
};

export const choreHit: Hit = {
  productId: '4117',
  productName: 'Fencepost Chore Coat',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  orderable: true,
  image: image('4117-10-front'),
  representedProduct: { id: '41171001' },
  colors: [
    {
      value: '10',
      name: 'Duck Brown',
      swatch: ['#9a6b3c'],
      orderable: true,
      image: image('4117-10-front'),
      price: 149,
      priceMax: 149,
      isSale: false,
      isClearance: false,
    },
  ],
  c_slugUrl: '/fencepost-chore-coat-4117.html',
  c_badges: [],
  c_StarRatingBase: 4.6,
  c_StarRatingCount: 1284,
  c_cloth: '12 oz duck',
  c_primaryCategoryId: 'men',
};
