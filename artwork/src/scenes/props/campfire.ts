// A cooking fire: tripod and chain, an enamel kettle, a ring of stones round charred logs. The flames are light, not paint: see `flames`.
import { mix } from '../../kit/color.ts';
import { type Chance, chance, disc, num, type Point, taper } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { bark, glaze, gradient, lump, metal, pool, stone, timber } from './materials.ts';

const KETTLE =
  'M404 560C404 520 440 498 500 498C560 498 596 520 596 560C606 600 612 640 604 668C598 686 560 694 500 694C440 694 402 686 396 668C388 640 394 600 404 560Z';

function pebble(s: Sheet, r: Chance, x: number, y: number, w: number, h: number): void {
  const spots = Array.from({ length: 7 }, (_, i): Point => {
    const a = (i / 7) * Math.PI * 2;
    return [x + Math.cos(a) * w * r.range(0.86, 1.1), y + Math.sin(a) * h * r.range(0.84, 1.1)];
  });
  s.body(lump(...spots), {
    ...stone,
    fill: mix('#4d4843', r() < 0.5 ? '#35312e' : '#655b50', r()),
    roll: h * 0.9,
    puff: h * 0.7,
    base: 10,
  });
}

function stick(s: Sheet, from: Point, to: Point, w: number, fill: string): void {
  const [ax, ay] = from;
  const [bx, by] = to;
  const l = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((ay - by) / l) * w, ((bx - ax) / l) * w];
  s.body(
    `M${num(ax - nx)} ${num(ay - ny)}L${num(bx - nx * 0.8)} ${num(by - ny * 0.8)}L${num(bx + nx * 0.8)} ${num(by + ny * 0.8)}L${num(ax + nx)} ${num(ay + ny)}Z`,
    { ...bark, fill, roll: w * 1.2, puff: w * 1.1, base: 20 },
  );
}

