// Blue hour on the cabin porch: a warm window, stacked wood, the dog in its coat, a parka on the peg. 1600 x 700.
import { garment as boot } from '../garments/footwear/boot.ts';
import { garment as parka } from '../garments/outerwear/parka.ts';
import type { Scene } from '../kit/finish.ts';
import { chance, num } from '../kit/geometry.ts';
import { boards, corner, drifts, eaves, FLOOR, lamplitWindow, WALL, wall } from './cabin.ts';
import { dog } from './props/dog.ts';
import { firewood } from './props/firewood.ts';
import { snowShovel } from './props/snow-shovel.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from './setting.ts';
import { clouds } from './sky.ts';
import { snowField, snowyMountains, snowyTrees } from './snow-country.ts';
import { stocked } from './stock.ts';

export function winterPorch({ seed = 41 } = {}): Scene {
  const r = chance(seed);
  const defs =
    linear('sky', stop(0, '#1f3858') + stop(0.3, '#41628a') + stop(0.5, '#8ba3c0') + stop(0.62, '#d3bfc0')) +
    radial('after', 0.16, 0.58, 0.4, stop(0, '#f3cbb4', 0.7) + stop(1, '#f3cbb4', 0)) +
    linear('snow', stop(0, '#b3c6de') + stop(0.4, '#8ea8c9') + stop(1, '#5f7ba3')) +
    linear('round', stop(0, '#d8c2a0', 0.24) + stop(0.2, '#d8c2a0', 0.1) + stop(0.55, '#0c0a0c', 0.12) + stop(1, '#06060c', 0.75)) +
    radial('end', 0.4, 0.35, 0.7, stop(0, '#f0d0a0', 0.2) + stop(0.6, '#1a1410', 0.1) + stop(1, '#0c1426', 0.8)) +
    radial('room', 0.5, 0.44, 0.7, stop(0, '#ffe9b0') + stop(0.45, '#f6b655') + stop(1, '#b5661f')) +
    linear('floor', stop(0, '#0a0e1a', 0.34) + stop(0.5, '#16203a', 0.16) + stop(1, '#1c2a48', 0.4)) +
    linear('lip', stop(0, '#eef4fb') + stop(1, '#93abcb')) +
    linear('drift', stop(0, '#c9d8ea') + stop(1, '#5d78a2')) +
    linear('night', stop(0, '#101c38', 0.62) + stop(0.5, '#14213e', 0.36) + stop(1, '#101c38', 0.5)) +
    radial('pit', 0.5, 0.5, 0.5, stop(0, '#05070d', 0.85) + stop(0.6, '#05070d', 0.5) + stop(1, '#05070d', 0)) +
    softener('soft', '14 4', OVERHEAD) +
    softener('wisp', '7 2', OVERHEAD);
  const trees = (x0: number, x1: number, gap: number, foot: number, low: number, high: number) => {
    const spots: [number, number, number][] = [];
    for (let x = x0; x < x1; x += gap * r.range(0.6, 1.5)) spots.push([x, foot + r.near(0, 6), r.range(low, high)]);
    return spots;
  };
  const rail =
    '<rect x="1120" y="84" width="330" height="30" rx="3" fill="#05070d" fill-opacity=".45" transform="translate(7 10)"/><rect x="1120" y="84" width="330" height="30" rx="3" fill="#6b4c33"/><rect x="1120" y="84" width="330" height="4" fill="#d9b98c" fill-opacity=".45"/>' +
    [1180, 1290, 1400]
      .map(
        (x) =>
          `<ellipse cx="${x + 6}" cy="110" rx="11" ry="7" fill="#05070d" fill-opacity=".5"/><circle cx="${x}" cy="99" r="9" fill="#8a623d"/><circle cx="${x - 2}" cy="96" r="3.600" fill="#e3bd8a" fill-opacity=".8"/>`,
      )
      .join('');
  const drawing =
    wash('url(#sky)') +
    wash('url(#after)') +
    `<g filter="url(#wisp)">${clouds(r, { count: 20, floor: 330, tones: ['#c3b4c0', '#5b7699'], light: '#f0cfc0', scale: 1.2, thick: 0.7, opacity: 0.2 })}</g>` +
    snowyMountains(r) +
    snowyTrees(r, trees(-20, 700, 30, 460, 60, 120), '#3f5a7c', '#a9bfd9') +
    snowField(r) +
    snowyTrees(r, [...trees(-30, 200, 44, 506, 150, 260), ...trees(470, 680, 52, 500, 120, 210)], '#223a57', '#b5c9e0') +
    snowyTrees(
      r,
      [
        [36, 600, 380],
        [-40, 610, 330],
      ],
      '#152840',
      '#a9c0dc',
    ) +
    wall(r) +
    `<rect x="${WALL - 8}" y="-10" width="980" height="${FLOOR + 10}" fill="url(#night)"/>` +
    corner(r) +
    lamplitWindow() +
    rail +
    eaves(r) +
    boards(r) +
    `<ellipse cx="850" cy="592" rx="230" ry="24" fill="url(#pit)"/><ellipse cx="1300" cy="622" rx="200" ry="22" fill="url(#pit)"/><ellipse cx="1510" cy="606" rx="90" ry="14" fill="url(#pit)"/>` +
    drifts(r);
  let flakes = '';
  for (let k = 0; k < 150; k++) {
    const near = r() ** 2;
    const x = r() < 0.7 ? r.range(0, WALL) : r.range(WALL, 1600);
    flakes += `<circle cx="${Math.round(x)}" cy="${Math.round(r.range(0, 690))}" r="${num(0.8 + near * 2.2)}" fill="#dce8f5" fill-opacity="${num(x > WALL ? 0.2 : 0.3 + near * 0.4)}"/>`;
  }
  const glow = framed(
    radial('lamp', 0.58, 0.34, 0.46, stop(0, '#a8682a') + stop(0.22, '#6a3c16') + stop(0.6, '#241409') + stop(1, '#05060a')) +
      radial('spill', 0.5, 0.5, 0.5, stop(0, '#8a5220', 0.9) + stop(1, '#8a5220', 0)) +
      softener('b', '12', [640, 330, 640, 360]),
    `${wash('url(#lamp)')}<ellipse cx="930" cy="630" rx="360" ry="60" fill="url(#spill)"/><g filter="url(#b)"><path d="M806 352L1046 352L1210 660L700 660Z" fill="#c98038" fill-opacity=".16"/></g>${flakes}`,
  );
  const dusk: [number, number, number] = [0.8, 0.82, 0.94];
  return {
    svg: framed(defs, drawing),
    glow,
    loose: 0.8,
    grain: 3.5,
    brush: 0.045,
    bloom: 0.3,
    items: [
      { svg: firewood(), x: 686, y: 268, size: 356, tint: [0.84, 0.82, 0.86], shadow: [10, 8, 7, 0.5] },
      { svg: stocked(parka, 'parka', '#4a5a43', {}), x: 1104, y: 82, size: 372, tint: dusk, shadow: [20, 16, 9, 0.6] },
      { svg: snowShovel(), x: 1314, y: 178, size: 436, tint: dusk, shadow: [14, 8, 7, 0.55] },
      {
        svg: stocked(boot, 'boot', '#6b4630', {}),
        x: 1010,
        y: 466,
        size: 112,
        tint: [0.9, 0.82, 0.82],
        shadow: [10, 4, 4, 0.5],
        mirrored: true,
      },
      {
        svg: stocked(boot, 'boot', '#6b4630', {}),
        x: 1034,
        y: 474,
        size: 112,
        tint: [0.9, 0.82, 0.82],
        shadow: [10, 4, 4, 0.5],
        mirrored: true,
      },
      { svg: dog(), x: 1122, y: 376, size: 350, tint: [0.94, 0.88, 0.9], shadow: [12, 6, 6, 0.5] },
    ],
  };
}
