/** The flat ground behind a product, with the product's shadow on it. */
import { rgb } from './colour.ts';
import { at, blur, clamp } from './fields.ts';
import type { Lit } from './relief.ts';

/** Opaque RGB pixels. */
export type Picture = { data: Buffer; width: number; height: number; channels: 3 };

/** How much of each channel a full shadow takes away: red stays longest, so shadows are brown. */
const SOAK = [0.72, 0.78, 0.82] as const;

/** Where the lit square lies on the picture, in pixels, and how many pixels a canvas unit has there. */
type Setting = { width: number; height: number; left: number; top: number; perUnit: number };

/**
 * Lays a lit product on a flat ground of colour `hex`. Hanging and lying things throw a near and a far shadow down
 * right; standing things (the drawing names its ground line) have a dark line of contact and a soft pool.
 */
export function setOnGround({ pixels, size, ground }: Lit, hex: string, { width, height, left, top, perUnit }: Setting): Picture {
  const w = Math.ceil(width / 4);
  const h = Math.ceil(height / 4);
  const side = Math.max(w, h); // `at` reads square fields
  const k = perUnit / 4;
  const cover = new Float32Array(side * side);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const X = clamp(x * 4 - left, 0, size - 1);
      const Y = y * 4 - top;
      if (Y >= 0 && Y < size) cover[y * side + x] = pixels[(Y * size + X) * 4 + 3]! / 255;
    }
  const far = blur(cover, side, side, 30 * k, 3);
  const near = ground ? far : blur(cover, side, side, 7 * k, 2);
  const dark = new Float32Array(side * side);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let s: number;
      if (ground) {
        const X = (x * 4 - left) / perUnit;
        const Y = (y * 4 - top) / perUnit;
        const middle = (ground.x0 + ground.x1) / 2;
        const half = (ground.x1 - ground.x0) / 2;
        const pool = (cx: number, cy: number, rx: number, ry: number) => Math.exp(-(((X - cx) / rx) ** 4) - ((Y - cy) / ry) ** 2);
        s =
          0.5 * pool(middle + 6, ground.y + 2, half * 0.98, 13) +
          0.3 * pool(middle + 34, ground.y + 10, half * 1.12, 44) +
          0.1 * at(far, side, x - 34 * k, y - 10 * k);
      } else s = 0.34 * at(near, side, x - 5 * k, y - 9 * k) + 0.26 * at(far, side, x - 20 * k, y - 32 * k);
      dark[y * side + x] = clamp(s, 0, 0.8);
    }
  const wall = rgb(hex);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      const X = x - left;
      const Y = y - top;
      const p = X >= 0 && Y >= 0 && X < size && Y < size ? (Y * size + X) * 4 : -1;
      const alpha = p < 0 ? 0 : pixels[p + 3]! / 255;
      const s = alpha === 1 ? 0 : at(dark, side, x * 0.25, y * 0.25);
      for (let c = 0; c < 3; c++) {
        const behind = alpha === 1 ? 0 : wall[c]! * (1 - s * SOAK[c]!) * (1 - alpha);
        data[o + c] = Math.round((p < 0 ? 0 : pixels[p + c]! * alpha) + behind);
      }
    }
  return { data, width, height, channels: 3 };
}
