/**
 * Combines the layers into one surface: roundness of each body, folds, hanging of the fabric, and the shadows that large shapes cast on
 * each other. Heights are in canvas units.
 */
import { blur, clamp, distance, halve } from './fields.ts';
import type { Form, Rigid } from './sheet.ts';
import { TILE, tile } from './texture.ts';

export const LIGHT = { x: -0.5, y: -0.62, z: 0.6 };

/** The lit area: sides of the quarter (`q`) and half (`m`) rasters in pixels, and the square of the canvas that they show. */
export type World = { q: number; m: number; span: number; left: number; top: number; forms: Form[] };

type Patch = Box & { heights: Float32Array };

type Box = { x: number; y: number; w: number; h: number };

/** Returns the bounds of each body in the raster, by body number, in a single pass; 0 if it is not visible. */
function extents(ids: Uint8Array, w: number): { x0: Int32Array; y0: Int32Array; x1: Int32Array; y1: Int32Array } {
  const [x0, y0, x1, y1] = [
    new Int32Array(256).fill(w),
    new Int32Array(256).fill(w),
    new Int32Array(256).fill(-1),
    new Int32Array(256).fill(-1),
  ];
  for (let y = 0; y < w; y++)
    for (let x = 0; x < w; x++) {
      const id = ids[y * w + x]!;
      if (!id) continue;
      if (x < x0[id]!) x0[id] = x;
      if (x > x1[id]!) x1[id] = x;
      if (y < y0[id]!) y0[id] = y;
      y1[id] = y;
    }
  return { x0, y0, x1, y1 };
}

/** Returns the bounds with `margin` around them; null if the body is not visible. */
function boxOf({ x0, y0, x1, y1 }: ReturnType<typeof extents>, id: number, w: number, margin: number): Box | null {
  if (x1[id]! < 0) return null;
  const [left, top] = [Math.max(0, x0[id]! - margin), Math.max(0, y0[id]! - margin)];
  return { x: left, y: top, w: Math.min(w, x1[id]! + 1 + margin) - left, h: Math.min(w, y1[id]! + 1 + margin) - top };
}

/** Returns one height field per body at quarter size: a rounded edge `roll` wide and `puff` high. */
function roundness(ids: Uint8Array, forms: Form[], w: number, unit: number): (Patch | null)[] {
  const seen = extents(ids, w);
  return forms.map((form, k) => {
    const wide = form.roll / unit;
    // edges farther off than the roll is wide change nothing
    const box = boxOf(seen, k + 1, w, Math.ceil(wide * 1.2) + 3);
    if (!box) return null;
    const under = Uint8Array.from([0, ...forms.map((f, j) => (j === k || (j > k && !f.edge) ? 1 : 0))]); // cloth goes on beneath what lies on it
    const inside = new Uint8Array(box.w * box.h);
    for (let y = 0; y < box.h; y++) for (let x = 0; x < box.w; x++) inside[y * box.w + x] = under[ids[(y + box.y) * w + x + box.x]!]!;
    const d = distance(inside, box.w, box.h);
    for (let i = 0; i < d.length; i++) {
      const t = 1 - Math.min(1, d[i]! / wide);
      d[i] = form.base + form.puff * Math.sqrt(1 - t * t * 0.98);
    }
    return { ...box, heights: blur(d, box.w, box.h, Math.max(1, wide * 0.1), 2) };
  });
}

/** Interpolates the height of a patch, in pixels of the whole quarter raster. */
function heightAt(patch: Patch | null | undefined, x: number, y: number): number {
  if (!patch) return 0;
  const { heights, w, h } = patch;
  const X = clamp(x - patch.x, 0, w - 1.001);
  const Y = clamp(y - patch.y, 0, h - 1.001);
  const ix = X | 0;
  const iy = Y | 0;
  const fx = X - ix;
  const fy = Y - iy;
  const o = iy * w + ix;
  return (heights[o]! * (1 - fx) + heights[o + 1]! * fx) * (1 - fy) + (heights[o + w]! * (1 - fx) + heights[o + w + 1]! * fx) * fy;
}

type Surface = {
  height: Float32Array;
  low: Float32Array;
  /** 0 is fully lit, 1 is full shadow; at quarter size. */
  shade: Float32Array;
  cos: number[];
  sin: number[];
};

