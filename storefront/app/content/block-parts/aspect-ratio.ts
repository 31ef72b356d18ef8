import type { ImageSource } from '../../ui/media/image-url.ts';
import { type ContentFields, readText } from '../fields.ts';

export type AspectRatio = readonly [width: number, height: number];

/** Nothing is shown narrower or flatter than this: a slip of the keyboard shall not take the whole page. */
const [narrowest, flattest] = [1 / 2, 4];

/** The `aspectRatio` of a block, as `16:9` or `16/9`; undefined for anything that is none. */
export function aspectRatioOf(fields: ContentFields): AspectRatio | undefined {
  const [, width, height] =
    /^\s*(\d{1,4}(?:\.\d{1,3})?)\s*[:/x]\s*(\d{1,4}(?:\.\d{1,3})?)\s*$/.exec(readText(fields, 'aspectRatio') ?? '') ?? [];
  const [w, h] = [Number(width), Number(height)];
  return w > 0 && h > 0 && w / h >= narrowest && w / h <= flattest ? [w, h] : undefined;
}

/** The shape that the artwork has: scenes are wide, garments stand. */
export function artworkRatio(image: ImageSource): AspectRatio {
  return image.link.includes('/scene-') ? [16, 7] : [4, 5];
}
