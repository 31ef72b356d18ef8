import { num, type Point } from '../kit/geometry.ts';
import { INK, LINEN, PAPER, WEIGHT } from './ink.ts';

/** Width and height of a plate in its units; the ratio is that of product images. */
export const WIDE = 1000;
export const HIGH = 1250;

const RADIUS = 29;

/** Pen-drawn capitals, centered on their disc; thinner than those of woven labels, so that they stay legible when small. */
const LETTERS = {
  A: 'M-10.5 12L0 -13L10.5 12M-6.6 4H6.6',
  B: 'M-8 -12H1C12 -12 12 -0.6 1 -0.6H-8H2C14 -0.6 14 12 2 12H-8Z',
  C: 'M10.5 -6.5C4 -16 -11.5 -13.5 -11.5 0C-11.5 13.5 4 16 10.5 6.5',
  D: 'M-8.5 -12H-1.5C15 -12 15 12 -1.5 12H-8.5Z',
};
export type Letter = keyof typeof LETTERS;

export function letterMarker(letter: Letter, [x, y]: Point, to?: Point): string {
  const leader = to ? `<path d="M${num(x)} ${num(y)}L${num(to[0])} ${num(to[1])}" stroke="${INK}" stroke-width="${WEIGHT.seam}"/>` : '';
  return `${leader}<g data-letter="${letter}"><circle cx="${num(x)}" cy="${num(y)}" r="${RADIUS}" fill="${INK}"/><path transform="translate(${num(x)} ${num(y)})" d="${LETTERS[letter]}" fill="none" stroke="${LINEN}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g>`;
}

export const straightLine = ([ax, ay]: Point, [bx, by]: Point, weight: number = WEIGHT.seam): string =>
  `<path d="M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}" stroke="${INK}" stroke-width="${weight}" stroke-linecap="round"/>`;

/** Fades the drawing out into the paper between two heights; `from` may be below `to`. */
export function fadeOut(from: number, to: number): string {
  const [top, bottom] = from < to ? [from, HIGH] : [0, from];
  const name = `fade${num(from)}`;
  return (
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(from)}" y2="${num(to)}"><stop stop-color="${PAPER}" stop-opacity="0"/><stop offset="1" stop-color="${PAPER}"/></linearGradient>` +
    `<rect y="${num(top)}" width="${WIDE}" height="${num(bottom - top)}" fill="url(#${name})"/>`
  );
}

export function plate(...drawing: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">` +
    `<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 3.5H7" stroke="${INK}" stroke-width="1.25" opacity="0.62"/></pattern></defs>` +
    `<rect width="${WIDE}" height="${HIGH}" fill="${PAPER}"/>${drawing.join('')}</svg>`
  );
}
