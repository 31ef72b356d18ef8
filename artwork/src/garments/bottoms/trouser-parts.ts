// What trousers, shorts and overalls share: pockets, fly, seams of the leg, hems, waistbands, drawcord.

import { mix } from '../../kit/color.ts';
import { along, chance, offset, taper } from '../../kit/geometry.ts';
import { eyelet } from '../../kit/hardware.ts';
import { barTack, fold, label, puckers, rivet, seam, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import type { Side } from '../shared/sides.ts';
import { cord } from '../tops/tops-parts.ts';

export function groove(s: Sheet, d: string, width = 3): void {
  s.stroke('detail', d, '#000', width, { opacity: 0.45 });
  s.stroke('paint', d, '#000', width * 0.55, { opacity: 0.28 });
}

export function setPocket(s: Sheet, mouth: string, side: number, thread: string, { rows = [7, 13], size = 1.7, dark = 5 } = {}): void {
  s.stroke('paint', mouth, '#0a0706', dark, { opacity: 0.35 });
  s.stroke('detail', offset(mouth, -4 * side), '#000', 7, { opacity: 0.5 });
  s.stroke('detail', offset(mouth, 9 * side), '#fff', 16, { opacity: 0.12, cap: 'butt' });
  for (const by of rows) stitch(s, offset(mouth, by * side), 0, thread, { size });
}

export function weltPocket(
  s: Sheet,
  at: Side,
  { x, y, w, drop, thread }: { x: number; y: number; w: number; drop: number; thread: string },
): void {
  const lip = (by: number) => at.m(`M${x} ${y + by}L${x + w} ${y + drop + by}`);
  s.stroke('detail', lip(0), '#000', 16, { opacity: 0.2, cap: 'butt' });
  for (const by of [-5, 5]) s.stroke('detail', lip(by), '#fff', 8, { opacity: 0.22, cap: 'butt' });
  groove(s, lip(0), 4);
  for (const by of [-10, 10]) s.stroke('paint', lip(by), '#000', 1.2, { opacity: 0.2 });
  for (const by of [-13, 13]) stitch(s, lip(by), 0, thread, { size: 1.4 });
  for (const [bx, by] of [
    [x, y],
    [x + w, y + drop],
  ] as const)
    barTack(s, at.X(bx), by, 1.57, 26, thread);
}

export function hem(
  s: Sheet,
  line: string,
  {
    side,
    thread,
    rows = [0, 5],
    thick = 26,
    seed = 4,
    pull = 0.6,
  }: { side: number; thread: string; rows?: number[]; thick?: number; seed?: number; pull?: number },
): void {
  for (const by of rows) stitch(s, offset(line, by * side), 0, thread);
  s.stroke('detail', offset(line, 15 * side), '#fff', thick, { opacity: 0.1, cap: 'butt' });
  if (pull) puckers(s, line, { seed: seed + side, side, strength: pull, reach: 20, gap: 14 });
}

export function legSeams(
  s: Sheet,
  at: Side,
  { outer, inner, thread, rows = [5, 11] }: { outer: string; inner: string; thread: string; rows?: number[] },
): void {
  seam(s, at.m(outer), { thread, rows, side: -at.side, seed: 3, pucker: 0.5 });
  seam(s, at.m(inner), { thread, rows: rows.slice(0, 1), side: at.side, seed: 8, pucker: 0.4 });
}

export function gathers(s: Sheet, line: string, height: number, { seed = 1, gap = 11, strength = 0.5 } = {}): void {
  const r = chance(seed * 5 + 2);
  let dark = '',
    pale = '';
  for (const p of along(line, gap)) {
    const j = r.near(0, 4),
      long = height * r.range(0.6, 1.15),
      lean = r.near(0, 5),
      from = -height * r.range(0, 0.14);
    const crease = (dx: number) =>
      taper(
        [
          [p.x + j + dx, p.y + from],
          [p.x + j + dx + lean * 0.4, p.y + from + long * 0.5],
          [p.x + j + dx + lean, p.y + from + long],
        ],
        r.range(5, 8),
      );
    pale += crease(0);
    dark += crease(gap * 0.45);
  }
  s.add(
    'folds',
    `<path d="${dark}" fill="#000" fill-opacity="${strength}"/><path d="${pale}" fill="#fff" fill-opacity="${strength * 0.8}"/>`,
  );
}

export function drawcord(
  s: Sheet,
  y: number,
  { base, metal, spread = 18, reach = 112, width = 8 }: { base: string; metal: string; spread?: number; reach?: number; width?: number },
): void {
  const color = mix(base, '#efe6d4', 0.62),
    [a, b] = [500 - spread, 500 + spread];
  for (const x of [a, b]) eyelet(s, x, y, width * 0.9, metal);
  cord(s, `M${a} ${y}C${a - 6} ${y + reach * 0.3} ${a - 16} ${y + reach * 0.6} ${a - 10} ${y + reach}`, { color, width, tip: metal });
  cord(s, `M${b} ${y}C${b + 2} ${y + reach * 0.34} ${b + 12} ${y + reach * 0.7} ${b + 8} ${y + reach * 1.12}`, {
    color,
    width,
    tip: metal,
  });
}

/** Draws the woven label inside the waist, or the leather patch on the back of the band. The cut moves labels but never stretches them. */
export function waistLabel(s: Sheet, move: Move | undefined, at: readonly [x: number, y: number] | undefined, patch = 58, size = 1): void {
  if (!at) return;
  const [x, y] = move ? move(...at) : at;
  if (at[0] === 500) label(s, x, y, 60 * size, 18 * size);
  else label(s, x, y, patch, patch * 0.46, { fill: '#6b4226', ink: '#2a170b', angle: 4 });
}

const BAG = 'M170 568C207 561 253 561 293 572C293 625 290 686 282 741C242 748 193 744 150 734C147 678 154 621 170 568Z';
const FLAP =
  'M163 547C207 537 256 539 300 553C302 577 301 598 298 618C268 627 244 635 228 642C207 632 180 623 154 616C154 593 158 570 163 547Z';

export function cargoPocket(
  s: Sheet,
  at: Side,
  { clip, body, thread, metal, size = 2 }: { clip: string; body: Body; thread: string; metal: string; size?: number },
): void {
  const { m, side, X, P } = at,
    bag = m(BAG),
    flap = m(FLAP);
  s.inside(clip, () => underEdge(s, bag, { reach: 26, strength: 0.32 }));
  s.body(bag, { ...body, roll: 34, puff: 22, base: 34, edge: true, wrinkle: 0.7 });
  s.inside(bag, () => {
    const pleat = m('M224 568C224 625 219 686 214 748');
    for (const by of [-17, 17]) {
      s.stroke('detail', offset(pleat, by), '#000', 5, { opacity: 0.4 });
      s.stroke('paint', offset(pleat, by), '#000', 2, { opacity: 0.26 });
    }
    s.stroke('detail', pleat, '#fff', 32, { opacity: 0.1, cap: 'butt' });
    for (const by of [8, 15])
      stitch(s, offset(m('M293 572C293 625 290 686 282 741C242 748 193 744 150 734C147 678 154 621 170 568'), by * side), 0, thread, {
        size,
      });
    fold(s, P('168 695 198 713 244 709 277 695'), 26, 0.5);
    fold(s, P('260 651 270 686 263 725'), 22, 0.35, { side });
    fold(s, P('177 651 168 686 177 722'), 22, 0.35, { side: -side });
  });
  s.inside(bag, () => underEdge(s, flap, { reach: 22, strength: 0.34 }));
  s.body(flap, { ...body, roll: 16, puff: 12, base: 54, edge: true, wrinkle: 0.6 });
  s.inside(flap, () => {
    for (const by of [8, 15]) {
      stitch(
        s,
        offset(m('M300 553C302 577 301 598 298 618C268 627 244 635 228 642C207 632 180 623 154 616C154 593 158 570 163 547'), by * side),
        0,
        thread,
        { size },
      );
      stitch(s, m(`M163 ${547 + by}C207 ${537 + by} 256 ${539 + by} 300 ${553 + by}`), 0, thread, { size });
    }
    fold(s, P('186 577 216 598 233 625'), 22, 0.3, { side });
  });
  rivet(s, X(228), 620, 8, metal);
  barTack(s, X(174), 553, 0, 20, thread);
  barTack(s, X(290), 559, 0, 20, thread);
}
