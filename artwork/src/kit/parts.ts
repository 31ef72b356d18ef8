/** Sewing details that all garments share: stitches, seams, folds, pockets, zips, labels. Hardware is in `hardware.ts`. */
import { mix } from './color.ts';
import { along, chance, line, num, offset, op, type Point, points, type Run, taper } from './geometry.ts';
import { dome, rivet } from './hardware.ts';
import { lettering } from './letters.ts';
import type { Sheet } from './sheet.ts';

export { button, rivet, setRivet } from './hardware.ts';

type StitchOptions = { size?: number; pitch?: number; gap?: number };

/** Draws one row of stitches beside a line, twice: in thread color, and as a row of small bumps in a groove. */
export function stitch(s: Sheet, d: string, by: number, thread: string, { size = 1.7, pitch = 6.6, gap = 2.3 }: StitchOptions = {}): void {
  const path = by ? offset(d, by) : d;
  const dash = `${num(pitch - gap)} ${num(gap)}`;
  s.stroke('detail', path, '#000', size * 2.2, { opacity: 0.14 });
  s.stroke('detail', path, '#fff', size, { opacity: 0.26, dash, cap: 'butt' });
  s.stroke('paint', path, thread, size, { opacity: 0.8, dash, cap: 'butt' });
}

type SeamOptions = {
  thread: string;
  rows?: number[];
  /** Side of the seam allowance: 1 is to the right of the direction of the path. */
  side?: number;
  seed?: number;
  pucker?: number;
  shade?: string;
};

export function seam(s: Sheet, d: string, { thread, rows = [6, 13], side = 1, seed = 1, pucker = 0.6, shade = '#000' }: SeamOptions): void {
  const outer = rows[rows.length - 1];
  s.stroke('paint', d, shade, 1.4, { opacity: 0.2 });
  s.stroke('detail', d, '#000', 2.6, { opacity: 0.3 });
  if (outer !== undefined) s.stroke('detail', offset(d, (side * (outer + 3)) / 2), '#fff', outer + 4, { opacity: 0.09, cap: 'butt' });
  for (const by of rows) stitch(s, d, by * side, thread);
  if (pucker) puckers(s, d, { seed, side, strength: pucker, reach: (outer ?? 8) + 12 });
}

export function puckers(
  s: Sheet,
  d: string,
  {
    seed = 1,
    side = 1,
    strength = 0.6,
    reach = 24,
    gap = 20,
  }: { seed?: number; side?: number; strength?: number; reach?: number; gap?: number } = {},
): void {
  const r = chance(seed * 7 + 3);
  let dark = '';
  let pale = '';
  for (const p of along(d, gap)) {
    if (r() < 0.22) continue;
    const at = (k: number, j: number): Point => [p.x - p.ty * k * side + p.tx * j, p.y + p.tx * k * side + p.ty * j];
    const length = reach * r.range(0.6, 1.5);
    const lean = r.near(0, 9);
    const j = r.near(0, 6);
    const shape = taper([at(-6, j), at(length * 0.4, j + lean * 0.4), at(length, j + lean)], r.range(4, 8));
    if (r() < 0.55) dark += shape;
    else pale += shape;
  }
  if (dark) s.add('folds', `<path d="${dark}" fill="#000" fill-opacity="${op(strength * 0.42)}"/>`);
  if (pale) s.add('folds', `<path d="${pale}" fill="#fff" fill-opacity="${op(strength * 0.36)}"/>`);
}

/** Draws a fold: a ridge with a valley on its shaded side. A negative strength draws only a valley. */
export function fold(
  s: Sheet,
  run: Run,
  width: number,
  strength = 0.5,
  { head = 0.4, side = 1 }: { head?: number; side?: number } = {},
): void {
  const pts = points(run);
  const beside = (k: number) =>
    pts.map(([x, y], i): Point => {
      const a = pts[Math.max(0, i - 1)]!;
      const b = pts[Math.min(pts.length - 1, i + 1)]!;
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [x - ((b[1] - a[1]) / l) * k, y + ((b[0] - a[0]) / l) * k];
    });
  const paint = (list: Point[], w: number, shade: string, opacity: number) =>
    s.add('folds', `<path d="${taper(list, w, head)}" fill="${shade}" fill-opacity="${op(opacity)}"/>`);
  if (strength > 0) paint(pts, width * 0.85, '#fff', strength * 0.8);
  const valley = strength > 0 ? beside(width * 0.5 * side) : pts;
  const k = Math.abs(strength) * (strength > 0 ? 0.8 : 1);
  paint(valley, width * 0.7, '#000', k * 0.5);
  paint(valley, width * 0.26, '#000', k * 0.6);
}

