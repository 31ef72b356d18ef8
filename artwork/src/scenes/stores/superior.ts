// The stores on Lake Superior: Two Harbors, Grand Marais, Thunder Bay.
import { canoe } from '../props/canoe.ts';
import { bollard, crates, netHeap } from '../props/quay-gear.ts';
import { trawler } from '../props/trawler.ts';
import { box, framing } from './boxes.ts';
import { displayItems } from './display-items.ts';
import { plate } from './fittings.ts';
import { lights } from './light.ts';
import { lake, massif, meadow, type Place, ridge, STREET, stand, together } from './places.ts';
import type { StoreFront } from './store-front.ts';

/** A lighthouse on its mole, `k` times the size of the smallest. */
const lighthouse =
  (x: number, y: number, k: number, tower: string, cap: string): Place =>
  () =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-150 6L-140 -6L60 -8L84 6Z" fill="#5f6a68"/><path d="M-140 -6L60 -8L62 -5L-140 -3Z" fill="#d8d6c4" fill-opacity=".6"/><path d="M-14 -6L-9 -72L9 -72L14 -6Z" fill="${tower}"/><path d="M2 -72L9 -72L14 -6L3 -6Z" fill="#0e1418" fill-opacity=".3"/><path d="M-14 -72L14 -72L14 -77L-14 -77Z" fill="#2a3233"/><path d="M-8 -77L8 -77L8 -91L-8 -91Z" fill="#ffefbc"/><path d="M-11 -91L0 -103L11 -91Z" fill="${cap}"/><path d="M-3 -30h6v10h-6z" fill="#2a3233"/></g>`;

/** The ore dock: a long trestle with chutes, at the left edge of the bay. */
const oreDock: Place = () => {
  let legs = '';
  let chutes = '';
  for (let x = -10; x < 300; x += 22) {
    legs += `M${x} 486V402M${x} 402l22 84M${x + 22} 402l-22 84`;
    chutes += `M${x + 4} 404l10 0l14 40l-8 2z`;
  }
  return `<g opacity=".86"><path d="${legs}" fill="none" stroke="#5c4f4a" stroke-width="3"/>${box(-20, 380, 330, 24, '#6b544a')}${box(-20, 380, 330, 4, '#d8bfa0', 0.4)}<path d="${chutes}" fill="#4b403d"/></g>`;
};

