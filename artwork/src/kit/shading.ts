/**
 * Converts a surface and its flat colors to lit colors. Performance: every pixel of every image is processed here, so rows are read and
 * written in order, properties of bodies are in flat arrays, and nothing is allocated per pixel.
 */
import { clamp, rowAt } from './fields.ts';
import { type Riding, ridingOver, slid } from './riding.ts';
import { LIGHT, type World } from './surface.ts';
import { TILE, tile } from './texture.ts';

const toLinear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const toScreen = Uint8Array.from({ length: 4097 }, (_, i) => {
  const c = i / 4096;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});
const FILL = { x: 0.55, y: 0.1, z: 0.83 };
const HALF = { x: LIGHT.x / 1.789, y: LIGHT.y / 1.789, z: (LIGHT.z + 1) / 1.789 };

export type Unlit = World &
  Riding & {
    /** Number of invisible columns of pixels at each side. */
    aside: number;
    height: Float32Array;
    shade: Float32Array;
    sewn: Float32Array;
    mean: Float32Array;
    cos: number[];
    sin: number[];
  };

type Row = { heights: Float32Array; threads: Float32Array };

/** Fills `row` with the surface at `y`. Leaves previous values where there is no fabric; they are never read. */
function surfaceRows(unlit: Unlit): (y: number, row: Row) => void {
  const { size, m, span, left, top, aside, paint, owner, stiff, height, sewn, forms } = unlit;
  const u = span / size;
  const last = m - 1;
  const [from, to] = [Math.max(0, aside - 1), Math.min(size, size - aside + 1)];
  const isClose = span < 1000;
  const pace = isClose ? 0.7 : 1; // threads keep their size in pixels
  const [startX, startY] = isClose ? [left, top] : [0, 0];
  const grainAt = grainOf(u);
  const big = new Float32Array(size);
  const tiles = forms.map((form) => tile(form.cloth));
  const cos = Float64Array.from(unlit.cos);
  const sin = Float64Array.from(unlit.sin);
  const grain = Float64Array.from(forms, (form) => form.grain);
  const rise = Float64Array.from(forms, (form) => form.grain * 0.2 * grainAt * u + form.relief);
  const isWrapped = Uint8Array.from(forms, (form) => (form.wrap ? 1 : 0));
  return (y, { heights, threads }) => {
    rowAt(height, m, y * 0.5 - 0.25, { step: 0.5, from: -0.25 }, big);
    const half = Math.min(last, y >> 1) * m;
    const gy = y * pace + startY;
    for (let x = from; x < to; x++) {
      const i = y * size + x;
      if (paint[i * 4 + 3] === 0) continue;
      const j = half + Math.min(last, x >> 1);
      const k = (owner[j]! || 1) - 1;
      const gx = x * pace + startX;
      let tx = gx * cos[k]! + gy * sin[k]!;
      let ty = gy * cos[k]! - gx * sin[k]!;
      if (isWrapped[k]) {
        // cloth that goes round a head or a leg
        const [cx, cy, rx, ry, sag] = forms[k]!.wrap!;
        const Y = y * u + top;
        const r = Y < cy ? Math.sqrt(Math.max(0.02, 1 - ((cy - Y) / ry) ** 2)) : 1;
        const e = clamp((x * u + left - cx) / (rx * r), -0.999, 0.999);
        tx = Math.asin(e) * rx;
        ty = Y - sag * (1 - e * e);
      }
      const t = stiff[j] === 2 ? 0 : tiles[k]![(((ty + 4096.5) | 0) & 255) * TILE + (((tx + 4096.5) | 0) & 255)]!;
      threads[x] = t * grain[k]!;
      heights[x] = big[x]! + 15 * sewn[i]! + t * rise[k]!;
    }
  };
}

/** Returns the visibility of threads where a pixel is `u` canvas units wide. */
const grainOf = (u: number) => clamp(0.35 + 0.65 / u, 0.35, 1.6);

