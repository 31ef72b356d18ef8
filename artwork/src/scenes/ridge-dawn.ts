// Dawn over the ridges: barn and pickup in the valley, depth by haze. 1600 x 700.
import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/finish.ts';
import { type Chance, chance, num, taper } from '../kit/geometry.ts';
import { below, facets, firs, ridgeLine } from './land.ts';
import { barn } from './props/barn.ts';
import { pickup } from './props/pickup.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from './setting.ts';
import { clouds } from './sky.ts';

const HAZE = '#f3cfa0';

type Range = { y: number; height: number; color: string; haze: number; segments: number; trees: [size: number, gap: number] | null };
const RANGES: Range[] = [
  { y: 330, height: 120, color: '#b4a0a6', haze: 0.62, segments: 7, trees: null },
  { y: 366, height: 104, color: '#9a8b94', haze: 0.46, segments: 5, trees: null },
  { y: 398, height: 84, color: '#7d7882', haze: 0.32, segments: 6, trees: [9, 6] },
  { y: 426, height: 64, color: '#61656c', haze: 0.2, segments: 5, trees: [15, 6] },
  { y: 456, height: 46, color: '#495350', haze: 0.12, segments: 4, trees: [24, 8] },
  { y: 492, height: 30, color: '#364038', haze: 0.05, segments: 5, trees: [42, 12] },
];

function ranges(r: Chance): { defs: string; drawing: string } {
  let defs = '';
  let drawing = '';
  RANGES.forEach(({ y, height, color, haze, segments, trees }, i) => {
    const line = ridgeLine(r, y, height, 0.42 - i * 0.03, segments);
    const tone = mix(color, HAZE, haze);
    const dark = mix(tone, '#232a30', 0.16 + i * 0.05);
    defs += linear(`r${i}`, stop(0, tone) + stop(0.45, mix(tone, HAZE, 0.2)) + stop(1, mix(tone, HAZE, 0.6 - i * 0.09)));
    drawing += `<path d="${below(line, y + 150)}" fill="url(#r${i})"/>`;
    if (i < 4)
      drawing += `<path d="${facets(r, line, 150 - i * 22)}" fill="${mix(dark, '#4d5a70', 0.35)}" fill-opacity="${num(0.42 - i * 0.06)}"/>`;
    if (trees) drawing += `<path d="${firs(r, line, ...trees)}" fill="${mix(dark, '#1a221e', 0.2 + i * 0.08)}"/>`;
    defs += linear(`f${i}`, stop(0, HAZE, 0) + stop(0.65, mix(HAZE, '#fff2d8', 0.4), 0.72 - i * 0.09) + stop(1, HAZE, 0));
    drawing += `<rect x="0" y="${y + 4}" width="1600" height="${92 - i * 8}" fill="url(#f${i})"/>`;
  });
  return { defs, drawing };
}

function valley(r: Chance): string {
  let out = '';
  for (let k = 0; k < 16; k++) {
    const x = r.range(-100, 1500);
    const y = r.range(478, 534);
    const l = r.range(160, 420);
    const band = taper(
      [
        [x, y],
        [x + l / 2, y - 3],
        [x + l, y],
      ],
      r.range(4, 12),
    );
    out += `<path d="${band}" fill="${k % 3 ? '#f3d6a8' : '#2c352c'}" fill-opacity="${k % 3 ? '.3' : '.25'}"/>`;
  }
  return out;
}

function field(r: Chance): string {
  let out = `<path d="${below(ridgeLine(r, 548, 8, 0.3, 4))}" fill="url(#field)"/><path d="M470 720C600 650 720 606 900 590C1060 580 1160 566 1190 546L1214 548C1200 580 1080 600 980 614C860 636 790 668 770 720Z" fill="#c79f68" fill-opacity=".5"/><path d="M600 720C680 660 780 622 920 602L930 606C800 634 720 672 680 720Z" fill="#2a2617" fill-opacity=".35"/>`;
  for (let k = 0; k < 44; k++) {
    const y = 552 + r() * 140;
    const x = r.range(-60, 1600);
    const l = r.range(60, 260);
    const mark = taper(
      [
        [x, y],
        [x + l / 2, y - 4],
        [x + l, y + 2],
      ],
      2 + (y - 545) / 14,
    );
    out += `<path d="${mark}" fill="${r() < 0.42 ? '#dcb56a' : '#10140b'}" fill-opacity="${r() < 0.5 ? '.14' : '.24'}"/>`;
  }
  return `${out}<path d="M1120 540C1200 532 1420 530 1520 542C1440 556 1200 558 1120 540Z" fill="#0c0a08" fill-opacity=".5"/><path d="M800 590C900 582 1080 582 1190 596C1080 604 880 602 800 590Z" fill="#0a0806" fill-opacity=".7"/>`;
}

