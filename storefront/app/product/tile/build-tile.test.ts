import type { Hit, Product } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chore } from '../testing/product-fixture.ts';
import { chooseSwatches, maxSwatches, tileFromHit, tileFromProduct, tilesFromHits } from './build-tile.ts';
import { tilePath } from './tile.ts';

const image = (name: string) => ({ link: `/i/ridge/${name}`, alt: name, c_version: 'v1', c_ground: '#e4decf' });
const color = (value: string, orderable = true) => ({
  value,
  name: value,
  swatch: ['#9a6b3c'],
  orderable,
  image: image(`4117-${value}-front`),
  price: 149,
  priceMax: 149,
  isSale: false,
  isClearance: false,
});
const hit: Hit = {
  productId: '4117',
  productName: 'Fencepost Chore Coat',
  currency: 'USD',
  price: 104.3,
  priceMax: 149,
  orderable: true,
  image: image('4117-10-front'),
  representedProduct: { id: '41171001' },
  colors: [color('10'), color('18'), color('34', false)],
  c_slugUrl: '/fencepost-chore-coat-4117.html',
  c_badges: ['New Color'],
  c_StarRatingBase: 4.6,
  c_StarRatingCount: 1284,
  c_cloth: '12 oz duck, blanket lined',
  c_primaryCategoryId: 'men-coats-chore',
};

describe('a product tile', () => {
  it('LIST-004 links to the product in the selected color', () => {
    expect(tilePath('/fencepost-chore-coat-4117.html', '10')).toBe('/fencepost-chore-coat-4117.html?color=10');
    expect(tilePath('/fencepost-chore-coat-4117.html', undefined)).toBe('/fencepost-chore-coat-4117.html');
    expect(tilePath('/coat-4117.html?locale=fr-FR', '10')).toBe('/coat-4117.html?locale=fr-FR&color=10');
  });
  it('LIST-010 shows at most five orderable colors, and counts the others with at most five sold-out ones', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (orderable) => {
        const { shown, more } = chooseSwatches(orderable.map((is, value) => ({ value, orderable: is })));
        const orderableCount = orderable.filter(Boolean).length;
        expect(shown.length).toBe(Math.min(maxSwatches, orderableCount));
        expect(shown.every((color) => color.orderable)).toBe(true);
        expect(more).toBe(orderableCount - shown.length + Math.min(5, orderable.length - orderableCount));
      }),
    );
  });
  it('LIST-004 LIST-010 links to the requested color, which is among the swatches of every screen width', () => {
    const colors = ['10', '18', '25', '31', '34', '40', '52'].map((value) => color(value));
    const tile = tileFromHit({ ...hit, colors, image: image('4117-52-front') });
    expect(tile.requestedColor).toBe('52');
    expect(tile.colors.map(({ value }) => value)).toEqual(['52', '10', '18', '25', '31']);
    expect([tile.moreColors, tile.shownColor.value]).toEqual([2, '52']);
    // A requested color among the visible swatches keeps its position. The first color is the default of the product page.
    expect(tileFromHit({ ...hit, colors, image: image('4117-25-front') }).colors.map(({ value }) => value)).toEqual([
      '10',
      '18',
      '25',
      '31',
      '34',
    ]);
    expect(tileFromHit({ ...hit, colors, image: image('4117-10-front') }).requestedColor).toBeUndefined();
    // The product page selects the first orderable color by default.
    const colorsWithSoldOutFirst = [color('08', false), ...colors];
    expect(tileFromHit({ ...hit, colors: colorsWithSoldOutFirst, image: image('4117-10-front') }).requestedColor).toBeUndefined();
    expect(tileFromHit({ ...hit, colors: colorsWithSoldOutFirst, image: image('4117-08-front') }).requestedColor).toBe('08');
    // A sold-out requested color determines the image but has no swatch.
    const soldOut = tileFromHit({ ...hit, colors: [...colors, color('60', false)], image: image('4117-60-front') });
    expect([soldOut.requestedColor, soldOut.colors.some(({ value }) => value === '60')]).toEqual(['60', false]);
  });
  it('WISH-006 is marked as a gift card, which has no heart', () => {
    expect(tileFromHit({ ...hit, c_isGiftCard: true }).isGiftCard).toBe(true);
    expect(tileFromHit(hit).isGiftCard).toBeUndefined();
  });
  it('has the URLs of swatch images, of a product only if they are not its first pictures', () => {
    const moss = { ...color('31'), imageSwatch: image('4117-31-swatch') };
    const swatchUrl = '/i/ridge/4117-31-swatch?fmt=auto&qlt=70&w=85&v=v1';
    expect(tileFromHit({ ...hit, colors: [color('10'), moss] }).colors.map((each) => each.swatchUrl)).toEqual([undefined, swatchUrl]);
    const values = [
      { value: '10', name: 'Brown', orderable: true, imageSwatch: image('4117-10-front') },
      { value: '31', name: 'Moss', orderable: true, imageSwatch: image('4117-31-swatch') },
    ];
    const imageGroups = values.map(({ value }) => ({
      viewType: 'large' as const,
      variationAttributes: [{ id: 'color', values: [{ value }] }],
      images: [image(`4117-${value}-front`)],
    }));
    const tile = tileFromProduct({ ...chore, imageGroups, variationAttributes: [{ id: 'color', name: 'Color', values }] });
    expect(tile.colors.map((each) => each.swatchUrl)).toEqual([undefined, swatchUrl]);
  });
  it('contains the fields of a hit and the color of its image', () => {
    const tile = tileFromHit(hit);
    expect(tile.shownColor).toMatchObject({ value: '10', price: 149, priceMax: 149 });
    expect(tile.colors.map(({ value }) => value)).toEqual(['10', '18']);
    expect(tile).toMatchObject({ moreColors: 1, badges: ['New Color'], reviews: 1284 });
  });
});

