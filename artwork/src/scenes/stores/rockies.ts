// The stores in and below the Rocky Mountains: Bozeman, Boise, Canmore.
import { type Chance, num } from '../../kit/geometry.ts';
import { broadleaf, thicket } from '../growth.ts';
import { pickup } from '../props/pickup.ts';
import { box, framing } from './boxes.ts';
import { displayItems } from './display-items.ts';
import { chimney, inscription, plate } from './fittings.ts';
import { lights } from './light.ts';
import { massif, meadow, ridge, STREET, stand, together } from './places.ts';
import type { StoreFront } from './store-front.ts';

export const bozeman = (): StoreFront => ({
  seed: 121,
  town: 'Bozeman',
  light: lights.sunrise,
  place: together(
    massif({
      line: [
        [-60, 380],
        [60, 300],
        [150, 330],
        [260, 214],
        [340, 262],
        [430, 190],
        [540, 280],
        [700, 250],
        [900, 330],
        [1200, 300],
        [1450, 350],
        [1660, 330],
      ],
      color: '#66627a',
      far: 0.26,
      snow: 262,
    }),
    ridge({ y: 452, height: 44, color: '#6c6a58', far: 0.3, trees: [20, 6] }),
    meadow(500, '#b39a58'),
  ),
  walk: { kind: 'slabs', color: '#a89a88' },
  house: { left: 640, right: 1400, top: 190, wall: 'brick', color: '#a8714c', roof: 'cornice', roofColor: '#5c4a3c', trim: '#6b4a34' },
  front: {
    door: 930,
    windows: [
      [680, 842],
      [1018, 1180],
    ],
    paint: '#4a3322',
    doorPaint: '#31535a',
    sign: { at: [930, 276], wide: 460, board: '#31535a', ink: '#f4e0ae' },
    lamps: 2,
  },
  displays: [[displayItems.cap('#a9743f'), displayItems.cap('#4c5540')], [displayItems.jacket('#a9743f')]],
  // the side door is open already: its lamp is lit, and the boots of the first customer stand beside it
  details: () =>
    framing(1248, 366, 108, STREET - 366, '#4a3322') +
    box(1260, 378, 84, STREET - 378, 'url(#room)') +
    `<path d="M1344 378L1372 392L1372 616L1344 604Z" fill="#7d2f24"/><path d="M1344 378L1350 381L1350 607L1344 604Z" fill="#fff0d0" fill-opacity=".3"/>` +
    plate('From 7', [1302, 324], 15, '#f0e0b8', '#4a3322') +
    inscription('Hats steamed', [930, 252], 14, '#f0dcb0', 3) +
    `<path d="M742 424c-8 -14 10 -18 2 -34M768 424c-8 -14 10 -18 2 -34M792 424c-8 -14 10 -18 2 -34" fill="none" stroke="#fff4e0" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
  items: [
    { ...displayItems.rubberBoot('#3f5a45'), x: 1200, y: 536, size: 78, tint: [0.98, 0.9, 0.82], shadow: [5, 3, 3, 0.5] },
    { ...displayItems.rubberBoot('#3f5a45'), x: 1222, y: 540, size: 78, tint: [0.98, 0.9, 0.82], shadow: [5, 3, 3, 0.5] },
    { svg: pickup(), x: 120, y: 352, size: 420, tint: [1, 0.92, 0.84], shadow: [6, 6, 6, 0.4] },
  ],
});

const cottonwoods = (r: Chance, spots: [x: number, foot: number, high: number][]) => {
  const trees = spots.flatMap(([x, foot, high]) => [broadleaf(r, x, foot, high), broadleaf(r, x, foot, high)]);
  return `<path d="${trees.map(({ mass }) => mass).join('')}" fill="#5f7340"/><path d="${trees.map(({ lit }) => lit).join('')}" fill="#a3b060" fill-opacity=".8"/>`;
};

export const boise = (): StoreFront => ({
  seed: 122,
  town: 'Boise',
  light: lights.noon,
  place: together(
    ridge({ y: 400, height: 110, color: '#b58f5c', far: 0.42, rough: 0.14, segments: 7 }),
    ridge({ y: 440, height: 80, color: '#c29a5a', far: 0.2, rough: 0.12, segments: 9 }),
    ridge({ y: 486, height: 46, color: '#a98a4c', far: 0.06, rough: 0.12, segments: 8 }),
    meadow(520, '#b09a58'),
    (r) => `<path d="${thicket(r, [-40, 640], 560, 26)}" fill="#7c8360"/>`,
    (r) =>
      cottonwoods(r, [
        [150, 588, 230],
        [470, 592, 200],
      ]),
  ),
  walk: { kind: 'slabs', color: '#c4b496' },
  house: { left: 640, right: 1380, top: 272, wall: 'plaster', color: '#d9b88c', roof: 'flat', roofColor: '#8a5238', trim: '#5f3826' },
  front: {
    door: 1010,
    windows: [
      [684, 920],
      [1100, 1336],
    ],
    paint: '#3f5a5c',
    doorPaint: '#c4622f',
    sign: { at: [1010, 150], wide: 500, board: '#8a3f26', ink: '#f6e6bd' },
    lamps: 0,
  },
  displays: [
    [displayItems.pants('#8a6a3f'), displayItems.pants('#4c5540')],
    [displayItems.jeans('#34486a'), displayItems.workShirt('#c9b98f')],
  ],
  beside: () => [820, 1200].map((x) => box(x, 180, 12, 100, '#4a2f22')).join(''),
  details: (r) => {
    let stones = '';
    for (let k = 0; k < 240; k++)
      stones += `<ellipse cx="${num(706 + r() * 206)}" cy="${num(612 + r() * 34)}" rx="${num(r.range(2.4, 6))}" ry="${num(r.range(1.6, 3.6))}" fill="${['#8d8578', '#b3a996', '#6f675c', '#c9bfa8'][k % 4]}"/>`;
    return (
      `<path d="M700 606L916 606L934 654L682 654Z" fill="#6f6657"/>${stones}<path d="M700 606L916 606L934 654L682 654Z" fill="none" stroke="#7d4f2c" stroke-width="8"/><path d="M700 603L916 603" stroke="#e6bd86" stroke-opacity=".6" stroke-width="2"/>` +
      plate('Kneel here', [808, 566], 14, '#f6e6bd', '#8a3f26') +
      inscription('Gravel tested', [1010, 330], 20, '#6a3f26', 8)
    );
  },
});

function newRoom(): string {
  const studs = [0, 1, 2, 3, 4]
    .map((i) => box(1340 + i * 42, 300, 11, STREET - 300, '#d3a768') + box(1340 + i * 42, 300, 3, STREET - 300, '#fff0d0', 0.4))
    .join('');
  const rafters = [0, 1, 2, 3].map((i) => `M${1330 + i * 56} 296l74 -62`).join('');
  return `<path d="${rafters}" stroke="#b98a50" stroke-width="10" fill="none"/><path d="M1346 590L1514 316" stroke="#b98a50" stroke-width="9"/>${studs}${box(1322, 290, 220, 14, '#c79a5c')}${box(1322, 290, 220, 4, '#fff0d0', 0.5)}${box(1322, 446, 220, 9, '#b98a50')}${box(1322, 594, 220, 10, '#b98a50')}`;
}

export const canmore = (): StoreFront => ({
  seed: 125,
  town: 'Canmore',
  light: lights.morning,
  place: together(
    massif({
      line: [
        [-60, 420],
        [60, 330],
        [140, 196],
        [196, 250],
        [250, 286],
        [330, 150],
        [400, 240],
        [440, 270],
        [520, 122],
        [610, 250],
        [720, 330],
        [900, 300],
        [1100, 340],
        [1340, 230],
        [1480, 300],
        [1660, 250],
      ],
      color: '#74808e',
      far: 0.22,
      rough: 30,
      snow: 276,
    }),
    ridge({ y: 458, height: 40, color: '#4a6458', far: 0.3, trees: [24, 7] }),
    stand({ from: -20, to: 640, foot: 548, height: [110, 210], gap: 42, color: '#31503f', far: 0.1 }),
    meadow(546, '#86905c'),
  ),
  walk: { kind: 'slabs', color: '#a8a69c' },
  house: { left: 640, right: 1320, top: 292, wall: 'stone', color: '#8f8f8c', roof: 'gable', roofColor: '#5a3a26', trim: '#a9743f' },
  front: {
    door: 980,
    windows: [
      [680, 888],
      [1072, 1280],
    ],
    paint: '#5a3a26',
    doorPaint: '#a9743f',
    sign: { at: [980, 284], wide: 420, board: '#5a3a26', ink: '#f2dfae' },
    lamps: 2,
  },
  displays: [
    [displayItems.parka('#3f5878'), displayItems.downVest('#c8962c'), displayItems.jacket('#a9743f')],
    [displayItems.rainShell('#3f6a72'), displayItems.parka('#8c3a2a'), displayItems.downVest('#4a5a43')],
  ],
  beside: () => newRoom() + chimney(800, 330, 150, '#85807a'),
  // timbers of the gable
  details: () => `<path d="M980 150V212M846 268L980 196L1114 268" fill="none" stroke="#7a5030" stroke-width="15"/>`,
});
