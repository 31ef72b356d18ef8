// The ground floor: door, two display windows, sign board, lamps, awning.
import { mix } from '../../kit/color.ts';
import { num } from '../../kit/geometry.ts';
import { lettering } from '../../kit/letters.ts';
import { box, framing } from './boxes.ts';
import { STREET } from './places.ts';

export const GLASS = { top: 384, bottom: 544 };
const DOOR = { half: 52, top: 372 };

export interface ShopFront {
  door: number;
  windows: [left: number, right: number][];
  paint: string;
  doorPaint: string;
  awning?: [string, string];
  sign: { at: [x: number, y: number]; wide: number; board: string; ink: string };
  lamps: number;
}

function display([left, right]: [number, number], paint: string): string {
  const { top, bottom } = GLASS;
  const [w, h] = [right - left, bottom - top];
  let panes = '';
  for (let x = left; x < right - 8; x += w / 4) panes += box(x + 2, top + 2, w / 4 - 4, 25, 'url(#transom)');
  const stack = (x: number, tones: string[]) =>
    tones.map((tone, i) => box(x, bottom - 16 - i * 7, 44, 6, tone) + box(x, bottom - 16 - i * 7, 44, 2, '#fff2d6', 0.3)).join('');
  return (
    framing(left - 12, top - 12, w + 24, h + 26, paint) +
    box(left, top, w, h, 'url(#room)') +
    box(left, top + 60, w, 5, '#2a1a10', 0.3) +
    box(left, bottom - 10, w, 10, '#4a3020') +
    box(left, bottom - 10, w, 2, '#e6c08a', 0.5) +
    stack(left + 8, ['#7b3b2b', '#a8814f', '#4b5a4a']) +
    stack(right - 52, ['#3f4f63', '#b89a6a']) +
    box(left, top + 36, w, 2.6, '#23170f') +
    box(left, top, w, 27, '#1a120c', 0.3) +
    panes +
    box(left, top + 27, w, 5, paint) +
    box(left, top, w, 7, '#060608', 0.5) +
    box(left, top, 6, h, '#060608', 0.42) +
    box(left - 20, bottom + 10, w + 40, 12, mix(paint, '#fff2d6', 0.14)) +
    box(left - 20, bottom + 22, w + 40, 5, '#08080c', 0.45) +
    [0, 1, 2]
      .map((i) =>
        framing(left - 4 + (i * (w + 8)) / 3 + 6, bottom + 30, (w + 8) / 3 - 12, STREET - bottom - 42, mix(paint, '#08080c', 0.16)),
      )
      .join('')
  );
}

function entrance(x: number, paint: string, doorPaint: string): string {
  const { half, top } = DOOR;
  const high = STREET - top;
  return (
    framing(x - half - 12, top - 14, half * 2 + 24, high + 14, paint) +
    box(x - half, top, half * 2, 30, 'url(#transom)') +
    box(x - half, top + 30, half * 2, 6, paint) +
    box(x - half, top + 36, half * 2, high - 36, '#0b0908', 0.7) +
    box(x - half + 4, top + 38, half * 2 - 8, high - 40, doorPaint) +
    box(x - half + 4, top + 38, half * 2 - 8, high - 40, 'url(#leaf)') +
    box(x - half + 18, top + 54, half * 2 - 36, 84, 'url(#room)') +
    box(x - half + 18, top + 54, half * 2 - 36, 5, '#060608', 0.5) +
    box(x - half + 18, top + 54, 4, 84, '#060608', 0.45) +
    box(x - 1.5, top + 54, 3, 84, doorPaint) +
    [0, 1].map((i) => framing(x - half + 16 + i * 38, top + 154, 32, 56, mix(doorPaint, '#08080c', 0.2))).join('') +
    box(x - half + 10, STREET - 16, half * 2 - 20, 10, '#b08a4a', 0.8) +
    `<circle cx="${x + half - 13}" cy="${top + 146}" r="5.500" fill="#d9b25c"/><circle cx="${x + half - 14.5}" cy="${top + 144.5}" r="2" fill="#fff2c4"/>` +
    box(x - half - 20, STREET - 5, half * 2 + 40, 8, '#8d8577') +
    box(x - half - 20, STREET - 5, half * 2 + 40, 2, '#fff2d6', 0.4)
  );
}

export function signBoard({ at: [x, y], wide, board, ink }: ShopFront['sign'], town: string): string {
  const size = wide / 9.9;
  const high = size * 1.9;
  const small = Math.min(size * 0.42, (wide * 0.84) / (town.length * 0.92));
  const left = x - wide / 2;
  return (
    framing(left, y, wide, high, board) +
    `<rect x="${left + 8}" y="${y + 8}" width="${wide - 16}" height="${num(high - 16)}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="1.6"/>` +
    lettering('Ridge & Rivet', x + 2, y + size * 1.0 + 2, size * 0.9, '#08080c', 1) +
    lettering('Ridge & Rivet', x, y + size * 1.0, size * 0.9, ink, 1) +
    lettering(town, x, y + size * 1.6, small, ink, 3) +
    [left + 14, left + wide - 14].map((cx) => `<circle cx="${cx}" cy="${num(y + high / 2)}" r="3.200" fill="#c9ab6e"/>`).join('')
  );
}