/** Mirrors folds to the other side of the body and moves them by about `by` units, so that the two sides differ. */
export function otherSide(seed: number, by = 12): (run: Run) => Point[] {
  const r = chance(seed);
  return (run) => {
    const dx = r.near(0, by);
    const dy = r.near(0, by * 1.4);
    return points(run).map(([x, y]): Point => [1000 - x + dx + r.near(0, by / 3), y + dy + r.near(0, by / 3)]);
  };
}

export type Range = [from: number, to: number];
type CrumpleOptions = { seed?: number; angle?: number; spread?: number; length?: Range; width?: Range; strength?: Range };

/** Draws many small folds in a region, roughly along one direction (in radians). */
export function crumple(
  s: Sheet,
  [x0, y0, x1, y1]: [number, number, number, number],
  count: number,
  { seed = 1, angle = 0, spread = 0.4, length = [50, 120], width = [8, 18], strength = [0.15, 0.4] }: CrumpleOptions = {},
): void {
  const r = chance(seed);
  for (let i = 0; i < count; i++) {
    const x = r.range(x0, x1);
    const y = r.range(y0, y1);
    const a = angle + r.near(0, spread);
    const l = r.range(...length);
    const bow = r.near(0, l * 0.18);
    const dx = Math.cos(a);
    const dy = Math.sin(a);
    fold(
      s,
      [
        [x - (dx * l) / 2, y - (dy * l) / 2],
        [x - dy * bow, y + dx * bow],
        [x + (dx * l) / 2, y + (dy * l) / 2],
      ],
      r.range(...width),
      r.range(...strength) * (r() < 0.3 ? -1 : 1),
      { head: r.range(0.3, 0.6), side: r() < 0.5 ? 1 : -1 },
    );
  }
}

type PocketOptions = {
  fill: string;
  thread: string;
  opening?: string;
  rivets?: Point[];
  tacks?: [x: number, y: number, angle?: number, length?: number][];
  lift?: number;
  metal?: string;
};

