import type { ImageSource } from '../../ui/media/image-url.ts';

export type AspectRatio = readonly [width: number, height: number];

const [minRatio, maxRatio] = [1 / 2, 4];

/** Parses `16:9` or `16/9`. Returns undefined for other text and for ratios beyond the limits. */
export function parseAspectRatio(text: string | undefined): AspectRatio | undefined {
  const [, width, height] = /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*[:/x]\s*(\d{1,4}(?:\.\d{1,3})?)\s*$/.exec(text ?? '') ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h >= minRatio && w / h <= maxRatio ? [w, h] : undefined;
}

export function isLandscape({ ratio = 0 }: ImageSource): boolean {
  return ratio > 1;
}

/** Returns the ratio of an image within the limits, or that of product images if it is unknown. */
export function imageRatio({ ratio }: ImageSource): AspectRatio {
  return ratio ? [Math.min(maxRatio, Math.max(minRatio, ratio)), 1] : [4, 5];
}
