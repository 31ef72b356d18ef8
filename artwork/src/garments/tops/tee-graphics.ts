/** Prints for tees, drawn around the origin in an area 240 wide, and placed on the chest. */
import { lum, mix } from '../../kit/color.ts';
import { num, place, smooth } from '../../kit/geometry.ts';
import { lettering } from '../../kit/letters.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { bendPath } from '../../kit/sway.ts';

type Graphic = 'ridge' | 'anvil' | 'pine' | 'wordmark';
type Ink = { main: string; second: string; cloth: string };

const path = (d: string, fill: string) => [d, fill] as const;
type Print = { shapes: (readonly [d: string, fill: string])[]; words: [text: string, y: number, size: number, ink: string][] };

function pine(x: number, foot: number, high: number): string {
  const wide = high * 0.24;
  let left = '';
  let right = '';
  for (let i = 0; i < 5; i++) {
    const y = foot - high + (high * 0.86 * (i + 1)) / 5;
    const out = wide * (0.24 + 0.19 * (i + 1));
    const back = out * 0.52;
    left = `L${num(x - back)} ${num(y - high * 0.035)}L${num(x - out)} ${num(y)}${left}`;
    right += `L${num(x + out)} ${num(y)}L${num(x + back)} ${num(y - high * 0.035)}`;
  }
  const trunk = high * 0.026;
  return `M${num(x)} ${num(foot - high)}${right}L${num(x + trunk)} ${num(foot - high * 0.16)}L${num(x + trunk)} ${num(foot)}L${num(x - trunk)} ${num(foot)}L${num(x - trunk)} ${num(foot - high * 0.16)}${left}Z`;
}

const PEAKS = 'M-120 52L-66 -28L-48 -8L-6 -74L22 -30L38 -48L72 6L88 -10L120 52Z';
const SHADED =
  'M-6 -74L22 -30L12 -14L20 8L2 -6L8 24L-12 52L-30 52L-14 10L-22 -18Z M38 -48L72 6L60 16L66 52L44 52L50 22L36 4Z M-66 -28L-48 -8L-56 14L-46 52L-68 52L-64 18L-74 2Z';
const SUN = smooth(
  Array.from({ length: 12 }, (_, i): [number, number] => [62 + 30 * Math.cos((i * Math.PI) / 6), -66 + 30 * Math.sin((i * Math.PI) / 6)]),
  true,
);
const ANVIL =
  'M-112 -44C-84 -42 -62 -34 -52 -24L-52 -46L92 -46L92 -16C66 -14 46 -4 38 14C34 26 40 36 54 44L66 52L66 72L-46 72L-46 52L-32 44C-18 36 -12 26 -16 12C-22 0 -36 -8 -52 -12C-76 -14 -98 -26 -112 -44Z';
const HAMMER = bendPath(
  'M-58 -118L-24 -118L-25 -102L-20 -92L-20 -80L-25 -70L-24 -54L-58 -54L-54 -86Z M-20 -93L92 -97L104 -87L92 -77L-20 -79Z',
  (x, y) => [x * 0.96 - (y + 86) * 0.28 - 18, y * 0.96 + x * 0.28 - 10],
);
const MOON = 'M34 -104C10 -98 -4 -76 2 -52C8 -30 32 -18 56 -26C36 -30 22 -44 20 -64C18 -82 24 -96 34 -104Z';

function printOf(graphic: Graphic, { main, second, cloth }: Ink): Print {
  switch (graphic) {
    case 'ridge':
      return {
        shapes: [
          path(SUN, second),
          path(PEAKS, main),
          path(SHADED, mix(main, cloth, 0.62)),
          path('M-120 60L120 60L120 65L-120 65Z', second),
        ],
        words: [['RIDGE & RIVET', 96, 25, main]],
      };
    case 'anvil':
      return {
        shapes: [path(HAMMER, second), path(ANVIL, main), path('M-40 -38L84 -38L84 -33L-40 -33Z', mix(main, cloth, 0.6))],
        words: [['SHOP FLOOR', 108, 27, main]],
      };
    case 'pine':
      return {
        shapes: [
          path(MOON, second),
          path(pine(-78, 66, 112), mix(main, cloth, 0.3)),
          path(pine(86, 66, 126), mix(main, cloth, 0.3)),
          path(pine(-34, 70, 168), main),
          path(pine(40, 70, 140), main),
          path('M-120 70C-60 62 60 62 120 70L120 76C60 69 -60 69 -120 76Z', main),
        ],
        words: [['BACK FORTY', 106, 22, second]],
      };
    case 'wordmark':
      return {
        shapes: [path('M-112 -54L112 -54L112 -49L-112 -49Z', second), path('M-112 76L112 76L112 81L-112 81Z', second)],
        words: [
          ['RIDGE', 8, 62, main],
          ['& RIVET', 62, 54, main],
        ],
      };
  }
}

/** Prints a graphic centered on x, y at `scale`. The weave and the folds stay visible through the ink. */
export function print(s: Sheet, graphic: Graphic, x: number, y: number, scale: number, cloth: string): void {
  const isDark = lum(cloth) < 0.42;
  const ink: Ink = { main: isDark ? '#ece2cc' : '#2c2b2d', second: isDark ? '#cf8a4a' : '#a04a2a', cloth };
  const { shapes, words } = printOf(graphic, ink);
  const body = shapes.map(([d, fill]) => `<path d="${place(d, scale, x, y)}" fill="${fill}"/>`).join('');
  const text = words.map(([word, dy, size, color]) => lettering(word, x, y + dy * scale, size * scale, color, 2 * scale)).join('');
  s.add('paint', `<g opacity=".92">${body}${text}</g>`);
}
