// How trousers break: pulls from the crotch, the bend of the knee, the heap at the hem. Drawn for both legs, never mirrored.
import type { Point } from '../../kit/geometry.ts';
import { crumple, fold, otherSide } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { AS_DRAWN, type Face, type Leg, type LegChange } from '../shared/fit.ts';
import { LEFT } from './trouser-parts.ts';

export const LEG: Leg = {
  rise: 376,
  outer: [
    [60, 343],
    [112, 341],
    [190, 332],
    [250, 319],
    [330, 305],
    [430, 295],
    [540, 291],
    [640, 288],
    [740, 285],
    [850, 283],
    [960, 283],
  ],
  inner: [
    [376, 500],
    [440, 488],
    [540, 474],
    [640, 462],
    [740, 450],
    [850, 438],
    [960, 430],
  ],
};
export const SHAPES: Record<'straight' | 'relaxed' | 'slim' | 'tapered' | 'bootcut', LegChange> = {
  straight: AS_DRAWN,
  relaxed: {
    outer: [
      [190, 0],
      [330, -8],
      [540, -18],
      [640, -19],
      [850, -14],
      [960, -10],
    ],
    inner: [
      [400, 0],
      [540, 7],
      [640, 12],
      [850, 10],
      [960, 7],
    ],
  },
  slim: {
    outer: [
      [112, 0],
      [250, 2],
      [330, 5],
      [430, 11],
      [540, 18],
      [640, 25],
      [850, 34],
      [960, 37],
    ],
    inner: [
      [400, 0],
      [540, -3],
      [640, -6],
      [850, -8],
      [960, -8],
    ],
  },
  tapered: {
    outer: [
      [200, 0],
      [330, -4],
      [430, -5],
      [540, 0],
      [640, 9],
      [740, 19],
      [850, 30],
      [960, 37],
    ],
    inner: [
      [400, 0],
      [540, 4],
      [640, 1],
      [740, -5],
      [850, -12],
      [960, -16],
    ],
  },
  bootcut: {
    outer: [
      [250, 0],
      [430, 5],
      [540, 9],
      [640, 10],
      [740, 5],
      [850, -5],
      [960, -17],
    ],
    inner: [
      [400, 0],
      [540, -4],
      [640, -8],
      [740, -5],
      [850, 2],
      [960, 10],
    ],
  },
};
export const CUTS: Record<'mens' | 'womens' | 'kids', LegChange> = {
  mens: AS_DRAWN,
  womens: {
    outer: [
      [60, 27],
      [112, 24],
      [170, 16],
      [250, 4],
      [330, -3],
      [430, 1],
      [540, 11],
      [640, 18],
      [960, 19],
    ],
    inner: [
      [400, 0],
      [540, -2],
      [640, -4],
      [960, -3],
    ],
  },
  kids: {
    outer: [
      [60, -6],
      [250, -12],
      [430, -14],
      [640, -14],
      [960, -10],
    ],
    inner: [
      [400, 0],
      [540, 3],
      [960, 6],
    ],
  },
};
export const childHeight = (y: number) => (y < 376 ? 150 + (y - 60) * 0.84 : 415.4 + (y - 376) * 0.76);

export interface Break {
  readonly wide?: number;
  readonly power?: number;
}
export const breakOf = (cloth: string): Break =>
  ({
    nylon: { wide: 0.8, power: 1.1 },
    fleece: { wide: 1.35, power: 0.85 },
    jersey: { wide: 1.2, power: 0.85 },
    corduroy: { wide: 1.1, power: 0.95 },
  })[cloth] ?? {};

