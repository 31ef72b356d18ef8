/** Addresses of the image service. */

/** A picture of the catalogue or of a content item. */
export interface ImageSource {
  /** Path without size: `/i/ridge/4117-10-front`. */
  link: string;
  alt: string;
  /** Content hash: with it the address may be kept for ever. */
  version?: string | undefined;
  /** The colour of its ground, shown until it is there. */
  ground?: string | undefined;
  /** What must not be cut off where its box has another shape: from the left and from the top, 0 to 1. */
  point?: readonly [x: number, y: number] | undefined;
}

/** The widths, in pixels, that the image service keeps; others are snapped to these. */
export const imageWidths = [170, 250, 340, 500, 750, 1000, 1500] as const;
/** Quality of every picture (specification 1 §7). */
const quality = 70;

/** The address of a picture at one width. */
export function imageUrl({ link, version }: Pick<ImageSource, 'link' | 'version'>, width: number): string {
  return `${link}?fmt=auto&qlt=${quality}&w=${width}${version ? `&v=${version}` : ''}`;
}

/** The `srcset` of a picture that is shown at most `most` CSS pixels wide, on screens of up to twice the density. */
export function imageSrcSet(image: Pick<ImageSource, 'link' | 'version'>, minWidth: number, maxWidth: number): string {
  return imageWidths
    .filter((width) => width >= minWidth && width <= maxWidth * 2)
    .map((width) => `${imageUrl(image, width)} ${width}w`)
    .join(', ');
}
