// Draws the folds of bib overalls: the bib hangs from its buttons, trouser legs crease, a skirt falls in vertical pleats.

import { crumple, fold, otherSide } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Face } from '../shared/fit.ts';
import { LEFT } from '../shared/sides.ts';

export function overallsFolds(s: Sheet, legs: 'long' | 'short' | 'skirt', view: Face): void {
  const turn = otherSide(view === 'front' ? 7 : 12, 20);
  for (const k of [1, -1] as const) {
    const P = k > 0 ? LEFT.P : turn,
      v = k > 0 ? 1 : 0.8,
      w = k > 0 ? 0.75 : 1,
      f = (pts: string, width: number, strength: number, side = 1, head = 0.4) => fold(s, P(pts), width, strength, { side, head });
    f('337 416 351 466 345 540', 26, 0.35 * v, k);
    if (legs === 'skirt') {
      f('352 440 326 560 306 740', 46, 0.5 * v, k, 0.6);
      f('410 470 396 600 384 760', 54, 0.45 * w, -k, 0.62);
      f('462 500 458 640 452 762', 44, 0.36 * v, k, 0.62);
      f('316 470 290 600 276 730', 34, 0.4 * w, -k, 0.6);
      f('380 350 420 372 470 366', 22, 0.3, k);
    } else {
      const seat = view === 'back' ? 1.15 : 1;
      f('496 460 454 438 408 424 358 422', 24, 0.55 * v * seat, k);
      f('496 476 454 491 404 497 345 482', 22, 0.45 * w * seat, -k);
      f('490 497 464 531 433 572 416 625', 24, 0.45 * v, -k);
      f('468 678 433 712 389 725 341 714', 22, 0.45 * v, -k, 0.3);
      f('359 816 353 859 361 901', 30, 0.3, k);
      f('301 861 338 888 382 893 418 874', 22, 0.6 * v, k, 0.35);
      f('443 884 410 912 366 920 320 908', 20, 0.5 * w, -k, 0.35);
      if (k > 0) {
        f('308 606 346 646 398 664 446 652', 24, 0.5, 1, 0.3);
        f('464 634 430 668 392 684 344 690', 20, 0.42, -1, 0.3);
        f('308 700 346 716 384 740 404 776', 20, 0.36);
      } else {
        f('470 640 428 668 384 672 334 650', 24, 0.5, 1, 0.3);
        f('306 664 340 702 384 720 428 714', 20, 0.42, -1, 0.35);
        f('456 708 432 742 398 764 360 766', 18, 0.3);
      }
    }
    crumple(s, k > 0 ? [314, 560, 460, 900] : [540, 560, 686, 900], legs === 'skirt' ? 5 : 9, {
      seed: 31 + k,
      angle: legs === 'skirt' ? 1.5 : 0.1,
      spread: 0.6,
      length: [36, 80],
      width: [6, 12],
      strength: [0.12, 0.26],
    });
    if (view === 'front') f('400 306 422 356 419 416', 30, 0.35);
  }
  if (view === 'front') {
    fold(s, '404 190 420 226 410 276', 22, 0.4);
    fold(s, '596 196 584 232 596 276', 22, 0.4, { side: -1 });
    fold(s, '430 286 470 298 530 296 568 284', 18, 0.35);
  } else {
    fold(s, '470 170 480 220 462 276', 24, 0.4);
    fold(s, '540 190 520 240 540 284', 22, 0.36, { side: -1 });
    fold(s, '400 286 450 270 490 280', 18, 0.35);
  }
}