export function gooseneck(x: number, y: number): string {
  return `<path d="M${x} ${y - 4}C${x} ${y - 42} ${x + 34} ${y - 44} ${x + 34} ${y - 22}" fill="none" stroke="#1d1c1c" stroke-width="4.500"/><path d="M${x + 20} ${y - 8}L${x + 27} ${y - 24}L${x + 41} ${y - 24}L${x + 48} ${y - 8}Z" fill="#26302e"/><path d="M${x + 27} ${y - 24}L${x + 31} ${y - 24}L${x + 25} ${y - 8}L${x + 20} ${y - 8}Z" fill="#8fa39b" fill-opacity=".7"/><ellipse cx="${x + 34}" cy="${y - 7}" rx="13" ry="3.500" fill="#ffe3a4"/>`;
}

function awningOver([left, right]: [number, number], [one, other]: [string, string]): string {
  const [x0, x1] = [left - 24, right + 24];
  const n = Math.round((x1 - x0) / 26);
  const w = (x1 - x0) / n;
  let out = box(x0 + 6, GLASS.top + 24, x1 - x0, 26, '#08080c', 0.3);
  for (let i = 0; i < n; i++) {
    const [a, b] = [x0 + i * w, x0 + (i + 1) * w];
    const inner = (x: number) => x + (x < (x0 + x1) / 2 ? 1 : -1) * 14 * Math.abs((x - (x0 + x1) / 2) / ((x1 - x0) / 2));
    const tone = i % 2 ? one : other;
    out += `<path d="M${num(inner(a))} 354L${num(inner(b))} 354L${num(b)} 402Q${num((a + b) / 2)} 416 ${num(a)} 402Z" fill="${tone}"/><path d="M${num(a)} 398L${num(b)} 398L${num(b)} 402Q${num((a + b) / 2)} 416 ${num(a)} 402Z" fill="#08080c" fill-opacity=".2"/>`;
  }
  return `${out}<path d="M${num(x0 + 12)} 354L${num(x1 - 12)} 354" stroke="#fff2d6" stroke-opacity=".5" stroke-width="3"/>`;
}

export function shopFront(front: ShopFront, town: string): string {
  const { door, windows, paint, doorPaint, awning, sign } = front;
  const step = sign.wide / Math.max(1, front.lamps);
  return (
    windows.map((span) => display(span, paint)).join('') +
    entrance(door, paint, doorPaint) +
    (awning ? windows.map((span) => awningOver(span, awning)).join('') : '') +
    signBoard(sign, town) +
    Array.from({ length: front.lamps }, (_, i) => gooseneck(sign.at[0] - sign.wide / 2 + step * (i + 0.5) - 17, sign.at[1])).join('')
  );
}

/** Lamp light, window light on the pavement and reflections in the glass, for the scene's light map. */
export function shopGlow({ windows, door, sign, lamps: count }: ShopFront, lamps: number, sheen: string): string {
  const { top, bottom } = GLASS;
  const step = sign.wide / Math.max(1, count);
  const pools = Array.from({ length: count }, (_, i) => {
    const x = sign.at[0] - sign.wide / 2 + step * (i + 0.5) + 17;
    return `<ellipse cx="${num(x)}" cy="${sign.at[1] + 26}" rx="70" ry="54" fill="url(#bulb)" fill-opacity="${num(0.3 + lamps * 0.6)}"/>`;
  });
  const spill = [...windows, [door - 40, door + 40] as const].map(
    ([a, b]) =>
      `<path d="M${a} ${STREET + 4}L${b} ${STREET + 4}L${b + 40} 690L${a - 40} 690Z" fill="url(#spill)" fill-opacity="${num(lamps * 0.8)}"/>`,
  );
  const glass = windows.map(
    ([a, b]) =>
      `<clipPath id="g${a}"><rect x="${a}" y="${top}" width="${b - a}" height="${bottom - top}"/></clipPath><g clip-path="url(#g${a})"><path d="M${a + 26} ${bottom}L${a + 90} ${top}L${a + 128} ${top}L${a + 64} ${bottom}ZM${a + 82} ${bottom}L${a + 146} ${top}L${a + 158} ${top}L${a + 94} ${bottom}Z" fill="${sheen}" fill-opacity="${num(0.22 - lamps * 0.13)}"/><rect x="${a}" y="${top}" width="${b - a}" height="${bottom - top}" fill="url(#warm)" fill-opacity="${num(lamps * 0.55)}"/></g>`,
  );
  return pools.join('') + glass.join('') + spill.join('');
}
