import type { Image, Product } from '@outfitter/contract';
import type { StyleImageRow, StyleRow } from './read-catalog.ts';

type ImageGroup = Product['imageGroups'][number];

export function presentImage(row: Pick<StyleImageRow, 'name' | 'alt' | 'caption' | 'version' | 'ground'>): Image {
  return { link: `/i/${row.name}`, alt: row.alt, title: row.caption || undefined, c_version: row.version, c_ground: row.ground };
}

function presentGroup(viewType: ImageGroup['viewType'], color: string, rows: readonly StyleImageRow[]): ImageGroup {
  const variationAttributes = color ? { variationAttributes: [{ id: 'color', values: [{ value: color }] }] } : {};
  return { viewType, ...variationAttributes, images: rows.map(presentImage) };
}

export function presentImageGroups(images: readonly StyleImageRow[]): ImageGroup[] {
  return [...Map.groupBy(images, (image) => image.colorCode)].map(([color, rows]) => presentGroup('large', color, rows));
}

/** Returns the swatch image of each color: its first image, as in the swatch image calls (API-046). */
export function presentSwatchGroups(images: readonly StyleImageRow[]): ImageGroup[] {
  const byColor = Map.groupBy(images, (image) => image.colorCode);
  return [...byColor].flatMap(([color, rows]) => (color ? [presentGroup('swatch', color, rows.slice(0, 1))] : []));
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
