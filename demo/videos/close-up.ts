import { type CloseUp, type Color, garmentFor, groundOf, type RawImage, renderProduct } from '@outfitter/artwork';
import sharp from 'sharp';
import type { CatalogStyle } from '../src/index.ts';
import type { FrameAt } from './loops.ts';

/** Width and height in pixels, in the ratio of product images. */
export const clipShape = [576, 720] as const;
/** Width in pixels of the still image; the close-up shows a quarter of it. */
const stillWidth = 2304;

/** Camera frame: center and width as fractions of the still image. */
export interface Sight {
  x: number;
  y: number;
  wide: number;
}

const whole: Sight = { x: 0.5, y: 0.5, wide: 1 };

const eased = (share: number) => share * share * (3 - 2 * share);

function between(from: Sight, to: Sight, share: number): Sight {
  const part = eased(share);
  const wide = from.wide * (to.wide / from.wide) ** part;
  // Interpolates the center by zoom instead of time, or it would run ahead of the zoom.
  const way = from.wide === to.wide ? part : (wide - from.wide) / (to.wide - from.wide);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, wide };
}

/** Returns the camera frame at a time from 0 to 1: the detail, along the fabric, the whole, and back. */
export function sightAt(detail: Sight, time: number): Sight {
  const halfway = { x: (detail.x + 0.5) / 2, y: (detail.y + 0.5) / 2, wide: Math.min(1, detail.wide * 1.5) };
  const stops: readonly (readonly [time: number, sight: Sight])[] = [
    [0, detail],
    [0.06, detail],
    [0.36, halfway],
    [0.56, whole],
    [0.72, whole],
    [1, detail],
  ];
  const next = stops.findIndex(([at]) => at > time);
  const [from, to] = [stops[next - 1] ?? stops[0]!, stops[next] ?? stops.at(-1)!];
  return to[0] > from[0] ? between(from[1], to[1], (time - from[0]) / (to[0] - from[0])) : to[1];
}

/** Returns the visible box in pixels, within the still image and in the aspect ratio of the video. */
export function boxOf({ x, y, wide }: Sight, still: Pick<RawImage, 'width' | 'height'>) {
  const width = Math.min(still.width, Math.round(wide * still.width));
  const height = Math.min(still.height, Math.round((width * clipShape[1]) / clipShape[0]));
  const inside = (start: number, max: number) => Math.round(Math.min(Math.max(0, start), max));
  return {
    left: inside(x * still.width - width / 2, still.width - width),
    top: inside(y * still.height - height / 2, still.height - height),
    width,
    height,
  };
}

export async function closeUp(style: CatalogStyle, { hex, accents }: Color): Promise<FrameAt> {
  const still = await renderProduct(style.artwork, { hex, accents }, 'front', { width: stillWidth, ground: groundOf(style) });
  const { data, width, height, channels } = still;
  const garment = await garmentFor(style.artwork.type);
  // Units are thousandths of the still image's width; an eighth of it is above the garment.
  const [left, top, wide] = (garment.detail as (spec: CatalogStyle['artwork']) => CloseUp)(style.artwork).box;
  const detail = { x: (left + wide / 2) / 1000, y: (top + 125 + (wide * 1.25) / 2) / 1250, wide: wide / 1000 };
  return async (time) => {
    const pixels = await sharp(data, { raw: { width, height, channels } })
      .extract(boxOf(sightAt(detail, time), still))
      .resize(clipShape[0], clipShape[1], { kernel: 'lanczos3', fit: 'fill' })
      .raw()
      .toBuffer();
    return { data: pixels, width: clipShape[0], height: clipShape[1] };
  };
}
