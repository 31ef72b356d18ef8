// Parts sewn to a cap: the mesh panel, the leather patch or the embroidered logo, the eyelets, the button on top.
import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { num } from '../../kit/geometry.ts';
import { stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { scaled } from '../shared/fit.ts';
import { oval } from '../shared/parts.ts';

export type Cap = ArtworkSpecOf<'cap'>;
export type CapCloth = { p: Palette; body: Body; meshColor: string; metal: string };

const HOLE = { wide: 13, high: 15, times: 8 };
/** A tile of honeycomb with many holes: small tiles whose edges fall between pixels render slowly. */
const HOLES = Array.from({ length: HOLE.times ** 2 }, (_, i) => {
  const x = (i % HOLE.times) * HOLE.wide,
    y = Math.floor(i / HOLE.times) * HOLE.high,
    at = (dx: number, dy: number) => `${num(x + dx)} ${num(y + dy)}`;
  return `M${at(6.5, 2.6)}L${at(10.4, 4.5)}L${at(10.4, 10.5)}L${at(6.5, 12.4)}L${at(2.6, 10.5)}L${at(2.6, 4.5)}Z`;
}).join('');

export function mesh(s: Sheet, d: string, color: string): void {
  const w = HOLE.wide * HOLE.times,
    h = HOLE.high * HOLE.times,
    tile = (id: string, ground: string, fill: string) =>
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><rect width="${w}" height="${h}" fill="${ground}"/><path d="${HOLES}" fill="${fill}"/></pattern>`;
  s.define('mesh', tile('mesh', color, mix(color, '#0b0907', 0.66)));
  s.define('meshHeight', tile('meshHeight', '#a2a2a2', '#6c6c6c'));
  s.add('paint', `<path d="${d}" fill="url(#mesh)"/>`);
  s.add('detail', `<path d="${d}" fill="url(#meshHeight)"/>`);
}

export function leatherPatch(s: Sheet, crown: string, leatherColor: string): void {
  const d = 'M356 468C394 460 456 458 500 464C506 500 508 532 506 566C460 572 410 572 370 568C362 536 358 502 356 468Z';
  s.inside(crown, () => {
    underEdge(s, d, { reach: 8, strength: 0.26, dx: 2, dy: 3 });
    s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".3"/>`);
    s.add('folds', `<path d="${d}" fill="#808080" fill-opacity=".7"/>`); // no seam shows through leather
    s.patch(d, { fill: leatherColor, lift: 0.24 });
    s.add('detail', `<path d="${d}" fill="#b4b4b4" fill-opacity=".75"/>`);
    s.inside(d, () => {
      for (const w of [26, 14]) s.stroke('paint', d, '#1c0c04', w, { opacity: 0.12 });
    });
    stitch(s, 'M364 475C398 467 456 465 493 471C498 504 500 532 499 559C458 564 412 564 377 561C370 532 366 504 364 475', 0, '#c9a06a', {
      size: 1.8,
    });
  });
}

export function embroiderLogo(s: Sheet, crown: string, p: Palette): void {
  const peaks: [d: string, dark: boolean][] = [
      ['M350 566L398 470L424 512L404 566Z', false],
      ['M398 470L412 506L396 530L410 566L350 566Z', true],
      ['M404 566L452 486L516 566Z', false],
      ['M452 486L462 520L446 540L456 566L404 566Z', true],
    ],
    ink = mix(p.thread, '#f3e3bd', 0.5);
  s.inside(crown, () =>
    s.moved(scaled(1.12, 1.12, [430, 520], 0, -24), () => {
      for (const [d, dark] of peaks) {
        s.patch(d, { fill: dark ? mix(ink, p.base, 0.42) : ink, lift: 0.3 });
        s.inside(d, () => {
          let threads = '';
          for (let x = 330; x < 560; x += 3.2) threads += `M${num(x)} 460L${num(x - (dark ? -18 : 22))} 572`;
          s.stroke('detail', threads, '#000', 1.3, { opacity: 0.4, cap: 'butt' });
          s.stroke('paint', threads, '#000', 1, { opacity: 0.12, cap: 'butt' });
        });
        s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="3" stroke-opacity=".26"/>`);
      }
    }),
  );
}

export function stitchedEyelet(s: Sheet, x: number, y: number, rx: number, ry: number, turn: number, p: Palette): void {
  const rim = oval(x, y, rx, ry, turn),
    hole = oval(x, y, rx * 0.48, ry * 0.48, turn);
  s.add('paint', `<path d="${rim}" fill="${mix(p.base, p.thread, 0.4)}"/><path d="${hole}" fill="#0a0706"/>`);
  s.add('detail', `<path d="${rim}" fill="#fff" fill-opacity=".3"/><path d="${hole}" fill="#000" fill-opacity=".6"/>`);
}

export const crownButton = (s: Sheet, x: number, y: number, body: Body) =>
  s.body(
    `M${x - 27} ${y}C${x - 29} ${y - 14} ${x - 15} ${y - 21} ${x} ${y - 21}C${x + 16} ${y - 21} ${x + 28} ${y - 12} ${x + 26} ${y + 2}C${x + 15} ${y + 10} ${x - 15} ${y + 10} ${x - 27} ${y}Z`,
    { ...body, roll: 22, puff: 18, base: 206, edge: true, wrinkle: 0.1 },
  );
