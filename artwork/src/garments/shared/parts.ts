// Parts shared by trousers, bags, belts and leashes: ribbons, metal, belt loops, fades.
import { mix } from '../../kit/color.ts';
import { along, flatten, line, num, op, type Point, place, points, type Run, smooth, taper, thin } from '../../kit/geometry.ts';
import { barTack, stitch } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';

const path = (d: Run) => (typeof d === 'string' && /[MLC]/.test(d) ? d : smooth(points(d)));

/** Returns an ellipse as a path, so that it can be moved and bent; `turn` is in degrees. */
export function oval(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const c = Math.cos((turn * Math.PI) / 180),
    n = Math.sin((turn * Math.PI) / 180),
    k = 0.5523,
    at = (a: number, b: number) => `${num(x + a * rx * c - b * ry * n)} ${num(y + a * rx * n + b * ry * c)}`;
  return `M${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}Z`;
}

/** Returns a strap along a center line, of constant width or of a width as a function of 0 to 1. */
export function ribbon(d: Run, width: number | ((t: number) => number), { closed = false, gap = 7 } = {}): string {
  const pts = flatten(path(d), 24),
    last = pts[pts.length - 1]!,
    steps = along(closed ? [...pts, pts[1]!] : [...pts, last], gap),
    end = steps[steps.length - 1]!;
  if (!closed && Math.hypot(end.x - last[0], end.y - last[1]) > 0.5) steps.push({ x: last[0], y: last[1], tx: end.tx, ty: end.ty });
  const half = (i: number) => (typeof width === 'function' ? width(i / (steps.length - 1)) : width) / 2,
    edge = (k: 1 | -1) =>
      thin(
        steps.map((p, i): Point => [p.x - p.ty * half(i) * k, p.y + p.tx * half(i) * k]),
        0.3,
      ),
    a = edge(1),
    b = edge(-1).reverse();
  return closed ? `${line(a)}Z${line(b)}Z` : `${line([...a, ...b])}Z`;
}

/** Draws the shadow of a thin piece only on the pieces below it: on the background it would have a hard edge. */
export function dropOn(s: Sheet, on: string | readonly string[], d: string, { dx = 4, dy = 7, strength = 0.34 } = {}): void {
  for (const under of typeof on === 'string' ? [on] : on)
    s.inside(under, () => {
      for (const [k, share] of [
        [1, 0.45],
        [0.6, 0.55],
      ] as const)
        s.add('paint', `<path d="${place(d, 1, dx * k, dy * k)}" fill="#000" fill-opacity="${op(strength * share)}"/>`);
    });
}

export function rod(
  s: Sheet,
  d: Run,
  width: number,
  metal: string,
  { closed = false, base = 60, on }: { closed?: boolean; base?: number; on?: string | readonly string[] } = {},
): void {
  const w = width * s.hardware,
    shape = ribbon(d, w, { closed, gap: 4 }),
    c = path(d);
  if (on) dropOn(s, on, shape);
  s.body(shape, {
    fill: mix(metal, '#1d1208', 0.34),
    cloth: 'smooth',
    roll: w * 0.6,
    puff: w * 0.5,
    base,
    gloss: 0.8,
    wrinkle: 0,
    wear: 0,
    edge: true,
  });
  s.stroke('paint', place(c, 1, -w * 0.06, -w * 0.08), metal, w * 0.66);
  s.stroke('paint', place(c, 1, -w * 0.14, -w * 0.18), mix(metal, '#fff6df', 0.7), w * 0.2, { opacity: 0.9 });
  s.stroke('detail', c, '#fff', w * 0.7, { opacity: 0.22 });
  s.stroke('detail', place(c, 1, -w * 0.1, -w * 0.1), '#fff', w * 0.3, { opacity: 0.22 });
}

export function plate(
  s: Sheet,
  d: string,
  metal: string,
  { base = 70, on }: { base?: number; on?: string | readonly string[] } = {},
): void {
  if (on) dropOn(s, on, d);
  s.body(d, { fill: metal, cloth: 'smooth', roll: 9, puff: 6, base, gloss: 0.75, wrinkle: 0, wear: 0, edge: true });
  s.add('paint', `<path d="${d}" fill="none" stroke="${mix(metal, '#1d1208', 0.5)}" stroke-opacity=".5" stroke-width="2"/>`);
}

export function beltLoop(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  { fill, thread, w: width = 18, lean = 0 }: { fill: string; thread: string; w?: number; lean?: number },
): void {
  const w = width * s.hardware;
  const d = `M${num(x - w / 2)} ${num(y)}L${num(x + w / 2)} ${num(y)}L${num(x + w / 2 + lean)} ${num(y + h)}L${num(x - w / 2 + lean)} ${num(y + h)}Z`;
  s.add('paint', `<path d="${place(d, 1, 3, 2)}" fill="#000" fill-opacity=".16"/>`);
  s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="6" stroke-opacity=".3"/>`);
  s.patch(d, { fill, lift: 0.22 });
  s.add('paint', `<path d="${d}" fill="none" stroke="#000" stroke-width="1.2" stroke-opacity=".22"/>`);
  for (const k of [-0.28, 0.28])
    stitch(s, `M${num(x + w * k)} ${num(y + 4)}L${num(x + w * k + lean)} ${num(y + h - 4)}`, 0, thread, { size: 1.3 });
  barTack(s, x, y + 5, 0, w - 1, thread);
  barTack(s, x + lean, y + h - 4, 0, w - 1, thread);
}

export function fade(
  s: Sheet,
  id: string,
  pale: string,
  opacity: number,
  ovals: readonly (readonly [x: number, y: number, rx: number, ry: number, turn?: number])[],
  whiskers: readonly Run[] = [],
): void {
  if (!opacity) return;
  s.define(
    id,
    `<radialGradient id="${id}"><stop offset="0" stop-color="${pale}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${pale}" stop-opacity="${op(opacity * 0.6)}"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`,
  );
  for (const [x, y, rx, ry, turn] of ovals) s.add('paint', `<path d="${oval(x, y, rx, ry, turn)}" fill="url(#${id})"/>`);
  for (const w of whiskers)
    for (const [width, share] of [
      [16, 0.3],
      [8, 0.35],
    ] as const)
      s.add('paint', `<path d="${taper(points(w), width, 0.4)}" fill="${pale}" fill-opacity="${op(opacity * share)}"/>`);
}

export function burnish(s: Sheet, d: string, { dark = '#1c0c04', widths = [40, 24, 12], opacity = 0.1 } = {}): void {
  s.inside(d, () => {
    for (const w of widths) s.stroke('paint', d, dark, w, { opacity });
  });
}
