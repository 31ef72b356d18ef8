import type { Image, Product } from '@outfitter/contract';
import type { StyleImageRow, StyleRow } from './read-catalog.ts';

export function presentImage(row: Pick<StyleImageRow, 'name' | 'alt' | 'caption' | 'version' | 'ground'>): Image {
  return { link: `/i/${row.name}`, alt: row.alt, title: row.caption || undefined, c_version: row.version, c_ground: row.ground };
}

export function presentImageGroups(images: readonly StyleImageRow[]): Product['imageGroups'] {
  return [...Map.groupBy(images, (image) => image.colorCode)].map(([color, rows]) => ({
    viewType: 'large' as const,
    ...(color ? { variationAttributes: [{ id: 'color', values: [{ value: color }] }] } : {}),
    images: rows.map(presentImage),
  }));
}

/** Returns the video with its poster image; empty if that image is missing. */
export function presentVideo({ video }: Pick<StyleRow, 'video'>, images: readonly StyleImageRow[]): Pick<Product, 'c_video'> {
  const poster = images.find(({ name }) => name === video?.picture);
  return video && poster ? { c_video: { link: `/v/${video.name}`, c_version: video.version, image: presentImage(poster) } } : {};
}

export function placeholderImage(alt: string): Image {
  return { link: '/i/none/missing', alt };
}
