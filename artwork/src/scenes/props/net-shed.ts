// The end of a net shed: tarred boards, a peg rail, a coil of rope and two buoys. It runs out of the image above and on the right.
import { mix } from '../../kit/color.ts';
import { chance, disc } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, grain, groove, metal, timber } from './materials.ts';

const WALL = 'M120 -20L580 -20L580 896L120 890Z';

/** Draws only the left 580 units of the 1000 x 1000 sheet. */
export function netShed({ color = '#4c5654', seed = 7 } = {}): string {
  const s = new Sheet({ name: 'net shed', drift: { amount: 2, seed: 3 } });
  const r = chance(seed);
  s.body(WALL, { ...timber, fill: color, roll: 6, puff: 3 });
  s.inside(WALL, () => {
    for (let x = 120; x < 580; x += 74) {
      s.add('paint', `<path d="${board(x, -20, 74, 930)}" fill="${mix(color, r() < 0.5 ? '#2c3434' : '#7d8478', r() * 0.5)}"/>`);
      s.patch(board(x, -20, 20, 930), { fill: mix(color, '#39413f', 0.5), lift: 0.2 });
      groove(s, `M${x + 21} -20L${x + 21} 900M${x} -20L${x} 900`, 4, 0.6);
    }
    grain(s, r, [120, -10, 580, 900], 66, true, 0.34);
    glaze(
      s,
      WALL,
      gradient(s, 'damp', [
        [0, '#141b1c', 0.5],
        [0.25, '#141b1c', 0.1],
        [0.8, '#20251f', 0],
        [1, '#1b2018', 0.6],
      ]),
    );
  });
  s.body(cut([84, -20], [132, -20], [134, 900], [88, 904]), { ...timber, fill: '#c7c2b0', roll: 12, puff: 9, base: 20 });
  grain(s, r, [90, -10, 130, 890], 12, true, 0.3);
  s.body(board(196, 150, 384, 56), { ...timber, fill: '#a08c6c', roll: 12, puff: 9, base: 20 });
  s.inside(board(196, 150, 384, 56), () => grain(s, r, [196, 150, 580, 206], 12, false, 0.4));
  for (const x of [331, 520]) {
    s.body(disc(x, 178, 20), { ...timber, fill: '#6d5236', roll: 14, puff: 12, base: 30 });
    s.body(disc(x - 2, 174, 13), { ...timber, fill: '#b78d58', roll: 12, puff: 11, base: 50, gloss: 0.3 });
  }
  // a coil of rope and two buoys, each on its nail
  for (const [k, rx] of [62, 50, 38].entries()) {
    const ring = `M${226 - rx} 730C${226 - rx} ${730 - rx * 2} ${226 + rx} ${730 - rx * 2} ${226 + rx} 730C${226 + rx} ${730 + rx * 2} ${226 - rx} ${730 + rx * 2} ${226 - rx} 730`;
    s.stroke('paint', ring, '#14191a', 17, { opacity: 0.35 });
    s.stroke('detail', ring, '#fff', 13, { opacity: 0.5 });
    s.stroke('paint', ring, mix('#c9b384', '#6b5a3a', k * 0.16), 13);
    s.stroke('paint', ring, '#5a4a2c', 13, { dash: '2 7', cap: 'butt', opacity: 0.55 });
  }
  for (const [x, y, c] of [
    [470, 700, '#d9662e'],
    [524, 738, '#e3d7b0'],
  ] as const) {
    s.stroke('paint', `M500 600L${x} ${y - 50}`, '#c9b384', 5);
    s.body(
      `M${x - 34} ${y}C${x - 38} ${y - 52} ${x + 38} ${y - 52} ${x + 34} ${y}C${x + 30} ${y + 80} ${x + 12} ${y + 106} ${x} ${y + 108}C${x - 12} ${y + 106} ${x - 30} ${y + 80} ${x - 34} ${y}Z`,
      { ...metal, fill: c, roll: 34, puff: 30, base: 30, gloss: 0.4 },
    );
    s.patch(board(x - 36, y + 8, 72, 16), { fill: mix(c, '#1a2422', 0.6), lift: 0.1 });
  }
  for (const [x, y] of [
    [500, 598],
    [226, 606],
  ] as const)
    s.body(disc(x, y, 8), { ...metal, fill: '#6d6a62', roll: 8, puff: 7, base: 30 });
  return s.toString();
}
