import type { ContentFields } from '../../content/index.ts';
import { images, type Sample } from './sample.ts';
import { sampleTiles } from './sample-tile.ts';

const tile = (headline: string, image: object, ctaLink: string) => ({ headline, image, ctaLink, text: 'Kept in stock all year.' });
const categories = [
  tile('Coats & vests', images.coat, '/men/coats'),
  tile('Boots', images.boot, '/men/footwear'),
  tile('Hats', images.hat, '/gear/hats'),
];
const step = (ounces: number, headline: string, image: object) => ({
  ounces,
  image,
  headline,
  text: 'Spring, and a shop with a stove',
  hoverText: 'Breathes, folds into a pocket, and dries on the line before lunch.',
  ctaLink: `/search?q=${ounces}+oz&feature=oz${ounces}`,
});
const soldOut = { headline: 'What sold out first', buttons: [{ buttonText: 'All of it', ctaLink: '/men' }] };
const recommended = { headline: 'You might need these' };
const productIds = Object.keys(sampleTiles);
const productList = (count: number) => ({ products: { products: productIds.slice(0, count).map((id) => ({ id })) } });
const productCounts = (fields: ContentFields) => [
  { name: 'Four products', fields: { ...fields, ...productList(4) } },
  { name: `${productIds.length} products`, fields: { ...fields, ...productList(productIds.length) } },
];

export const tileSamples: readonly Sample[] = [
  {
    schema: 'visual-navigation',
    fields: {
      headline: 'Who are we dressing?',
      mobileView: 'carousel',
      tiles: categories.map(({ headline, image, ctaLink }) => ({
        image,
        ctaText: headline,
        ctaLink,
        links: [{ text: 'All of them', ctaLink, count: 52 }],
      })),
    },
    list: { field: 'tiles', max: 12 },
  },
  { schema: 'category-tile', fields: { headline: 'Short of a hat', tiles: categories }, list: { field: 'tiles', max: 24 } },
  {
    schema: 'guided-selling-banner',
    fields: {
      headline: 'Pick your weight',
      tiles: [
        step(6, 'Barely there', images.flannel),
        step(8, 'Light', images.jacket),
        step(12, 'Firm', images.coat),
        step(15, 'Stubborn', images.overall),
      ],
    },
    list: { field: 'tiles', max: 10 },
  },
  {
    schema: 'feature-tiles',
    fields: {
      headline: 'What it puts up with',
      tiles: categories.map((category) => ({ ...category, buttonText: 'See how' })),
    },
    list: { field: 'tiles', max: 24 },
  },
  {
    schema: 'technology-icon-group',
    fields: {
      headline: 'What we call it',
      icons: [
        { headline: 'Duck', text: 'Cotton, woven tight enough to shed a shower.', image: images.detail, ctaLink: '/our-story' },
        { headline: 'Gusset', text: 'A diamond of cloth where you bend.' },
      ],
    },
    list: { field: 'icons', max: 24 },
  },
  {
    schema: 'image-carousel',
    fields: {
      headline: 'The shop in Ely',
      aspectRatio: '16:7',
      images: [
        { image: images.workshop, text: 'The bench.' },
        { image: images.lane, text: 'The way there.' },
        { image: images.dawn, text: 'When it opens.' },
      ],
    },
    list: { field: 'images', max: 24 },
    hasOnlyImages: true,
  },
  { schema: 'product-carousel', fields: { ...soldOut, ...productList(1) }, extraStates: productCounts(soldOut) },
  { schema: 'product-carousel-einstein', fields: { ...recommended, ...productList(1) }, extraStates: productCounts(recommended) },
  {
    schema: 'disruptor-tile',
    fields: {
      headline: 'Between sizes?',
      text: 'Take the larger one. Duck shrinks once, a little.',
      ctaLink: '/size-guide',
      buttonText: 'Size guide',
      image: images.detail,
    },
    hasBackground: true,
  },
  {
    schema: 'mobile-top-text-nav',
    fields: {
      showAllDevices: true,
      tiles: [
        { text: 'Coats', ctaLink: '/men/coats?feature=coats' },
        { text: 'Pants', ctaLink: '/men/pants?feature=pants' },
        { text: 'Boots', ctaLink: '/men/footwear' },
      ],
    },
    list: { field: 'tiles', max: 24 },
    hasBackground: true,
  },
];