export function pocket(
  s: Sheet,
  d: string,
  { fill, thread, opening, rivets = [], tacks = [], lift = 0.13, metal = '#b98a4e' }: PocketOptions,
): void {
  s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".3"/>`);
  s.patch(d, { fill, lift });
  s.add('paint', `<path d="${d}" fill="none" stroke="#000" stroke-width="1.4" stroke-opacity=".22"/>`);
  if (opening) {
    s.stroke('paint', opening, '#0a0706', 3, { opacity: 0.4 });
    s.stroke('detail', offset(opening, -2), '#000', 5, { opacity: 0.6 });
    stitch(s, opening, 12, thread);
    stitch(s, opening, 19, thread);
    s.stroke('detail', offset(opening, 8), '#fff', 14, { opacity: 0.1, cap: 'butt' });
  }
  for (const [x, y] of rivets) rivet(s, x, y, 6.2, metal);
  for (const [x, y, a = 0, l = 15] of tacks) barTack(s, x, y, a, l, thread);
}

/** Draws a short dense bar of thread where a seam takes strain; the angle is in radians. */
export function barTack(s: Sheet, x: number, y: number, angle: number, length: number, thread: string): void {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  const d = line([
    [x - (c * length) / 2, y - (n * length) / 2],
    [x + (c * length) / 2, y + (n * length) / 2],
  ]);
  s.stroke('paint', d, thread, 4.6, { cap: 'butt' });
  s.stroke('paint', d, '#000', 4.6, { cap: 'butt', opacity: 0.22, dash: '1 1.4' });
  s.stroke('detail', d, '#fff', 4.6, { cap: 'butt', opacity: 0.4 });
}

type ZipOptions = { metal?: string; tape?: string; pull?: number; width?: number; slider?: boolean };

/** Draws a zip: tape, two rows of teeth, slider with a puller. `pull` is the position of the slider in steps of 6 units. */
export function zip(
  s: Sheet,
  d: string,
  { metal = '#a8824c', tape = '#3a3029', pull = 0, width = 13, slider = true }: ZipOptions = {},
): void {
  const w = width * s.hardware;
  s.stroke('paint', d, tape, w, { cap: 'butt' });
  s.stroke('detail', d, '#000', w, { opacity: 0.22, cap: 'butt' });
  s.stroke('paint', d, mix(metal, '#1a1008', 0.6), w * 0.5, { cap: 'butt' });
  s.stroke('paint', d, metal, w * 0.48, { cap: 'butt', dash: '2.6 1.9' });
  s.stroke('paint', d, '#fff2cf', w * 0.16, { cap: 'butt', dash: '2.2 2.3', opacity: 0.5 });
  s.stroke('detail', d, '#fff', w * 0.5, { opacity: 0.4, cap: 'butt', dash: '2.4 2.1' });
  const steps = slider ? along(d, 6) : [];
  const p = steps[pull] ?? steps[0];
  if (!p) return;
  const g = dome(s, `m${metal.slice(1)}`, metal);
  const k = s.hardware;
  const at = (dx: number, dy: number) => `${num(p.x + dx * k)} ${num(p.y + dy * k)}`;
  s.add(
    'paint',
    `<path d="M${at(-8, -9)}L${at(8, -9)}L${at(6, 11)}L${at(-6, 11)}Z" fill="${g}"/><path d="M${at(-3, 3)}L${at(3, 3)}L${at(5, 36)}Q${at(0, 43)} ${at(-5, 36)}Z" fill="${g}"/><circle cx="${num(p.x)}" cy="${num(p.y + 34 * k)}" r="${num(2.2 * k)}" fill="#1a1008"/>`,
  );
  s.add('detail', `<path d="M${at(-8, -9)}L${at(8, -9)}L${at(6, 11)}L${at(4, 40)}L${at(-4, 40)}Z" fill="#fff" fill-opacity=".35"/>`);
}

/** Darkens the fabric below the edge of a piece that is too thin to cast a shadow. The caller must clip it to that fabric. */
export function underEdge(
  s: Sheet,
  d: string,
  { reach = 22, strength = 0.3, dx = 4, dy = 7 }: { reach?: number; strength?: number; dx?: number; dy?: number } = {},
): void {
  s.add(
    'paint',
    [1, 0.66, 0.36]
      .map(
        (k) =>
          `<path d="${d}" transform="translate(${dx} ${dy})" fill="#000" fill-opacity="${op(strength / 4)}" stroke="#000" stroke-linejoin="round" stroke-opacity="${op(strength / 3)}" stroke-width="${num(reach * k)}"/>`,
      )
      .join(''),
  );
}

export function label(
  s: Sheet,
  x: number,
  y: number,
  wide: number,
  high: number,
  {
    fill = '#2b2119',
    ink = '#e3c58c',
    text = 'RIDGE & RIVET',
    angle = 0,
  }: { fill?: string; ink?: string; text?: string; angle?: number } = {},
): void {
  const w = wide * s.hardware;
  const h = high * s.hardware;
  s.stiffen(x, y, w * 0.62);
  const word = lettering(text, x, y + h * 0.36, Math.min(h * 0.2, (w * 0.88 - 7) / 9.6), ink);
  s.add(
    'paint',
    `<g transform="rotate(${angle} ${x} ${y})"><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1.5" fill="${fill}"/><path d="M${x - w * 0.3} ${y + h * 0.1}L${x - w * 0.08} ${y - h * 0.28}L${x + w * 0.03} ${y - h * 0.08}L${x + w * 0.12} ${y - h * 0.2}L${x + w * 0.3} ${y + h * 0.1}Z" fill="${ink}"/>${word}</g>`,
  );
  s.add(
    'detail',
    `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1.5" fill="#fff" fill-opacity=".12" transform="rotate(${angle} ${x} ${y})"/>`,
  );
}
