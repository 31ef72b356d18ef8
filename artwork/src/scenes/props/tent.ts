// A canvas ridge tent, seen from the front left corner, its flaps tied back and a lantern lit inside.
import { mix } from '../../kit/color.ts';
import { chance } from '../../kit/geometry.ts';
import { crumple, fold, seam, stitch } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cut, glaze, gradient, pool, timber } from './materials.ts';

const SIDE = 'M318 196C470 214 640 226 806 222C858 360 916 520 986 686C830 742 680 790 548 828C470 620 394 400 318 196Z';
const OPENING = 'M318 204C270 400 220 610 168 796L548 826C470 620 394 404 318 204Z';
const LEFT = 'M318 196C250 380 150 600 40 776C90 790 130 796 172 798C196 700 232 600 262 540C288 440 306 320 322 204Z';
const RIGHT = 'M318 196C398 400 474 620 552 830C510 830 478 826 440 822C436 720 404 620 372 560C346 450 328 320 314 204Z';

/** The firelight comes from the right. */
export function tent({ color = '#cdb98f', seed = 3 } = {}): string {
  const s = new Sheet({ name: 'tent', drift: { amount: 3, seed: 6 } });
  const r = chance(seed);
  const thread = mix(color, '#6e5638', 0.5);
  s.body('M300 150L330 150L336 214L302 214Z', { ...timber, fill: '#6d4a2c', roll: 14, puff: 12, base: -6 });
  s.body('M798 186L818 184L822 240L800 240Z', { ...timber, fill: '#5a3d25', roll: 10, puff: 8, base: -6 });
  s.body(SIDE, {
    fill: gradient(s, 'side', [
      [0, color],
      [0.6, mix(color, '#8d7a58', 0.35)],
      [1, mix(color, '#5d5038', 0.6)],
    ]),
    roll: 40,
    puff: 24,
    wrinkle: 1.6,
    angle: 68,
    wear: 0.3,
  });
  s.inside(SIDE, () => {
    // the cloth hangs from the ridge and is pulled out at four pegs
    for (const [x, y, a] of [
      [560, 820, -18],
      [690, 784, 6],
      [830, 736, 10],
      [978, 690, 24],
    ] as const) {
      fold(
        s,
        [
          [x, y],
          [x - 62 + a, y - 150],
          [x - 126 + a, y - 330],
        ],
        46,
        0.6,
      );
      fold(
        s,
        [
          [x + 4, y - 4],
          [x - 20 + a, y - 120],
          [x - 70 + a, y - 250],
        ],
        30,
        0.45,
        { side: -1 },
      );
      fold(
        s,
        [
          [x - 8, y],
          [x - 96 + a, y - 110],
          [x - 150 + a, y - 190],
        ],
        26,
        0.4,
      );
    }
    fold(s, '340 230 480 262 640 270 800 246', 34, 0.5);
    fold(s, '420 420 540 470 700 480 860 420', 60, -0.34);
    crumple(s, [420, 260, 900, 760], 22, { seed: 12, angle: 1.2, spread: 0.8, length: [50, 140], width: [10, 22], strength: [0.12, 0.32] });
    for (const d of ['M486 216C560 400 640 610 694 790', 'M650 224C712 390 784 570 842 742'])
      seam(s, d, { thread, rows: [7], seed: 5, pucker: 0.6 });
    stitch(s, 'M330 222C480 240 640 250 806 244', 0, thread);
    stitch(s, 'M536 806C680 766 830 716 970 668', 0, thread);
    s.stroke('detail', 'M540 820C680 782 830 732 980 680', '#fff', 20, { opacity: 0.16, cap: 'butt' });
    glaze(
      s,
      SIDE,
      gradient(s, 'dusk', [
        [0, '#2a3a4c', 0.5],
        [0.55, '#2a3038', 0.12],
        [1, '#3a2414', 0],
      ]),
    );
    glaze(s, SIDE, pool(s, 'fire', [1010, 800, 640], '#ff8a34', 0.72));
    glaze(s, SIDE, pool(s, 'lamp', [500, 640, 300], '#ffd58a', 0.4));
  });
  s.body(OPENING, {
    fill: gradient(s, 'in', [
      [0, '#3a2110'],
      [0.5, '#a8662a'],
      [0.82, '#f0b25a'],
      [1, '#6a3c18'],
    ]),
    roll: 30,
    puff: -30,
    base: -30,
    gloss: 0.02,
    wrinkle: 0.4,
    wear: 0,
  });
  s.inside(OPENING, () => {
    glaze(s, OPENING, pool(s, 'heart', [378, 740, 250], '#ffe9b4', 1));
    // back wall, bedroll, lantern
    s.add(
      'paint',
      '<path d="M318 330L236 742L452 752Z" fill="#7d4a1e" fill-opacity=".35"/><path d="M150 772C250 742 420 750 560 790L560 840L150 830Z" fill="#4a2a14"/>',
    );
    s.add(
      'paint',
      '<path d="M184 788C196 752 236 738 280 742C304 748 308 776 296 792C262 802 224 806 196 806C186 804 182 796 184 788Z" fill="#5b6b4a"/><path d="M196 780C216 756 250 750 286 754" stroke="#b4bd8e" stroke-width="5" fill="none" stroke-opacity=".7"/><path d="M222 750C216 768 216 786 222 804M262 744C256 764 256 782 262 800" stroke="#2e2114" stroke-width="6" fill="none"/>',
    );
    s.add(
      'paint',
      '<path d="M358 726C358 704 400 704 400 726L404 790L354 790Z" fill="#fff4cf"/><path d="M350 788L408 788L412 810L346 810ZM352 722L406 722L396 700L362 700Z" fill="#3b2a1a"/><path d="M364 700C364 664 394 664 394 700" stroke="#3b2a1a" stroke-width="5" fill="none"/>',
    );
    s.stroke('paint', 'M318 200L330 812', '#2c190c', 15);
    s.stroke('paint', 'M322 260L334 812', '#c98b45', 4, { opacity: 0.6 });
  });
  const flap = { roll: 30, puff: 22, base: 16, angle: 20, wrinkle: 1.4 };
  s.body(LEFT, {
    ...flap,
    fill: gradient(s, 'left', [
      [0, mix(color, '#4d5a68', 0.5)],
      [1, mix(color, '#2f3640', 0.66)],
    ]),
  });
  s.inside(LEFT, () => {
    fold(s, '312 250 262 420 196 580 110 740', 40, 0.6);
    fold(s, '300 340 236 480 150 640 70 770', 30, 0.4, { side: -1 });
    fold(s, '256 556 214 600 170 690 160 790', 30, 0.7);
    fold(s, '262 548 230 560 180 590 130 640', 26, 0.6, { side: -1 });
    crumple(s, [70, 420, 280, 790], 12, { seed: 4, angle: 2.1, spread: 0.5, length: [50, 110], width: [8, 18], strength: [0.14, 0.36] });
    glaze(s, LEFT, pool(s, 'spill', [330, 720, 230], '#ffb55e', 0.5));
  });
  s.body(RIGHT, {
    ...flap,
    fill: gradient(s, 'right', [
      [0, mix(color, '#6a6258', 0.45)],
      [1, mix(color, '#7a5a38', 0.4)],
    ]),
  });
  s.inside(RIGHT, () => {
    fold(s, '326 250 366 420 430 600 510 810', 36, 0.6);
    fold(s, '376 560 410 620 440 720 446 820', 26, 0.6, { side: -1 });
    fold(s, '372 556 420 590 470 680 500 780', 22, 0.5);
    crumple(s, [340, 420, 520, 800], 8, { seed: 8, angle: 1.2, spread: 0.4, length: [40, 100], width: [8, 14], strength: [0.14, 0.3] });
    glaze(s, RIGHT, pool(s, 'warm', [420, 700, 220], '#ffb050', 0.45));
  });
  for (const [x, y] of [
    [262, 544],
    [373, 560],
  ] as const) {
    s.body(cut([x - 22, y - 9], [x + 20, y - 13], [x + 22, y + 9], [x - 20, y + 13]), {
      fill: '#8c744a',
      roll: 9,
      puff: 9,
      base: 50,
      edge: true,
    });
    s.stroke('paint', `M${x} ${y + 10}C${x - 6} ${y + 40} ${x + 8} ${y + 60} ${x - 4 + r.near(0, 6)} ${y + 84}`, '#8c744a', 5);
  }
  // what the ridge pole carries, and its edge to the sky
  s.stroke('detail', 'M318 198C470 216 640 228 806 224', '#fff', 14, { opacity: 0.4 });
  s.stroke('paint', 'M318 198C470 215 640 227 806 223', mix(color, '#c3d0da', 0.4), 5, { opacity: 0.7 });
  return s.toString();
}
