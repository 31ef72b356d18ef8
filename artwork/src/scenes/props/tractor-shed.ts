// An open-fronted shed of weathered boards under a tin roof: two open bays with bales, one boarded.
import { mix } from '../../kit/color.ts';
import { chance, disc, num } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, grain, groove, metal, pool, timber } from './materials.ts';

const SIDE = cut([70, 420], [196, 316], [196, 806], [70, 770]);
const INSIDE = cut([196, 400], [960, 408], [960, 792], [196, 806]);
const ROOF = cut([56, 398], [150, 250], [900, 262], [1000, 404], [990, 420], [196, 416]);
const BAY = cut([722, 412], [952, 414], [952, 792], [722, 798]);

export function tractorShed({ color = '#7b7064', seed = 4 } = {}): string {
  const s = new Sheet({ name: 'tractor shed', drift: { amount: 2, seed: 2 } });
  const r = chance(seed);
  const wood = { ...timber, roll: 10, puff: 4 };
  const upright = (x0: number, x1: number, y0: number, y1: number, step: number) => {
    let d = '';
    for (let x = x0; x < x1; x += step * r.range(0.9, 1.1)) d += `M${num(x)} ${y0}L${num(x)} ${y1}`;
    return d;
  };
  s.body(INSIDE, {
    ...timber,
    fill: gradient(s, 'deep', [
      [0, '#14110f'],
      [0.6, '#2a241e'],
      [1, '#4a4136'],
    ]),
    roll: 20,
    puff: -20,
    base: -60,
    gloss: 0.02,
  });
  s.inside(INSIDE, () => {
    s.stroke('paint', upright(210, 960, 420, 770, 26), '#4d4338', 4, { opacity: 0.4 });
    glaze(
      s,
      INSIDE,
      gradient(s, 'dark', [
        [0, '#0b0908', 0.8],
        [1, '#0b0908', 0],
      ]),
    );
  });
  // bales, a ladder, a drum
  const straw = { cloth: 'fleece', fill: '#b59655', roll: 24, puff: 18, base: -20, wrinkle: 1.5, grain: 1.6 } as const;
  for (const [x, y, w, h] of [
    [226, 700, 128, 92],
    [300, 614, 122, 88],
    [360, 706, 110, 86],
  ] as const) {
    s.body(board(x, y, w, h), { ...straw, fill: mix('#a98b4e', '#6b5630', r() * 0.5 + 0.2) });
    s.inside(board(x, y, w, h), () => {
      grain(s, r, [x, y, x + w, y + h], 26, false, 0.5);
      s.stroke('paint', `M${x + w * 0.3} ${y}L${x + w * 0.3} ${y + h}M${x + w * 0.72} ${y}L${x + w * 0.72} ${y + h}`, '#e3d3a4', 3, {
        opacity: 0.6,
      });
    });
  }
  s.body(SIDE, { ...wood, fill: mix(color, '#3b3630', 0.46) });
  s.inside(SIDE, () => {
    groove(s, upright(82, 196, 300, 810, 19), 4, 0.55);
    grain(s, r, [70, 330, 196, 800], 30, true, 0.35);
  });
  s.body(BAY, { ...wood, fill: color, base: 10 });
  s.inside(BAY, () => {
    for (let k = 0; k < 10; k++)
      s.add(
        'paint',
        `<path d="${board(722 + k * 23, 410, 23, 390)}" fill="${mix(color, r() < 0.5 ? '#4a433b' : '#a3988a', r() * 0.45)}"/>`,
      );
    groove(s, upright(745, 955, 400, 800, 23), 4, 0.6);
    grain(s, r, [722, 410, 952, 800], 60, true, 0.35);
    groove(s, 'M724 610L952 606', 5, 0.6);
  });
  for (const d of [cut([736, 440], [748, 436], [938, 588], [930, 598]), cut([736, 628], [748, 622], [938, 772], [930, 782])])
    s.patch(d, { fill: mix(color, '#2e2924', 0.2), lift: 0.3 });
  s.patch(board(732, 432, 212, 14), { fill: mix(color, '#2e2924', 0.15), lift: 0.3 });
  s.patch(board(732, 592, 212, 14), { fill: mix(color, '#2e2924', 0.15), lift: 0.3 });
  for (const [x, w] of [
    [188, 22],
    [452, 18],
    [706, 22],
    [944, 22],
  ] as const) {
    s.body(board(x, 404, w, 404 - (x - 188) * 0.018), { ...timber, fill: mix(color, '#5b5148', 0.4), roll: 9, puff: 8, base: 34 });
    grain(s, r, [x + 2, 410, x + w - 2, 800], 6, true, 0.4);
  }
  s.body(cut([190, 408], [962, 412], [962, 436], [190, 434]), {
    ...timber,
    fill: mix(color, '#4a4037', 0.3),
    roll: 10,
    puff: 8,
    base: 40,
  });
  // tin roof with rust along the laps
  const tin = { ...metal, gloss: 0.34, roll: 12, puff: 6, base: 60 };
  s.body(ROOF, {
    ...tin,
    fill: gradient(s, 'tin', [
      [0, '#aab0b0'],
      [0.7, '#848b8d'],
      [1, '#5c6265'],
    ]),
  });
  s.inside(ROOF, () => {
    let ribs = '';
    for (let i = 0; i <= 34; i++) ribs += `M${num(150 + i * 22.1)} 250L${num(60 + i * 27.6)} 420`;
    groove(s, ribs, 4.4, 0.5);
    for (let k = 0; k < 26; k++) {
      const i = Math.floor(r() * 33);
      const y = r.range(300, 416);
      const t = (y - 250) / 170;
      const x = 150 + i * 22.1 + (60 + i * 27.6 - (150 + i * 22.1)) * t;
      s.add(
        'paint',
        `<path d="${cut([x, y - r.range(30, 90)], [x + 12, y - 20], [x + 16, y], [x + 2, y])}" fill="#8a4e2c" fill-opacity="${num(r.range(0.16, 0.4))}"/>`,
      );
    }
    s.stroke('paint', 'M104 330L956 338', '#3c4042', 3, { opacity: 0.5 });
    glaze(s, ROOF, pool(s, 'sky', [420, 250, 420], '#f4efe2', 0.4));
  });
  s.stroke('paint', 'M152 251L900 263', '#eef0ea', 4, { opacity: 0.7 });
  s.stroke('paint', 'M58 400L196 418L990 421', '#2c2f31', 7, { opacity: 0.7 });
  s.body(disc(840, 520, 30), { ...metal, fill: '#6b2c20', roll: 10, puff: 6, base: 40 });
  s.patch(disc(840, 520, 17), { fill: mix(color, '#2e2924', 0.1), lift: -0.4 });
  return s.toString();
}
