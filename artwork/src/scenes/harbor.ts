// A working harbour under a breaking sky: a trawler alongside, crates and nets, a rain shell on its hook. 1600 x 700.
import { garment as rainShell } from '../garments/outerwear/rain-shell.ts';
import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/finish.ts';
import { type Chance, chance, num, taper } from '../kit/geometry.ts';
import { below, ridgeLine } from './land.ts';
import { netShed } from './props/net-shed.ts';
import { bollard, crates, netHeap } from './props/quay-gear.ts';
import { trawler } from './props/trawler.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from './setting.ts';
import { clouds } from './sky.ts';
import { stocked } from './stock.ts';

const HORIZON = 366;
const QUAY = 560;

function bank(r: Chance): string {
  let dark = '';
  let lit = '';
  for (let k = 0; k < 44; k++) {
    const a = r.range(-2.9, -0.2);
    const x = 625 + Math.cos(a) * r.range(230, 520);
    const y = 262 + Math.sin(a) * r.range(120, 190);
    const l = r.range(120, 320);
    const thick = r.range(16, 40);
    dark += taper(
      [
        [x - l / 2, y + r.near(0, 8)],
        [x, y - r.range(4, 16)],
        [x + l / 2, y + r.near(0, 8)],
      ],
      thick,
      r.range(0.3, 0.7),
    );
    if (r() < 0.5)
      lit += taper(
        [
          [x - l * 0.34, y + thick * 0.3],
          [x, y + thick * 0.34],
          [x + l * 0.34, y + thick * 0.26],
        ],
        thick * 0.26,
        0.5,
      );
  }
  return `<path d="${dark}" fill="#55646a" fill-opacity=".42"/><path d="${lit}" fill="#f3e6bf" fill-opacity=".5"/>`;
}

function sky(r: Chance): string {
  const heavy: [string, string] = ['#8b9794', '#5a686c'];
  return (
    wash('url(#sky)') +
    wash('url(#break)') +
    `<g filter="url(#soft)">${clouds(r, { count: 60, floor: 220, tones: heavy, light: '#98a199', scale: 2.4, thick: 1.5, opacity: 0.24 })}${bank(r)}</g>` +
    `<g filter="url(#wisp)">${clouds(r, { count: 22, floor: 330, tones: ['#d9d7c4', '#6f7c7e'], light: '#f6edcf', scale: 1.3, thick: 0.6, opacity: 0.22 })}${bank(r)}</g>`
  );
}

function offing(r: Chance): string {
  const headland = (y: number, high: number, color: string, to: number) => {
    const line = ridgeLine(r, y, high, 0.24, 7).map(([x, ly]): [number, number] => [
      x,
      y + (ly - y) * Math.max(0, 1 - Math.max(0, x) / to),
    ]);
    return `<path d="${below(line, HORIZON + 1)}" fill="${color}"/>`;
  };
  return (
    headland(HORIZON - 2, 92, '#9aa59c', 900) +
    headland(HORIZON - 1, 56, '#798a83', 560) +
    `<path d="M1010 ${HORIZON}l16 -3l22 0l8 3zM1034 ${HORIZON - 3}l0 -9l8 0l0 9zM1038 ${HORIZON - 12}l0 -10" fill="#5c6b69" stroke="#5c6b69"/><path d="M1180 ${HORIZON}l9 -2l14 0l5 2zM1194 ${HORIZON - 2}l0 -7l5 0l0 7z" fill="#6a7876"/>`
  );
}

const MOLE =
  `<path d="M-10 404L-10 372L150 370L330 378L356 400C240 406 100 408 -10 404Z" fill="url(#mole)"/><path d="M-10 372L150 370L330 378L330 381L150 374L-10 376Z" fill="#d3d3c2" fill-opacity=".7"/><path d="M20 380l18 -1l4 12l-22 2zM70 378l24 0l2 14l-28 0zM130 380l22 -1l6 14l-30 0zM190 382l20 -1l4 12l-26 0zM250 384l24 0l4 12l-30 0z" fill="#4c5652" fill-opacity=".6"/>` +
  `<path d="M286 378L291 304L311 304L316 378Z" fill="#e6e2d4"/><path d="M302 304L311 304L316 378L302 378Z" fill="#7d8884" fill-opacity=".6"/><path d="M289 330L313 330L314 348L288 348Z" fill="#a34a35"/><path d="M286 304L316 304L316 300L286 300Z" fill="#39423f"/><path d="M293 300L309 300L309 286L293 286Z" fill="#ffeebb"/><path d="M290 286L301 274L312 286Z" fill="#8a3a2a"/>`;

