type Numbers = Float32Array | Uint8Array | Uint8ClampedArray;

export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : Math.min(v, hi));

/** Reused between calls, so that an image does not allocate megabytes at every step. */
let buffer = new Float32Array(0);
function scratch(length: number): Float32Array {
  if (buffer.length < length) buffer = new Float32Array(length);
  return buffer;
}

/** Sums `2r + 1` neighbors along each row, times `k`; the first and last values stand for those beyond the ends. */
function across(from: Numbers, to: Float32Array, w: number, h: number, r: number, k: number): void {
  for (let y = 0; y < h; y++) {
    const o = y * w;
    const first = from[o]!;
    const last = from[o + w - 1]!;
    let sum = first * (r + 1);
    for (let i = 0; i < r; i++) sum += i < w ? from[o + i]! : last;
    let x = 0;
    for (const end = Math.min(w, r + 1); x < end; x++) {
      sum += (x + r < w ? from[o + x + r]! : last) - first;
      to[o + x] = sum * k;
    }
    for (const end = w - r; x < end; x++) {
      sum += from[o + x + r]! - from[o + x - r - 1]!;
      to[o + x] = sum * k;
    }
    for (; x < w; x++) {
      sum += last - from[o + x - r - 1]!;
      to[o + x] = sum * k;
    }
  }
}

function down(from: Float32Array, to: Float32Array, w: number, h: number, r: number, k: number): void {
  const sums = new Float32Array(w);
  for (let x = 0; x < w; x++) sums[x] = from[x]! * (r + 1);
  for (let i = 0; i < r; i++) {
    const o = (i < h ? i : h - 1) * w;
    for (let x = 0; x < w; x++) sums[x]! += from[o + x]!;
  }
  for (let y = 0; y < h; y++) {
    const add = Math.min(y + r, h - 1) * w;
    const sub = y ? Math.max(y - r - 1, 0) * w : 0;
    const o = y * w;
    for (let x = 0; x < w; x++) {
      const sum = sums[x]! + (from[add + x]! - from[sub + x]!);
      sums[x] = sum;
      to[o + x] = sum * k;
    }
  }
}

/** Approximates a Gaussian blur by repeated box filters, whose time does not depend on the radius. */
export function blur(src: Numbers, w: number, h: number, sigma: number, passes: 2 | 3 = 3): Float32Array {
  const r = Math.max(1, Math.round(sigma * (passes === 3 ? 0.87 : 1.1)));
  const k = 1 / (2 * r + 1);
  const between = scratch(w * h);
  const out = new Float32Array(w * h);
  for (let pass = 0; pass < passes; pass++) {
    across(pass ? out : src, between, w, h, r, k);
    down(between, out, w, h, r, k);
  }
  return out;
}

/** Returns the 3 x 3 mean of a byte layer, as heights from -1 to 1 around mid gray. */
export function box3(src: Uint8Array, w: number, h: number): Float32Array {
  const out = new Float32Array(w * h);
  const k = 1 / (9 * 127);
  const triple = (y: number, row: Int16Array) => {
    const o = y * w;
    row[0] = src[o]! * 3;
    for (let x = 1; x < w - 1; x++) row[x] = src[o + x - 1]! + src[o + x]! + src[o + x + 1]!;
    row[w - 1] = src[o + w - 1]! * 3;
  };
  let [above, here, below] = [new Int16Array(w), new Int16Array(w), new Int16Array(w)];
  triple(0, here);
  above.set(here);
  for (let y = 0; y < h; y++) {
    if (y < h - 1) triple(y + 1, below);
    else below.set(here);
    const o = y * w;
    for (let x = 0; x < w; x++) out[o + x] = (above[x]! + here[x]! + below[x]! - 1152) * k;
    [above, here, below] = [here, below, above];
  }
  return out;
}

/** Returns the distance to the nearest outside pixel, in pixels. The frame does not count as an edge. */
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

export function halve(src: Float32Array, w: number, h: number, W: number, H: number): Float32Array {
  const out = new Float32Array(W * H);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) out[y * W + x] = src[Math.min(h - 1, y * 2) * w + Math.min(w - 1, x * 2)]!;
  return out;
}

/** Interpolates a value between grid points. `w` is the side of a square field. */
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

/** Interpolates a row of a square field of side `w`: `out[x]` is the value at (`x * step + from`, `y`). */
export function rowAt(
  field: Float32Array,
  w: number,
  y: number,
  { step, from = 0 }: { step: number; from?: number },
  out: Float32Array,
): void {
  const most = w - 1.001;
  const Y = clamp(y, 0, most);
  const iy = Y | 0;
  const fy = Y - iy;
  const o = iy * w;
  const row = scratch(w);
  for (let i = 0; i < w; i++) row[i] = field[o + i]! * (1 - fy) + field[o + w + i]! * fy;
  for (let x = 0; x < out.length; x++) {
    const at = x * step + from;
    const X = clamp(at, 0, most);
    const ix = X | 0;
    const fx = X - ix;
    out[x] = row[ix]! * (1 - fx) + row[ix + 1]! * fx;
  }
}