export function surface({
  idQ,
  idM,
  foldM,
  forms,
  q,
  m,
  span,
  left,
  top,
}: World & { idQ: Uint8Array; idM: Uint8Array; foldM: Uint8Array }): Surface {
  const uq = span / q;
  const um = span / m;
  const round = roundness(idQ, forms, q, uq);
  const drape = tile('drape');
  const fold = new Float32Array(m * m);
  for (let i = 0; i < fold.length; i++) fold[i] = idM[i] ? (foldM[i]! - 128) / 127 : 0;
  const crisp = blur(fold, m, m, (1.1 * m) / span, 2);
  const soft = blur(fold, m, m, (4.2 * m) / span, 3);
  const wide = blur(soft, m, m, (13 * m) / span, 2);
  const cos = forms.map((f) => Math.cos((f.angle * Math.PI) / 180));
  const sin = forms.map((f) => Math.sin((f.angle * Math.PI) / 180));

  const wrinkle = Float64Array.from(forms, (f) => f.wrinkle * 3.7);

  const raw = new Float32Array(m * m);
  for (let y = 0; y < m; y++)
    for (let x = 0; x < m; x++) {
      const i = y * m + x;
      const id = idM[i]!;
      if (!id) continue;
      const k = id - 1;
      const X = x * um + left;
      const Y = y * um + top;
      const dx = ((X * cos[k]! + Y * sin[k]!) * 0.62 + id * 71) & 255;
      const dy = ((Y * cos[k]! - X * sin[k]!) * 0.36 + id * 37) & 255;
      raw[i] =
        heightAt(round[k], x * 0.5 - 0.25, y * 0.5 - 0.25) +
        10 * crisp[i]! +
        17 * soft[i]! +
        11 * wide[i]! +
        wrinkle[k]! * drape[dy * TILE + dx]!;
    }
  const height = blur(raw, m, m, (1.5 * m) / span, 2);
  const low = halve(height, m, m, q, q);
  return { height, low, shade: shadeOf(low, q, span), cos, sin };
}

/** Walks from every point toward the light and returns how deep the point is in the shadow of higher ones. */
function shadeOf(low: Float32Array, q: number, span: number): Float32Array {
  const mean = blur(low, q, q, (16 * q) / span, 3);
  const cast = new Float32Array(q * q);
  const steps = [1, 2, 3, 4, 5, 6, 7].map((k) => k * 7);
  // the lamp stands to the left and above, so that the way to it leaves the raster there only
  const overX = Int32Array.from(steps, (far) => Math.round((LIGHT.x * far * q) / span));
  const overY = Int32Array.from(steps, (far) => Math.round((LIGHT.y * far * q) / span));
  const rise = Float64Array.from(steps, (far) => far * 0.62);
  for (let y = 0; y < q; y++)
    for (let x = 0; x < q; x++) {
      const i = y * q + x;
      const h = low[i]!;
      let s = 0;
      for (let k = 0; k < overX.length; k++) {
        const X = x + overX[k]!;
        const Y = y + overY[k]!;
        if (X < 0 || Y < 0) break;
        const over = low[Y * q + X]! - h - rise[k]!;
        if (over > s) s = over;
      }
      cast[i] = Math.min(1, s / 15) * 0.6 + clamp((mean[i]! - h) / 42, 0, 0.6);
    }
  return blur(cast, q, q, (5 * q) / span, 2);
}

/** Returns the positions of hardware at half size: 1 prevents displacement of a pattern, 2 also hides the structure of the fabric. */
export function stiffness(rigid: Rigid[], { m, span, left, top }: World): Uint8Array {
  const stiff = new Uint8Array(m * m);
  const um = span / m;
  for (const [cx, cy, radius, smooth] of rigid) {
    const X = (cx - left) / um;
    const Y = (cy - top) / um;
    const R = radius / um;
    const S = smooth / um;
    for (let b = Math.max(0, Math.floor(Y - R)); b <= Math.min(m - 1, Y + R); b++)
      for (let a = Math.max(0, Math.floor(X - R)); a <= Math.min(m - 1, X + R); a++) {
        const d = (a - X) ** 2 + (b - Y) ** 2;
        if (d < R * R) stiff[b * m + a] = d < S * S ? 2 : 1;
      }
  }
  return stiff;
}

export type Slide = { x: Float32Array; y: Float32Array };

/** Returns the displacement of a woven pattern by the folds; none beside another body, because the step up to it is not a fold. */
export function slide({ low, idQ, forms, q, span }: World & { low: Float32Array; idQ: Uint8Array }): Slide | null {
  if (!forms.some((f) => f.warp)) return null;
  const sigma = (6 * q) / span;
  const calm = blur(low, q, q, sigma, 2);
  const isSeam = new Float32Array(q * q);
  for (let i = q; i < q * q - q; i++) {
    const id = idQ[i]!;
    const differs = (other: number) => other !== 0 && other !== id;
    if (id && (differs(idQ[i - 1]!) || differs(idQ[i + 1]!) || differs(idQ[i - q]!) || differs(idQ[i + q]!))) isSeam[i] = 1;
  }
  const seams = blur(isSeam, q, q, sigma, 2);
  const x = new Float32Array(q * q);
  const y = new Float32Array(q * q);
  for (let i = q + 1; i < q * q - q - 1; i++) {
    const k = (q / (2 * span)) * Math.max(0, 1 - 5 * seams[i]!);
    x[i] = (calm[i + 1]! - calm[i - 1]!) * k;
    y[i] = (calm[i + q]! - calm[i - q]!) * k;
  }
  return { x, y };
}