function fenceAndGrass(r: Chance): string {
  let posts = '';
  for (let x = 14; x < 780; x += 96) posts += `M${x} ${num(650 - x * 0.07)}L${x + 2} ${num(572 - x * 0.025)}`;
  let grass = '';
  let lit = '';
  for (let k = 0; k < 660; k++) {
    const y = Math.round(622 + r() ** 0.8 * 90);
    const x = Math.round(r.range(0, 1600));
    const h = Math.round(10 + (y - 606) * r.range(0.25, 0.75));
    const lean = Math.round(r.near(4, 12));
    if (r() < 0.3) lit += `M${x} ${y - (h >> 1)}l${lean}-${h >> 1}`;
    else grass += `M${x} ${y}l${lean}-${h}L${x + 3} ${y}`;
  }
  return `<path d="${posts}" stroke="#17140f" stroke-width="8" stroke-linecap="round"/><path d="${posts}" stroke="#e3b777" stroke-width="1.8" stroke-opacity=".7" transform="translate(3 0)"/><path d="M-10 592C250 586 500 574 780 560M-10 616C250 608 500 592 780 574" stroke="#17140f" stroke-width="1.3" fill="none" stroke-opacity=".8"/><rect x="0" y="596" width="1600" height="104" fill="url(#verge)"/><path d="${grass}" fill="#11150b" fill-opacity=".9"/><path d="${lit}" stroke="#e0b868" stroke-width="1.1" stroke-opacity=".55" stroke-linecap="round"/>`;
}

export function ridgeDawn({ seed = 7 } = {}): Scene {
  const r = chance(seed);
  const tones: [string, string] = ['#f0b48e', '#b6aab2'];
  const sky =
    wash('url(#sky)') +
    wash('url(#sun)') +
    `<g filter="url(#soft)">${clouds(r, { count: 34, floor: 320, tones, light: '#ffeabb', scale: 1.3, opacity: 0.3 })}</g><g filter="url(#wisp)">${clouds(r, { count: 26, floor: 320, tones, light: '#ffeabb', scale: 0.7, opacity: 0.25 })}</g>` +
    '<circle cx="545" cy="316" r="30" fill="#fff6da"/>';
  const hills = ranges(r);
  const defs =
    linear('sky', stop(0, '#54708c') + stop(0.3, '#93a0a6') + stop(0.55, '#e2bb96') + stop(0.72, '#fbdca6') + stop(1, '#fbe3b8')) +
    radial('sun', 0.34, 0.47, 0.5, stop(0, '#fff3cf') + stop(0.12, '#ffe2a0', 0.8) + stop(0.5, '#f9b873', 0.3) + stop(1, '#f9b873', 0)) +
    softener('soft', '13 3', OVERHEAD) +
    softener('wisp', '5 1.2', OVERHEAD) +
    hills.defs +
    linear('field', stop(0, '#a58c55') + stop(0.2, '#6f6a3c') + stop(0.55, '#3a3d24') + stop(1, '#15180f')) +
    linear('verge', stop(0, '#0d1009', 0) + stop(0.55, '#0d1009', 0.55) + stop(1, '#0a0c07', 0.9));
  return {
    svg: framed(defs, sky + hills.drawing + valley(r) + field(r) + fenceAndGrass(r)),
    glow: framed(radial('g', 0.34, 0.46, 0.75, stop(0, '#a57a3e') + stop(0.35, '#4a3018') + stop(1, '#0c0a0a')), wash('url(#g)')),
    loose: 0.9,
    grain: 3.5,
    items: [
      { svg: barn(), x: 1132, y: 336, size: 300, tint: [0.84, 0.7, 0.6], shadow: [0, 0, 1, 0] },
      { svg: pickup(), x: 786, y: 376, size: 330, tint: [0.94, 0.82, 0.68], shadow: [0, 0, 1, 0] },
    ],
  };
}
