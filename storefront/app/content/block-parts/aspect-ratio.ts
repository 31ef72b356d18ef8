import type { ImageSource } from '../../ui/media/image-url.ts';

export type AspectRatio = readonly [width: number, height: number];

/** Limits that keep a typing error from filling the whole page. */
const [narrowest, flattest] = [1 / 2, 4];

/** `16:9` or `16/9` as width and height; undefined for anything else and beyond the limits. */
export function parseAspectRatio(text: string | undefined): AspectRatio | undefined {
  const [, width, height] = /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*[:/x]\s*(\d{1,4}(?:\.\d{1,3})?)\s*$/.exec(text ?? '') ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h >= narrowest && w / h <= flattest ? [w, h] : undefined;
}

/** Whether an image is a landscape scene; other artwork is portrait. */
export function isScene({ link }: ImageSource): boolean {
  return link.includes('/scene-');
}

export function artworkRatio(image: ImageSource): AspectRatio {
  return isScene(image) ? [16, 7] : [4, 5];
}