function sea(r: Chance): string {
  const waves = { pale: '', dark: '', glitter: '' };
  for (let k = 0; k < 460; k++) {
    const t = r() ** 1.7;
    const y = HORIZON + 3 + t * 230;
    const x = r.range(-80, 1620);
    const l = (10 + t * 120) * r.range(0.5, 1.5);
    const mark = taper(
      [
        [x, y],
        [x + l * 0.4, y - 1 - t * 4],
        [x + l, y + r.near(0, 2)],
      ],
      (0.8 + t * 6) * r.range(0.5, 1.1),
      0.4,
    );
    if (Math.abs(x + l / 2 - 640) < 60 + t * 170 && r() < 0.62) waves.glitter += mark;
    else if (r() < 0.42) waves.pale += mark;
    else waves.dark += mark;
  }
  // the hull's image, broken by the swell
  let image = '';
  for (let k = 0; k < 90; k++) {
    const x = r.range(500, 990);
    const y = 524 + r() ** 1.3 * 44;
    const l = r.range(30, 110);
    image += taper(
      [
        [x, y],
        [x + l / 2, y + r.near(0, 2)],
        [x + l, y],
      ],
      r.range(2, 7),
    );
  }
  return `<rect y="${HORIZON}" width="1600" height="340" fill="url(#sea)"/>${`<rect y="${HORIZON}" width="1600" height="240" fill="url(#shine)"/>`}<path d="${waves.dark}" fill="#26403f" fill-opacity=".36"/><path d="${waves.pale}" fill="#c9d3c4" fill-opacity=".3"/><path d="${waves.glitter}" fill="#fff6d9" fill-opacity=".62"/><path d="M500 522C620 528 860 530 1000 520L990 560L520 560Z" fill="#1d3536" fill-opacity=".4"/><path d="${image}" fill="#15292b" fill-opacity=".5"/>`;
}

function quay(r: Chance): string {
  let boards = '';
  let grain = '';
  let seams = '';
  // boards run towards the water; their joints lean to a point far behind the boat
  for (let k = -16; k < 34; k++) {
    const x = 700 + (k - 6) * 96;
    const far = 700 + (k - 6) * 62;
    const next = 96;
    const tone = mix('#8b8271', r() < 0.5 ? '#5f594d' : '#a79d88', r() * 0.6);
    boards += `<path d="M${far} ${QUAY}L${far + 62} ${QUAY}L${x + next} 700L${x} 700Z" fill="${tone}"/>`;
    seams += `M${far} ${QUAY}L${x} 700`;
    for (let g = 0; g < 6; g++) {
      const t = r();
      const a = r.range(0.05, 0.7);
      const b = a + r.range(0.1, 0.3);
      const px = (v: number) => far + t * 62 + (x + t * next - far - t * 62) * v;
      grain += `M${num(px(a))} ${num(QUAY + 140 * a)}L${num(px(b))} ${num(QUAY + 140 * b)}`;
    }
  }
  let wet = '';
  for (let k = 0; k < 24; k++) {
    const y = QUAY + 18 + r() * 110;
    const x = r.range(-40, 1240);
    const l = r.range(50, 180);
    wet += taper(
      [
        [x, y],
        [x + l / 2, y + r.near(0, 3)],
        [x + l, y],
      ],
      r.range(2, 5) * (0.4 + (y - QUAY) / 100),
    );
  }
  return `${boards}<path d="${seams}" stroke="#241f18" stroke-opacity=".8" stroke-width="2.4"/><path d="${grain}" stroke="#2d271f" stroke-opacity=".34" stroke-width="1.6"/><rect y="${QUAY}" width="1600" height="140" fill="url(#deck)"/><path d="${wet}" fill="#dfe6dc" fill-opacity=".16"/><rect y="${QUAY - 14}" width="1600" height="22" fill="url(#beam)"/><rect y="${QUAY - 15}" width="1600" height="3" fill="#e9e5d3" fill-opacity=".6"/><rect y="${QUAY + 8}" width="1600" height="7" fill="#0d0f0d" fill-opacity=".45"/>`;
}

