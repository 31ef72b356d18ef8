import { mix } from '../../kit/color.ts';
import { along, chance, mirror, num, type Point, points, type Run, smooth } from '../../kit/geometry.ts';
import { crumple, fold, otherSide } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';

export { eyelet, snap } from '../../kit/hardware.ts';

export const same = (d: string): string => d;
export const curve = (run: Run): string => smooth(points(run));
export const shape = (...runs: Run[]): string => `${runs.map((r, i) => (i ? `L${curve(r).slice(1)}` : curve(r))).join('')}Z`;
export const both = (...runs: Run[]): string =>
  shape(
    ...runs,
    ...runs
      .map((r) =>
        points(r)
          .map(([x, y]): Point => [1000 - x, y])
          .reverse(),
      )
      .reverse(),
  );

export type Side = {
  /** 1 on the left, -1 on the right: the factor of offsets to the outside. */
  k: 1 | -1;
  m: (d: string) => string;
  P: (run: Run) => Point[];
  X: (x: number) => number;
  left: boolean;
};
/** Returns the left side as drawn and the right side mirrored, with folds moved by about `by` units, so that the two sides differ. */
export function sides(seed: number, by = 18): [Side, Side] {
  return [
    { k: 1, m: same, P: points, X: (x) => x, left: true },
    { k: -1, m: mirror, P: otherSide(seed, by), X: (x) => 1000 - x, left: false },
  ];
}

export function ribs(s: Sheet, d: string, width: number, { pitch = 7, strength = 0.34 }: { pitch?: number; strength?: number } = {}): void {
  const w = width / 2;
  const out = along(d, pitch)
    .map((p) => `M${num(p.x - p.ty * w)} ${num(p.y + p.tx * w)}L${num(p.x + p.ty * w)} ${num(p.y - p.tx * w)}`)
    .join('');
  s.stroke('detail', out, '#000', pitch * 0.42, { opacity: strength, cap: 'butt' });
  s.stroke('paint', out, '#000', pitch * 0.28, { opacity: 0.1, cap: 'butt' });
}

export function cord(
  s: Sheet,
  d: string,
  { color, width = 8, tip = '#b98a4e', long = 22 }: { color: string; width?: number; tip?: string; long?: number },
): void {
  const end = along(d, 1).at(-1);
  if (!end) return;
  const X = end.x + end.tx * long;
  const Y = end.y + end.ty * long;
  const cap = `M${num(end.x - end.tx * 4)} ${num(end.y - end.ty * 4)}L${num(X)} ${num(Y)}`;
  s.add(
    'paint',
    `<g opacity=".9"><path d="${d}" transform="translate(3 4)" class="l" stroke="#000" stroke-opacity=".1" stroke-width="${num(width + 6)}"/><path d="${d}" transform="translate(2.4 3)" class="l" stroke="#000" stroke-opacity=".2" stroke-width="${num(width + 1)}"/></g>`,
  );
  s.stroke('paint', d, mix(color, '#0b0a0c', 0.34), width);
  s.stroke('paint', d, color, width - 2);
  s.stroke('paint', d, '#000', width - 2, { opacity: 0.16, dash: '1.6 2.6', cap: 'butt' });
  s.stroke('detail', d, '#fff', width * 0.8, { opacity: 0.34 });
  s.stroke('paint', cap, mix(tip, '#1a1008', 0.5), width + 1, { cap: 'butt' });
  s.stroke('paint', cap, tip, width - 2, { cap: 'butt' });
  s.stroke('paint', cap, '#fff3d6', width * 0.22, { cap: 'butt', opacity: 0.6 });
  s.stroke('detail', cap, '#fff', width * 0.8, { opacity: 0.4, cap: 'butt' });
}

type SleeveFoldOptions = { power?: number; wide?: number; seed?: number; elbow?: number; small?: number };

