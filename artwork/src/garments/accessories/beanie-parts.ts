// Cables that run up a knit dome, and the pom on top of it.
import { mix } from '../../kit/color.ts';
import { chance, disc, num, type Point, taper } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { profile } from '../shared/fit.ts';

/** Angles of the cables in degrees around the head, 0 in the middle. */
export const CABLES = [-66, -40, -13, 13, 40, 66] as const;
const half = profile([
  [210, 20],
  [250, 118],
  [318, 190],
  [410, 244],
  [530, 268],
  [640, 266],
  [780, 272],
]);

export function cable(s: Sheet, turn: number, end: number): void {
  const a = (turn * Math.PI) / 180,
    at = (y: number, k: number): Point => {
      const wide = half(y),
        beside = 23 * Math.cos(a) * (wide / 268) * k;
      return [500 + Math.sin(a) * wide + beside, y + 26 * Math.cos(a) - 10];
    };
  const pitch = 62;
  let ridge = '',
    valley = '',
    under = '';
  for (let y = end; y > 270; y -= pitch) {
    const w = 27 * (half(y - pitch / 2) / 268) * Math.max(0.5, Math.cos(a));
    const over = [at(y + 8, -1), at(y - pitch * 0.25, -0.75), at(y - pitch * 0.75, 0.75), at(y - pitch - 8, 1)];
    under += taper([at(y + 8, 1), at(y - pitch * 0.2, 0.9), at(y - pitch * 0.42, 0.35)], w * 0.9, 0.3);
    under += taper([at(y - pitch * 0.58, -0.35), at(y - pitch * 0.8, -0.9), at(y - pitch - 8, -1)], w * 0.9, 0.7);
    ridge += taper(over, w * 1.15, 0.5);
    valley += taper([at(y - pitch * 0.1, 0.1), at(y - pitch * 0.45, 0.9), at(y - pitch * 0.7, 1.5)], w * 0.34, 0.5);
    valley += taper([at(y - pitch * 0.3, -1.5), at(y - pitch * 0.55, -0.9), at(y - pitch * 0.9, -0.1)], w * 0.34, 0.5);
  }
  const edge = (k: number) => {
    const pts: Point[] = [];
    for (let y = end + 10; y > 262; y -= 40) pts.push(at(y, k));
    return `M${pts.map((p) => p.map(num).join(' ')).join('L')}`;
  };
  for (const k of [-2.1, 2.1]) {
    s.stroke('folds', edge(k), '#000', 15 * Math.max(0.5, Math.cos(a)), { opacity: 0.42 });
    s.stroke('detail', edge(k), '#000', 5, { opacity: 0.3 });
  }
  s.add(
    'folds',
    `<path d="${under}" fill="#fff" fill-opacity=".6"/><path d="${valley}" fill="#000" fill-opacity=".75"/><path d="${ridge}" fill="#fff" fill-opacity=".9"/>`,
  );
  s.add('detail', `<path d="${valley}" fill="#000" fill-opacity=".3"/><path d="${ridge}" fill="#fff" fill-opacity=".12"/>`);
  s.add('paint', `<path d="${valley}" fill="#000" fill-opacity=".14"/>`);
}

export function pom(s: Sheet, x: number, y: number, r: number, yarn: string): void {
  s.body(disc(x, y, r * 0.86), {
    fill: mix(yarn, '#15100c', 0.3),
    cloth: 'fleece',
    relief: 3,
    roll: r,
    puff: r * 0.9,
    base: 120,
    gloss: 0.01,
    wear: 0,
    wrinkle: 0.6,
  });
  const random = chance(23);
  const layers: [tone: string, count: number, reach: number][] = [
    [mix(yarn, '#15100c', 0.34), 150, 0.84],
    [mix(yarn, '#15100c', 0.14), 170, 0.94],
    [yarn, 230, 1],
    [mix(yarn, '#fff4e0', 0.16), 150, 0.8],
  ];
  for (const [i, [tone, count, reach]] of layers.entries()) {
    let strands = '';
    for (let n = 0; n < count; n++) {
      const a = random() * Math.PI * 2,
        out = Math.sqrt(random()) * r * reach * 0.8,
        long = r * random.range(0.14, 0.26),
        lean = a + random.near(0, 0.8),
        px = x + Math.cos(a) * out,
        py = y + Math.sin(a) * out;
      strands += `M${Math.round(px)} ${Math.round(py)}L${Math.round(px + Math.cos(lean) * long)} ${Math.round(py + Math.sin(lean) * long)}`;
    }
    // cut yarn has blunt ends: strokes with round caps, pointed ones would be thorns
    s.stroke('paint', strands, tone, 6);
    s.stroke('detail', strands, i % 2 ? '#fff' : '#000', 5, { opacity: 0.2 });
  }
}
