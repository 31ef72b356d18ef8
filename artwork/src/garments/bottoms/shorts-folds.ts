// How shorts fold on a body: pulls from the crotch over the thigh, the swing of the open leg.

import { crumple, fold, otherSide } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Face } from '../shared/fit.ts';
import { LEFT } from '../shared/sides.ts';
import type { Break } from './trouser-folds.ts';

/** Draws the folds of both legs, front or back. The right leg is turned and moved, so that it does not mirror the left. */
export function shortsFolds(s: Sheet, view: Face, { wide = 1, power = 1 }: Break): void {
  const turn = otherSide(view === 'front' ? 5 : 8, 24);
  // 1 is the left leg, -1 the right one, whose folds are weaker in part.
  for (const k of [1, -1] as const) {
    const P = k > 0 ? LEFT.P : turn,
      v = k > 0 ? 1 : 0.8,
      w = k > 0 ? 0.75 : 1,
      f = (pts: string, width: number, strength: number, side = 1) => fold(s, P(pts), width * wide, strength * power, { side });
    if (view === 'front') {
      f('494 556 430 520 360 498 280 500', 38, 0.6 * v, k);
      f('494 576 430 590 360 590 330 580', 32, 0.45 * w, -k);
      f('488 606 452 650 424 710 414 790', 36, 0.5 * v, -k);
      f('490 480 430 462 370 456', 28, 0.35 * w, k);
      f('400 250 420 330 410 420', 40, 0.3 * w, k);
    } else {
      f('494 580 430 584 350 566 262 580', 38, 0.6 * v, k);
      f('490 604 430 640 350 650 280 640', 34, 0.5 * w, -k);
      f('486 640 440 690 390 712 330 716', 30, 0.4 * v, k);
      f('300 300 290 360 270 420', 40, 0.3 * w, -k);
    }
    f('350 600 372 680 366 780', 44, 0.4, k);
    f('300 250 296 310 270 370', 34, 0.3, -k);
    f('214 440 240 480 246 520', 32, 0.4 * v, k);
    f('250 780 270 800 262 838', 30, 0.4, k);
    crumple(s, k > 0 ? [300, 480, 470, 800] : [530, 480, 700, 800], 9, {
      seed: 41 + k,
      angle: 0.8 * k,
      spread: 0.9,
      length: [50, 110],
      width: [9, 18],
      strength: [0.12 * power, 0.26 * power],
    });
  }
}
