// Things that only some stores have: bench, ladder, small signs, upper windows, a chimney, scaffolding.
import { mix } from '../../kit/color.ts';
import { num } from '../../kit/geometry.ts';
import { lettering } from '../../kit/letters.ts';
import { box, framing } from './boxes.ts';
import { STREET } from './places.ts';

export function plate(text: string, [x, y]: [number, number], size: number, board: string, ink: string): string {
  const wide = [...text].length * size * 0.78 + size * 1.4;
  return framing(x - wide / 2, y, wide, size * 1.9, board) + lettering(text, x, y + size * 1.32, size, ink, 1);
}

export const inscription = (text: string, [x, y]: [number, number], size: number, ink: string, gap = 4) =>
  `<g opacity=".85">${lettering(text, x + 1.5, y + 2, size, '#08080c', gap)}${lettering(text, x, y, size, ink, gap)}</g>`;

export function sash(x: number, y: number, w: number, h: number, paint: string): string {
  return (
    box(x - 14, y - 26, w + 28, 20, mix(paint, '#d8c8a8', 0.4)) +
    box(x - 14, y - 26, w + 28, 3, '#fff2d6', 0.4) +
    framing(x - 8, y - 8, w + 16, h + 16, paint) +
    box(x, y, w, h, 'url(#room)') +
    box(x, y, w, h * 0.5, 'url(#transom)') +
    box(x, y, w, 6, '#060608', 0.5) +
    box(x, y, 5, h, '#060608', 0.4) +
    box(x, y + h / 2 - 3, w, 6, paint) +
    box(x + w / 2 - 2, y, 4, h, paint) +
    box(x - 14, y + h + 8, w + 28, 9, mix(paint, '#d8c8a8', 0.4)) +
    box(x - 14, y + h + 17, w + 28, 5, '#08080c', 0.4)
  );
}

export function bench(x: number, wide: number, wood: string): string {
  const y = STREET + 4;
  const legs = [x + 10, x + wide - 22].map((lx) => box(lx, y - 36, 12, 40, '#26211d') + box(lx, y - 78, 8, 44, '#26211d')).join('');
  const slats = [0, 1, 2].map((i) => framing(x, y - 80 + i * 14, wide, 10, wood)).join('');
  return `<ellipse cx="${x + wide / 2}" cy="${y + 6}" rx="${wide * 0.56}" ry="9" fill="url(#pit)"/>${legs}${slats}${framing(x - 4, y - 38, wide + 8, 11, mix(wood, '#fff0d0', 0.15))}`;
}

export function ladder(foot: [number, number], head: [number, number], wide: number, wood: string): string {
  const [[fx, fy], [hx, hy]] = [foot, head];
  const at = (t: number): [number, number] => [fx + (hx - fx) * t, fy + (hy - fy) * t];
  const count = Math.round((fy - hy) / 24);
  const rungs = Array.from({ length: count }, (_, i) => {
    const [x, y] = at((i + 0.6) / count);
    return `M${num(x)} ${num(y)}h${wide}`;
  }).join('');
  const rails = `M${fx} ${fy}L${hx} ${hy}M${fx + wide} ${fy}L${hx + wide} ${hy}`;
  return `<g fill="none"><path d="${rails}${rungs}" transform="translate(9 6)" stroke="#08080c" stroke-opacity=".35" stroke-width="8"/><path d="${rungs}" stroke="${mix(wood, '#2a1a10', 0.3)}" stroke-width="6"/><path d="${rails}" stroke="${wood}" stroke-width="8"/><path d="${rails}" transform="translate(-2 0)" stroke="#fff0d0" stroke-opacity=".4" stroke-width="2"/></g>`;
}

export function chimney(x: number, foot: number, high: number, color: string): string {
  let courses = '';
  for (let y = foot - high; y < foot; y += 13)
    courses += box(x, y, 44, 2, '#0c0908', 0.35) + box(x + ((y / 13) % 2 ? 14 : 28), y, 2, 13, '#0c0908', 0.3);
  return (
    box(x, foot - high, 44, high, color) +
    courses +
    box(x + 32, foot - high, 12, high, '#0c0908', 0.3) +
    box(x - 5, foot - high - 8, 54, 14, mix(color, '#d8c8a8', 0.3)) +
    box(x - 5, foot - high - 8, 54, 3, '#fff2d6', 0.4)
  );
}

export function scaffold(poles: number[], levels: number[], top: number): string {
  const [left = 0, right = 0] = [poles[0], poles.at(-1)];
  const upright = poles.map((x) => `M${num(x)} ${top}L${num(x)} ${STREET + 14}`).join('');
  const ties = levels
    .flatMap((y, i) => poles.slice(0, -1).map((x, k) => ((i + k) % 2 ? `M${num(x)} ${y}L${num(poles[k + 1] ?? x)} ${y - 78}` : '')))
    .join('');
  const decks = levels
    .map(
      (y) =>
        box(left - 22, y, right - left + 44, 9, '#b58a54') +
        box(left - 22, y, right - left + 44, 2.5, '#fff0d0', 0.5) +
        box(left - 22, y + 9, right - left + 44, 5, '#08080c', 0.4),
    )
    .join('');
  const rails = levels.map((y) => `M${left - 10} ${y - 34}L${right + 10} ${y - 34}`).join('');
  return `<g fill="none"><path d="${upright}${ties}" transform="translate(7 5)" stroke="#08080c" stroke-opacity=".3" stroke-width="6"/><path d="${ties}${rails}" stroke="#7d8488" stroke-width="3.500"/><path d="${upright}" stroke="#8d9498" stroke-width="6"/><path d="${upright}" transform="translate(-1.500 0)" stroke="#eef2f2" stroke-opacity=".6" stroke-width="1.600"/></g>${decks}`;
}