/** Embers are at (500, 850) of the 1000 x 1000 sheet, the kettle above them. */
export function campfire({ color = '#2f5661', seed = 5 } = {}): string {
  const s = new Sheet({ name: 'campfire', drift: { amount: 2, seed: 3 } });
  const r = chance(seed);
  const pole = { ...timber, roll: 12, puff: 11 };
  s.body('M486 70L506 70L566 900L546 902Z', { ...pole, fill: '#3b2818', base: -10 });
  for (const [x, y, w, h] of [
    [300, 838, 56, 36],
    [396, 818, 54, 32],
    [600, 818, 56, 32],
    [704, 838, 52, 36],
    [500, 812, 48, 28],
  ] as const)
    pebble(s, r, x, y, w, h);
  s.body('M330 862C400 820 600 820 672 862C640 896 360 896 330 862Z', {
    fill: pool(s, 'ember', [500, 856, 170], '#ffb348', 1),
    cloth: 'fleece',
    roll: 20,
    puff: 8,
    base: 0,
    relief: 6,
  });
  glaze(s, 'M330 862C400 820 600 820 672 862C640 896 360 896 330 862Z', '#c4441a', 0.3);
  stick(
    s,
    [342, 880],
    [560, 800],
    24,
    gradient(
      s,
      'l1',
      [
        [0, '#5a3a22'],
        [0.5, '#241610'],
        [1, '#e0702a'],
      ],
      'x2="1" y2="0"',
    ),
  );
  stick(
    s,
    [664, 886],
    [440, 806],
    25,
    gradient(
      s,
      'l2',
      [
        [0, '#d8641f'],
        [0.5, '#20140e'],
        [1, '#4e3420'],
      ],
      'x2="1" y2="0"',
    ),
  );
  stick(s, [500, 906], [506, 796], 22, '#2a1a11');
  s.stroke('paint', 'M392 856L470 830M600 858L520 826M498 880L502 840', '#ff8a34', 7, { opacity: 0.8 });
  for (const [x, y, w, h] of [
    [250, 886, 58, 42],
    [352, 916, 62, 42],
    [468, 928, 60, 40],
    [584, 924, 62, 42],
    [690, 904, 58, 42],
    [756, 868, 44, 34],
  ] as const)
    pebble(s, r, x, y, w, h);
  // chain and kettle
  for (let y = 118; y < 400; y += 26)
    s.stroke('paint', `M${num(499 + (y % 52 ? 2 : -2))} ${y}L500 ${y + 18}`, y % 52 ? '#4b4a48' : '#6d6a64', 7);
  s.body('M494 396L506 396L508 430L492 430Z', { ...metal, fill: '#4b4a48', roll: 6, puff: 5, base: 30 });
  const bail = 'M408 560C396 450 440 420 500 420C560 420 604 450 592 560';
  s.stroke('paint', bail, '#17120e', 13);
  s.stroke('paint', bail, '#8d8880', 5);
  s.body('M404 590C360 570 344 530 322 512L300 524C318 560 340 640 404 660Z', {
    ...metal,
    fill: mix(color, '#0b1114', 0.2),
    roll: 26,
    puff: 20,
    base: 20,
    gloss: 0.7,
  });
  s.body(KETTLE, {
    ...metal,
    fill: gradient(s, 'enamel', [
      [0, color],
      [0.62, mix(color, '#10100f', 0.34)],
      [1, '#191412'],
    ]),
    roll: 84,
    puff: 70,
    base: 26,
    gloss: 0.8,
  });
  s.inside(KETTLE, () => {
    let specks = '';
    for (let k = 0; k < 130; k++) specks += disc(r.range(396, 606), r.range(500, 640), r.range(1, 2.8));
    s.add('paint', `<path d="${specks}" fill="#dfe4dd" fill-opacity=".5"/>`);
    glaze(s, KETTLE, pool(s, 'under', [500, 730, 130], '#ff9440', 0.9));
    s.add(
      'paint',
      `<path d="${taper(
        [
          [424, 600],
          [420, 560],
          [446, 522],
        ],
        22,
        0.5,
      )}" fill="#eef4ee" fill-opacity=".34"/>`,
    );
  });
  s.body('M432 512C440 484 470 476 500 476C530 476 560 484 568 512C548 522 452 522 432 512Z', {
    ...metal,
    fill: mix(color, '#ffffff', 0.06),
    roll: 30,
    puff: 26,
    base: 52,
    gloss: 0.8,
  });
  s.stroke('paint', 'M430 514C460 526 540 526 570 514', '#0d0c0b', 4);
  s.body(disc(500, 468, 12), { ...metal, fill: '#1d1a18', roll: 12, puff: 11, base: 70 });
  // near legs of the tripod, lashed at the top
  s.body('M500 52L520 60L214 930L190 924Z', {
    ...pole,
    fill: gradient(s, 'leg', [
      [0, '#3a291b'],
      [0.6, '#6b4526'],
      [1, '#a8662c'],
    ]),
    base: 50,
  });
  s.body('M478 62L498 52L836 922L812 930Z', {
    ...pole,
    fill: gradient(s, 'leg2', [
      [0, '#3a291b'],
      [0.6, '#5b3c22'],
      [1, '#8c5526'],
    ]),
    base: 50,
  });
  for (const y of [92, 104, 116]) s.stroke('paint', `M482 ${y + 6}L522 ${y - 4}`, '#b59a6a', 9);
  return s.toString();
}

/** Draws flames for the light map of a scene: soft orange outside, pale in the middle. `foot` is the middle of the embers. */
export function flames(r: Chance, [x, foot]: Point, wide: number, high: number): string {
  const tongues = (count: number, w: number, h: number, thick: number) => {
    let d = '';
    for (let k = 0; k < count; k++) {
      const t = count > 1 ? k / (count - 1) - 0.5 : 0;
      const top = h * (1 - Math.abs(t) * 1.1) * r.range(0.72, 1.06);
      const lean = r.near(0, w * 0.16) - t * w * 0.24;
      const bx = x + t * w;
      d += taper(
        [
          [bx, foot + 3],
          [bx + lean * 0.2 - t * 4, foot - top * 0.4],
          [bx + lean + w * 0.08, foot - top * 0.72],
          [bx + lean, foot - top],
        ],
        thick * r.range(0.8, 1.15),
        0.3,
      );
    }
    return d;
  };
  return `<g filter="url(#lick)"><path d="${tongues(7, wide, high, wide * 0.34)}" fill="#d8480c" fill-opacity=".75"/></g><g filter="url(#tip)"><path d="${tongues(6, wide * 0.74, high * 0.78, wide * 0.24)}" fill="#ff9326" fill-opacity=".85"/><path d="${tongues(4, wide * 0.44, high * 0.5, wide * 0.2)}" fill="#ffe39a" fill-opacity=".95"/></g>`;
}
