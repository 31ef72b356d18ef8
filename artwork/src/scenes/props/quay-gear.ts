// What lies about on a quay: fish crates, a heap of net with its floats, a bollard with a turn of rope.
import { mix } from '../../kit/color.ts';
import { type Chance, chance, disc, num, type Point } from '../../kit/geometry.ts';
import { fold, rivet } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, grain, groove, lump, metal, pool, timber } from './materials.ts';

function crate(s: Sheet, r: Chance, [x, y, w, h]: [number, number, number, number], base: number, color: string): void {
  const depth = h * 0.3;
  const top = cut([x + 14, y - depth], [x + w - 14, y - depth], [x + w, y], [x, y]);
  const wood = { ...timber, roll: 8, puff: 6 };
  s.body(top, { ...wood, fill: '#241c15', roll: 10, puff: -8, base: base - 6 });
  s.inside(top, () => {
    for (let k = 0; k < 3; k++) s.add('paint', `<path d="${board(x, y - depth + k * 9, w, 4)}" fill="#5b4a38" fill-opacity=".6"/>`);
  });
  s.body(cut([x + 10, y - depth - 10], [x + w - 10, y - depth - 10], [x + w - 8, y - depth + 10], [x + 8, y - depth + 10]), {
    ...wood,
    fill: mix(color, '#2a221a', 0.4),
    base,
  });
  const slat = (h - 16) / 3;
  for (let k = 0; k < 3; k++) {
    const sy = y + k * (slat + 8);
    const d = cut([x + r.near(0, 2), sy], [x + w + r.near(0, 2), sy + r.near(0, 2)], [x + w, sy + slat], [x, sy + slat]);
    s.body(d, { ...wood, fill: mix(color, r() < 0.5 ? '#5a4a38' : '#c2b299', r() * 0.4), base: base + 12 });
    s.inside(d, () => grain(s, r, [x, sy, x + w, sy + slat], 10, false, 0.4));
  }
  for (const px of [x + 6, x + w - 36]) {
    s.patch(board(px, y - 2, 30, h + 4), { fill: mix(color, '#3a2f24', 0.3), lift: 0.3 });
    for (let k = 0; k < 3; k++) rivet(s, px + 15, y + slat / 2 + k * (slat + 8), 4, '#5f5850');
  }
  s.stroke(
    'paint',
    `M${x + w * 0.4} ${num(y + 12)}C${x + w * 0.42} ${num(y + 40)} ${x + w * 0.58} ${num(y + 40)} ${x + w * 0.6} ${num(y + 12)}`,
    '#cbb68a',
    7,
  );
}

export function crates({ color = '#9a8568', seed = 3 } = {}): string {
  const s = new Sheet({ name: 'crates', drift: { amount: 2, seed: 4 } });
  const r = chance(seed);
  crate(s, r, [70, 660, 400, 180], 0, color);
  crate(s, r, [500, 676, 410, 176], 10, mix(color, '#6f8a86', 0.4));
  crate(s, r, [210, 430, 400, 176], 40, mix(color, '#8a5a3a', 0.3));
  return s.toString();
}

