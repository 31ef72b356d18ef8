// A wet morning on the farm lane: puddles full of sky, the tractor out of its shed, boots by the gate. 1600 x 700.
import { garment as beanie } from '../garments/accessories/beanie.ts';
import { garment as rubberBoot } from '../garments/footwear/rubber-boot.ts';
import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/finish.ts';
import { type Chance, chance, num, type Point, smooth, taper } from '../kit/geometry.ts';
import { broadleaf, thicket, tuft } from './growth.ts';
import { below, firs, ridgeLine } from './land.ts';
import { fieldGate } from './props/field-gate.ts';
import { tractor } from './props/tractor.ts';
import { tractorShed } from './props/tractor-shed.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from './setting.ts';
import { clouds } from './sky.ts';
import { stocked } from './stock.ts';

const HAZE = '#dfe0d2';
const HORIZON = 352;
const VANISH: Point = [640, HORIZON];

function backdrop(r: Chance): { defs: string; drawing: string; mirrored: string } {
  let defs = '';
  let hills = '';
  const tones: [string, string] = ['#f4f0e2', '#8f9da6'];
  const drawing =
    wash('url(#sky)') +
    `<g filter="url(#soft)">${clouds(r, { count: 46, floor: 300, tones, light: '#fbf0d4', scale: 2.2, thick: 1.2, opacity: 0.16 })}</g>` +
    wash('url(#break)') +
    `<g filter="url(#wisp)">${clouds(r, { count: 20, floor: 310, tones: ['#fffaf0', '#a9b4ba'], light: '#fff4dc', scale: 1.1, thick: 0.6, opacity: 0.2 })}</g>`;
  const layers = [
    { y: 312, height: 74, color: '#8fa0a6', haze: 0.5, segments: 5 },
    { y: 326, height: 46, color: '#7d9090', haze: 0.36, segments: 7 },
    { y: 342, height: 34, color: '#6d7f74', haze: 0.22, segments: 6 },
  ];
  layers.forEach(({ y, height, color, haze, segments }, i) => {
    const line = ridgeLine(r, y, height, 0.2, segments);
    const tone = mix(color, HAZE, haze);
    defs += linear(`ridge${i}`, stop(0, tone) + stop(1, mix(tone, HAZE, 0.55 - i * 0.12)));
    hills += `<path d="${below(line, 380)}" fill="url(#ridge${i})"/>`;
    if (i) hills += `<path d="${firs(r, line, 6 + i * 5, 5 + i * 3)}" fill="${mix(tone, '#33463f', 0.3 + i * 0.12)}"/>`;
  });
  // a puddle shows the sky without the clouds' soft edges
  const mirrored =
    wash('url(#sky)') +
    wash('url(#break)') +
    clouds(r, { count: 12, floor: 300, tones, light: '#fff8e6', scale: 1.6, opacity: 0.2 }) +
    hills;
  return { defs, drawing: drawing + hills, mirrored };
}

type Grove = [x: number, foot: number, high: number][];
const FAR_TREES: Grove = [
  [60, 374, 74],
  [112, 374, 96],
  [170, 374, 66],
  [430, 370, 46],
  [466, 370, 58],
  [520, 370, 40],
  [820, 380, 90],
  [870, 382, 124],
];
const NEAR_TREES: Grove = [
  [1262, 408, 150],
  [1340, 406, 196],
  [1420, 410, 168],
  [1500, 410, 206],
  [1588, 412, 230],
];

