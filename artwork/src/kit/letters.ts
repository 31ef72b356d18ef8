/** Bold capitals as pen strokes, so that woven labels look the same on every machine. */
import { num } from './geometry.ts';

const BOWL = 'M0 10L0 0L6 0Q10 0 10 3Q10 6 6 6L0 6';
const RING = 'M5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Q0 0 5 0';
// advance width in thousandths of the type size, then the pen's way in a 10 x 10 box
const letters: Record<string, [advance: number, pen: string]> = {
  A: [774, 'M0 10L5 0L10 10M1.8 6.6L8.2 6.6'],
  B: [762, 'M0 4.8L6 4.8Q9.4 4.8 9.4 2.4Q9.4 0 6 0L0 0L0 10L6 10Q10 10 10 7.4Q10 4.8 6 4.8'],
  C: [734, 'M10 0.9Q8 0 6 0Q0 0 0 5Q0 10 6 10Q8 10 10 9.1'],
  D: [830, 'M0 0L4 0Q10 0 10 5Q10 10 4 10L0 10L0 0'],
  E: [683, 'M10 0L0 0L0 10L10 10M0 4.8L9.2 4.8'],
  F: [683, 'M10 0L0 0L0 10M0 4.8L9.2 4.8'],
  G: [821, 'M9.6 0.9Q8 0 6 0Q0 0 0 5Q0 10 6 10Q8.4 10 10 9L10 5.4L6.4 5.4'],
  H: [837, 'M0 0L0 10M10 0L10 10M0 4.8L10 4.8'],
  I: [372, 'M5 0L5 10'],
  J: [372, 'M5 0L5 9Q5 12 0 12'],
  K: [775, 'M0 0L0 10M9.6 0L0.6 5L10 10'],
  L: [637, 'M0 0L0 10L10 10'],
  M: [995, 'M0 10L0 0L5 8L10 0L10 10'],
  N: [837, 'M0 10L0 0L10 10L10 0'],
  O: [850, RING],
  P: [733, BOWL],
  Q: [850, `${RING}M6 8L9.6 11.6`],
  R: [770, `${BOWL}M5 6L10 10`],
  S: [720, 'M9.4 0.8Q7 0 5 0Q0.4 0 0.4 2.5Q0.4 4.6 5 5Q10 5.5 10 7.5Q10 10 5 10Q2.4 10 0.2 9'],
  T: [682, 'M0 0L10 0M5 0L5 10'],
  U: [812, 'M0 0L0 6Q0 10 5 10Q10 10 10 6L10 0'],
  V: [774, 'M0 0L5 10L10 0'],
  W: [1103, 'M0 0L2.6 10L5 1L7.4 10L10 0'],
  X: [771, 'M0 0L10 10M10 0L0 10'],
  Y: [724, 'M0 0L5 5L10 0M5 5L5 10'],
  Z: [725, 'M0 0L10 0L0 10L10 10'],
  '&': [872, 'M10 10L2.4 2.8Q1.8 0 4.6 0Q7 0 6.6 2.4Q6 4 2 5.4Q0 6.4 0 7.6Q0.4 10 4 10Q8 10 9 5.4'],
  0: [696, RING],
  1: [696, 'M1.6 1L5 0L5 10M0.6 10L9.4 10'],
  2: [696, 'M0.4 1Q3 0 5 0Q9.4 0 9.4 3Q9.4 5 0.4 10L10 10'],
  3: [696, 'M0.4 0.6Q9 -1 9 2.4Q9 4.8 3.4 4.8Q10 4.8 10 7.4Q10 11 0.4 9.4'],
  4: [696, 'M7.2 10L7.2 0L0 6.8L10 6.8'],
  5: [696, 'M9 0L1 0L1 4.6Q10 3 10 7Q10 11 0.4 9.4'],
  6: [696, 'M9 0.6Q0 -1.6 0 5.6Q0 10 5 10Q10 10 10 7Q10 4.2 5 4.2Q0.6 4.2 0 6.6'],
  7: [696, 'M0 0L10 0L4 10'],
  8: [696, 'M5 4.8Q0.6 4.8 0.6 2.4Q0.6 0 5 0Q9.4 0 9.4 2.4Q9.4 4.8 5 4.8Q0 4.8 0 7.4Q0 10 5 10Q10 10 10 7.4Q10 4.8 5 4.8'],
  9: [696, 'M1 9.4Q10 11.6 10 4.4Q10 0 5 0Q0 0 0 3Q0 5.8 5 5.8Q9.4 5.8 10 3.4'],
  '-': [415, 'M0 6L10 6'],
  ',': [300, 'M5 9.4L4 12'],
  "'": [300, 'M5 0L5 2.6'],
};

/**
 * Returns one line of capitals, centered on x, with the baseline at y; `size` is the type size in canvas units. The path is twenty times
 * too large, with integer coordinates, and scaled down, which shortens the SVG.
 */
export function lettering(text: string, x: number, y: number, size: number, ink: string, gap = 0.6): string {
  const K = 20;
  const pen = size * 0.19;
  const high = size * 0.729 - pen;
  const set = [...text.toUpperCase()].map((c) => letters[c] ?? ([348, ''] as const));
  let left = set.reduce((sum, [w]) => sum + (w / 1000) * size + gap, -gap) / -2;
  let out = '';
  for (const [w, way] of set) {
    const full = (w / 1000) * size;
    const wide = full - size * 0.17 - pen;
    let isX = true;
    out += way.replace(/[MLQ]|-?\d*\.?\d+/g, (word) => {
      if (/[MLQ]/.test(word)) {
        isX = true;
        return word;
      }
      const at = isX ? left + size * 0.085 + pen / 2 + (Number(word) / 10) * wide : (Number(word) / 10) * high - pen / 2 - high;
      isX = !isX;
      return ` ${Math.round(at * K)}`;
    });
    left += full + gap;
  }
  return `<g transform="translate(${num(x)} ${num(y)})"><path transform="scale(${1 / K})" d="${out}h0" fill="none" stroke="${ink}" stroke-width="${Math.round(pen * K)}" stroke-linecap="square" stroke-miterlimit="2"/></g>`;
}
