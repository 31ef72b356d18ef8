import type { Image, Product } from '@outfitter/contract';
import type { StyleImageRow, StyleRow } from './read-catalog.ts';
import { swatchViews } from './tables.ts';

type ImageGroup = Product['imageGroups'][number];

export function presentImage(row: Pick<StyleImageRow, 'name' | 'alt' | 'caption' | 'version' | 'ground'>): Image {
  return { link: `/i/${row.name}`, alt: row.alt, title: row.caption || undefined, c_version: row.version, c_ground: row.ground };
}

function presentGroup(viewType: ImageGroup['viewType'], color: string, rows: readonly StyleImageRow[]): ImageGroup {
  const variationAttributes = color ? { variationAttributes: [{ id: 'color', values: [{ value: color }] }] } : {};
  return { viewType, ...variationAttributes, images: rows.map(presentImage) };
}

function presentGroups(viewType: ImageGroup['viewType'], images: readonly StyleImageRow[]): ImageGroup[] {
  return [...Map.groupBy(images, (image) => image.colorCode)].map(([color, rows]) => presentGroup(viewType, color, rows));
}

export function isSwatch({ view }: Pick<StyleImageRow, 'view'>): boolean {
  return swatchViews.some((swatchView) => swatchView === view);
}

/** Returns the pictures of the product, without the images that only swatches show. */
export function picturesOf(images: readonly StyleImageRow[]): StyleImageRow[] {
  return images.filter((image) => !isSwatch(image));
}

/** Returns the preferred swatch image that the merchant has supplied for a color. */
export function ownSwatchImage(images: readonly StyleImageRow[], color: string): StyleImageRow | undefined {
  const own = images.filter(({ colorCode }) => colorCode === color);
  return swatchViews.map((swatchView) => own.find(({ view }) => view === swatchView)).find(Boolean);
}

/** Returns the image of a color's swatch: the merchant's own, or else the color's first picture (API-046). */
export function swatchImage(images: readonly StyleImageRow[], color: string): StyleImageRow | undefined {
  return ownSwatchImage(images, color) ?? picturesOf(images).find(({ colorCode }) => colorCode === color);
}

export function presentImageGroups(images: readonly StyleImageRow[]): ImageGroup[] {
  return presentGroups('large', picturesOf(images));
}

/** Returns the swatch of each color, which is its first picture if the merchant has supplied none, and the supplied custom swatches. */
export function presentSwatchGroups(images: readonly StyleImageRow[]): ImageGroup[] {
  const ofColors = images.filter(({ colorCode }) => colorCode !== '');
  const custom = ofColors.filter(({ view }) => view === 'customswatch');
  const others = ofColors.filter((image) => !custom.includes(image));
  const swatches = [...new Set(others.map(({ colorCode }) => colorCode))].flatMap((color) => swatchImage(others, color) ?? []);
  return [...presentGroups('swatch', swatches), ...presentGroups('customswatch', custom)];
}

export function presentVideo({ video }: Pick<StyleRow, 'video'>, images: readonly StyleImageRow[]): Pick<Product, 'c_video'> {
  const poster = images.find(({ name }) => name === video?.picture);
  if (!video || !poster) return {};
  const { alt = poster.alt, caption = poster.caption } = video;
  return { c_video: { link: `/v/${video.name}`, c_version: video.version, image: presentImage({ ...poster, alt, caption }) } };
}

export function placeholderImage(alt: string): Image {
  return { link: '/i/none/missing', alt };
}
