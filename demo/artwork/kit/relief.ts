/**
 * Lights a drawing sheet. sharp rasterises the layers; the height layers become one surface,
 * which is lit from the upper left; the light is laid over the flat colour.
 */
import sharp from 'sharp';
import { at, blur, box3, clamp, halve } from './fields.ts';
import type { Form, Ground, Layer, Rigid } from './sheet.ts';
import { LIGHT, slide, stiffness, surface } from './surface.ts';
import { TILE, tile } from './texture.ts';

// one picture keeps one core busy; the image service decides how many are drawn at once
sharp.concurrency(1);

const toLinear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const toScreen = Uint8Array.from({ length: 4097 }, (_, i) => {
  const c = i / 4096;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});
/** Weak light back from the room, right. */
const FILL = { x: 0.55, y: 0.1, z: 0.83 };
/** Between lamp and eye, for shine. */
const HALF = { x: LIGHT.x / 1.789, y: LIGHT.y / 1.789, z: (LIGHT.z + 1) / 1.789 };

/** A square of the canvas: left, top, width. */
export type Part = [left: number, top: number, width: number];
/** A lit drawing without a background: `size` x `size` RGBA pixels. */
export type Lit = { pixels: Buffer; size: number; ground?: Ground };
type Facts = { forms: Form[]; ground?: Ground; rigid: Rigid[] };

/** The drawing with one of its layers alone, shown: the rasteriser reads what it need not draw, too. */
function only(svg: string, layer: Layer): string {
  return svg
    .split('\n')
    .filter((row) => !row.startsWith('<g id="') || row.startsWith(`<g id="${layer}"`))
    .join('\n')
    .replace(`<g id="${layer}" display="none">`, `<g id="${layer}"${layer === 'form' ? ' shape-rendering="crispEdges"' : ''}>`);
}

/** One layer of the sheet as pixels: RGBA for the paint, one channel for the others. */
function raster(svg: string, layer: Layer, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(only(svg, layer).replace('<svg ', `<svg width="${size}" height="${size}" `)));
  return layer === 'paint' ? image.ensureAlpha().raw().toBuffer() : image.extractChannel(0).raw().toBuffer();
}

function factsOf(svg: string): Facts {
  const text = svg.match(/<metadata>(.*?)<\/metadata>/s)?.[1];
  if (!text) throw new Error('This drawing has no metadata: it was not made by a Sheet.');
  return JSON.parse(text) as Facts;
}

/** Bodies with one half-size pixel more around them: the outermost pixels of the paint belong to the body that they end. */
function spread(ids: Uint8Array, w: number): Uint8Array {
  const out = ids.slice();
  for (let y = 1; y < w - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (!ids[i]) out[i] = ids[i - 1] || ids[i + 1] || ids[i - w] || ids[i + w] || 0;
    }
  return out;
}

/**
 * Lights a drawing at `size` pixels; `part` lights only that square of the canvas, for close-ups at the same cost.
 * `aside` leaves out as many columns of pixels at the left and at the right, which nobody will see.
 */