function fields(r: Chance): string {
  const wood = (spots: Grove, color: string, light: string) => {
    const trees = spots.map(([x, foot, high]) => broadleaf(r, x, foot, high));
    return `<path d="${trees.map((t) => t.mass).join('')}" fill="${color}"/><path d="${trees.map((t) => t.lit).join('')}" fill="${light}" fill-opacity=".3"/>`;
  };
  let strokes = '';
  let pale = '';
  for (let k = 0; k < 120; k++) {
    const y = HORIZON + 10 + r() ** 1.6 * 330;
    const x = r.range(-60, 1620);
    const l = r.range(30, 130) * (0.3 + (y - HORIZON) / 200);
    const mark = taper(
      [
        [x, y],
        [x + l / 2, y - 2],
        [x + l, y + r.near(0, 2)],
      ],
      1 + (y - HORIZON) / 70,
    );
    if (r() < 0.4) pale += mark;
    else strokes += mark;
  }
  return (
    `<path d="${thicket(r, [-20, 640], 366, 16)}${thicket(r, [760, 1640], 368, 18)}" fill="#7f9183"/>` +
    wood(FAR_TREES, '#84968b', '#a9b5a2') +
    `<path d="${below(ridgeLine(r, HORIZON + 18, 8, 0.3, 5))}" fill="url(#field)"/>` +
    `<ellipse cx="500" cy="366" rx="760" ry="26" fill="url(#mist)"/><ellipse cx="1300" cy="384" rx="520" ry="26" fill="url(#mist)"/>` +
    wood(NEAR_TREES, '#5f7264', '#93a283') +
    `<path d="${thicket(r, [-60, 430], 398, 24)}" fill="url(#hedge)"/><path d="${thicket(r, [1160, 1660], 420, 30)}" fill="url(#hedge)"/><ellipse cx="1340" cy="414" rx="420" ry="20" fill="url(#mist)" opacity=".6"/>` +
    `<path d="${strokes}" fill="#38452a" fill-opacity=".26"/><path d="${pale}" fill="#e2e3b8" fill-opacity=".22"/>`
  );
}

/** Returns a point of the lane: `across` is -1 to 1 from edge to edge, `near` 0 at the vanishing point to 1 at the lower frame. */
function onLane(across: number, near: number): Point {
  const middle = VANISH[0] + 30 * near + 190 * near * near - 60 * Math.sin(near * 3.1);
  return [middle + across * (7 + 400 * near ** 1.25), VANISH[1] + 10 + 372 * near];
}
const strip = (left: number, right: number): string => {
  const steps = [0, 0.06, 0.14, 0.24, 0.36, 0.5, 0.66, 0.84, 1.02];
  return `${smooth(steps.map((t) => onLane(left, t)))}L${smooth(steps.map((t) => onLane(right, t)).reverse()).slice(1)}Z`;
};

function puddles(r: Chance): string[] {
  const places: [across: number, near: number, wide: number, high: number][] = [
    [-0.5, 0.78, 200, 30],
    [-0.46, 0.5, 104, 12],
    [0.52, 0.6, 150, 18],
    [0.56, 0.9, 250, 34],
    [-0.5, 0.3, 54, 5.5],
    [0.5, 0.34, 70, 7],
    [-0.46, 0.18, 26, 2.8],
    [0.48, 0.2, 30, 3],
    [0.86, 0.74, 120, 13],
  ];
  return places.map(([across, near, wide, high]) => {
    const [x, y] = onLane(across, near);
    const rim = Array.from({ length: 15 }, (_, i): Point => {
      const a = (i / 15) * Math.PI * 2;
      return [x + Math.cos(a) * wide * r.range(0.72, 1.08) + near * 20 * Math.sin(a), y + Math.sin(a) * high * r.range(0.66, 1.1)];
    });
    return smooth(rim, true);
  });
}

