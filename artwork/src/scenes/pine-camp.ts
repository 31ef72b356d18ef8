// Dusk in the pines: a lit tent by the water, a cooking fire, boots and a coat on a log. 1600 x 700.
import { garment as boot } from '../garments/footwear/boot.ts';
import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/finish.ts';
import { type Chance, chance, num, taper } from '../kit/geometry.ts';
import { bough, thicket, tuft } from './growth.ts';
import { below, facets, firs, ridgeLine, spruce } from './land.ts';
import { campfire, flames } from './props/campfire.ts';
import { canoe } from './props/canoe.ts';
import { logSeat } from './props/log-seat.ts';
import { tent } from './props/tent.ts';
import { trunks } from './props/trunks.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from './setting.ts';
import { clouds } from './sky.ts';
import { stocked } from './stock.ts';

const AFTERGLOW = '#e0a878';
const FIRE: [number, number] = [1196, 596];

function distance(r: Chance): { defs: string; drawing: string } {
  let defs = '';
  let drawing = '';
  const layers = [
    { y: 372, height: 104, color: '#6d7484', haze: 0.42, segments: 6 },
    { y: 400, height: 66, color: '#4f5a66', haze: 0.24, segments: 5 },
    { y: 424, height: 40, color: '#36434b', haze: 0.12, segments: 7 },
  ];
  layers.forEach(({ y, height, color, haze, segments }, i) => {
    const line = ridgeLine(r, y, height, 0.42, segments);
    const tone = mix(color, AFTERGLOW, haze);
    defs += linear(`ridge${i}`, stop(0, tone) + stop(1, mix(tone, AFTERGLOW, 0.34 - i * 0.08)));
    drawing += `<path d="${below(line, 470)}" fill="url(#ridge${i})"/>`;
    if (i < 2) drawing += `<path d="${facets(r, line, 110 - i * 40)}" fill="${mix(tone, '#27313f', 0.5)}" fill-opacity=".4"/>`;
    drawing += `<path d="${firs(r, line, 7 + i * 8, 5 + i * 2)}" fill="${mix(tone, '#18232a', 0.3 + i * 0.16)}"/>`;
  });
  return { defs, drawing };
}

function lake(r: Chance, land: string): string {
  let light = '';
  let dark = '';
  for (let k = 0; k < 70; k++) {
    const y = 447 + r() ** 1.4 * 68;
    const x = r.range(-60, 1160);
    const l = r.range(50, 260) * (0.4 + (y - 440) / 60);
    const mark = taper(
      [
        [x, y],
        [x + l / 2, y + r.near(0, 1.4)],
        [x + l, y],
      ],
      r.range(1.4, 3) * (0.6 + (y - 440) / 50),
    );
    if (r() < 0.5) light += mark;
    else dark += mark;
  }
  return `<rect y="444" width="1600" height="90" fill="url(#lake)"/><g clip-path="url(#water)"><g transform="translate(0 842) scale(1 -.9)">${land}</g></g><rect y="444" width="1600" height="90" fill="url(#deep)"/><path d="${dark}" fill="#1d2a35" fill-opacity=".4"/><path d="${light}" fill="#f3c694" fill-opacity=".42"/><path d="M-10 443L1600 443" stroke="#f0c79c" stroke-opacity=".35" stroke-width="1.6"/>`;
}

function stand(r: Chance): string {
  const row = (spots: [x: number, foot: number, height: number][], color: string) =>
    `<path d="${spots.map(([x, foot, h]) => spruce(r, x, foot, h, r.range(0.15, 0.2))).join('')}" fill="${color}"/>`;
  const wood = (x0: number, x1: number, gap: number, foot: number, low: number, high: number) => {
    const spots: [number, number, number][] = [];
    for (let x = x0; x < x1; x += gap * r.range(0.5, 1.5)) spots.push([x, foot + r.near(0, 6), r.range(low, high)]);
    return spots;
  };
  return (
    row([...wood(-20, 150, 26, 462, 60, 120), ...wood(1000, 1640, 24, 470, 90, 190)], '#3d4a50') +
    row([...wood(-30, 110, 34, 488, 110, 200), ...wood(820, 1640, 34, 496, 150, 290)], '#2a373c') +
    row([...wood(1060, 1640, 62, 520, 230, 380)], '#1c272b') +
    `<path d="${thicket(r, [790, 1640], 514, 58)}" fill="#1a2426"/><path d="${thicket(r, [-40, 150], 498, 40)}" fill="#222d31"/>`
  );
}