export function netHeap({ color = '#3e6f68', seed = 5 } = {}): string {
  const s = new Sheet({ name: 'heap of net', drift: { amount: 3, seed: 6 } });
  const r = chance(seed);
  const under = lump(
    [20, 822],
    [70, 740],
    [130, 700],
    [190, 620],
    [280, 606],
    [350, 540],
    [460, 520],
    [540, 486],
    [630, 530],
    [720, 540],
    [790, 620],
    [880, 650],
    [930, 740],
    [990, 820],
    [900, 850],
    [760, 838],
    [640, 866],
    [480, 852],
    [330, 868],
    [160, 846],
  );
  const over = lump(
    [150, 790],
    [190, 700],
    [270, 668],
    [330, 590],
    [450, 580],
    [530, 530],
    [620, 580],
    [690, 590],
    [730, 670],
    [800, 700],
    [830, 790],
    [720, 812],
    [600, 790],
    [480, 826],
    [320, 800],
  );
  const net = { cloth: 'fleece', grain: 2.2, wrinkle: 2.4, relief: 3, wear: 0.3 } as const;
  const mesh = (d: string, x0: number, y0: number, x1: number, y1: number, step: number) =>
    s.inside(d, () => {
      let up = '';
      let down = '';
      for (let x = x0 - 300; x < x1 + 300; x += step) {
        const bend = Math.sin(x / 90) * 46;
        up += `M${num(x)} ${y1}C${num(x + 40 + bend)} ${num(y1 - 120)} ${num(x + 90 - bend)} ${num(y0 + 100)} ${num(x + 190)} ${y0}`;
        down += `M${num(x + 150)} ${y1}C${num(x + 110 - bend)} ${num(y1 - 120)} ${num(x + 60 + bend)} ${num(y0 + 100)} ${num(x - 20)} ${y0}`;
      }
      s.stroke('detail', up + down, '#fff', 4, { opacity: 0.3 });
      s.stroke('paint', up, mix(color, '#c7ddd0', 0.5), 2.2, { opacity: 0.55 });
      s.stroke('paint', down, mix(color, '#0a1614', 0.6), 2.6, { opacity: 0.6 });
    });
  for (const [d, base] of [
    [under, 0],
    [over, 50],
  ] as const) {
    s.body(d, {
      ...net,
      fill: gradient(s, `net${base}`, [
        [0, mix(color, '#9fc0b2', 0.2)],
        [1, mix(color, '#0c1a18', 0.5)],
      ]),
      roll: 120,
      puff: 90,
      base,
    });
    s.inside(d, () => {
      for (let k = 0; k < 12; k++) {
        const x = r.range(80, 900);
        const y = r.range(590, 830);
        fold(
          s,
          [
            [x, y],
            [x + r.near(0, 50), y + 30],
            [x + r.near(70, 60), y + r.near(20, 50)],
            [x + r.near(140, 50), y + r.near(10, 50)],
          ],
          r.range(20, 46),
          r.range(0.4, 0.9),
          { side: r() < 0.5 ? 1 : -1 },
        );
      }
    });
    mesh(d, 40, 500, 960, 860, 21);
  }
  // float line: corks on a rope over the heap
  const line: Point[] = [
    [90, 770],
    [170, 690],
    [280, 676],
    [380, 610],
    [480, 640],
    [580, 600],
    [680, 650],
    [760, 720],
    [850, 740],
    [910, 800],
  ];
  s.stroke('paint', `M${line.map((p) => p.join(' ')).join('L')}`, '#d3c294', 9);
  s.stroke('detail', `M${line.map((p) => p.join(' ')).join('L')}`, '#fff', 9, { opacity: 0.5 });
  for (const [x, y] of line)
    s.body(
      lump([x - 32, y + r.near(0, 5)], [x - 20, y - 19], [x + 20, y - 21], [x + 33, y + r.near(0, 5)], [x + 20, y + 19], [x - 20, y + 20]),
      { ...metal, cloth: 'fleece', gloss: 0.2, fill: r() < 0.7 ? '#d9742e' : '#e0cfa2', roll: 24, puff: 22, base: 150 },
    );
  return s.toString();
}

export function bollard(): string {
  const s = new Sheet({ name: 'bollard' });
  s.body(
    'M300 880C300 850 340 840 360 830L360 520C330 500 300 480 300 450C300 390 700 390 700 450C700 480 670 500 640 520L640 830C660 840 700 850 700 880C620 910 380 910 300 880Z',
    {
      ...metal,
      fill: gradient(
        s,
        'iron',
        [
          [0, '#6b6f6c'],
          [0.5, '#3d403e'],
          [1, '#222423'],
        ],
        'x2="1" y2="0"',
      ),
      gloss: 0.4,
      roll: 150,
      puff: 120,
      wrinkle: 0.8,
    },
  );
  s.inside(board(300, 400, 400, 480), () => glaze(s, board(300, 400, 400, 480), pool(s, 'rust', [420, 840, 260], '#8a4e2c', 0.6)));
  for (const [k, y] of [620, 668, 716, 764].entries()) {
    const d = `M348 ${y}C400 ${y + 40} 600 ${y + 40} 652 ${y - 6}L656 ${y + 40}C600 ${y + 84} 400 ${y + 84} 346 ${y + 46}Z`;
    s.body(d, { cloth: 'fleece', fill: '#c9b384', roll: 22, puff: 20, base: 120 + k, wrinkle: 0.6 });
    let lay = '';
    for (let x = 352; x < 650; x += 20) lay += `M${x} ${y + 8 + Math.sin(((x - 350) / 300) * Math.PI) * 28}l14 40`;
    s.inside(d, () => groove(s, lay, 5, 0.5));
  }
  s.add('paint', `<path d="${disc(500, 430, 4)}" fill="#8d908c"/>`);
  return s.toString();
}
