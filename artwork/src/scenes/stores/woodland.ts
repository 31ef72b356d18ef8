// The stores in the woods and on rivers: Ely, Tower, Stillwater, Bangor.
import { type Chance, num, type Point } from '../../kit/geometry.ts';
import { broadleaf } from '../growth.ts';
import { dog } from '../props/dog.ts';
import { snowShovel } from '../props/snow-shovel.ts';
import { box } from './boxes.ts';
import { displayItems } from './display-items.ts';
import { bench, chimney, inscription, ladder, plate, sash, scaffold } from './fittings.ts';
import { lights } from './light.ts';
import { lake, meadow, ridge, STREET, stand, together } from './places.ts';
import type { StoreFront } from './store-front.ts';

export const ely = (): StoreFront => ({
  seed: 101,
  town: 'Ely',
  light: lights.dusk,
  place: together(
    ridge({ y: 440, height: 60, color: '#4f6478', far: 0.45, trees: [22, 8] }),
    meadow(506, '#a9bcd6'),
    stand({ from: -20, to: 760, foot: 520, height: [90, 170], gap: 34, color: '#2b4158', far: 0.25, snow: true }),
    stand({ from: -40, to: 560, foot: 566, height: [190, 330], gap: 84, color: '#182c40', far: 0.02, snow: true }),
    stand({ from: 1380, to: 1640, foot: 570, height: [260, 380], gap: 70, color: '#182c40', far: 0.02, snow: true }),
  ),
  walk: { kind: 'snow', color: '#b7c7dd' },
  house: { left: 640, right: 1360, top: 212, wall: 'stone', color: '#a3988a', roof: 'stepped', roofColor: '#5b554c', trim: '#b3a78f' },
  front: {
    door: 1000,
    windows: [
      [690, 904],
      [1096, 1310],
    ],
    paint: '#2f4a3f',
    doorPaint: '#7d2f24',
    sign: { at: [1000, 268], wide: 470, board: '#24352f', ink: '#ecdcb4' },
    lamps: 3,
  },
  displays: [
    [displayItems.parka('#4a5a43'), displayItems.flannel('#8e3429')],
    [displayItems.jacket('#a9743f'), displayItems.boot('#6b4630'), displayItems.boot('#6b4630')],
  ],
  details: () => inscription('Assay Office', [1000, 232], 28, '#e6d8b6', 7) + plate('1889', [1000, 170], 15, '#9a8e78', '#4a4237'),
  items: [
    { svg: dog(), x: 1042, y: 498, size: 190, tint: [0.98, 0.9, 0.86], shadow: [8, 5, 5, 0.5] },
    { svg: snowShovel(), x: 1290, y: 428, size: 220, tint: [0.86, 0.86, 0.92], shadow: [8, 5, 5, 0.5] },
  ],
  weather: 'snow',
  hasSnow: true,
});

export const tower = (): StoreFront => ({
  seed: 102,
  town: 'Tower',
  light: lights.morning,
  place: together(
    ridge({ y: 420, height: 50, color: '#5f7a74', far: 0.6, trees: [18, 7] }),
    stand({ from: -20, to: 1640, foot: 500, height: [110, 210], gap: 26, color: '#4c6a5c', far: 0.42 }),
    stand({ from: -40, to: 1640, foot: 536, height: [170, 330], gap: 48, color: '#2e4a3d', far: 0.14 }),
    meadow(534, '#7d8a58'),
  ),
  walk: { kind: 'boards', color: '#8d7656' },
  house: { left: 560, right: 1480, top: 268, wall: 'logs', color: '#8a6742', roof: 'eaves', roofColor: '#47583f', trim: '#6a4a2c' },
  front: {
    door: 930,
    windows: [
      [616, 834],
      [1026, 1244],
    ],
    paint: '#6f3325',
    doorPaint: '#3f5a45',
    sign: { at: [930, 292], wide: 430, board: '#5a3a22', ink: '#f0dfb4' },
    lamps: 2,
  },
  displays: [
    [displayItems.pants('#8a6a3f'), displayItems.overalls('#3e5470')],
    [displayItems.jeans('#34486a'), displayItems.pants('#4c5540')],
  ],
  details: () =>
    plate('Big & Tall', [1366, 336], 22, '#2f4a3d', '#f0dfb4') + sash(1310, 404, 112, 112, '#6f3325') + bench(1286, 176, '#a5743f'),
  beside: () => chimney(1290, 200, 90, '#7d6f62'),
});

function liftBridge(y: number): string {
  const steel = '#56636a';
  let d = '';
  for (const x of [250, 372])
    d += `M${x} ${y}V${y - 150}M${x + 22} ${y}V${y - 150}M${x} ${y - 150}H${x + 22}${[0, 1, 2, 3, 4].map((k) => `M${x} ${y - k * 30}l22 -30M${x + 22} ${y - k * 30}l-22 -30`).join('')}`;
  for (const [a, b] of [
    [-30, 250],
    [394, 700],
  ] as const) {
    d += `M${a} ${y - 8}H${b}`;
    for (let x = a; x < b; x += 92)
      d += `M${x} ${y - 8}Q${x + 46} ${y - 70} ${x + 92} ${y - 8}M${x + 23} ${y - 8}v-28M${x + 46} ${y - 8}v-37M${x + 69} ${y - 8}v-28M${x + 92} ${y - 8}v24`;
  }
  return `<g fill="none" stroke="${steel}" stroke-width="3"><path d="${d}"/><path d="M272 ${y - 44}H372M272 ${y - 74}H372M272 ${y - 44}l20 -30l20 30l20 -30l20 30l20 -30" stroke-width="4"/></g><path d="M-30 ${y - 8}H250M394 ${y - 8}H700" stroke="#4f5a5c" stroke-width="6"/>`;
}

