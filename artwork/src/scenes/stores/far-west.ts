// The stores far in the west: Bend, Palmer.
import { type Chance, num } from '../../kit/geometry.ts';
import { thicket } from '../growth.ts';
import { firewood } from '../props/firewood.ts';
import { pickup } from '../props/pickup.ts';
import { snowShovel } from '../props/snow-shovel.ts';
import { displayItems } from './display-items.ts';
import { plate, sash } from './fittings.ts';
import { lights } from './light.ts';
import { massif, meadow, ridge, stand, together } from './places.ts';
import type { StoreFront } from './store-front.ts';

const ponderosas = (spots: [x: number, foot: number, high: number][]) => (r: Chance) =>
  spots
    .map(([x, foot, high]) => {
      let crown = '';
      for (let k = 0; k < 64; k++) {
        const t = r();
        const [cx, cy, w] = [x + r.near(0, high * 0.12 * (0.5 + t)), foot - high * (1 - t * 0.56), high * r.range(0.03, 0.065)];
        crown += `M${num(cx - w)} ${num(cy)}q${num(w * 0.4)} ${num(-w * 0.8)} ${num(w)} ${num(-w * 0.5)}q${num(w * 0.8)} ${num(-w * 0.2)} ${num(w)} ${num(w * 0.6)}q${num(-w)} ${num(w * 0.5)} ${num(-w * 2)} ${num(-w * 0.1)}z`;
      }
      return `<path d="M${x - high * 0.018} ${foot}L${x - high * 0.008} ${foot - high * 0.9}L${x + high * 0.008} ${foot - high * 0.9}L${x + high * 0.018} ${foot}Z" fill="#8f5a3a"/><path d="${crown}" fill="#3d5a42"/>`;
    })
    .join('');