export function harbour({ seed = 31 } = {}): Scene {
  const r = chance(seed);
  const defs =
    linear('sky', stop(0, '#46555c') + stop(0.24, '#66757a') + stop(0.4, '#8f9b93') + stop(0.52, '#b9bda9')) +
    radial('break', 0.39, 0.36, 0.26, stop(0, '#fff4d0', 1) + stop(0.3, '#f6e9c2', 0.6) + stop(1, '#f6e9c2', 0)) +
    linear('mole', stop(0, '#8b938a') + stop(1, '#3c4744')) +
    linear('sea', stop(0, '#b4beae') + stop(0.12, '#8ea199') + stop(0.5, '#547069') + stop(1, '#2f4846')) +
    radial('shine', 0.4, 0, 0.5, stop(0, '#fff3cf', 0.6) + stop(1, '#fff3cf', 0)) +
    linear('deck', stop(0, '#b9b7a2', 0.12) + stop(0.4, '#1d1e1a', 0.1) + stop(1, '#0d0f0d', 0.66)) +
    linear('beam', stop(0, '#8f8672') + stop(1, '#3b362c')) +
    radial('pit', 0.5, 0.5, 0.5, stop(0, '#0b0d0b', 0.8) + stop(0.6, '#0b0d0b', 0.45) + stop(1, '#0b0d0b', 0)) +
    softener('soft', '18 7', OVERHEAD) +
    softener('wisp', '8 2', OVERHEAD);
  const gulls = [
    [560, 196, 9],
    [612, 172, 7],
    [470, 226, 6],
    [1120, 150, 8],
  ]
    .map(
      ([x = 0, y = 0, w = 0]) =>
        `M${x - w * 1.6} ${y - w * 0.3}Q${x - w * 0.7} ${y - w * 0.9} ${x} ${y}Q${x + w * 0.7} ${y - w * 0.9} ${x + w * 1.6} ${y - w * 0.4}`,
    )
    .join('');
  const drawing =
    sky(r) +
    offing(r) +
    sea(r) +
    MOLE +
    quay(r) +
    `<path d="${gulls}" fill="none" stroke="#3d4746" stroke-width="1.8" stroke-opacity=".8"/>` +
    `<path d="M528 438C470 520 440 540 410 566" fill="none" stroke="#b8a67c" stroke-width="4"/><path d="M985 440C1020 500 1050 530 1080 548" fill="none" stroke="#b8a67c" stroke-width="3.400"/>` +
    `<ellipse cx="392" cy="628" rx="90" ry="14" fill="url(#pit)"/><ellipse cx="1130" cy="652" rx="230" ry="26" fill="url(#pit)"/><ellipse cx="1440" cy="640" rx="260" ry="30" fill="url(#pit)"/>`;
  const ray = (x: number, w: number, o: number) =>
    `<path d="M${620 + x * 0.2} 150L${620 + (x + w) * 0.2} 150L${640 + (x + w) * 1.5} 470L${640 + x * 1.5} 470Z" fill="url(#ray)" fill-opacity="${o}"/>`;
  const glow = framed(
    linear('ray', stop(0, '#e9dcae', 0) + stop(0.25, '#e9dcae', 0.8) + stop(1, '#e9dcae', 0)) +
      softener('haze', '9 4', [300, 130, 700, 350]) +
      radial('g', 0.39, 0.4, 0.5, stop(0, '#3a3626') + stop(0.4, '#191a15') + stop(1, '#050606')),
    `${wash('url(#g)')}<g filter="url(#haze)">${ray(-190, 70, 0.5)}${ray(-70, 60, 0.62)}${ray(20, 90, 0.5)}${ray(150, 60, 0.44)}</g>`,
  );
  return {
    svg: framed(defs, drawing),
    glow,
    loose: 0.8,
    grain: 3.5,
    items: [
      { svg: trawler(), x: 486, y: 148, size: 530, tint: [0.94, 0.96, 0.93], shadow: [0, 0, 1, 0] },
      { svg: bollard(), x: 330, y: 516, size: 124, tint: [0.96, 0.97, 0.94], shadow: [12, 4, 5, 0.4] },
      { svg: netShed(), x: 1210, y: -14, size: 716, tint: [0.9, 0.93, 0.92], shadow: [-8, 6, 8, 0.3] },
      {
        svg: stocked(rainShell, 'rain-shell', '#c8962c', {}),
        x: 1412 - 165,
        y: 96,
        size: 400,
        tint: [0.98, 0.98, 0.94],
        shadow: [16, 14, 8, 0.55],
      },
      { svg: crates(), x: 1010, y: 424, size: 262, tint: [0.96, 0.96, 0.94], shadow: [12, 5, 6, 0.45] },
      { svg: netHeap(), x: 1180, y: 424, size: 290, tint: [0.96, 0.98, 0.95], shadow: [12, 4, 6, 0.45] },
    ],
  };
}
