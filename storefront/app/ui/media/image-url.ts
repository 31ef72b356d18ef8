export interface ImageSource {
  /** The path without a size: `/i/ridge/4117-10-front`. */
  link: string;
  alt: string;
  /** A content hash. With it the URL may be cached forever. */
  version?: string | undefined;
  /** The background color, shown while the image loads. */
  ground?: string | undefined;
  /** The point that must not be cropped: fractions from the left and from the top. */
  point?: readonly [x: number, y: number] | undefined;
}

/** The widths in pixels that the image service renders; it rounds others to these. */
export const imageWidths = [170, 250, 340, 500, 750, 1000, 1500] as const;
const quality = 70;

export function imageUrl({ link, version }: Pick<ImageSource, 'link' | 'version'>, width: number): string {
  return `${link}?fmt=auto&qlt=${quality}&w=${width}${version ? `&v=${version}` : ''}`;
}

/** For an image of at most `maxWidth` CSS pixels, on screens of up to twice the density. */
export function imageSrcSet(image: Pick<ImageSource, 'link' | 'version'>, minWidth: number, maxWidth: number): string {
  return imageWidths
    .filter((width) => width >= minWidth && width <= maxWidth * 2)
    .map((width) => `${imageUrl(image, width)} ${width}w`)
    .join(', ');
}
