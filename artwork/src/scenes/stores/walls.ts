// Wall materials, each drawn over a box; the outline of the building clips it.
import { mix } from '../../kit/color.ts';
import { type Chance, num, taper } from '../../kit/geometry.ts';

export type Box = [left: number, top: number, right: number, bottom: number];
export type WallKind = 'brick' | 'stone' | 'clapboard' | 'planks' | 'logs' | 'tin' | 'plaster';
type Wall = (r: Chance, box: Box, color: string) => string;

const block = (x: number, y: number, w: number, h: number) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;
const filled = (d: string, fill: string, opacity = 1) => `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;
const TONES = [-0.22, -0.1, 0, 0.1, 0.2];
const toned = (color: string, t: number) => mix(color, t < 0 ? '#17100c' : '#f2dfc0', Math.abs(t));

/** Sorts blocks into five tones, so that a wall of a thousand blocks is a few paths. */
function masonry(r: Chance, blocks: Box[], color: string, mortar: string, [x0, y0, x1, y1]: Box, bevel: number): string {
  const faces = TONES.map(() => '');
  let lit = '';
  let dark = '';
  for (const [x, y, w, h] of blocks) {
    faces[Math.floor(r() * TONES.length)] += block(x, y, w, h);
    lit += block(x, y, w, bevel);
    dark += block(x, y + h - bevel, w, bevel);
  }
  return (
    filled(block(x0, y0, x1 - x0, y1 - y0), mortar) +
    faces.map((d, i) => filled(d, toned(color, TONES[i] ?? 0))).join('') +
    filled(lit, '#ffecc8', 0.2) +
    filled(dark, '#0c0806', 0.3)
  );
}

const brick: Wall = (r, box, color) => {
  const [x0, y0, x1, y1] = box;
  const blocks: Box[] = [];
  for (let y = y0, row = 0; y < y1; y += 13, row++)
    for (let x = x0 - (row % 2) * 17; x < x1; x += 34) blocks.push([x, y, 32 + r.near(0, 0.6), 11.2]);
  return masonry(r, blocks, color, mix(color, '#c9bfa8', 0.45), box, 1.6);
};

const stone: Wall = (r, box, color) => {
  const [x0, y0, x1, y1] = box;
  const blocks: Box[] = [];
  for (let y = y0; y < y1; ) {
    const h = r.range(24, 40);
    for (let x = x0 - r.range(0, 50); x < x1; ) {
      const w = r.range(38, 96);
      blocks.push([x, y, w - 3, h - 3]);
      x += w;
    }
    y += h;
  }
  let chips = '';
  for (let k = 0; k < 420; k++) chips += block(r.range(x0, x1), r.range(y0, y1), r.range(3, 14), r.range(1.5, 4));
  return masonry(r, blocks, color, mix(color, '#2a2622', 0.5), box, 3) + filled(chips, '#1d1a18', 0.16);
};

function grained(r: Chance, [x0, y0, x1, y1]: Box, count: number, upright: boolean): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const [x, y, l] = [r.range(x0, x1), r.range(y0, y1), r.range(40, 150)];
    d += upright ? `M${num(x)} ${num(y)}q${num(r.near(0, 3))} ${num(l / 2)} 0 ${num(l)}` : `M${num(x)} ${num(y)}h${num(l)}`;
  }
  return `<path d="${d}" fill="none" stroke="#120c08" stroke-opacity=".2" stroke-width="1.3"/>`;
}

const clapboard: Wall = (r, [x0, y0, x1, y1], color) => {
  let out = '';
  let edge = '';
  let lit = '';
  for (let y = y0; y < y1; y += 17) {
    out += filled(block(x0, y, x1 - x0, 17), toned(color, r.near(0, 0.07)));
    lit += block(x0, y + 2.5, x1 - x0, 2);
    edge += block(x0, y - 1, x1 - x0, 3.4);
  }
  return out + filled(lit, '#fff6dd', 0.24) + filled(edge, '#0d0c10', 0.34) + grained(r, [x0, y0, x1, y1], 90, false);
};

const planks: Wall = (r, [x0, y0, x1, y1], color) => {
  let out = '';
  let gaps = '';
  let battens = '';
  for (let x = x0; x < x1; x += 42) {
    out += filled(block(x, y0, 42, y1 - y0), toned(color, r.near(0, 0.16)));
    gaps += block(x + 10, y0, 4, y1 - y0);
    battens += block(x, y0, 3, y1 - y0);
  }
  return out + grained(r, [x0, y0, x1, y1 - 100], 150, true) + filled(gaps, '#0b0a0a', 0.42) + filled(battens, '#fff0d2', 0.22);
};

const logs: Wall = (r, [x0, y0, x1, y1], color) => {
  const course = 44;
  let out = '';
  let cracks = '';
  for (let y = y0; y < y1; y += course) {
    const at = `x="${x0}" y="${y + 3}" width="${x1 - x0}" height="${course - 5}"`;
    out += `<rect ${at} fill="${toned(color, r.near(0, 0.2))}"/><rect ${at} fill="url(#round)"/>`;
    for (let k = 0; k < 16; k++) {
      const [x, gy] = [r.range(x0, x1 - 80), y + r.range(10, course - 10)];
      cracks += taper(
        [
          [x, gy],
          [x + 50, gy + r.near(0, 2)],
          [x + r.range(80, 220), gy + r.near(0, 3)],
        ],
        r.range(1.4, 3.4),
      );
    }
  }
  return filled(block(x0, y0, x1 - x0, y1 - y0), '#a59b86') + out + filled(cracks, '#1f120a', 0.45);
};

const tin: Wall = (r, [x0, y0, x1, y1], color) => {
  let out = '';
  for (let x = x0; x < x1; x += 15) {
    const tone = toned(color, r.near(0, 0.05));
    out +=
      filled(block(x, y0, 15, y1 - y0), tone) +
      filled(block(x, y0, 5, y1 - y0), '#fff6e2', 0.22) +
      filled(block(x + 10, y0, 4, y1 - y0), '#0e1012', 0.3);
  }
  let streaks = '';
  for (let k = 0; k < 30; k++) streaks += block(r.range(x0, x1), r.range(y0, y0 + 160), r.range(2, 6), r.range(20, 110));
  return out + filled(streaks, '#8a4a26', 0.26) + filled(block(x0, (y0 + y1) / 2, x1 - x0, 3), '#0e1012', 0.35);
};

const plaster: Wall = (r, [x0, y0, x1, y1], color) => {
  let pits = '';
  let pale = '';
  for (let k = 0; k < 620; k++) {
    const d = block(r.range(x0, x1), r.range(y0, y1), r.range(3, 20), r.range(1, 2.6));
    if (k % 3) pits += d;
    else pale += d;
  }
  return filled(block(x0, y0, x1 - x0, y1 - y0), color) + filled(pits, '#2a1c12', 0.12) + filled(pale, '#fff4dc', 0.2);
};

export const walls: Record<WallKind, Wall> = { brick, stone, clapboard, planks, logs, tin, plaster };
