// The drawing of the 404 page: a privy with its door shut, and the pants of its user are down, below the door. 1000 x 840.
import { mix } from '../kit/color.ts';
import { paintScene, type Scene } from '../kit/finish.ts';
import { type Chance, chance, num } from '../kit/geometry.ts';
import type { RawImage } from '../kit/ground.ts';
import { droppedPants } from './props/dropped-pants.ts';
import { privyDoor } from './props/privy-door.ts';
import { linear, radial, softener, stop } from './setting.ts';

const WIDE = 1000;
const HIGH = 840;
const FLOOR = 716;

const framed = (defs: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${defs}</defs>${drawing}</svg>`;

function wall(r: Chance): string {
  let out = '';
  let marks = '';
  for (let x = -20; x < WIDE; x += 74) {
    out += `<rect x="${x}" y="-10" width="74" height="${FLOOR + 10}" fill="${mix('#6a5743', r() < 0.5 ? '#4d3e2f' : '#84705a', r.range(0, 0.7))}"/><rect x="${x}" y="-10" width="4" height="${FLOOR + 10}" fill="#140c07" fill-opacity=".75"/><rect x="${x + 4}" y="-10" width="2" height="${FLOOR + 10}" fill="#e9cfa4" fill-opacity=".2"/>`;
    for (let k = 0; k < 9; k++)
      marks += `M${num(x + r.range(8, 68))} ${num(r.range(-30, 600))}q${num(r.near(0, 7))} 60 ${num(r.near(0, 2))} ${num(r.range(80, 260))}`;
  }
  return `${out}<path d="${marks}" stroke="#20150c" stroke-opacity=".36" stroke-width="1.7" fill="none"/>`;
}

function floor(r: Chance): string {
  let out = '';
  let marks = '';
  for (let k = -9; k < 10; k++) {
    const [far, near] = [500 + k * 76, 500 + k * 104];
    out += `<path d="M${far} ${FLOOR}L${far + 76} ${FLOOR}L${near + 104} ${HIGH}L${near} ${HIGH}Z" fill="${mix('#8a6c4a', r() < 0.5 ? '#6a5036' : '#a5865f', r() * 0.7)}"/><path d="M${far} ${FLOOR}L${near} ${HIGH}" stroke="#1c120a" stroke-opacity=".8" stroke-width="2.6"/>`;
    for (let g = 0; g < 7; g++) {
      const [t, a] = [r(), r() * 0.7];
      const b = a + r.range(0.12, 0.3);
      const x = (v: number) => far + t * 76 + (near + t * 104 - far - t * 76) * v;
      marks += `M${num(x(a))} ${num(FLOOR + (HIGH - FLOOR) * a)}L${num(x(b))} ${num(FLOOR + (HIGH - FLOOR) * b)}`;
    }
  }
  return `${out}<path d="${marks}" stroke="#2a1b10" stroke-opacity=".45" stroke-width="1.8"/><rect y="${FLOOR}" width="${WIDE}" height="${HIGH - FLOOR}" fill="url(#near)"/>`;
}

const post = (x: number) =>
  `<rect x="${x + 14}" y="-10" width="52" height="${FLOOR + 16}" fill="#0c0704" fill-opacity=".5"/><rect x="${x}" y="-10" width="52" height="${FLOOR + 14}" fill="url(#post)"/><rect x="${x}" y="-10" width="4" height="${FLOOR + 14}" fill="#e9cfa4" fill-opacity=".4"/>`;

export function pantsDown({ seed = 8 } = {}): Scene {
  const r = chance(seed);
  const defs =
    linear('inside', stop(0, '#0b0705') + stop(0.75, '#1d130c') + stop(1, '#38271a')) +
    linear('post', stop(0, '#8d7556') + stop(0.5, '#735c42') + stop(1, '#463624'), 'x2="1" y2="0"') +
    linear('near', stop(0, '#0c0704', 0.62) + stop(0.3, '#0c0704', 0.1) + stop(1, '#ffe2b0', 0.12)) +
    radial('dim', 0.36, 0.5, 0.8, stop(0, '#1a0d06', 0) + stop(0.6, '#120a05', 0.25) + stop(1, '#080403', 0.7));
  const svg = framed(
    defs,
    `${wall(r)}<rect width="${WIDE}" height="${FLOOR}" fill="url(#dim)"/><rect x="196" y="-10" width="608" height="${FLOOR + 10}" fill="url(#inside)"/>${floor(r)}<path d="M196 ${FLOOR}L804 ${FLOOR}L812 ${FLOOR + 12}L188 ${FLOOR + 12}Z" fill="#b0926a"/><path d="M188 ${FLOOR + 12}L812 ${FLOOR + 12}L812 ${FLOOR + 22}L188 ${FLOOR + 22}Z" fill="#3a2a1b"/>${post(150)}${post(798)}`,
  );
  const beam = (x: number, wide: number, opacity: number) =>
    `<path d="M${x} -20L${x + wide} -20L${x + wide + 420} ${HIGH}L${x + 320} ${HIGH}Z" fill="#e8b46a" fill-opacity="${opacity}"/>`;
  const glow = framed(
    softener('soft', '26', [0, 0, WIDE, HIGH]) +
      radial('g', 0.2, 0.2, 0.75, stop(0, '#4a3418') + stop(0.5, '#1a1108') + stop(1, '#030201')),
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#g)"/><g filter="url(#soft)">${beam(-40, 150, 0.16)}${beam(220, 120, 0.12)}</g>`,
  );
  return {
    svg,
    glow,
    width: WIDE,
    height: HIGH,
    loose: 0.7,
    grain: 3.5,
    brush: 0.04,
    bloom: 0.2,
    items: [
      { svg: droppedPants(), x: 130, y: 116, size: 740, tint: [1, 0.95, 0.86], shadow: [16, 10, 8, 0.6] },
      { svg: privyDoor(), x: 200, y: -137, size: 600, tint: [1, 0.95, 0.86], shadow: [10, 26, 10, 0.62] },
    ],
  };
}

/** Renders the drawing of the 404 page, `width` pixels wide and 21/25 as high; deterministic. */
export const paintPantsDown = (width: number): Promise<RawImage> => paintScene(pantsDown(), width);

/** Widths in pixels, as small as the page needs on phones and as large as on screens of two pixels per CSS pixel. */
export const pantsDownWidths = [480, 800, 1200] as const;
