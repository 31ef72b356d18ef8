import { describe, expect, it } from 'vitest';
import { buildProductView } from './build-product-view.ts';
import { chosenSizeText, type GalleryImage, hasSomeReduced, imagesOfColor, matrixOf } from './product-view.ts';
import { chore } from './testing/product-fixture.ts';

describe('the images of a color', () => {
  const [brown, red]: GalleryImage[] = ['brown', 'red'].map((color) => ({ link: `/i/ridge/${color}`, alt: color }));

  it('are its own, those of the style, or those of another color if the preference `fallbackAltImagesOnPdpEnabled` allows that', () => {
    const images = { '10': [brown!], '52': [] };
    expect(imagesOfColor(images, '10', false)).toEqual([brown]);
    expect(imagesOfColor(images, '52', true)).toEqual([brown]);
    expect(imagesOfColor(images, '52', false)).toEqual([]);
    expect(imagesOfColor({ '': [red!] }, '10', false)).toEqual([red]);
    expect(imagesOfColor({}, '10', true)).toEqual([]);
  });
});

describe('a product page', () => {
  const color = (value: string) => ({ value, name: value, orderable: true });
  const withVariants = (...reductions: readonly ('list' | 'sale' | 'clearance')[]) =>
    buildProductView({
      ...chore,
      variationAttributes: [{ id: 'color', name: 'Color', values: reductions.map((_, index) => color(String(index))) }],
      variants: reductions.map((kind, index) => ({
        productId: `411${index}`,
        orderable: true,
        price: 100,
        isSale: kind === 'sale',
        isClearance: kind === 'clearance',
        variationValues: { color: String(index) },
        inventory: { orderable: true, stockLevel: 9, backorder: false },
      })),
    });

  it('PDP-008 announces a markdown if some variants are on sale or on clearance and others are not', () => {
    const isAnnounced = (...reductions: readonly ('list' | 'sale' | 'clearance')[]) =>
      hasSomeReduced(matrixOf(withVariants(...reductions)));
    expect([isAnnounced('list', 'sale'), isAnnounced('clearance', 'list')]).toEqual([true, true]);
    expect([isAnnounced('list', 'list'), isAnnounced('sale', 'sale'), isAnnounced('sale', 'clearance')]).toEqual([false, false, false]);
  });

  it('PDP-005 preselects the color but not the size of the default variant, and gives a sold-out variant no units to add', () => {
    const sizes = ['M', 'L'].map((value) => ({ value, name: value, orderable: value === 'L' }));
    const view = buildProductView({
      ...chore,
      c_defaultVariant: '4112',
      variationAttributes: [
        { id: 'color', name: 'Color', values: [color('10')] },
        { id: 'size', name: 'Size', values: sizes },
      ],
      variants: ['M', 'L'].map((size, index) => ({
        productId: `411${index + 1}`,
        orderable: size === 'L',
        price: 100,
        isSale: false,
        isClearance: false,
        variationValues: { color: '10', size },
        inventory: { orderable: size === 'L', stockLevel: size === 'L' ? 3 : 0, backorder: false },
      })),
    });
    expect(view.defaultSelection).toEqual({ color: '10' });
    expect(matrixOf(view).variants.map(({ productId, orderable, stock }) => [productId, orderable, stock])).toEqual([
      ['4111', false, 0],
      ['4112', true, 3],
    ]);
  });
});

it('names the chosen sizes, without the color and without a dimension of one value', () => {
  const values = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), name }));
  const dimensions = [
    { id: 'color', name: 'Color', values: values('Indigo', 'Black') },
    { id: 'fit', name: 'Fit', values: values('Slim') },
    { id: 'waist', name: 'Waist', values: values('32', '34') },
    { id: 'inseam', name: 'Inseam', values: values('30', '32') },
  ];
  const chosen = (selection: Record<string, string>) => chosenSizeText({ dimensions, variants: [] }, selection);
  expect(chosen({ color: 'indigo', fit: 'slim' })).toBe('');
  expect(chosen({ color: 'indigo', fit: 'slim', waist: '32' })).toBe('Waist 32');
  expect(chosen({ waist: '34', inseam: '30' })).toBe('Waist 34, Inseam 30');
});
