// What the props are made of, and the marks that several of them share.
import { type Chance, line, num, type Point, smooth, taper } from '../../kit/geometry.ts';
import type { Form, Sheet } from '../../kit/sheet.ts';

export const metal: Partial<Form> = { cloth: 'smooth', gloss: 0.8, wrinkle: 0, wear: 0.4 };
export const timber: Partial<Form> = { cloth: 'twill', gloss: 0.12, wrinkle: 0.3, wear: 0.5, grain: 1.4 };
export const bark: Partial<Form> = { cloth: 'fleece', gloss: 0.03, wrinkle: 1.6, wear: 0.3, grain: 1.8, relief: 3 };
export const stone: Partial<Form> = { cloth: 'fleece', gloss: 0.06, wrinkle: 1.4, wear: 0.3, grain: 1.2 };

export function gradient(
  s: Sheet,
  id: string,
  stops: [at: number, color: string, opacity?: number][],
  direction = 'x2="0" y2="1"',
): string {
  const marks = stops.map(([at, color, o = 1]) => `<stop offset="${at}" stop-color="${color}"${o < 1 ? ` stop-opacity="${o}"` : ''}/>`);
  s.defs.push(`<linearGradient id="${id}" x1="0" y1="0" ${direction}>${marks.join('')}</linearGradient>`);
  return `url(#${id})`;
}

/** Defines a radial light or shade, in canvas units, and returns the paint that refers to it. */
export function pool(s: Sheet, id: string, [cx, cy, r]: [number, number, number], color: string, opacity: number): string {
  s.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${color}" stop-opacity="${(opacity * 0.4).toFixed(2)}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

export const glaze = (s: Sheet, d: string, fill: string, opacity = 1) =>
  s.add('paint', `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`);

export function groove(s: Sheet, d: string, width = 3, depth = 0.6): void {
  s.stroke('detail', d, '#000', width, { opacity: depth });
  s.stroke('paint', d, '#000', width * 0.5, { opacity: 0.35 });
}

export const cut = (...corners: Point[]) => `${line(corners)}Z`;

export const lump = (...spots: Point[]) => smooth(spots, true);

export const board = (x: number, y: number, w: number, h: number) => cut([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

export function grain(
  s: Sheet,
  r: Chance,
  [x0, y0, x1, y1]: [number, number, number, number],
  count: number,
  upright: boolean,
  depth = 0.4,
): void {
  let dark = '';
  let pale = '';
  for (let k = 0; k < count; k++) {
    const x = r.range(x0, x1);
    const y = r.range(y0, y1);
    const long = r.range(0.12, 0.4) * (upright ? y1 - y0 : x1 - x0);
    const sway = r.near(0, 8);
    const mark = taper(
      upright
        ? [
            [x, y],
            [x + sway, y + long / 2],
            [x + sway * 0.3, y + long],
          ]
        : [
            [x, y],
            [x + long / 2, y + sway],
            [x + long, y + sway * 0.3],
          ],
      r.range(2, 6),
      r.range(0.3, 0.6),
    );
    if (k % 4) dark += mark;
    else pale += mark;
  }
  s.add(
    'detail',
    `<path d="${dark}" fill="#000" fill-opacity="${depth}"/><path d="${pale}" fill="#fff" fill-opacity="${num(depth * 0.5)}"/>`,
  );
  s.add('paint', `<path d="${dark}" fill="#000" fill-opacity="${num(depth * 0.5)}"/><path d="${pale}" fill="#fff" fill-opacity=".07"/>`);
}
