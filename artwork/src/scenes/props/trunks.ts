// Trunks of old pines that run out of the image at the top: plated bark, a broken stub, roots that grip the ground.
import { mix } from '../../kit/color.ts';
import { type Chance, chance, num, type Point, smooth, taper } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { bark, glaze, gradient } from './materials.ts';

export interface Trunk {
  /** Middle of the foot, in units of the sheet. */
  x: number;
  foot: number;
  width: number;
  /** Direction of the firelight, and how much of it arrives, from 0 to 1. */
  lit: -1 | 1;
  light: number;
  color: string;
}

const outline = (r: Chance, { x, foot, width: w }: Trunk): string => {
  const lean = r.near(0, 10);
  const side = (way: 1 | -1): Point[] =>
    [-20, 140, 320, 520, 700, foot - 90, foot - 34].map(
      (y): Point => [x + lean * (1 - y / foot) + way * w * (0.4 + 0.1 * (y / foot)) + r.near(0, w * 0.03), y],
    );
  const root = (way: 1 | -1): Point[] => [
    [x + way * w * 0.62, foot - 8],
    [x + way * w * 0.86, foot + 8],
  ];
  const right = [...side(1), ...root(1)];
  const left = [...side(-1), ...root(-1)].reverse();
  return `${smooth(right)}L${num(x + w * 0.2)} ${foot + 4}L${num(x - w * 0.3)} ${foot + 10}L${smooth(left).slice(1)}Z`;
};

function plates(s: Sheet, r: Chance, { x, foot, width: w }: Trunk): void {
  let cracks = '';
  let faces = '';
  const rows = Math.round(foot / 22);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < 5; k++) {
      const px = x + ((k + r.near(0.5, 0.5)) / 5 - 0.5) * w * 1.06;
      const y = (i / rows) * foot + r.near(0, 18);
      const l = r.range(18, 64);
      const bend = r.near(0, w * 0.07);
      const mark = taper(
        [
          [px, y],
          [px + bend, y + l / 2],
          [px + bend * 0.2, y + l],
        ],
        Math.max(2, w * r.range(0.03, 0.075)),
        r.range(0.3, 0.7),
      );
      if (k % 3 === 2) faces += mark;
      else cracks += mark;
    }
  s.add('detail', `<path d="${cracks}" fill="#000" fill-opacity=".6"/><path d="${faces}" fill="#fff" fill-opacity=".3"/>`);
  s.add('paint', `<path d="${cracks}" fill="#0c0806" fill-opacity=".5"/><path d="${faces}" fill="#fff" fill-opacity=".06"/>`);
}

export function trunks(list: Trunk[], seed = 2): string {
  const s = new Sheet({ name: 'pine trunks', drift: { amount: 4, seed } });
  const r = chance(seed);
  list.forEach((trunk, i) => {
    const d = outline(r, trunk);
    s.body(d, {
      ...bark,
      fill: gradient(s, `t${i}`, [
        [0, mix(trunk.color, '#0c1116', 0.5)],
        [0.75, trunk.color],
        [1, mix(trunk.color, '#0a0806', 0.4)],
      ]),
      roll: trunk.width * 0.56,
      puff: trunk.width * 0.42,
      base: i * 6,
    });
    s.inside(d, () => {
      plates(s, r, trunk);
      const warm = gradient(
        s,
        `w${i}`,
        trunk.lit > 0
          ? [
              [0.3, '#ff8634', 0],
              [0.8, '#ff8634', trunk.light],
              [1, '#ffa65a', trunk.light],
            ]
          : [
              [0, '#ffa65a', trunk.light],
              [0.2, '#ff8634', trunk.light],
              [0.7, '#ff8634', 0],
            ],
        'x2="1" y2="0"',
      );
      // the light dies upwards
      s.defs.push(
        `<linearGradient id="m${i}" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="#000"/><stop offset=".62" stop-color="#777"/><stop offset=".9" stop-color="#fff"/></linearGradient><mask id="k${i}"><rect x="-50" y="-50" width="1100" height="1100" fill="url(#m${i})"/></mask>`,
      );
      s.add('paint', `<g mask="url(#k${i})">`);
      glaze(s, d, warm);
      s.add('paint', '</g>');
    });
  });
  return s.toString();
}
