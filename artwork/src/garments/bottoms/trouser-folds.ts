// Folds of trousers: pulls from the crotch, the bend of the knee, the folds above the hem. The right leg gets the left leg's folds mirrored
// and randomly displaced, so that the two legs are not identical.
import type { Point } from '../../kit/geometry.ts';
import { crumple, fold, otherSide } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Face } from '../shared/fit.ts';
import { LEFT } from '../shared/sides.ts';

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

/**
 * Draws the folds and small crumples of both legs. Calls `drawLeg` once per leg with a function that draws one fold, the shaded side (1 or
 * -1) and two factors that make the legs differ.
 */
function bothLegs(
  s: Sheet,
  seed: number,
  { wide = 1, power = 1 }: Break,
  drawLeg: (
    drawFold: (pts: string, width: number, strength: number, options?: { side?: number; head?: number }) => void,
    shadedSide: 1 | -1,
    strengthA: number,
    strengthB: number,
  ) => void,
): void {
  const turn = otherSide(seed, 20);
  for (const shadedSide of [1, -1] as const) {
    const P: (pts: string) => Point[] = shadedSide > 0 ? LEFT.P : turn;
    drawLeg(
      (pts, width, strength, options) => fold(s, P(pts), width * wide, strength * power, options),
      shadedSide,
      shadedSide > 0 ? 1 : 0.8,
      shadedSide > 0 ? 0.75 : 1,
    );
    crumple(s, shadedSide > 0 ? [296, 550, 460, 900] : [540, 550, 704, 900], 10, {
      seed: seed + 15 + shadedSide,
      angle: 0.1,
      spread: 0.6,
      length: [40, 90],
      width: [7, 14],
      strength: [0.12 * power, 0.27 * power],
    });
  }
}

export function workFolds(s: Sheet, touch: Break): void {
  bothLegs(s, 4, touch, (drawFold, shadedSide, strengthA, strengthB) => {
    drawFold('496 366 452 350 404 338 356 340', 26, 0.6 * strengthA, { side: shadedSide });
    drawFold('496 376 450 392 396 404 340 398', 24, 0.5 * strengthB, { side: -shadedSide });
    drawFold('492 396 456 440 420 490 404 550', 28, 0.5 * strengthA, { side: -shadedSide });
    drawFold('490 300 450 314 410 308', 20, 0.4 * strengthB, { side: shadedSide });
    drawFold('312 260 330 310 326 380', 26, 0.4, { side: shadedSide });
    drawFold('290 600 326 628 380 636 430 620', 26, 0.6 * strengthB, { side: shadedSide, head: 0.3 });
    drawFold('470 640 432 668 380 676 330 662', 26, 0.55 * strengthA, { side: -shadedSide, head: 0.3 });
    drawFold('286 650 310 690 350 704 392 700', 22, 0.5 * strengthA, { side: shadedSide });
    drawFold('380 470 372 540 384 610', 40, 0.35, { side: -shadedSide });
    drawFold('360 720 350 790 356 860', 36, 0.4, { side: shadedSide });
    drawFold('448 780 420 812 370 824 320 812', 24, 0.5 * strengthB, { side: -shadedSide });
    drawFold('272 850 310 876 360 880 410 862', 26, 0.7 * strengthA, { side: shadedSide, head: 0.35 });
    drawFold('440 880 400 908 350 914 300 904', 24, 0.7 * strengthB, { side: -shadedSide, head: 0.35 });
    drawFold('276 920 306 930 350 932', 16, 0.5, { side: shadedSide });
  });
}

export function legFolds(s: Sheet, view: Face, touch: Break = {}, seed = 6): void {
  bothLegs(s, view === 'front' ? seed : seed + 3, touch, (drawFold, shadedSide, strengthA, strengthB) => {
    if (view === 'front') {
      drawFold('494 372 456 350 410 332 352 322', 24, 0.5 * strengthA, { side: shadedSide });
      drawFold('496 386 450 398 396 408 330 396', 24, 0.45 * strengthB, { side: -shadedSide });
      drawFold('490 402 462 440 430 480 410 530', 26, 0.45 * strengthA, { side: -shadedSide });
      drawFold('488 318 452 304 412 292', 18, 0.35 * strengthB, { side: shadedSide });
    } else {
      drawFold('494 398 452 400 396 392 330 400', 26, 0.6 * strengthA, { side: shadedSide, head: 0.3 });
      drawFold('492 414 456 440 400 450 346 444', 24, 0.5 * strengthB, { side: -shadedSide });
      drawFold('488 440 456 474 420 490 380 494', 20, 0.4 * strengthA, { side: shadedSide });
    }
    drawFold('312 300 330 350 326 430', 28, 0.35, { side: shadedSide });
    if (shadedSide > 0) {
      drawFold('296 590 336 634 390 652 446 640', 26, 0.5, { side: 1, head: 0.3 });
      drawFold('470 600 440 640 404 662 352 672', 22, 0.45, { side: -1, head: 0.3 });
      drawFold('300 676 340 690 384 716 410 752', 22, 0.4, { side: 1 });
    } else {
      drawFold('478 626 434 652 386 656 330 632', 26, 0.55, { side: 1, head: 0.3 });
      drawFold('296 640 330 680 376 700 424 694', 22, 0.45, { side: -1, head: 0.35 });
      drawFold('462 690 436 728 400 748 360 750', 20, 0.3, { side: 1 });
    }
    drawFold('380 450 368 540 382 616', 46, 0.3, { side: -shadedSide });
    drawFold('366 720 352 790 362 856', 38, 0.32, { side: shadedSide });
    drawFold('456 780 424 810 376 822 326 806', 20, 0.36 * strengthB, { side: -shadedSide });
    drawFold('292 846 326 874 372 878 416 858', 24, 0.55 * strengthA, { side: shadedSide, head: 0.35 });
    drawFold('444 872 408 898 360 908 306 892', 20, 0.5 * strengthB, { side: -shadedSide, head: 0.35 });
  });
}
