import { at, clamp } from './fields.ts';
import type { Slide } from './surface.ts';

export type Riding = {
  /** Sides in pixels of the full, half and quarter rasters, and the width of the canvas that they show. */
  size: number;
  m: number;
  q: number;
  span: number;
  paint: Uint8Array;
  owner: Uint8Array;
  stiff: Uint8Array;
  ride: Slide | null;
};

/** The last color that was found, as bytes; reused to avoid an allocation per pixel. */
export const slid = new Uint8Array(3);

/** Finds the displaced color of the pattern at a pixel and writes it to `slid`. Returns false where the pattern is not displaced. */
type Ride = (x: number, y: number, warp: number, body: number, j: number) => boolean;

/** Returns how the patterns of a drawing are displaced, or null if none is. */
export function ridingOver({ size, m, q, span, paint, owner, stiff, ride }: Riding): Ride | null {
  if (!ride) return null;
  const perPixel = size / span;
  const last = m - 1;
  const most = size - 2;
  const d = size * 4;

  /** Reads the interpolated color; returns false on other fabric or none. */
  function isTaken(x: number, y: number, body: number): boolean {
    const X = clamp(x, 0, most);
    const Y = clamp(y, 0, most);
    const sx = X | 0;
    const sy = Y | 0;
    const w = (sy * size + sx) * 4;
    const k = Math.min(last, sy >> 1) * m + Math.min(last, sx >> 1);
    if (!(paint[w + 3] && paint[w + 7] && paint[w + d + 3] && paint[w + d + 7]) || owner[k] !== body || stiff[k]) return false;
    const fx = X - sx;
    const fy = Y - sy;
    for (let c = w; c < w + 3; c++)
      slid[c - w] = (paint[c]! * (1 - fx) + paint[c + 4]! * fx) * (1 - fy) + (paint[c + d]! * (1 - fx) + paint[c + d + 4]! * fx) * fy;
    return true;
  }

  return (x, y, warp, body, j) => {
    if (stiff[j]) return false;
    const dx = clamp(at(ride.x, q, x * 0.25, y * 0.25) * warp, -8, 8) * perPixel;
    const dy = clamp(at(ride.y, q, x * 0.25, y * 0.25) * warp, -8, 8) * perPixel;
    // at an edge the way is cut short rather than given up: a break in the pattern would show as a dotted line
    return isTaken(x + dx, y + dy, body) || isTaken(x + dx * 0.66, y + dy * 0.66, body) || isTaken(x + dx * 0.33, y + dy * 0.33, body);
  };
}
