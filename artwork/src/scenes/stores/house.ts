// The building of a store: its outline, its wall and its roof. The roof's kind decides the outline.
import { mix } from '../../kit/color.ts';
import { type Chance, num } from '../../kit/geometry.ts';
import { box } from './boxes.ts';
import { STREET } from './places.ts';
import { type WallKind, walls } from './walls.ts';

export type RoofKind = 'cornice' | 'stepped' | 'gable' | 'gambrel' | 'eaves' | 'sawtooth' | 'flat' | 'mansard';

export interface House {
  left: number;
  right: number;
  /** Height of the eaves or of the cornice. */
  top: number;
  wall: WallKind;
  color: string;
  roof: RoofKind;
  roofColor: string;
  trim: string;
}

type Corner = [x: number, y: number];
const path = (corners: Corner[]) => `M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
function crest({ left, right, top, roof }: House): Corner[] {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  if (roof === 'gable')
    return [
      [left, top],
      [middle, top - half * 0.52],
      [right, top],
    ];
  if (roof === 'gambrel')
    return [
      [left, top],
      [left + half * 0.36, top - half * 0.4],
      [middle, top - half * 0.6],
      [right - half * 0.36, top - half * 0.4],
      [right, top],
    ];
  if (roof === 'stepped')
    return [
      [left, top],
      [left + half * 0.42, top],
      [left + half * 0.42, top - 54],
      [right - half * 0.42, top - 54],
      [right - half * 0.42, top],
      [right, top],
    ];
  if (roof === 'sawtooth') {
    const bay = (right - left) / 3;
    return [0, 1, 2].flatMap((i): Corner[] => [
      [left + i * bay, top],
      [left + i * bay, top - 86],
      [left + (i + 1) * bay, top],
    ]);
  }
  return [
    [left, top],
    [right, top],
  ];
}

export const outline = (house: House): string => path([...crest(house), [house.right, STREET], [house.left, STREET]]);

const hasRakes = ({ roof }: House) => roof === 'gable' || roof === 'gambrel';

function edging(house: House, thick: number, over: number, fill: string): string {
  const line = crest(house);
  const first = line[0] ?? [0, 0];
  const second = line[1] ?? first;
  // only a rake continues its slope beyond the wall
  const slope = hasRakes(house) ? (second[1] - first[1]) / (second[0] - first[0]) : 0;
  const last = line.at(-1) ?? [0, 0];
  const ends: Corner[] = [[first[0] - over, first[1] - slope * over], ...line.slice(1, -1), [last[0] + over, last[1] - slope * over]];
  return `<path d="M${ends.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}" fill="none" stroke="${fill}" stroke-width="${thick}" stroke-linejoin="miter"/>`;
}

function rakes(house: House): string {
  return (
    `<g transform="translate(0 16)" opacity=".4">${edging(house, 18, 34, '#0a0b10')}</g>` +
    edging(house, 22, 44, mix(house.roofColor, '#0c0c10', 0.3)) +
    `<g transform="translate(0 -8)">${edging(house, 9, 44, house.roofColor)}</g>` +
    `<g transform="translate(0 10)">${edging(house, 5, 40, house.trim)}</g>`
  );
}

function cornice({ left, right, top, trim }: House): string {
  let brackets = '';
  for (let x = left + 10; x < right - 10; x += 34) brackets += `M${num(x)} ${top + 16}h12l-3 22h-6z`;
  const dark = mix(trim, '#0d0b0b', 0.5);
  return (
    box(left - 4, top + 16, right - left + 8, 34, '#0c0908', 0.4) +
    `<path d="${brackets}" fill="${trim}"/><path d="${brackets.replaceAll('h12l-3 22h-6z', 'm9 0h3l-3 22h-2z')}" fill="#0c0908" fill-opacity=".4"/>` +
    box(left - 16, top - 10, right - left + 32, 26, trim) +
    box(left - 16, top - 10, right - left + 32, 4, '#fff4d8', 0.5) +
    box(left - 16, top + 8, right - left + 32, 8, dark) +
    box(left - 8, top - 20, right - left + 16, 11, mix(trim, '#fff0d0', 0.12))
  );
}

function slope(r: Chance, { left, right, top, roofColor, trim }: House, high: number, hip: number): string {
  const d = path([
    [left - 46, top + 6],
    [left - 46 + hip, top - high],
    [right + 46 - hip, top - high],
    [right + 46, top + 6],
  ]);
  let courses = '';
  let dark = '';
  for (let y = top - high; y < top; y += 15) {
    courses += box(left - 60, y, right - left + 120, 3, '#0b0a0c', 0.34);
    for (let x = left - 50 + r.range(0, 20); x < right + 50; x += r.range(16, 30)) dark += `M${num(x)} ${num(y)}v15`;
  }
  return (
    `<clipPath id="roof"><path d="${d}"/></clipPath><path d="${d}" fill="${roofColor}"/><g clip-path="url(#roof)">${courses}<path d="${dark}" stroke="#0b0a0c" stroke-opacity=".26" stroke-width="1.4"/>${box(left - 60, top - high, right - left + 120, high + 10, 'url(#slope)')}</g>` +
    box(left - 48, top + 2, right - left + 96, 12, trim) +
    box(left - 48, top + 2, right - left + 96, 3, '#fff4d8', 0.4) +
    box(left, top + 14, right - left, 26, '#0a0a0e', 0.42)
  );
}

/** Height of a roof seen from its long side, and how far its ridge is shorter than its eaves at each end. */
const LONG_SIDE: Record<'eaves' | 'mansard', [high: number, hip: number]> = { eaves: [124, 60], mansard: [96, 84] };

function roofs(r: Chance, house: House): string {
  const { left, right, top, roof, trim, roofColor } = house;
  if (roof === 'cornice') return cornice(house);
  if (roof === 'eaves' || roof === 'mansard') return slope(r, house, ...LONG_SIDE[roof]);
  if (hasRakes(house)) return rakes(house);
  if (roof === 'flat')
    return (
      box(left - 60, top + 12, right - left + 120, 26, '#0b0a0c', 0.34) +
      box(left - 70, top - 12, right - left + 140, 24, roofColor) +
      box(left - 70, top - 12, right - left + 140, 4, '#fff4d8', 0.45) +
      box(left - 70, top + 8, right - left + 140, 5, trim)
    );
  return `${edging(house, 16, 6, trim)}<g transform="translate(0 -6)">${edging(house, 3, 6, mix(trim, '#fff4d8', 0.5))}</g>`;
}

export function snowLoad(house: House): string {
  const over = hasRakes(house) ? 44 : 8;
  return `<g transform="translate(0 -14)">${edging(house, 17, over + 2, '#e9f0f8')}</g><g transform="translate(0 -8)">${edging(house, 4, over, '#9db2cd')}</g>`;
}

/** Draws the wall with its light, then what is mounted on it. */
export function walled(r: Chance, house: House): string {
  const { left, right } = house;
  const highest = Math.min(...crest(house).map(([, y]) => y)) - 4;
  return (
    `<clipPath id="house"><path d="${outline(house)}"/></clipPath>` +
    `<g clip-path="url(#house)">${walls[house.wall](r, [left, highest, right, STREET], house.color)}` +
    box(left, highest, right - left, STREET - highest, 'url(#facade)') +
    box(left, STREET - 34, right - left, 34, '#0b0a0c', 0.22) +
    box(right - 16, highest, 16, STREET - highest, '#0b0a0c', 0.2) +
    `</g>${house.wall === 'logs' ? logEnds(house) : ''}${roofs(r, house)}`
  );
}

function logEnds({ left, right, top }: House): string {
  let out = '';
  for (const x of [left - 4, right + 4])
    for (let y = top + 24; y < STREET; y += 44) {
      out += `<circle cx="${x}" cy="${num(y)}" r="20" fill="#7a5f45"/><circle cx="${x}" cy="${num(y)}" r="20" fill="url(#end)"/>`;
      for (const k of [15, 9, 4])
        out += `<circle cx="${x}" cy="${num(y)}" r="${k}" fill="none" stroke="#2f1d10" stroke-opacity=".45" stroke-width="1.6"/>`;
    }
  return out;
}
