export interface ImageSource {
  /** The path without a size: `/i/ridge/4117-10-front`. */
  link: string;
  alt: string;
  version?: string | undefined;
  /** The color behind the image, as a CSS value. */
  background?: string | undefined;
  /** The point that must not be cropped, as fractions from the left and from the top. */
  focalPoint?: readonly [x: number, y: number] | undefined;
}

export const imageWidths = [170, 250, 340, 500, 750, 1000, 1500] as const;
const quality = 70;

export function imageUrl({ link, version }: Pick<ImageSource, 'link' | 'version'>, width: number): string {
  return `${link}?fmt=auto&qlt=${quality}&w=${width}${version ? `&v=${version}` : ''}`;
}

export function imageSrcSet(image: Pick<ImageSource, 'link' | 'version'>, minWidth: number, maxWidth: number): string {
  return imageWidths
    .filter((width) => width >= minWidth && width <= maxWidth * 2)
    .map((width) => `${imageUrl(image, width)} ${width}w`)
    .join(', ');
}