function ground(r: Chance): string {
  const shore = ridgeLine(r, 512, 16, 0.5, 6);
  let litter = '';
  let warm = '';
  let dark = '';
  for (let k = 0; k < 620; k++) {
    const y = 536 + r() ** 0.9 * 164;
    const x = r.range(-20, 1620);
    const l = r.range(5, 17) * (0.6 + (y - 530) / 150);
    const mark = `M${Math.round(x)} ${Math.round(y)}l${num(r.near(0, l))} ${num(r.near(0, l * 0.28))}`;
    if (Math.hypot((x - FIRE[0]) / 2.6, y - FIRE[1]) < 130 && r() < 0.7) warm += mark;
    else if (k % 3) dark += mark;
    else litter += mark;
  }
  let hollows = '';
  for (let k = 0; k < 40; k++) {
    const y = 530 + r() * 160;
    const x = r.range(-60, 1600);
    const l = r.range(60, 240);
    hollows += taper(
      [
        [x, y],
        [x + l / 2, y - 5],
        [x + l, y + 2],
      ],
      3 + (y - 520) / 14,
    );
  }
  let tufts = '';
  let rims = '';
  let cool = '';
  for (let k = 0; k < 92; k++) {
    const front = k < 58;
    const y = front ? 660 + r() * 48 : 528 + r() * 40;
    const x = front ? r.range(-10, 1610) : r.range(-10, 660);
    const size = front ? r.range(24, 58) : r.range(9, 18);
    const { blades, rims: caught } = tuft(r, x, y, size);
    tufts += blades;
    if (front && Math.abs(x - FIRE[0]) < 430) rims += caught;
    else cool += caught;
  }
  return `<path d="${below(shore)}" fill="url(#floor)"/><path d="${hollows}" fill="#0a0d0c" fill-opacity=".32"/><ellipse cx="${FIRE[0]}" cy="${FIRE[1] + 24}" rx="480" ry="120" fill="url(#hearth)"/><path d="${dark}" stroke="#0b0c0a" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/><path d="${litter}" stroke="#8b7a63" stroke-opacity=".3" stroke-width="1.6" stroke-linecap="round"/><path d="${warm}" stroke="#f0a860" stroke-opacity=".4" stroke-width="1.7" stroke-linecap="round"/><rect y="610" width="1600" height="90" fill="url(#verge)"/><path d="${tufts}" fill="#141b18" fill-opacity=".95"/><path d="${cool}" stroke="#9aa3a0" stroke-opacity=".34" stroke-width="1.1" stroke-linecap="round"/><path d="${rims}" stroke="#e0954e" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`;
}

const GUY_LINES =
  '<path d="M826 262L604 590M1062 272L1156 522" stroke="#d8c7a4" stroke-opacity=".6" stroke-width="1.8"/><path d="M604 584l-4 14M1156 518l4 12" stroke="#2a1d13" stroke-width="5" stroke-linecap="round"/>';

