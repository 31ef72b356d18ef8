import type { ImageSource } from '../../ui/media/image-url.ts';

export type AspectRatio = readonly [width: number, height: number];

const [minRatio, maxRatio] = [1 / 2, 4];

/** Parses `16:9` or `16/9`. Returns undefined for other text and for ratios beyond the limits. */
export function parseAspectRatio(text: string | undefined): AspectRatio | undefined {
  const [, width, height] = /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*[:/x]\s*(\d{1,4}(?:\.\d{1,3})?)\s*$/.exec(text ?? '') ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h >= minRatio && w / h <= maxRatio ? [w, h] : undefined;
}

/** Returns whether an image is one of the brand's scenes, which are wider than high; all other images of the shop are portraits. */
export function isLandscape({ link }: ImageSource): boolean {
  return link.includes('/scene-');
}

export function artworkRatio(image: ImageSource): AspectRatio {
  return isLandscape(image) ? [16, 7] : [4, 5];
}