function lane(r: Chance, sky: string): string {
  const pools = puddles(r);
  let gravel = '';
  let wet = '';
  for (let k = 0; k < 520; k++) {
    const near = r() ** 0.6;
    const [x, y] = onLane(r.range(-1, 1), near);
    const l = (2 + near * 9) * r.range(0.5, 1.3);
    const mark = `M${num(x)} ${num(y)}l${num(l)} ${num(r.near(0, 1.6))}`;
    if (k % 3) gravel += mark;
    else wet += mark;
  }
  let crownGrass = '';
  let dew = '';
  for (let k = 0; k < 110; k++) {
    const near = 0.08 + r() * 0.95;
    const [x, y] = onLane(r.near(0, 0.13), near);
    const clump = tuft(r, x, y, 3 + near * 26, 6);
    crownGrass += clump.blades;
    dew += clump.rims;
  }
  for (let k = 0; k < 210; k++) {
    const near = 0.05 + r() * 1.0;
    const [x, y] = onLane((r() < 0.5 ? -1 : 1) * r.range(0.98, 1.22), near);
    const clump = tuft(r, x, y + 3, 4 + near * 40, 7);
    crownGrass += clump.blades;
    dew += clump.rims;
  }
  const shore = pools
    .map(
      (d) =>
        `<path d="${d}" fill="#2c261e" fill-opacity=".7" transform="translate(0 -2)"/><path d="${d}" fill="none" stroke="#453b2e" stroke-width="5" stroke-opacity=".5"/>`,
    )
    .join('');
  return (
    `<path d="${strip(-1.04, 1.04)}" fill="url(#lane)"/><path d="${strip(-0.72, -0.26)}${strip(0.28, 0.74)}" fill="#3d3529" fill-opacity=".4"/><path d="${strip(-0.62, -0.4)}${strip(0.42, 0.62)}" fill="#2f281f" fill-opacity=".36"/><path d="${strip(-0.15, 0.13)}" fill="#66703f" fill-opacity=".6"/>` +
    `<path d="${gravel}" stroke="#2a241c" stroke-opacity=".4" stroke-width="2.2" stroke-linecap="round"/><path d="${wet}" stroke="#efece0" stroke-opacity=".4" stroke-width="1.7" stroke-linecap="round"/>` +
    shore +
    `<clipPath id="pools"><path d="${pools.join('')}"/></clipPath><g clip-path="url(#pools)"><g transform="translate(0 ${HORIZON * 2 + 10}) scale(1 -1)">${sky}</g>${wash('url(#depth)')}<path d="M1168 596L1216 596L1210 700L1172 700Z" fill="#4a4338" fill-opacity=".55"/></g>` +
    pools.map((d) => `<path d="${d}" fill="none" stroke="#fbf8ec" stroke-width="1" stroke-opacity=".34"/>`).join('') +
    `<path d="${crownGrass}" fill="#4b5630"/><path d="${dew}" stroke="#e3e8c8" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"/>`
  );
}

function fence(r: Chance, [x0, y0]: Point, high: number, depths: number[]): string {
  let posts = '';
  let light = '';
  let grass = '';
  const tops: Point[] = [];
  for (const z of depths) {
    const x = VANISH[0] + (x0 - VANISH[0]) / z;
    const y = VANISH[1] + 6 + (y0 - VANISH[1]) / z;
    const h = (high / z) * r.range(0.94, 1.06);
    const w = 15 / z;
    const lean = r.near(0, 7) / z;
    posts += `M${num(x - w / 2)} ${num(y)}L${num(x - w / 2 + lean)} ${num(y - h)}L${num(x + w / 2 + lean)} ${num(y - h - w * 0.2)}L${num(x + w / 2)} ${num(y)}Z`;
    light += `M${num(x - w * 0.3)} ${num(y)}L${num(x - w * 0.3 + lean)} ${num(y - h)}`;
    grass += tuft(r, x, y + 3, 46 / z, 9).blades;
    tops.push([x + lean, y - h]);
  }
  const wire = [0.12, 0.42, 0.72]
    .map((k) => `M${depths.map((z, i) => `${num(tops[i]?.[0] ?? 0)} ${num((tops[i]?.[1] ?? 0) + (high / z) * k)}`).join('L')}`)
    .join('');
  return `<path d="${wire}" fill="none" stroke="#4a463e" stroke-width="1.5" stroke-opacity=".8"/><path d="${posts}" fill="#51483c"/><path d="${light}" stroke="#cfc8b4" stroke-opacity=".55" stroke-width="1.6"/><path d="${grass}" fill="#47522e"/>`;
}