export const bend = (): StoreFront => ({
  seed: 123,
  town: 'Bend',
  light: lights.morning,
  place: together(
    massif({
      line: [
        [-60, 420],
        [100, 396],
        [240, 320],
        [330, 232],
        [366, 226],
        [400, 240],
        [500, 330],
        [620, 396],
        [760, 410],
        [1660, 420],
      ],
      color: '#6d7484',
      far: 0.34,
      rough: 9,
      snow: 312,
    }),
    ridge({ y: 446, height: 36, color: '#5f7468', far: 0.4, trees: [18, 5] }),
    meadow(506, '#a39a68'),
    ponderosas([
      [60, 560, 360],
      [160, 540, 280],
      [560, 556, 330],
      [1440, 566, 400],
      [1540, 560, 330],
    ]),
    (r) => `<path d="${thicket(r, [-40, 660], 580, 22)}" fill="#8a8c66"/>`,
  ),
  walk: { kind: 'gravel', color: '#9c9080' },
  house: { left: 690, right: 1290, top: 236, wall: 'tin', color: '#8d9694', roof: 'gable', roofColor: '#7a3a28', trim: '#d9cfb4' },
  front: {
    door: 990,
    windows: [
      [726, 900],
      [1080, 1254],
    ],
    paint: '#7a3a28',
    doorPaint: '#3c4f4a',
    sign: { at: [990, 286], wide: 440, board: '#2d3b38', ink: '#f0dfb0' },
    lamps: 2,
  },
  displays: [
    [displayItems.jacket('#a9743f'), displayItems.overalls('#3f5878')],
    [displayItems.pants('#8a6a3f'), displayItems.hoodie('#5a6a58')],
  ],
  // the dial of the scale in the gable, its platform before the door
  details: () =>
    `<circle cx="994" cy="199" r="46" fill="#08080c" fill-opacity=".4"/><circle cx="990" cy="193" r="46" fill="#3a3f3e"/><circle cx="990" cy="193" r="40" fill="#f2e8cc"/><path d="${Array.from({ length: 24 }, (_, i) => `M${num(990 + Math.cos((i / 12) * Math.PI) * 38)} ${num(193 + Math.sin((i / 12) * Math.PI) * 38)}L${num(990 + Math.cos((i / 12) * Math.PI) * (i % 2 ? 34 : 30))} ${num(193 + Math.sin((i / 12) * Math.PI) * (i % 2 ? 34 : 30))}`).join('')}" stroke="#2a2622" stroke-width="2"/><path d="M982 207L1014 166" stroke="#a8321f" stroke-width="4"/><circle cx="990" cy="193" r="5" fill="#2a2622"/>` +
    `<path d="M330 612L690 612L720 640L296 640Z" fill="#5c5850"/><path d="M330 612L690 612L692 615L328 615Z" fill="#fff0d0" fill-opacity=".5"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${366 + i * 38} 612L${340 + i * 44} 640" stroke="#24211d" stroke-width="2.500"/>`).join('')}<path d="M296 640L720 640L720 650L296 650Z" fill="#2c2925"/>` +
    plate('31,400 lb', [508, 656], 17, '#2d3b38', '#f0dfb0'),
  items: [{ svg: pickup({ color: '#8a3a2a' }), x: 330, y: 366, size: 380, tint: [1, 0.97, 0.92], shadow: [6, 5, 5, 0.4] }],
});

const aurora = (r: Chance) => {
  let out = '';
  for (let band = 0; band < 3; band++) {
    const y = 110 + band * 56;
    let d = '';
    for (let x = -40; x < 1660; x += 9) {
      const foot = y + 46 * Math.sin(x / 170 + band * 1.9) + 18 * Math.sin(x / 61 + band);
      d += `M${x} ${num(foot)}l${num(r.near(0, 3))} ${num(-r.range(50, 150))}`;
    }
    out += `<path d="${d}" stroke="${['#7fe0b0', '#62c9a8', '#8fb4e0'][band]}" stroke-opacity=".3" stroke-width="11" stroke-linecap="round"/>`;
  }
  return `<g filter="url(#wisp)">${out}</g>`;
};

export const palmer = (): StoreFront => ({
  seed: 124,
  town: 'Palmer',
  light: lights.night,
  place: together(
    aurora,
    massif({
      line: [
        [-60, 400],
        [60, 290],
        [150, 330],
        [250, 180],
        [320, 250],
        [420, 196],
        [520, 300],
        [660, 250],
        [860, 330],
        [1240, 290],
        [1420, 220],
        [1560, 300],
        [1660, 260],
      ],
      color: '#3d5470',
      far: 0.2,
      snow: 330,
    }),
    meadow(480, '#8fa6c6'),
    stand({ from: -20, to: 640, foot: 530, height: [60, 130], gap: 34, color: '#1c3048', far: 0.08, snow: true }),
    stand({ from: 1360, to: 1640, foot: 560, height: [160, 260], gap: 60, color: '#14263c', far: 0.02, snow: true }),
  ),
  walk: { kind: 'snow', color: '#9fb4d2' },
  house: { left: 690, right: 1290, top: 254, wall: 'planks', color: '#8a3a2c', roof: 'gambrel', roofColor: '#4c5a63', trim: '#e6dcc6' },
  front: {
    door: 990,
    windows: [
      [728, 902],
      [1078, 1252],
    ],
    paint: '#e6dcc6',
    doorPaint: '#2f4a5a',
    sign: { at: [990, 288], wide: 440, board: '#22384a', ink: '#f2e0b0' },
    lamps: 3,
  },
  displays: [
    [displayItems.parka('#4a5a43'), displayItems.parka('#8c3a2a')],
    [displayItems.parka('#3f4d5c'), displayItems.parka('#a9743f')],
  ],
  details: () => sash(946, 138, 88, 84, '#e6dcc6') + plate('Parkas all year', [1166, 562], 12, '#e6dcc6', '#22384a'),
  items: [
    { svg: firewood(), x: 1310, y: 452, size: 200, tint: [0.8, 0.82, 0.9], shadow: [8, 5, 5, 0.5] },
    { svg: snowShovel(), x: 520, y: 372, size: 270, tint: [0.8, 0.83, 0.94], shadow: [8, 5, 5, 0.5] },
  ],
  weather: 'snow',
  hasSnow: true,
});
