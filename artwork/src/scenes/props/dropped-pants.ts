// Work pants around a pair of boots, with the suspenders on the floor; red long johns stand in them, seen from the knees down.
import { along, chance, line, type Point, smooth } from '../../kit/geometry.ts';
import { button, rivet } from '../../kit/hardware.ts';
import { barTack, crumple, fold, seam, stitch, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { groove, lump, metal } from './materials.ts';

const CANVAS = '#9a6b3c';
const THREAD = '#e0bd84';
const LINING = '#4a3420';
const duck = { cloth: 'canvas', gloss: 0.06, wear: 0.5, wrinkle: 1.4 } as const;
const hide = { cloth: 'leather', gloss: 0.42, wear: 0.4, wrinkle: 0.5 } as const;
const flip = (points: Point[], side: number): Point[] => (side < 0 ? points : points.map(([x, y]) => [1000 - x, y]));

function strap(spots: Point[], wide: number): string {
  const run = along(smooth(spots), 14);
  const edge = (by: number) => run.map(({ x, y, tx, ty }): Point => [x - ty * by, y + tx * by]);
  return `${line([...edge(wide / 2), ...edge(-wide / 2).reverse()])}Z`;
}

function boot(s: Sheet, side: number): void {
  const at = (...spots: Point[]) => lump(...flip(spots, side));
  s.body(at([232, 858], [240, 838], [330, 846], [432, 842], [446, 862], [440, 892], [340, 902], [238, 892]), {
    ...hide,
    fill: '#241b15',
    gloss: 0.1,
    roll: 14,
    puff: 12,
  });
  s.body(at([276, 760], [318, 640], [420, 640], [440, 760], [436, 850], [300, 850]), {
    ...hide,
    fill: '#74482a',
    roll: 60,
    puff: 50,
    base: 4,
  });
  const toe = at([244, 850], [238, 800], [262, 752], [318, 726], [384, 730], [424, 764], [438, 812], [434, 852], [340, 862]);
  s.body(toe, { ...hide, fill: '#83522f', gloss: 0.5, roll: 96, puff: 92, base: 16 });
  s.inside(toe, (inner) => {
    for (const w of [60, 34, 16]) inner.stroke('paint', toe, '#1c0c04', w, { opacity: 0.1 });
  });
  const cap = smooth(
    flip(
      [
        [242, 812],
        [282, 772],
        [340, 758],
        [400, 772],
        [436, 816],
      ],
      side,
    ),
  );
  groove(s, cap, 5, 0.5);
  stitch(s, cap, -8, THREAD, { size: 2.4, pitch: 9 });
  stitch(s, cap, -15, THREAD, { size: 2.4, pitch: 9 });
  const welt = smooth(
    flip(
      [
        [238, 856],
        [300, 868],
        [370, 868],
        [440, 856],
      ],
      side,
    ),
  );
  stitch(s, welt, 0, '#d8b06e', { size: 3, pitch: 11 });
}

function leg(s: Sheet, side: number): void {
  const outline = `${smooth(
    flip(
      [
        [326, -10],
        [322, 160],
        [304, 330],
        [312, 480],
        [330, 660],
      ],
      side,
    ),
  )}L${side < 0 ? 446 : 554} 660${smooth(
    flip(
      [
        [446, 660],
        [462, 480],
        [474, 330],
        [478, 160],
        [474, -10],
      ],
      side,
    ),
  ).replace('M', 'L')}Z`;
  s.body(outline, {
    cloth: 'knit',
    grain: 1.2,
    relief: 2.2,
    gloss: 0.02,
    wear: 0.1,
    wrinkle: 1.2,
    fill: '#9c3127',
    roll: 84,
    puff: 84,
    base: 6,
  });
  s.inside(outline, (inner) => {
    const r = chance(side < 0 ? 4 : 9);
    for (let y = 440; y < 590; y += 26)
      fold(
        inner,
        flip(
          [
            [318, y + r.near(0, 9)],
            [390, y + 14 + r.near(0, 8)],
            [462, y + r.near(0, 10)],
          ],
          side,
        ),
        15,
        0.42,
      );
    crumple(inner, side < 0 ? [310, 300, 470, 470] : [530, 300, 690, 470], 8, {
      seed: side < 0 ? 2 : 7,
      angle: 0.3,
      spread: 0.9,
      length: [40, 110],
      width: [8, 16],
    });
  });
}

function ring(s: Sheet, side: number, [cx, cy, rx, ry]: [number, number, number, number], seed: number): void {
  const r = chance(seed);
  const spots = Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * Math.PI * 2;
    return [cx + Math.cos(a) * rx * r.range(0.94, 1.06), cy + Math.sin(a) * ry * r.range(0.9, 1.1)];
  });
  const d = lump(...flip(spots, side));
  s.body(d, { ...duck, fill: CANVAS, roll: ry * 0.95, puff: ry * 0.95, base: 26 });
  s.inside(d, (inner) => {
    for (let k = 0; k < 9; k++) {
      const x = cx + r.near(0, rx * 0.95);
      const y = cy + r.near(0, ry * 0.6);
      const long = r.range(40, 110);
      fold(
        inner,
        flip(
          [
            [x - long / 2, y - r.near(0, 10)],
            [x, y + r.range(4, 14)],
            [x + long / 2, y + r.near(0, 12)],
          ],
          side,
        ),
        r.range(12, 22),
        r.range(0.3, 0.55),
      );
    }
  });
}