export function farmLane({ seed = 21 } = {}): Scene {
  const r = chance(seed);
  const far = backdrop(r);
  const defs =
    linear('sky', stop(0, '#7f939f') + stop(0.24, '#a7b5b9') + stop(0.42, '#d9dccf') + stop(0.52, '#f3e8cc')) +
    radial('break', 0.34, 0.4, 0.36, stop(0, '#fff6da', 0.95) + stop(0.3, '#fdeec6', 0.55) + stop(1, '#fdeec6', 0)) +
    radial('mist', 0.5, 0.5, 0.5, stop(0, '#f2f0e2', 0.75) + stop(0.5, '#f2f0e2', 0.35) + stop(1, '#f2f0e2', 0)) +
    radial('pit', 0.5, 0.5, 0.5, stop(0, '#1a1710', 0.75) + stop(0.6, '#1a1710', 0.4) + stop(1, '#1a1710', 0)) +
    linear('field', stop(0, '#a9b186') + stop(0.12, '#8a9862') + stop(0.45, '#64743f') + stop(1, '#38431f')) +
    linear('hedge', stop(0, '#627258') + stop(0.7, '#55663f') + stop(1, '#6f8048', 0)) +
    linear('lane', stop(0, '#b5a88e') + stop(0.3, '#8f8069') + stop(1, '#5c4f3e')) +
    linear('depth', stop(0.5, '#3a4448', 0) + stop(1, '#2d3434', 0.34)) +
    linear('verge', stop(0, '#141a0e', 0) + stop(1, '#0f140a', 0.75)) +
    softener('soft', '16 5', OVERHEAD) +
    softener('wisp', '7 2', OVERHEAD) +
    far.defs;
  let front = '';
  let dew = '';
  for (let k = 0; k < 130; k++) {
    const x = r() < 0.55 ? r.range(-10, 420) : r.range(1080, 1620);
    const clump = tuft(r, x, r.range(668, 716), r.range(26, 70), 8);
    front += clump.blades;
    dew += clump.rims;
  }
  const drawing =
    far.drawing +
    fields(r) +
    fence(r, [860, 760], 200, [11, 8.5, 6.8, 5.4, 4.4]) +
    `<path d="M700 470C760 446 830 440 900 452L1180 452C1200 470 1190 500 1130 508C1000 524 860 516 770 516Z" fill="#9c8d73" fill-opacity=".62"/><path d="M720 474C860 470 900 492 1100 486L1096 492C900 500 860 478 724 482Z" fill="#4d4335" fill-opacity=".4"/>` +
    lane(r, far.mirrored) +
    fence(r, [-60, 690], 190, [14, 10, 7.4, 5.6, 4.3, 3.3, 2.55, 1.98, 1.54, 1.2, 0.94]) +
    `<ellipse cx="1010" cy="470" rx="250" ry="22" fill="url(#pit)"/><ellipse cx="1010" cy="490" rx="170" ry="15" fill="url(#pit)"/><ellipse cx="1150" cy="650" rx="120" ry="14" fill="url(#pit)"/>` +
    `<rect y="600" width="1600" height="100" fill="url(#verge)"/><path d="${front}" fill="#2b341c"/><path d="${dew}" stroke="#dbe3bc" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`;
  const glow = framed(radial('g', 0.34, 0.42, 0.6, stop(0, '#5a4c2c') + stop(0.4, '#211c12') + stop(1, '#050505')), wash('url(#g)'));
  return {
    svg: framed(defs, drawing),
    glow,
    loose: 0.8,
    grain: 3.5,
    items: [
      { svg: tractorShed(), x: 792, y: 112, size: 440, tint: [0.92, 0.93, 0.92], shadow: [0, 0, 1, 0] },
      { svg: tractor(), x: 880, y: 312, size: 230, tint: [0.94, 0.94, 0.92], shadow: [0, 0, 1, 0] },
      { svg: fieldGate(), x: 1130, y: 238, size: 490, tint: [0.94, 0.96, 0.94], shadow: [10, 8, 6, 0.3] },
      { svg: stocked(beanie, 'beanie', '#a8482a', {}), x: 1168, y: 345, size: 80, tint: [0.95, 0.93, 0.9], shadow: [3, 3, 3, 0.4] },
      { svg: stocked(rubberBoot, 'rubber-boot', '#4a5a3c', {}), x: 1074, y: 534, size: 126, tint: [0.98, 1, 1], shadow: [8, 5, 5, 0.4] },
      { svg: stocked(rubberBoot, 'rubber-boot', '#4a5a3c', {}), x: 1118, y: 542, size: 130, tint: [0.98, 1, 1], shadow: [8, 5, 5, 0.4] },
    ],
  };
}
