import { mix, type Palette } from '../../kit/color.ts';
import type { ClothName, Weave } from '../../kit/fabric.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, button, pocket, seam, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { both, curve, type Side, shape, sides, snap } from './tops-parts.ts';

export type Shirt = { s: Sheet; p: Palette; cloth: Weave; buttons: string; spec: { snaps: boolean } };

export function buttonsFor(cloth: ClothName, base: string): string {
  if (cloth === 'wool' || cloth === 'corduroy') return '#4a3524';
  if (cloth === 'linen') return '#b9975f';
  return mix('#e5dccb', base, 0.08);
}

type Front = { left: number; right: number; foot: number; size?: number };

/** Draws the button stand down the middle; the caller must clip it to the torso. */
export function placket({ s, p, cloth }: Shirt, { left, right, foot, size = 1.7 }: Front): void {
  const strip = `M${left} 190L${right} 190L${right} ${foot}L${left} ${foot}Z`;
  s.add('paint', `<path d="${strip}" fill="${cloth.fill()}"/>`);
  s.add('detail', `<path d="${strip}" fill="#fff" fill-opacity=".14"/>`);
  s.stroke('paint', `M${right + 0.5} 190L${right + 0.5} ${foot}`, '#000', 2, { opacity: 0.3 });
  stitch(s, `M${left + 5} 205L${left + 5} ${foot - 5}`, 0, p.thread, { size });
  stitch(s, `M${right - 5} 205L${right - 5} ${foot - 5}`, 0, p.thread, { size });
}

/** Draws a button, or a snap on a shirt with snaps. */
export function fastener({ s, p, buttons, spec }: Shirt, x: number, y: number, radius: number, thread = p.thread): void {
  if (spec.snaps) snap(s, x, y, radius, buttons);
  else button(s, x, y, radius, buttons, thread);
}

/** Draws a button or a snap of the front and records it as a visible part. */
function frontFastener(shirt: Shirt, x: number, y: number, radius: number, thread?: string): void {
  fastener(shirt, x, y, radius, thread);
  shirt.s.part(shirt.spec.snaps ? 'snap' : 'button', x, y);
}

export function buttonsDown(shirt: Shirt, from: number, step: number, count: number, radius: number): void {
  for (let i = 0; i < count; i++) frontFastener(shirt, 501, from + i * step, radius, mix(shirt.p.base, '#000000', 0.3));
}

type PocketShape = { pocket: string; inner: string; flap: string; flapInner: string; button: [x: number, y: number]; size?: number };

export function chestPockets(shirt: Shirt, at: PocketShape, which: 'none' | 'one' | 'two', flaps: boolean): void {
  if (which === 'none') return;
  const { s, p, cloth } = shirt;
  const thread = mix(p.base, '#000000', 0.3);
  const [left, right] = sides(3);
  const worn: Side[] = which === 'one' ? [left] : [left, right]; // drawn on the viewer's right: "left" is as drawn
  const size = at.size ?? 1.7;
  for (const { m, X } of worn) {
    pocket(s, m(at.pocket), { fill: cloth.fill(flaps ? 45 : 0), thread: p.thread, lift: 0.1 });
    stitch(s, m(at.inner), 0, p.thread, { size });
    const [x, y] = at.button;
    s.part(flaps ? 'chest-flap-pocket' : 'chest-patch-pocket', X(x), y);
    if (flaps) {
      pocket(s, m(at.flap), { fill: cloth.fill(), thread: p.thread, lift: 0.14 });
      stitch(s, m(at.flapInner), 0, p.thread, { size });
      fastener(shirt, X(x), y, size * 4.6, thread);
      continue;
    }
    mouth(shirt, at, m, X, size);
  }
}

function mouth({ s, p }: Shirt, { pocket: d }: PocketShape, m: (d: string) => string, X: (x: number) => number, size: number): void {
  const [x0, y0, x1, y1] = (d.match(/-?[\d.]+/g) ?? []).slice(0, 4).map(Number) as [number, number, number, number];
  s.stroke('paint', m(`M${x0} ${y0}L${x1} ${y1}`), '#0a0706', 2.6, { opacity: 0.3 });
  s.stroke('detail', m(`M${x0} ${y0}L${x1} ${y1}`), '#000', 4.5, { opacity: 0.5 });
  for (const by of [22, 27]) stitch(s, m(`M${x0} ${y0 + by}L${x1} ${y1 + by}`), 0, p.thread, { size });
  const slot = x0 + (x1 - x0) * 0.24;
  stitch(s, m(`M${slot} ${y0 + 27}L${slot} ${y0 + 104}`), 0, p.thread, { size });
  barTack(s, X(x0 + 6), y0 + 5, 0.9, 12, p.thread);
  barTack(s, X(x1 - 6), y1 + 5, -0.9, 12, p.thread);
}

