import { loadCatalog, loadImageTexts } from '@outfitter/demo';
import { expect, it } from 'vitest';
import { type StyleMedia, styleRow } from './catalog-rows.ts';

const catalog = loadCatalog();
const coat = catalog.styles.find(({ id }) => id === '4117')!;
const media: StyleMedia = {
  factsOf: () => ({ version: 'v1', ground: '#dbded7' }),
  texts: loadImageTexts(),
  part: 'chest-flap-pocket',
  videoVersion: 'v2',
};
const rowWith = (changes: Partial<StyleMedia> = {}) => styleRow(coat, catalog, 'Ridge & Rivet', { ...media, ...changes }, []);

it('PDP-001 each image is described by style, color and what it shows, and the close-up has a caption', () => {
  const images = rowWith().images.filter(({ colorCode }) => colorCode === coat.swatches[0]?.code);
  expect(images.map(({ view, alt, caption }) => [view, alt, caption])).toEqual([
    ['front', 'Fencepost Chore Coat, Duck Brown', ''],
    ['back', 'Fencepost Chore Coat, Duck Brown, from behind', ''],
    ['detail', 'Fencepost Chore Coat, Duck Brown, close up: chest pocket with a flap', 'Chest pocket with a flap'],
  ]);
});

it('PDP-001 the video belongs to the color in which it was filmed, and has a description of its own', () => {
  expect(rowWith().video).toEqual({
    name: 'ridge/4117-close-up',
    version: 'v2',
    picture: `ridge/4117-${coat.swatches[0]?.code}-detail`,
    colorCode: coat.swatches[0]?.code,
    alt: 'Fencepost Chore Coat, Duck Brown, chest pocket with a flap, then the full view',
    caption: 'Chest pocket with a flap, then the full view',
  });
  expect(rowWith({ videoVersion: undefined }).video).toBeNull();
});

it('PDP-001 a style may have the image of a badge', () => {
  expect(rowWith().badgeImage).toBeNull();
  const withImage = { ...coat, badgeImage: '/i/ridge/badge-new-color' };
  expect(styleRow(withImage, catalog, 'Ridge & Rivet', media, []).badgeImage).toBe('/i/ridge/badge-new-color');
});

it('LIST-002 each size says what kind of size it is', () => {
  const sizesOf = (sizes: string) => {
    const style = catalog.styles.find((each) => each.sizes === sizes)!;
    const { variationAttributes } = styleRow(style, catalog, 'Ridge & Rivet', media, []);
    return variationAttributes.find(({ id }) => id === 'size')?.values.map(({ value, sizeSystem }) => [value, sizeSystem]);
  };
  expect(sizesOf('kids-alpha')).toEqual([
    ...['2T', '3T', '4T', '5T'].map((size) => [size, 'children']),
    ...['XS', 'S', 'M', 'L', 'XL'].map((size) => [size, 'letters']),
  ]);
  expect(new Set(sizesOf('kids-shoe')?.map(([, sizeSystem]) => sizeSystem))).toEqual(new Set(['shoes']));
});
