/** Finishes a scene: places lit products in the flat drawing, adds light, irregular brush edges, bloom and grain. */
import sharp from 'sharp';
import { blur } from './fields.ts';
import type { RawImage } from './ground.ts';
import { light } from './relief.ts';
import { TILE, tile } from './texture.ts';

/** One drawing placed in a scene; position and size are in the scene's units. */
export type Item = {
  svg: string;
  x: number;
  y: number;
  size: number;
  tint?: [red: number, green: number, blue: number];
  shadow?: [dx: number, dy: number, soft: number, dark: number];
  mirrored?: boolean;
};
export type Scene = {
  svg: string;
  glow?: string;
  width?: number;
  height?: number;
  items?: Item[];
  /** Maximum irregularity of edges, in units. */
  loose?: number;
  brush?: number;
  grain?: number;
  bloom?: number;
};

const clampByte = (v: number) => Math.max(0, Math.min(255, v));

function pixels(svg: string, w: number, h: number): Promise<Buffer> {
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${w}" height="${h}" `)))
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function place(
  out: Float32Array,
  w: number,
  h: number,
  { svg, x, y, size, tint = [1, 1, 1], shadow = [18, 22, 9, 0.5], mirrored = false }: Item,
  scale: number,
): Promise<void> {
  const S = Math.round(size * scale);
  const X = Math.round(x * scale);
  const Y = Math.round(y * scale);
  const { pixels: px } = await light(svg, { size: S });
  const a = new Float32Array(S * S);
  const [dx, dy, soft, dark] = shadow;
  const at = (i: number) => (mirrored ? ((i / S) | 0) * S + (S - 1 - (i % S)) : i);
  for (let i = 0; i < a.length; i++) a[i] = px[at(i) * 4 + 3]! / 255;
  const shade = blur(a, S, S, Math.max(1, soft * scale), 3);
  const ox = Math.round(dx * scale);
  const oy = Math.round(dy * scale);
  for (let j = 0; j < S + oy; j++)
    for (let i = 0; i < S + ox; i++) {
      const gx = X + i;
      const gy = Y + j;
      if (gx < 0 || gy < 0 || gx >= w || gy >= h) continue;
      const o = (gy * w + gx) * 3;
      const si = i - ox;
      const sj = j - oy;
      const cover = i < S && j < S ? a[j * S + i]! : 0;
      if (si >= 0 && sj >= 0 && si < S && sj < S && cover < 1) {
        const k = 1 - shade[sj * S + si]! * dark;
        for (let c = 0; c < 3; c++) out[o + c]! *= k;
      }
      if (cover) {
        const p = at(j * S + i) * 4;
        for (let c = 0; c < 3; c++) out[o + c] = out[o + c]! * (1 - cover) + Math.min(255, px[p + c]! * tint[c]!) * cover;
      }
    }
}

export async function paintScene(
  { svg, glow, width = 1600, height = 700, items = [], loose = 2.2, brush = 0.05, grain = 5, bloom = 0.22 }: Scene,
  outWidth = width,
): Promise<RawImage> {
  const scale = outWidth / width;
  const w = outWidth;
  const h = Math.round(height * scale);
  const base = Float32Array.from(await pixels(svg, w, h));
  const wob = tile('fleece');
  const slow = tile('drape');
  // brush looseness goes on the setting only; products stay crisp
  const out = new Float32Array(w * h * 3);
  const k = loose * scale;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = (x / scale / 2.2) | 0; // slow enough that an edge bends, never trembles
      const v = (y / scale / 2.2) | 0;
      const n1 = wob[(v & 255) * TILE + (u & 255)]!;
      const n2 = wob[((v + 91) & 255) * TILE + ((u + 37) & 255)]!;
      const n3 = slow[(v & 255) * TILE + ((u >> 1) & 255)]!;
      const px = Math.max(0, Math.min(w - 1.01, x + (n2 * 1.2 + n3) * k));
      const py = Math.max(0, Math.min(h - 1.01, y + n1 * 0.8 * k));
      const sx = px | 0;
      const sy = py | 0;
      const fx = px - sx;
      const fy = py - sy;
      const o = (y * w + x) * 3;
      const i = (sy * w + sx) * 3;
      const j = i + w * 3;
      const t = 1 + brush * (n3 * 0.5 + n1 * 0.5);
      for (let c = 0; c < 3; c++)
        out[o + c] =
          ((base[i + c]! * (1 - fx) + base[i + 3 + c]! * fx) * (1 - fy) + (base[j + c]! * (1 - fx) + base[j + 3 + c]! * fx) * fy) * t;
    }
  for (const item of items) await place(out, w, h, item, scale);
  if (glow) {
    // light laid over everything, screened
    const g = await pixels(glow, w, h);
    for (let i = 0; i < out.length; i++) out[i] = 255 - (255 - Math.min(255, out[i]!)) * (1 - g[i]! / 255);
  }
  return { data: developed(out, w, h, { scale, grain, bloom }), width: w, height: h, channels: 3 };
}

function developed(
  out: Float32Array,
  w: number,
  h: number,
  { scale, grain, bloom }: { scale: number; grain: number; bloom: number },
): Buffer {
  const q = Math.ceil(w / 4);
  const r = Math.ceil(h / 4);
  const fine = tile('canvas');
  const halo = [0, 1, 2].map((c) => {
    const hot = new Float32Array(q * r);
    for (let y = 0; y < r; y++)
      for (let x = 0; x < q; x++) hot[y * q + x] = Math.max(0, out[(Math.min(h - 1, y * 4) * w + Math.min(w - 1, x * 4)) * 3 + c]! - 170);
    return blur(hot, q, r, 11 * scale, 3);
  });
  const done = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const o = (y * w + x) * 3;
      const qi = Math.min(r - 1, y >> 2) * q + Math.min(q - 1, x >> 2);
      const g = fine[(y & 255) * TILE + (x & 255)]! * grain + ((((x * 1103515245 + y * 12345 + x * y) >>> 7) & 15) - 7.5) * grain * 0.07;
      const vx = x / w - 0.5;
      const vy = y / h - 0.5;
      const vignette = 1 - 0.32 * (vx * vx * 1.3 + vy * vy);
      for (let c = 0; c < 3; c++) done[o + c] = clampByte((out[o + c]! + halo[c]![qi]! * bloom * 2) * vignette + g);
    }
  return done;
}