const BAND = shape('430 118 420 134 415 150 421 174 441 197 468 211 499 217', '499 217 498 193 480 186 457 172 441 150 436 130 430 118');
const BAND_REAR = both('500 102 470 102 446 108 430 120', '430 120 436 130 446 140', '446 140 466 129 484 126 500 126');

export function bandCollar(shirt: Shirt, torso: string): void {
  const { s, p, cloth } = shirt;
  s.inside(torso, () => {
    for (const { m } of sides(3)) underEdge(s, m(BAND), { reach: 14, strength: 0.2 });
  });
  s.body(BAND_REAR, cloth.body({ roll: 12, puff: 7, base: 20, wrinkle: 0.4, warp: 0 }));
  for (const { m, k } of sides(3)) {
    s.body(m(BAND), cloth.body({ angle: 13 * k, roll: 14, puff: 8, base: 52, wrinkle: 0.4, warp: 0 }));
    stitch(s, m(curve('420 152 427 172 446 192 470 204 497 210')), 0, p.thread, { size: 1.5 });
    stitch(s, m(curve('436 134 446 152 460 170 480 182 495 190')), 0, p.thread, { size: 1.4 });
  }
  frontFastener(shirt, 500, 203, 7);
  s.part('collar', 460, 195);
}

type CollarShape = { leaf: string; fall: string; rows: string[]; base: number; roll: number };

export function shirtCollar(shirt: Shirt, torso: string, at: CollarShape, size = 1.7): void {
  const { s, p, cloth } = shirt;
  s.inside(torso, () => {
    for (const { m } of sides(3)) underEdge(s, m(at.leaf));
  });
  s.body(at.fall, cloth.body({ base: 20, roll: 16, puff: 8, wrinkle: 0.4, warp: 0 }));
  for (const { m, k } of sides(3)) {
    s.body(m(at.leaf), cloth.body({ angle: -13 * k, roll: at.roll, puff: 13, base: at.base, wrinkle: 0.4, warp: 0 }));
    for (const row of at.rows) stitch(s, m(row), 0, p.thread, { size });
  }
  frontFastener(shirt, 500, 204, size * 4.6);
  s.part('collar', 460, 195);
}

/** Draws yoke, box pleat and locker loop; `yoke` and `pleat` are heights. The caller must clip them to the torso. */
export function shirtBack({ s, p, cloth }: Shirt, { yoke, foot, wide }: { yoke: number; foot: number; wide: number }): void {
  for (const k of [-1, 1]) {
    const edge = `M${500 + k * 17} ${yoke}C${500 + k * 16} ${yoke + 120} ${500 + k * 12} ${yoke + 240} ${500 + k * 8} ${foot}`;
    s.stroke('paint', edge, '#000', 1.6, { opacity: 0.22 });
    s.stroke('detail', edge, '#000', 4, { opacity: 0.32 });
    s.stroke('detail', offset(edge, 8 * k), '#fff', 14, { opacity: 0.1, cap: 'butt' });
  }
  const line = curve(
    `${500 - wide} ${yoke - 14} ${500 - wide * 0.5} ${yoke - 4} 500 ${yoke} ${500 + wide * 0.5} ${yoke - 4} ${500 + wide} ${yoke - 14}`,
  );
  seam(s, line, { thread: p.thread, rows: [-5, -10], seed: 6, pucker: 0.6 });
  const loop = `M492 ${yoke - 26}L508 ${yoke - 26}L507 ${yoke + 20}L493 ${yoke + 20}Z`;
  s.add('detail', `<path d="${loop}" fill="none" stroke="#000" stroke-width="4" stroke-opacity=".3"/>`);
  s.patch(loop, { fill: cloth.fill(), lift: 0.2 });
  s.add('paint', `<path d="${loop}" fill="none" stroke="#000" stroke-width="1.2" stroke-opacity=".24"/>`);
  barTack(s, 500, yoke - 22, 0, 16, p.thread);
  barTack(s, 500, yoke + 15, 0, 16, p.thread);
}

export function sleeveHem({ s, p }: Shirt, d: string, k: 1 | -1, deep: number): void {
  stitch(s, d, 0, p.thread, { size: 1.5 });
  s.stroke('detail', offset(d, (deep / 2) * k), '#fff', deep, { opacity: 0.12, cap: 'butt' });
  s.stroke('detail', offset(d, -2 * k), '#000', 3, { opacity: 0.2 });
}