export function shaded(unlit: Unlit): Buffer {
  const { size, q, m, span, aside, paint, owner, shade, sewn, mean, forms } = unlit;
  const u = span / size;
  const last = m - 1;
  const half = 0.5 / u;
  const slope = 0.05 / size;
  const threadLight = 0.075 * grainOf(u);
  const gloss = Float64Array.from(forms, (form) => form.gloss);
  const wear = Float64Array.from(forms, (form) => form.wear);
  const warp = Float64Array.from(forms, (form) => form.warp * (span < 1000 ? 0.4 : 1));
  const ride = ridingOver(unlit);
  const shadeRow = new Float32Array(size);
  const out = Buffer.alloc(size * size * 4);

  const fill = surfaceRows(unlit);
  const newRow = (): Row => ({ heights: new Float32Array(size), threads: new Float32Array(size) });
  let [above, here, below] = [newRow(), newRow(), newRow()];
  fill(0, here);
  for (let y = 0; y < size; y++) {
    const isLast = y === size - 1;
    if (!isLast) fill(y + 1, below);
    rowAt(shade, q, y * 0.25, { step: 0.25 }, shadeRow);
    paintRow(y, y ? above.heights : here.heights, here, isLast ? here.heights : below.heights);
    [above, here, below] = [here, below, above];
  }
  return out;

  function paintRow(y: number, up: Float32Array, { heights, threads }: Row, down: Float32Array): void {
    const upBy = y ? size * 4 : 0;
    const downBy = y < size - 1 ? size * 4 : 0;
    const halfRow = Math.min(last, y >> 1) * m;
    for (let x = aside; x < size - aside; x++) {
      const i = y * size + x;
      const p = i * 4;
      const cover = paint[p + 3]!;
      if (cover === 0) continue;
      // slope, using only neighbors that are cloth
      const h = heights[x]!;
      const hl = x > 0 && paint[p - 1] !== 0 ? heights[x - 1]! : h;
      const hr = x < size - 1 && paint[p + 7] !== 0 ? heights[x + 1]! : h;
      const ht = paint[p + 3 - upBy] !== 0 ? up[x]! : h;
      const hb = paint[p + 3 + downBy] !== 0 ? down[x]! : h;
      const hx = (hr - hl) * half;
      const hy = (hb - ht) * half;
      const nz = 1 / Math.sqrt(hx * hx + hy * hy + 1);
      const nx = -hx * nz;
      const ny = -hy * nz;
      const j = halfRow + Math.min(last, x >> 1);
      const body = owner[j]!;
      const k = (body || 1) - 1;
      const open = 1 - shadeRow[x]!; // 1 = nothing in the way of the lamp
      const edge = sewn[i]! - mean[j]!; // under 0 in grooves, over 0 on ridges

      const key = Math.max(0, (nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z + 0.28) / (LIGHT.z + 0.28));
      const room =
        0.34 * (0.72 + 0.28 * (nz - ny * 0.5)) * (0.25 + 0.75 * open) + 0.06 * Math.max(0, nx * FILL.x + ny * FILL.y + nz * FILL.z);
      const lit =
        (room + 0.62 * key * open) * (1 - clamp(-edge * 2.4, 0, 0.5)) * (1.07 - slope * (x + 1.6 * y)) * (1 + threads[x]! * threadLight);
      const s = Math.max(0, nx * HALF.x + ny * HALF.y + nz * HALF.z);
      const s2 = s * s;
      const s4 = s2 * s2;
      const s8 = s4 * s4;
      const shine = open * (gloss[k]! * (0.09 * s8 + 0.55 * gloss[k]! * s8 * s8 * s8 * s8 * s8 * s2) + 0.018 * (1 - nz));
      const worn = wear[k]! * clamp(edge * 0.5, 0, 0.12);
      const warm = clamp(lit - 0.8, -0.6, 0.5) * 0.05;
      const rides = warp[k]! > 0 && ride !== null && ride(x, y, warp[k]!, body, j);
      const glow = lit < 1 ? (1 - lit) * 0.34 : 0; // pale cloth lights its own folds
      for (let c = 0; c < 3; c++) {
        let v = toLinear[rides ? slid[c]! : paint[p + c]!]!;
        v += (0.55 - v) * worn;
        v = v * (lit + glow * v) * (c === 0 ? 1 + warm : c === 2 ? 1 - warm * 1.2 : 1) + shine;
        if (v > 0.72) v = 0.72 + 0.28 * (1 - Math.exp((0.72 - v) / 0.28)); // whites roll off, they never clip
        out[p + c] = toScreen[(clamp(v, 0, 1) * 4096) | 0]!;
      }
      out[p + 3] = cover;
    }
  }
}
