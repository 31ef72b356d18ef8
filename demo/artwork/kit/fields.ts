/** Arithmetic on rasters of numbers: blur, distance, smooth look-up. No drawing knowledge here. */

type Numbers = Float32Array | Uint8Array | Uint8ClampedArray;

export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : Math.min(v, hi));

/** Repeated box passes, near enough to a Gaussian, at a cost that does not grow with the radius. */
export function blur(src: Numbers, w: number, h: number, sigma: number, passes: 2 | 3 = 3): Float32Array {
  const r = Math.max(1, Math.round(sigma * (passes === 3 ? 0.87 : 1.1)));
  const k = 1 / (2 * r + 1);
  const across = new Float32Array(w * h);
  const out = new Float32Array(w * h);
  const cols = new Float32Array(w);
  let from: Numbers = src;
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < h; y++) {
      const o = y * w;
      let sum = from[o]! * (r + 1);
      for (let i = 0; i < r; i++) sum += from[o + (i < w ? i : w - 1)]!;
      for (let x = 0; x < w; x++) {
        sum += from[o + (x + r < w ? x + r : w - 1)]! - (x ? from[o + Math.max(x - r - 1, 0)]! : from[o]!);
        across[o + x] = sum * k;
      }
    }
    for (let x = 0; x < w; x++) {
      cols[x] = across[x]! * (r + 1);
      for (let i = 0; i < r; i++) cols[x]! += across[(i < h ? i : h - 1) * w + x]!;
    }
    for (let y = 0; y < h; y++) {
      const add = (y + r < h ? y + r : h - 1) * w;
      const sub = y ? Math.max(y - r - 1, 0) * w : 0;
      const o = y * w;
      for (let x = 0; x < w; x++) {
        cols[x]! += across[add + x]! - across[sub + x]!;
        out[o + x] = cols[x]! * k;
      }
    }
    from = out;
  }
  return out;
}

/** 3 x 3 mean of a byte layer, as heights -1 .. 1 around mid grey. */
export function box3(src: Uint8Array, w: number, h: number): Float32Array {
  const row = new Int16Array(w * h);
  const out = new Float32Array(w * h);
  const k = 1 / (9 * 127);
  for (let y = 0; y < h; y++)
    for (let x = 0, o = y * w; x < w; x++, o++) row[o] = x && x < w - 1 ? src[o - 1]! + src[o]! + src[o + 1]! : src[o]! * 3;
  for (let y = 0; y < h; y++) {
    const up = y ? -w : 0;
    const dn = y < h - 1 ? w : 0;
    for (let x = 0, o = y * w; x < w; x++, o++) out[o] = (row[o + up]! + row[o]! + row[o + dn]! - 1152) * k;
  }
  return out;
}

/** Distance to the nearest point outside, in pixels. The frame is not an edge. */
export function distance(inside: Uint8Array, w: number, h: number): Float32Array {
  const d = new Float32Array(w * h);
  const D = Math.SQRT2;
  const FAR = 1e4;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (!inside[i]) continue;
      const l = x > 0;
      const t = y > 0;
      const r = x < w - 1;
      d[i] = Math.min(l ? d[i - 1]! + 1 : FAR, t ? d[i - w]! + 1 : FAR, l && t ? d[i - w - 1]! + D : FAR, r && t ? d[i - w + 1]! + D : FAR);
    }
  for (let y = h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x;
      if (!d[i]) continue;
      const l = x > 0;
      const b = y < h - 1;
      const r = x < w - 1;
      d[i] = Math.min(
        d[i]!,
        r ? d[i + 1]! + 1 : FAR,
        b ? d[i + w]! + 1 : FAR,
        l && b ? d[i + w - 1]! + D : FAR,
        r && b ? d[i + w + 1]! + D : FAR,
      );
    }
  return d;
}

/** Every second value in both directions. */
export function halve(src: Float32Array, w: number, h: number, W: number, H: number): Float32Array {
  const out = new Float32Array(W * H);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) out[y * W + x] = src[Math.min(h - 1, y * 2) * w + Math.min(w - 1, x * 2)]!;
  return out;
}

/** Value between the grid points. `w` is the side of a square field. */
export function at(field: Float32Array, w: number, x: number, y: number): number {
  const top = w - 1.001;
  const X = x < 0 ? 0 : Math.min(x, top);
  const Y = y < 0 ? 0 : Math.min(y, top);
  const ix = X | 0;
  const iy = Y | 0;
  const fx = X - ix;
  const fy = Y - iy;
  const o = iy * w + ix;
  return (field[o]! * (1 - fx) + field[o + 1]! * fx) * (1 - fy) + (field[o + w]! * (1 - fx) + field[o + w + 1]! * fx) * fy;
}