function waist(s: Sheet): void {
  const front = lump(
    [218, 596],
    [250, 600],
    [330, 640],
    [420, 668],
    [500, 676],
    [580, 668],
    [670, 640],
    [750, 600],
    [784, 598],
    [796, 650],
    [770, 706],
    [700, 748],
    [610, 764],
    [548, 782],
    [500, 800],
    [452, 782],
    [390, 764],
    [300, 748],
    [228, 704],
    [204, 648],
  );
  s.body(front, { ...duck, fill: CANVAS, roll: 62, puff: 52, base: 54 });
  s.inside(front, (inner) => {
    for (const side of [-1, 1]) {
      fold(
        inner,
        flip(
          [
            [250, 640],
            [330, 690],
            [440, 716],
          ],
          side,
        ),
        34,
        0.6,
      );
      fold(
        inner,
        flip(
          [
            [224, 672],
            [300, 716],
            [420, 752],
          ],
          side,
        ),
        28,
        0.5,
      );
      fold(
        inner,
        flip(
          [
            [330, 660],
            [400, 720],
            [484, 770],
          ],
          side,
        ),
        24,
        0.45,
      );
      const opening = smooth(
        flip(
          [
            [268, 640],
            [300, 690],
            [316, 742],
          ],
          side,
        ),
      );
      s.stroke('paint', opening, '#0a0706', 3, { opacity: 0.4 });
      stitch(inner, opening, 9 * side, THREAD);
      stitch(inner, opening, 17 * side, THREAD);
    }
    crumple(inner, [230, 640, 770, 770], 26, {
      seed: 12,
      angle: 0.1,
      spread: 1.1,
      length: [40, 120],
      width: [9, 20],
      strength: [0.25, 0.5],
    });
    const fly = 'M486 664L503 790L522 664Z';
    inner.patch(fly, { fill: LINING, lift: -0.5 });
    zip(inner, 'M489 672L503 782', { width: 9, slider: false });
    zip(inner, 'M520 672L504 782', { width: 9, pull: 12 });
    seam(inner, 'M474 668L498 800', { thread: THREAD, rows: [7], side: 1 });
  });
  for (const side of [-1, 1]) {
    const spots = flip(
      [
        [204, 606],
        [256, 618],
        [336, 656],
        [420, 682],
        [488, 690],
      ],
      side,
    );
    const band = strap(spots, 40);
    s.body(band, { ...duck, fill: '#a37242', roll: 12, puff: 9, base: 74 });
    const middle = smooth(spots);
    stitch(s, middle, 14, THREAD);
    stitch(s, middle, -14, THREAD);
    for (const [x, y] of flip(
      [
        [286, 632],
        [392, 674],
      ],
      side,
    )) {
      s.body(`M${x - 9} ${y - 30}L${x + 9} ${y - 30}L${x + 9} ${y + 32}L${x - 9} ${y + 32}Z`, {
        ...duck,
        fill: '#a87848',
        roll: 5,
        puff: 4,
        base: 86,
      });
      barTack(s, x, y - 24, 0, 15, THREAD);
      barTack(s, x, y + 26, 0, 15, THREAD);
    }
  }
  button(s, 536, 686, 12, '#b98a4e', THREAD, true);
  s.stroke('paint', 'M455 684L472 688', '#2a1a0c', 4);
}