export const twoHarbors = (): StoreFront => ({
  seed: 111,
  town: 'Two Harbors',
  light: lights.sunrise,
  place: together(
    ridge({ y: 436, height: 26, color: '#6c7482', far: 0.6, rough: 0.2, segments: 5 }),
    lake({ shore: 442, deep: '#647f8c' }),
    oreDock,
    lighthouse(520, 470, 1.15, '#a8483a', '#3a2f2f'),
    meadow(566, '#80805c'),
  ),
  walk: { kind: 'slabs', color: '#a99f92' },
  house: { left: 700, right: 1200, top: 236, wall: 'clapboard', color: '#c9c2ae', roof: 'gable', roofColor: '#4d5458', trim: '#ece4cf' },
  front: {
    door: 950,
    windows: [
      [732, 872],
      [1028, 1168],
    ],
    paint: '#2f4d5e',
    doorPaint: '#a4442f',
    sign: { at: [950, 280], wide: 400, board: '#2f4d5e', ink: '#f2e4bf' },
    lamps: 2,
  },
  displays: [
    [displayItems.boot('#6b4630'), displayItems.boot('#8a5a33')],
    [displayItems.rubberBoot('#3f5a45'), displayItems.boot('#3b2c24')],
  ],
  // the bakery shares the wall
  beside: () =>
    box(1206, 250, 330, STREET - 250, '#a9705a') +
    Array.from({ length: 22 }, (_, i) => box(1206, 250 + i * 17, 330, 3, '#0c0908', 0.2)).join('') +
    box(1196, 236, 350, 22, '#d9c8a4') +
    box(1196, 254, 350, 8, '#0c0908', 0.35) +
    plate('Bakery', [1370, 288], 30, '#f0e2c0', '#8a3d2a') +
    [1240, 1400]
      .map((x) => framing(x, 380, 108, 170, '#e6d8b6') + box(x + 9, 389, 90, 152, 'url(#room)') + box(x + 9, 460, 90, 4, '#4a3020'))
      .join('') +
    [1262, 1290, 1318, 1422, 1450, 1478]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="453" rx="13" ry="8" fill="#a3682f"/><ellipse cx="${x - 2}" cy="450" rx="9" ry="4" fill="#e2ac64" fill-opacity=".8"/>`,
      )
      .join('') +
    plate('Closed Sunday', [1454, 560], 9, '#f0e2c0', '#5a3a2a'),
  details: () => plate('Boots', [950, 186], 20, '#f2e4bf', '#a4442f'),
});

export const grandMarais = (): StoreFront => ({
  seed: 112,
  town: 'Grand Marais',
  light: lights.overcast,
  place: together(
    ridge({ y: 430, height: 84, color: '#5d6f70', far: 0.62, rough: 0.36, segments: 9 }),
    lake({ shore: 440, deep: '#52696c' }),
    lighthouse(190, 460, 0.9, '#e6e4d8', '#8a3a2a'),
  ),
  walk: { kind: 'boards', color: '#80796a' },
  house: { left: 660, right: 1240, top: 246, wall: 'planks', color: '#6f6b62', roof: 'gable', roofColor: '#39423f', trim: '#c9c3ae' },
  front: {
    door: 950,
    windows: [
      [700, 864],
      [1036, 1200],
    ],
    paint: '#c9c3ae',
    doorPaint: '#2f5a64',
    sign: { at: [950, 282], wide: 450, board: '#243f46', ink: '#f0e6c6' },
    lamps: 2,
  },
  displays: [[displayItems.rainShell('#c8962c')], [displayItems.rainShell('#3f6a72')]],
  // the hoist of the net loft: its beam, block and hook before the loading door
  details: () =>
    framing(894, 160, 112, 106, '#8d8674') +
    [0, 1, 2, 3].map((i) => box(906 + i * 28, 166, 2.5, 94, '#0b0a0a', 0.5)).join('') +
    `<path d="M902 256L998 170" stroke="#5f594c" stroke-width="11"/>` +
    box(938, 104, 24, 40, '#3a332a') +
    box(938, 104, 24, 5, '#fff0d0', 0.4) +
    `<path d="M950 146V190" stroke="#cbb98c" stroke-width="3"/><circle cx="950" cy="196" r="11" fill="#5f4a33"/><circle cx="950" cy="196" r="4" fill="#d8c090"/><path d="M950 207v14c0 12 -16 12 -16 2" fill="none" stroke="#1c1c1c" stroke-width="5"/>` +
    plate('Net Loft', [1164, 250], 13, '#c9c3ae', '#243f46'),
  items: [
    { svg: trawler(), x: 250, y: 316, size: 300, tint: [0.86, 0.9, 0.9], shadow: [0, 0, 1, 0] },
    { svg: crates(), x: 1230, y: 470, size: 176, tint: [0.92, 0.94, 0.92], shadow: [8, 4, 5, 0.45] },
    { svg: netHeap(), x: 1380, y: 482, size: 180, tint: [0.92, 0.95, 0.93], shadow: [8, 4, 5, 0.45] },
    { svg: bollard(), x: 560, y: 556, size: 84, tint: [0.92, 0.94, 0.92], shadow: [8, 3, 4, 0.4] },
  ],
  weather: 'rain',
});

export const thunderBay = (): StoreFront => ({
  seed: 115,
  town: 'Thunder Bay',
  light: lights.morning,
  place: together(
    massif({
      line: [
        [-60, 452],
        [40, 446],
        [70, 404],
        [110, 396],
        [150, 416],
        [176, 440],
        [206, 424],
        [240, 372],
        [330, 358],
        [404, 366],
        [430, 396],
        [470, 404],
        [560, 398],
        [640, 430],
        [760, 446],
        [1660, 456],
      ],
      color: '#4f6478',
      far: 0.4,
      rough: 10,
    }),
    lake({ shore: 450, deep: '#4d7c92' }),
    stand({ from: 1330, to: 1640, foot: 566, height: [180, 300], gap: 60, color: '#2e4a3d', far: 0.12 }),
    meadow(560, '#86905c'),
  ),
  walk: { kind: 'slabs', color: '#a5a293' },
  house: { left: 650, right: 1310, top: 186, wall: 'clapboard', color: '#4f7f7c', roof: 'cornice', roofColor: '#3a4a4a', trim: '#e6dcc0' },
  front: {
    door: 980,
    windows: [
      [694, 892],
      [1068, 1266],
    ],
    paint: '#e6dcc0',
    doorPaint: '#b5472f',
    sign: { at: [980, 290], wide: 400, board: '#7d2f24', ink: '#f2e4bf' },
    lamps: 2,
  },
  displays: [
    [displayItems.mitts('#d2a85a'), displayItems.mitts('#a8482a')],
    [displayItems.parka('#8c3a2a'), displayItems.beanie('#c8962c')],
  ],
  details: () =>
    plate('Mitts', [744, 322], 18, '#e6dcc0', '#7d2f24') +
    plate('Mitaines', [1210, 322], 18, '#e6dcc0', '#7d2f24') +
    box(880, 256, 8, 18, '#26211d') +
    box(1080, 256, 8, 18, '#26211d'),
  items: [{ svg: canoe({ color: '#a83a2a' }), x: 800, y: 24, size: 360, tint: [1, 0.97, 0.92], shadow: [8, 10, 6, 0.45] }],
});