export async function light(
  drawing: string,
  { size = 1000, part = [0, 0, 1000], aside = 0 }: { size?: number; part?: Part; aside?: number } = {},
): Promise<Lit> {
  const [left, top, span] = part;
  const isWhole = left === 0 && top === 0 && span === 1000;
  const svg = isWhole ? drawing : drawing.replace('viewBox="0 0 1000 1000"', `viewBox="${left} ${top} ${span} ${span}"`);
  const { forms, ground, rigid } = factsOf(svg);
  const S = size;
  const q = Math.round(S / 4);
  const m = Math.round(S / 2);
  const u = span / S;
  const n = forms.length;
  const last = m - 1;
  const [paint, formQ, formM, foldM, fine] = await Promise.all([
    raster(svg, 'paint', S),
    raster(svg, 'form', q),
    raster(svg, 'form', m),
    raster(svg, 'folds', m),
    raster(svg, 'detail', S),
  ]);
  const toId = (layer: Uint8Array) => layer.map((v) => Math.min(n, (v + 4) >> 3));
  const idQ = toId(formQ);
  const idM = toId(formM);
  const owner = spread(idM, m);
  const world = { q, m, span, left, top, forms };
  const { height, low, shade, cos, sin } = surface({ ...world, idQ, idM, foldM });
  const ride = slide({ ...world, low, idQ });
  const stiff = stiffness(rigid, world);

  // the full-size surface: big shape + sewn detail + thread
  const sewn = box3(fine, S, S);
  const mean = blur(halve(sewn, S, S, m, m), m, m, (5 * m) / span, 2);
  const tiles = forms.map((f) => tile(f.cloth));
  const H = new Float32Array(S * S);
  const thread = new Float32Array(S * S);
  const isClose = span < 1000;
  const grainAt = clamp(0.35 + 0.65 / u, 0.35, 1.6);
  for (let y = 0; y < S; y++)
    for (let x = Math.max(0, aside - 1); x < S - aside + 1 && x < S; x++) {
      const i = y * S + x;
      if (!paint[i * 4 + 3]) continue;
      const j = Math.min(last, y >> 1) * m + Math.min(last, x >> 1);
      const k = (owner[j] || 1) - 1;
      const f = forms[k]!;
      const gx = isClose ? x * 0.7 + left : x; // threads keep their size in pixels
      const gy = isClose ? y * 0.7 + top : y;
      let tx = gx * cos[k]! + gy * sin[k]!;
      let ty = gy * cos[k]! - gx * sin[k]!;
      if (f.wrap) {
        // cloth that goes round a head or a leg
        const [cx, cy, rx, ry, sag] = f.wrap;
        const Y = y * u + top;
        const r = Y < cy ? Math.sqrt(Math.max(0.02, 1 - ((cy - Y) / ry) ** 2)) : 1;
        const e = clamp((x * u + left - cx) / (rx * r), -0.999, 0.999);
        tx = Math.asin(e) * rx;
        ty = Y - sag * (1 - e * e);
      }
      const t = stiff[j] === 2 ? 0 : tiles[k]![(((ty + 4096.5) | 0) & 255) * TILE + (((tx + 4096.5) | 0) & 255)]!;
      thread[i] = t * f.grain;
      H[i] = at(height, m, x * 0.5 - 0.25, y * 0.5 - 0.25) + 15 * sewn[i]! + t * (f.grain * 0.2 * grainAt * u + f.relief);
    }

  const out = Buffer.alloc(S * S * 4);
  const half = 0.5 / u;
  const slid: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < S; y++)
    for (let x = aside; x < S - aside; x++) {
      const i = y * S + x;
      const p = i * 4;
      const cover = paint[p + 3]!;
      if (!cover) continue;
      // slope, using only neighbours that are cloth
      const h = H[i]!;
      const l = x ? i - 1 : i;
      const r = x < S - 1 ? i + 1 : i;
      const t = y ? i - S : i;
      const b = y < S - 1 ? i + S : i;
      const hx = ((paint[r * 4 + 3] ? H[r]! : h) - (paint[l * 4 + 3] ? H[l]! : h)) * half;
      const hy = ((paint[b * 4 + 3] ? H[b]! : h) - (paint[t * 4 + 3] ? H[t]! : h)) * half;
      const nz = 1 / Math.sqrt(hx * hx + hy * hy + 1);
      const nx = -hx * nz;
      const ny = -hy * nz;
      const j = Math.min(last, y >> 1) * m + Math.min(last, x >> 1);
      const f = forms[(owner[j] || 1) - 1]!;
      const open = 1 - at(shade, q, x * 0.25, y * 0.25); // 1 = nothing in the way of the lamp
      const edge = sewn[i]! - mean[j]!; // under 0 in grooves, over 0 on ridges

      const key = Math.max(0, (nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z + 0.28) / (LIGHT.z + 0.28));
      const room =
        0.34 * (0.72 + 0.28 * (nz - ny * 0.5)) * (0.25 + 0.75 * open) + 0.06 * Math.max(0, nx * FILL.x + ny * FILL.y + nz * FILL.z);
      const lit =
        (room + 0.62 * key * open) *
        (1 - clamp(-edge * 2.4, 0, 0.5)) *
        (1.07 - (0.05 * (x + 1.6 * y)) / S) *
        (1 + thread[i]! * 0.075 * grainAt);
      const s = Math.max(0, nx * HALF.x + ny * HALF.y + nz * HALF.z);
      const s2 = s * s;
      const s4 = s2 * s2;
      const s8 = s4 * s4;
      const shine = open * (f.gloss * (0.09 * s8 + 0.55 * f.gloss * s8 * s8 * s8 * s8 * s8 * s2) + 0.018 * (1 - nz));
      const worn = f.wear * clamp(edge * 0.5, 0, 0.12);
      const warm = clamp(lit - 0.8, -0.6, 0.5) * 0.05;
      const from = f.warp ? pattern(x, y, f.warp * (isClose ? 0.4 : 1), owner[j]!, j) : null;
      for (let c = 0; c < 3; c++) {
        let v = toLinear[from ? from[c]! | 0 : paint[p + c]!]!;
        v += (0.55 - v) * worn;
        const glow = lit < 1 ? lit + (1 - lit) * 0.34 * v : lit; // pale cloth lights its own folds
        v = v * glow * (c === 0 ? 1 + warm : c === 2 ? 1 - warm * 1.2 : 1) + shine;
        if (v > 0.72) v = 0.72 + 0.28 * (1 - Math.exp((0.72 - v) / 0.28)); // whites roll off, they never clip
        out[p + c] = toScreen[(clamp(v, 0, 1) * 4096) | 0]!;
      }
      out[p + 3] = cover;
    }
  return { pixels: out, size: S, ground };

  /** Colour of a woven pattern that rides over the folds; null where it must not slide. */
  function pattern(x: number, y: number, warp: number, id: number, j: number): [number, number, number] | null {
    if (!ride || stiff[j]) return null;
    const dx = clamp(at(ride.x, q, x * 0.25, y * 0.25) * warp, -8, 8) / u;
    const dy = clamp(at(ride.y, q, x * 0.25, y * 0.25) * warp, -8, 8) / u;
    // at an edge the way is cut short rather than given up: a break in the pattern would show as a dotted line
    for (const share of [1, 0.66, 0.33]) if (taken(clamp(x + dx * share, 0, S - 2), clamp(y + dy * share, 0, S - 2), id)) return slid;
    return null;
  }

  /** Reads the colour between pixels into `slid`; false where other cloth or none lies. */
  function taken(X: number, Y: number, id: number): boolean {
    const sx = X | 0;
    const sy = Y | 0;
    const fx = X - sx;
    const fy = Y - sy;
    const w = (sy * S + sx) * 4;
    const d = S * 4;
    const k = Math.min(last, sy >> 1) * m + Math.min(last, sx >> 1);
    if (!(paint[w + 3] && paint[w + 7] && paint[w + d + 3] && paint[w + d + 7]) || owner[k] !== id || stiff[k]) return false;
    for (let c = 0; c < 3; c++)
      slid[c] =
        (paint[w + c]! * (1 - fx) + paint[w + 4 + c]! * fx) * (1 - fy) + (paint[w + d + c]! * (1 - fx) + paint[w + d + 4 + c]! * fx) * fy;
    return true;
  }
}