function suspenders(s: Sheet): void {
  const runs: [spots: Point[], tab: Point][] = [
    [
      [
        [338, 660],
        [300, 640],
        [236, 640],
        [178, 690],
        [130, 780],
        [84, 850],
        [86, 912],
        [168, 930],
        [250, 918],
      ],
      [338, 662],
    ],
    [
      [
        [664, 662],
        [694, 706],
        [728, 760],
        [770, 830],
        [842, 884],
        [918, 886],
        [930, 846],
        [880, 826],
      ],
      [662, 658],
    ],
  ];
  for (const [spots, [x, y]] of runs) {
    const d = strap(spots, 34);
    s.body(d, { cloth: 'twill', gloss: 0.05, wrinkle: 0.4, fill: '#2c3a52', roll: 9, puff: 6, base: 96 });
    const middle = smooth(spots);
    s.stroke('paint', middle, '#d9a033', 7, { opacity: 0.9 });
    stitch(s, middle, 12, '#8f9cb4', { size: 1.5 });
    stitch(s, middle, -12, '#8f9cb4', { size: 1.5 });
    s.body(lump([x - 26, y - 20], [x + 22, y - 24], [x + 28, y + 14], [x + 4, y + 34], [x - 26, y + 18]), {
      ...hide,
      fill: '#4a2c18',
      roll: 8,
      puff: 6,
      base: 108,
    });
    rivet(s, x, y, 10, '#b98a4e');
  }
  s.body('M120 772L166 796L150 828L104 804Z', { ...metal, fill: '#b9924e', roll: 5, puff: 4, base: 112 });
  s.patch('M126 786L154 800L144 816L116 802Z', { fill: '#2c3a52', lift: -0.3 });
}

export function droppedPants(): string {
  const s = new Sheet({ name: 'dropped-pants', ground: { y: 900, x0: 90, x1: 920 } });
  for (const side of [-1, 1]) boot(s, side);
  s.body(lump([214, 600], [300, 548], [420, 528], [580, 528], [700, 548], [786, 600], [740, 680], [500, 720], [260, 680]), {
    ...duck,
    fill: LINING,
    roll: 46,
    puff: -34,
    base: 20,
  });
  s.body(
    strap(
      [
        [208, 604],
        [300, 556],
        [420, 536],
        [580, 536],
        [700, 556],
        [792, 604],
      ],
      34,
    ),
    { ...duck, fill: '#8a5f35', roll: 12, puff: 9, base: 26 },
  );
  stitch(
    s,
    smooth([
      [208, 604],
      [300, 556],
      [420, 536],
      [580, 536],
      [700, 556],
      [792, 604],
    ]),
    10,
    THREAD,
  );
  for (const side of [-1, 1]) leg(s, side);
  for (const side of [-1, 1]) {
    ring(s, side, [362, 752, 152, 46], side < 0 ? 21 : 24);
    ring(s, side, [358, 698, 158, 52], side < 0 ? 31 : 35);
  }
  waist(s);
  suspenders(s);
  return s.toString();
}