/** Draws both legs: `draw` receives the fold, the direction of its shaded side and two strengths, which differ per leg. */
function bothLegs(
  s: Sheet,
  seed: number,
  { wide = 1, power = 1 }: Break,
  draw: (
    f: (pts: string, width: number, strength: number, options?: { side?: number; head?: number }) => void,
    k: 1 | -1,
    v: number,
    w: number,
  ) => void,
): void {
  const turn = otherSide(seed, 20);
  for (const k of [1, -1] as const) {
    const P: (pts: string) => Point[] = k > 0 ? LEFT.P : turn;
    draw((pts, width, strength, options) => fold(s, P(pts), width * wide, strength * power, options), k, k > 0 ? 1 : 0.8, k > 0 ? 0.75 : 1);
    crumple(s, k > 0 ? [296, 550, 460, 900] : [540, 550, 704, 900], 10, {
      seed: seed + 15 + k,
      angle: 0.1,
      spread: 0.6,
      length: [40, 90],
      width: [7, 14],
      strength: [0.12 * power, 0.27 * power],
    });
  }
}

export function workFolds(s: Sheet, touch: Break): void {
  bothLegs(s, 4, touch, (f, k, v, w) => {
    f('496 366 452 350 404 338 356 340', 26, 0.6 * v, { side: k });
    f('496 376 450 392 396 404 340 398', 24, 0.5 * w, { side: -k });
    f('492 396 456 440 420 490 404 550', 28, 0.5 * v, { side: -k });
    f('490 300 450 314 410 308', 20, 0.4 * w, { side: k });
    f('312 260 330 310 326 380', 26, 0.4, { side: k });
    f('290 600 326 628 380 636 430 620', 26, 0.6 * w, { side: k, head: 0.3 });
    f('470 640 432 668 380 676 330 662', 26, 0.55 * v, { side: -k, head: 0.3 });
    f('286 650 310 690 350 704 392 700', 22, 0.5 * v, { side: k });
    f('380 470 372 540 384 610', 40, 0.35, { side: -k });
    f('360 720 350 790 356 860', 36, 0.4, { side: k });
    f('448 780 420 812 370 824 320 812', 24, 0.5 * w, { side: -k });
    f('272 850 310 876 360 880 410 862', 26, 0.7 * v, { side: k, head: 0.35 });
    f('440 880 400 908 350 914 300 904', 24, 0.7 * w, { side: -k, head: 0.35 });
    f('276 920 306 930 350 932', 16, 0.5, { side: k });
  });
}

export function legFolds(s: Sheet, view: Face, touch: Break = {}, seed = 6): void {
  bothLegs(s, view === 'front' ? seed : seed + 3, touch, (f, k, v, w) => {
    if (view === 'front') {
      f('494 372 456 350 410 332 352 322', 24, 0.5 * v, { side: k });
      f('496 386 450 398 396 408 330 396', 24, 0.45 * w, { side: -k });
      f('490 402 462 440 430 480 410 530', 26, 0.45 * v, { side: -k });
      f('488 318 452 304 412 292', 18, 0.35 * w, { side: k });
    } else {
      f('494 398 452 400 396 392 330 400', 26, 0.6 * v, { side: k, head: 0.3 });
      f('492 414 456 440 400 450 346 444', 24, 0.5 * w, { side: -k });
      f('488 440 456 474 420 490 380 494', 20, 0.4 * v, { side: k });
    }
    f('312 300 330 350 326 430', 28, 0.35, { side: k });
    if (k > 0) {
      f('296 590 336 634 390 652 446 640', 26, 0.5, { side: 1, head: 0.3 });
      f('470 600 440 640 404 662 352 672', 22, 0.45, { side: -1, head: 0.3 });
      f('300 676 340 690 384 716 410 752', 22, 0.4, { side: 1 });
    } else {
      f('478 626 434 652 386 656 330 632', 26, 0.55, { side: 1, head: 0.3 });
      f('296 640 330 680 376 700 424 694', 22, 0.45, { side: -1, head: 0.35 });
      f('462 690 436 728 400 748 360 750', 20, 0.3, { side: 1 });
    }
    f('380 450 368 540 382 616', 46, 0.3, { side: -k });
    f('366 720 352 790 362 856', 38, 0.32, { side: k });
    f('456 780 424 810 376 822 326 806', 20, 0.36 * w, { side: -k });
    f('292 846 326 874 372 878 416 858', 24, 0.55 * v, { side: k, head: 0.35 });
    f('444 872 408 898 360 908 306 892', 20, 0.5 * w, { side: -k, head: 0.35 });
  });
}