function autumn(r: Chance, spots: Point[], high: number, colors: [string, string][]): string {
  return spots
    .map(([x, foot], i) => {
      const { mass, lit } = broadleaf(r, x, foot, high * r.range(0.85, 1.15));
      const [dark, pale] = colors[(i >> 1) % colors.length] ?? ['#555555', '#888888'];
      return `<path d="${mass}" fill="${dark}"/><path d="${lit}" fill="${pale}" fill-opacity=".8"/>`;
    })
    .join('');
}

export const stillwater = (): StoreFront => ({
  seed: 103,
  town: 'Stillwater',
  light: lights.evening,
  place: together(
    ridge({ y: 404, height: 66, color: '#8a6c48', far: 0.42, rough: 0.2, segments: 5, trees: [16, 5] }),
    lake({ shore: 446, deep: '#5f6f70' }),
    () => liftBridge(478),
    meadow(556, '#7a7444'),
    (r) =>
      autumn(
        r,
        [
          [40, 592],
          [40, 592],
          [150, 598],
          [150, 598],
          [530, 592],
          [530, 592],
        ],
        210,
        [
          ['#8a4f24', '#d99a45'],
          ['#6f6a30', '#b9a650'],
          ['#95401f', '#d8793a'],
        ],
      ),
  ),
  walk: { kind: 'slabs', color: '#a39a88' },
  house: { left: 620, right: 1320, top: 104, wall: 'brick', color: '#94503a', roof: 'cornice', roofColor: '#5c4a3c', trim: '#c8b48e' },
  front: {
    door: 970,
    windows: [
      [668, 876],
      [1064, 1272],
    ],
    paint: '#22382f',
    doorPaint: '#22382f',
    sign: { at: [970, 296], wide: 430, board: '#22382f', ink: '#eed9a6' },
    lamps: 2,
  },
  displays: [
    [displayItems.workShirt('#7d93a0'), displayItems.overalls('#5b6b48')],
    [displayItems.flannel('#9a3b2c'), displayItems.denimJacket('#3f5878')],
  ],
  details: () =>
    [664, 800, 1034, 1170].map((x) => sash(x + 8, 172, 78, 92, '#e0d3b2')).join('') +
    plate('1911', [970, 136], 20, '#c8b48e', '#5a3a2a') +
    inscription("Women's", [965, 232], 17, '#f0dfb8', 2),
});

export const bangor = (): StoreFront => ({
  seed: 104,
  town: 'Bangor',
  light: lights.overcast,
  place: together(
    ridge({ y: 430, height: 60, color: '#5d6f6c', far: 0.55, trees: [20, 7] }),
    lake({ shore: 486, deep: '#50646a' }),
    stand({ from: -30, to: 620, foot: 540, height: [130, 250], gap: 40, color: '#30463f', far: 0.16 }),
    stand({ from: 1380, to: 1640, foot: 560, height: [240, 340], gap: 60, color: '#2a3f38', far: 0.1 }),
    meadow(548, '#77805e'),
  ),
  walk: { kind: 'slabs', color: '#8e908a' },
  house: { left: 660, right: 1340, top: 226, wall: 'brick', color: '#7d5048', roof: 'mansard', roofColor: '#4c5560', trim: '#b9b3a2' },
  front: {
    door: 1000,
    windows: [
      [706, 906],
      [1094, 1294],
    ],
    paint: '#3a444c',
    doorPaint: '#52362a',
    sign: { at: [1000, 280], wide: 420, board: '#2c3a44', ink: '#e6dfc6' },
    lamps: 0,
  },
  displays: [
    [displayItems.parka('#3f4d5c'), displayItems.jacket('#7a5a38')],
    [displayItems.parka('#5a4a3a'), displayItems.downVest('#8c3a2a')],
  ],
  details: (r) =>
    // battens, new tar paper and the tarpaulin over the damaged half of the roof
    `<path d="M742 136L1010 128L1030 226L690 232Z" fill="#3f6f8c"/><path d="M742 136L1010 128L1012 140L738 148Z" fill="#fff" fill-opacity=".3"/><path d="M800 134L786 230M872 132L866 230M944 130L952 228" stroke="#1d3a4c" stroke-opacity=".5" stroke-width="3"/><path d="M760 180Q880 ${num(190 + r.near(0, 3))} 1018 172" fill="none" stroke="#a9cbd8" stroke-opacity=".5" stroke-width="3"/>` +
    box(1060, 140, 190, 76, '#a8794a') +
    [0, 1, 2, 3, 4].map((i) => box(1060 + i * 42, 136, 5, 84, '#5c3f26')).join('') +
    scaffold([664, 776, 1224, 1336], [236, 366], 150) +
    ladder([1420, STREET + 20], [1356, 200], 30, '#b98a50') +
    plate('Closed', [1000, 452], 13, '#ece2c8', '#7d2f24') +
    plate('New roof - see you in spring', [1196, 556], 14, '#ece2c8', '#33424c'),
});
