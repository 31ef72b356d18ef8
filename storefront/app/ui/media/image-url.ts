export interface ImageSource {
  /** Path without a size: `/i/ridge/4117-10-front`. */
  link: string;
  alt: string;
  version?: string | undefined;
  /** Color behind the image, as a CSS value. */
  background?: string | undefined;
  /** Width divided by height, if known. */
  ratio?: number | undefined;
  /** Point that must not be cropped, as fractions from the left and from the top. */
  focalPoint?: readonly [x: number, y: number] | undefined;
}

export const imageWidths = [170, 250, 340, 500, 750, 1000, 1500] as const;
const quality = 70;

export function imageUrl({ link, version }: Pick<ImageSource, 'link' | 'version'>, width: number): string {
  return `${link}?fmt=auto&qlt=${quality}&w=${width}${version ? `&v=${version}` : ''}`;
}

/** Returns the widths that an image is offered in, in order: for screens of one and two pixels per CSS pixel, at least one. */
export function offeredWidths(minWidth: number, maxWidth: number): number[] {
  const wide = imageWidths.filter((width) => width >= minWidth);
  const offered = wide.filter((width) => width <= maxWidth * 2);
  return offered.length > 0 ? offered : [wide[0] ?? Math.max(...imageWidths)];
}

export function imageSrcSet(image: Pick<ImageSource, 'link' | 'version'>, widths: readonly number[]): string {
  return widths.map((width) => `${imageUrl(image, width)} ${width}w`).join(', ');
}