export function pineCamp({ seed = 11 } = {}): Scene {
  const r = chance(seed);
  const far = distance(r);
  const defs =
    linear('sky', stop(0, '#22364a') + stop(0.26, '#46596b') + stop(0.44, '#8b8487') + stop(0.56, '#d3a27d') + stop(0.64, '#f0c48e')) +
    radial('after', 0.3, 0.6, 0.5, stop(0, '#ffd9a0', 0.75) + stop(0.4, '#f0a873', 0.3) + stop(1, '#f0a873', 0)) +
    linear('lake', stop(0, '#e8b98a') + stop(0.4, '#a8908a') + stop(1, '#4a5866')) +
    linear('deep', stop(0, '#d3a588', 0.62) + stop(0.5, '#9a8d90', 0.72) + stop(1, '#4e5d72', 0.92)) +
    '<clipPath id="water"><rect y="444" width="1600" height="90"/></clipPath>' +
    linear('floor', stop(0, '#4a4a40') + stop(0.35, '#38372e') + stop(1, '#1a1d1a')) +
    linear('verge', stop(0, '#0b0f0f', 0) + stop(1, '#080b0b', 0.85)) +
    `<radialGradient id="hearth">${stop(0, '#d98a48', 0.85)}${stop(0.35, '#8a5228', 0.55)}${stop(1, '#3a2412', 0)}</radialGradient>` +
    softener('soft', '13 3', OVERHEAD) +
    softener('wisp', '9 2', OVERHEAD) +
    radial('mist', 0.5, 0.5, 0.5, stop(0, '#f0cda4', 0.6) + stop(0.5, '#f0cda4', 0.3) + stop(1, '#f0cda4', 0)) +
    radial('spill', 0.5, 0.4, 0.5, stop(0, '#f0b060', 0.5) + stop(1, '#e09a4c', 0)) +
    radial('pit', 0.5, 0.5, 0.5, stop(0, '#070605', 0.85) + stop(0.6, '#070605', 0.5) + stop(1, '#070605', 0)) +
    far.defs;
  let stars = '';
  for (let k = 0; k < 46; k++)
    stars += `<circle cx="${Math.round(r.range(10, 1590))}" cy="${Math.round(r() ** 1.5 * 200 + 8)}" r="${num(r.range(0.6, 1.5))}" fill="#f2ead8" fill-opacity="${num(r.range(0.3, 0.8))}"/>`;
  const tones: [string, string] = ['#d99a7c', '#6f6c7c'];
  const drawing =
    wash('url(#sky)') +
    wash('url(#after)') +
    stars +
    `<g filter="url(#soft)">${clouds(r, { count: 18, floor: 330, tones, light: '#ffcf9a', scale: 1.7, opacity: 0.14 })}</g><g filter="url(#wisp)">${clouds(r, { count: 16, floor: 340, tones, light: '#ffdcae', scale: 1, thick: 0.5, opacity: 0.16 })}</g>` +
    far.drawing +
    `<ellipse cx="420" cy="438" rx="760" ry="30" fill="url(#mist)"/>` +
    lake(r, far.drawing) +
    stand(r) +
    `<ellipse cx="1240" cy="476" rx="620" ry="46" fill="url(#mist)" opacity=".5"/>` +
    ground(r) +
    GUY_LINES +
    `<ellipse cx="876" cy="580" rx="290" ry="34" fill="url(#pit)"/><ellipse cx="1430" cy="640" rx="230" ry="30" fill="url(#pit)"/><ellipse cx="390" cy="590" rx="200" ry="20" fill="url(#pit)"/><ellipse cx="808" cy="592" rx="150" ry="38" fill="url(#spill)"/>` +
    `${bough(r, [-10, 20], 210, 1, '#151f20')}${bough(r, [-10, 96], 130, 1, '#151f20')}${bough(r, [1610, 30], 200, -1, '#151f20')}`;
  const sparks = Array.from({ length: 26 }, () => {
    const up = r() ** 1.6 * 300;
    return `<circle cx="${num(FIRE[0] + r.near(0, 14 + up * 0.28))}" cy="${num(FIRE[1] - 60 - up)}" r="${num(r.range(0.8, 2))}" fill="#ffb45a" fill-opacity="${num(1 - up / 360)}"/>`;
  }).join('');
  const glow = framed(
    softener('lick', '7', [1100, 430, 200, 190]) +
      softener('tip', '2.6', [1100, 430, 200, 190]) +
      radial('lantern', 0.5, 0.5, 0.5, stop(0, '#ffd58c', 0.9) + stop(0.2, '#c9803a', 0.45) + stop(1, '#7a4416', 0)) +
      radial(
        'g',
        FIRE[0] / 1600,
        FIRE[1] / 700,
        0.42,
        stop(0, '#8a4a18') + stop(0.3, '#4a260e') + stop(0.7, '#140a06') + stop(1, '#040405'),
      ),
    `${wash('#040405')}${wash('url(#g)')}<circle cx="852" cy="544" r="70" fill="url(#lantern)"/>${flames(r, FIRE, 92, 124)}${sparks}`,
  );
  return {
    svg: framed(defs, drawing),
    glow,
    loose: 0.8,
    grain: 3.5,
    brush: 0.045,
    bloom: 0.3,
    items: [
      {
        svg: trunks(
          [
            { x: 210, foot: 774, width: 44, lit: 1, light: 0.6, color: '#4e3d32' },
            { x: 436, foot: 782, width: 84, lit: -1, light: 0.85, color: '#584233' },
            { x: 860, foot: 812, width: 138, lit: -1, light: 0.9, color: '#5a4231' },
          ],
          4,
        ),
        x: 1000,
        y: -30,
        size: 700,
        tint: [0.86, 0.82, 0.86],
        shadow: [0, 0, 1, 0],
      },
      {
        svg: trunks([{ x: 70, foot: 950, width: 176, lit: 1, light: 0.3, color: '#3f3a38' }], 7),
        x: -30,
        y: -20,
        size: 600,
        tint: [0.76, 0.8, 0.9],
        shadow: [0, 0, 1, 0],
      },
      { svg: canoe(), x: 236, y: 384, size: 310, tint: [0.66, 0.68, 0.76], shadow: [0, 0, 1, 0] },
      { svg: tent(), x: 668, y: 176, size: 490, tint: [0.84, 0.78, 0.8], shadow: [0, 0, 1, 0] },
      { svg: logSeat(), x: 1262, y: 364, size: 360, tint: [1, 0.86, 0.76], shadow: [10, 8, 6, 0.5] },
      { svg: campfire(), x: 1036, y: 324, size: 320, tint: [1, 0.88, 0.8], shadow: [0, 3, 4, 0.4] },
      { svg: stocked(boot, 'boot', '#8a5a33', {}), x: 1306, y: 536, size: 142, tint: [1.02, 0.84, 0.7], shadow: [10, 4, 4, 0.5] },
      { svg: stocked(boot, 'boot', '#8a5a33', {}), x: 1352, y: 546, size: 142, tint: [0.98, 0.8, 0.68], shadow: [10, 4, 4, 0.5] },
    ],
  };
}
