// The stores on other lakes: Traverse City, Burlington.
import { num } from '../../kit/geometry.ts';
import { broadleaf } from '../growth.ts';
import { box, framing } from './boxes.ts';
import { displayItems } from './display-items.ts';
import { chimney, inscription, ladder, plate } from './fittings.ts';
import { lights } from './light.ts';
import { lake, massif, meadow, type Place, ridge, STREET, together } from './places.ts';
import type { StoreFront } from './store-front.ts';

const orchard: Place = (r) => {
  let mass = '';
  let lit = '';
  let fruit = '';
  for (let k = 0; k < 14; k++) {
    const [x, foot] = [k < 9 ? -20 + k * 74 : 1310 + (k - 9) * 70, 580 + r.near(0, 5)];
    for (let twice = 0; twice < 2; twice++) {
      const tree = broadleaf(r, x, foot, 124 * r.range(0.9, 1.1));
      mass += tree.mass;
      lit += tree.lit;
    }
    for (let c = 0; c < 22; c++) fruit += `M${num(x + r.near(0, 42))} ${num(foot - 68 + r.near(0, 36))}h.1`;
  }
  return `<path d="${mass}" fill="#4d6b3c"/><path d="${lit}" fill="#8fab58" fill-opacity=".8"/><path d="${fruit}" stroke="#b02a2c" stroke-width="6" stroke-linecap="round"/>`;
};

export const traverseCity = (): StoreFront => ({
  seed: 113,
  town: 'Traverse City',
  light: lights.noon,
  place: together(
    ridge({ y: 424, height: 34, color: '#6f8c74', far: 0.5, rough: 0.2, segments: 5, trees: [10, 5] }),
    lake({ shore: 432, deep: '#3f8794' }),
    meadow(498, '#93a35c'),
    orchard,
  ),
  walk: { kind: 'slabs', color: '#b9ad96' },
  house: { left: 640, right: 1300, top: 212, wall: 'clapboard', color: '#e0d6b8', roof: 'stepped', roofColor: '#6a4a3a', trim: '#8c2f2c' },
  front: {
    door: 970,
    windows: [
      [684, 882],
      [1058, 1256],
    ],
    paint: '#8c2f2c',
    doorPaint: '#2f5a4a',
    awning: ['#efe6cf', '#a43a34'],
    sign: { at: [970, 262], wide: 430, board: '#f0e6cc', ink: '#8c2f2c' },
    lamps: 0,
  },
  displays: [
    [displayItems.workShirt('#c9b98f'), displayItems.flannel('#8e3429')],
    [displayItems.overalls('#3f5878'), displayItems.workShirt('#7d93a0')],
  ],
  details: () =>
    plate('Front Street', [970, 186], 17, '#8c2f2c', '#f0e6cc') +
    ladder([1204, STREET + 12], [1246, 300], 34, '#c79a5c') +
    [0, 1, 2]
      .map((k) => {
        const x = 556 + k * 46 - (k === 2 ? 68 : 0);
        const y = k === 2 ? 540 : 576;
        const heap = [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              `<circle cx="${x + 5 + i * 7}" cy="${y - 1 - (i % 2) * 3}" r="5" fill="#a8242a"/><circle cx="${x + 3.5 + i * 7}" cy="${y - 3 - (i % 2) * 3}" r="1.600" fill="#f0a8a0"/>`,
          )
          .join('');
        return heap + framing(x, y, 44, 36, '#b98f58') + box(x + 2, y + 16, 40, 3, '#0b0a0a', 0.4);
      })
      .join(''),
});

export const burlington = (): StoreFront => ({
  seed: 114,
  town: 'Burlington',
  light: lights.evening,
  place: together(
    massif({
      line: [
        [-40, 400],
        [90, 330],
        [210, 372],
        [360, 290],
        [520, 366],
        [700, 330],
        [980, 390],
        [1300, 340],
        [1660, 400],
      ],
      color: '#6a6f8c',
      far: 0.5,
    }),
    ridge({ y: 426, height: 30, color: '#6d6470', far: 0.34, rough: 0.24 }),
    lake({ shore: 432, deep: '#5a7486' }),
    meadow(560, '#7f7a4c'),
  ),
  walk: { kind: 'slabs', color: '#9a8f80' },
  house: { left: 600, right: 1380, top: 226, wall: 'brick', color: '#a0593c', roof: 'sawtooth', roofColor: '#4a4440', trim: '#5f5147' },
  front: {
    door: 990,
    windows: [
      [652, 890],
      [1090, 1328],
    ],
    paint: '#33413f',
    doorPaint: '#b5772c',
    sign: { at: [990, 284], wide: 400, board: '#efe2c2', ink: '#33413f' },
    lamps: 0,
  },
  displays: [
    [displayItems.denimJacket('#3f5878'), displayItems.flannel('#8e3429')],
    [displayItems.jacket('#a9743f'), displayItems.jeans('#34486a')],
  ],
  beside: () => chimney(1312, 240, 206, '#8c4f38'),
  // a horn button as large as a cart wheel hangs on each side of the sign
  details: () =>
    inscription('Button Factory', [990, 262], 18, '#f0dfb8', 6) +
    [704, 1276]
      .map(
        (x) =>
          `<circle cx="${x + 5}" cy="321" r="42" fill="#08080c" fill-opacity=".4"/><circle cx="${x}" cy="314" r="42" fill="#c9a878"/><circle cx="${x}" cy="314" r="42" fill="url(#end)"/><circle cx="${x}" cy="314" r="30" fill="#a98658"/><circle cx="${x}" cy="314" r="30" fill="none" stroke="#fff0d0" stroke-opacity=".5" stroke-width="2"/>${[
            [-9, -9],
            [9, -9],
            [-9, 9],
            [9, 9],
          ]
            .map(([a = 0, b = 0]) => `<circle cx="${x + a}" cy="${314 + b}" r="5" fill="#22180f"/>`)
            .join('')}`,
      )
      .join('') +
    plate('Repairs Wednesday', [1209, 566], 11, '#efe2c2', '#33413f'),
});