export function sleeveFolds(
  s: Sheet,
  P: (run: Run) => Point[],
  k: 1 | -1,
  { power = 1, wide = 1, seed = 1, elbow = 0, small = 8 }: SleeveFoldOptions = {},
): void {
  const r = chance(seed * 13 + 5);
  const f = (run: string, w: number, v: number, o?: { side?: number; head?: number }) => {
    const dx = r.near(0, 6);
    const dy = r.near(0, 10) + elbow;
    const moved = points(run).map(([x, y]): Point => [x + dx, y + dy]);
    fold(s, P(moved), w * wide * r.range(0.86, 1.14), v * power * r.range(0.8, 1.15), o);
  };
  f('330 424 300 398 262 386 224 404', 30, 0.5, { side: -k });
  f('322 452 292 472 262 520 250 566', 28, 0.5, { side: -k });
  f('334 330 306 300 280 286', 24, 0.3, { side: k });
  f('262 262 236 330 222 420 208 474', 38, 0.4, { side: -k });
  f('168 524 198 546 240 556 294 536', 28, 0.7, { side: k, head: 0.3 });
  f('290 556 256 598 214 620 164 604', 27, 0.75, { side: -k, head: 0.35 });
  f('206 556 236 584 276 592', 15, -0.5);
  f('158 616 196 634 232 662 258 700', 24, 0.5, { side: k, head: 0.3 });
  f('274 614 252 662 214 702 180 716', 22, 0.5, { side: -k });
  f('156 668 170 708 172 752', 20, 0.4, { side: k });
  f('252 690 236 730 226 772', 20, 0.45, { side: -k });
  crumple(s, k > 0 ? [168, 430, 300, 740] : [700, 430, 832, 740], small, {
    seed: seed + 40,
    angle: 0.3 * k,
    spread: 0.6,
    length: [30, 76],
    width: [6, 13],
    strength: [0.12, 0.3],
  });
}

export function tube(d: string, width: number): string {
  const ps = along(d, 9);
  const edge = (k: number) => ps.map((p): Point => [p.x - p.ty * k, p.y + p.tx * k]);
  const pts = [...edge(width / 2), ...edge(-width / 2).reverse()];
  return `M${pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

export function fur(
  s: Sheet,
  d: string,
  { color, reach = 26, seed = 3, gap = 3 }: { color: string; reach?: number; seed?: number; gap?: number },
): void {
  const r = chance(seed);
  const n = (v: number) => Math.round(v * 2) / 2; // half units: hairs are many, and short text matters more than their exact place
  const layers: [tone: string, long: number, thick: number][] = [
    [mix(color, '#2a1a0e', 0.42), 0.82, 2.6],
    [mix(color, '#2a1a0e', 0.2), 0.94, 2],
    [color, 1.04, 1.4],
    [mix(color, '#fff4e0', 0.28), 0.92, 1.1],
    [mix(color, '#fff4e0', 0.5), 0.6, 0.9],
  ];
  layers.forEach(([tone, long, thick], t) => {
    let out = '';
    let i = 0;
    for (const p of along(d, gap * (0.8 + t * 0.12))) {
      const lock = Math.sin(i * 0.32 + t) * 0.3 + Math.sin(i++ * 0.11) * 0.25;
      const a = Math.atan2(p.tx, -p.ty) + lock + r.near(0, 0.42);
      const l = reach * long * r.range(0.6, 1.12);
      const back = r.range(-0.42, 0.42) * reach;
      const x = p.x - Math.cos(a) * back;
      const y = p.y - Math.sin(a) * back;
      const c = a + r.near(0.35, 0.4);
      const w = Math.max(0.8, thick * r.range(0.7, 1.2));
      const mx = x - Math.cos(a) * l * 0.5;
      const my = y - Math.sin(a) * l * 0.5;
      out += `M${n(x + Math.sin(a) * w)} ${n(y - Math.cos(a) * w)}Q${n(mx)} ${n(my)} ${n(mx - Math.cos(c) * l * 0.5)} ${n(my - Math.sin(c) * l * 0.5)}L${n(x - Math.sin(a) * w)} ${n(y + Math.cos(a) * w)}Z`;
    }
    s.add('paint', `<path d="${out}" fill="${tone}"/>`);
    if (t === 0 || t === 3) s.add('detail', `<path d="${out}" fill="${t ? '#fff' : '#000'}" fill-opacity=".14"/>`);
  });
}