describe('the price of a tile', () => {
  const markedDown = { ...color('34'), price: 76.99, priceMax: 76.99, strikePrice: 119 };
  const clearance: Hit = { ...hit, price: 76.99, priceMax: 119, image: image('4117-34-front'), colors: [color('10'), markedDown] };

  it('is the one of the pictured color, with its previous price, not the range of all colors', () => {
    expect(tileFromHit(clearance).shownColor).toMatchObject({ value: '34', price: 76.99, priceMax: 76.99, strikePrice: 119 });
    expect(tileFromHit({ ...clearance, image: image('4117-10-front') }).shownColor).toMatchObject({ price: 149, priceMax: 149 });
  });
  it('is the same before and after a click on the swatch of the pictured color', () => {
    const { shownColor, colors } = tileFromHit(clearance);
    expect(colors.find(({ value }) => value === shownColor.value)).toEqual(shownColor);
  });
  it('is the one of a pictured color that is sold out and has no swatch', () => {
    const soldOut = tileFromHit({ ...clearance, colors: [color('10'), { ...markedDown, orderable: false }] });
    expect(soldOut.shownColor).toMatchObject({ value: '34', price: 76.99, strikePrice: 119 });
  });
  it('is the range of the style only if no color is pictured', () => {
    expect(tileFromHit({ ...clearance, image: image('none') }).shownColor).toMatchObject({ value: '', price: 76.99, priceMax: 119 });
  });
});

describe('a tile of a product', () => {
  const style = (more: Partial<Product>): Product => ({
    ...chore,
    imageGroups: ['10', '31'].map((value) => ({
      viewType: 'large' as const,
      variationAttributes: [{ id: 'color', values: [{ value }] }],
      images: [image(`4117-${value}-front`), image(`4117-${value}-back`)],
    })),
    variationAttributes: [
      {
        id: 'color',
        name: 'Color',
        values: ['10', '31'].map((value) => ({ value, name: value, orderable: true, c_swatch: ['#9a6b3c'] })),
      },
    ],
    ...more,
  });

  it('LIST-004 LIST-011 shows the lead color, its images and its badges, and links to it', () => {
    const tile = tileFromProduct(style({ c_leadColor: '31', c_badges: ['Clearance'] }));
    expect(tile).toMatchObject({ requestedColor: '31', badges: ['Clearance'] });
    expect([tile.shownColor.image.link, tile.hoverImage?.link]).toEqual(['/i/ridge/4117-31-front', '/i/ridge/4117-31-back']);
  });
});

describe('the tiles of a list', () => {
  const departmentsOf = (...departments: (string | undefined)[]) =>
    tilesFromHits(departments.map((c_department) => ({ ...hit, ...(c_department === undefined ? {} : { c_department }) }))).map(
      ({ department }) => department,
    );

  it('name their departments if the list has several', () => {
    expect(departmentsOf('Men', 'Women', 'Men')).toEqual(['Men', 'Women', 'Men']);
    expect(departmentsOf('Men', undefined)).toEqual(['Men', undefined]);
  });

  it('name none if all are of one department, or none is known', () => {
    expect(departmentsOf('Women', 'Women')).toEqual([undefined, undefined]);
    expect(departmentsOf(undefined, undefined)).toEqual([undefined, undefined]);
  });
});
