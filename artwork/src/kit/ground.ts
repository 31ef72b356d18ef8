import { rgb } from './color.ts';
import { at, blur, clamp, rowAt } from './fields.ts';
import type { Lit } from './relief.ts';

/** Pixels of a rendered image: red, green and blue, one byte each, by row. */
export type RawImage = { data: Buffer; width: number; height: number; channels: 3 };

/** Share of each channel that a full shadow absorbs: least of red, so shadows are brown. */
const SOAK = [0.72, 0.78, 0.82] as const;

const UNSEEN = 0.002;

/** Position of the lit square in the image in pixels, and pixels per canvas unit. */
type Setting = { width: number; height: number; left: number; top: number; perUnit: number };

/**
 * Places a lit product on a flat background of color `hex`. Hanging and lying products have a near and a far shadow at the lower right;
 * standing products (their drawing sets a ground line) have a dark contact line and a soft pool of shadow.
 */
export function setOnGround({ pixels, size, ground }: Lit, hex: string, { width, height, left, top, perUnit }: Setting): RawImage {
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
  const data = Buffer.alloc(width * height * 3, Uint8Array.from(wall));
  const shadow = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    rowAt(dark, side, y * 0.25, { step: 0.25 }, shadow);
    const Y = y - top;
    const isBeside = Y < 0 || Y >= size;
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 3;
      const X = x - left;
      const p = (Y * size + X) * 4;
      const cover = isBeside || X < 0 || X >= size ? 0 : pixels[p + 3]!;
      if (cover === 255) {
        data[o] = pixels[p]!;
        data[o + 1] = pixels[p + 1]!;
        data[o + 2] = pixels[p + 2]!;
        continue;
      }
      const s = shadow[x]!;
      if (cover === 0 && s < UNSEEN) continue;
      const alpha = cover / 255;
      for (let c = 0; c < 3; c++) {
        const behind = wall[c]! * (1 - s * SOAK[c]!) * (1 - alpha);
        data[o + c] = (behind + (cover === 0 ? 0 : pixels[p + c]! * alpha) + 0.5) | 0;
      }
    }
  }
  return { data, width, height, channels: 3 };
}
