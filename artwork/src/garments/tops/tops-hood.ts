import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label, seam, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { both, curve, sides } from './tops-parts.ts';

export const HOOD =
  'M410 214C388 196 376 160 380 122C386 74 424 40 464 34C488 31 512 31 536 34C576 40 614 74 620 122C624 160 612 196 590 214C566 206 566 190 568 150C568 112 556 82 530 73C510 69 490 69 470 73C444 82 432 112 432 150C434 190 434 206 410 214Z';
const INSIDE = both('500 68 460 70 430 92 424 128', '424 128 426 160 460 182 500 186');
export const STAND = both('500 164 470 162 444 156 424 142', '424 142 412 164 410 190 414 216', '414 216 440 238 470 250 500 254');

export function hoodInside(s: Sheet, body: Body): void {
  s.body(INSIDE, { ...body, roll: 60, puff: -20, base: -14, wrinkle: 0.6 });
  label(s, 500, 130, 44, 21);
}

/** Draws the arch of the hood: folds that run to the collar, a stitched rim and brim. `after` draws on top of it. */
export function archHood(s: Sheet, body: Body, { thread, after }: { thread: string; after?: () => void }): void {
  s.body(HOOD, { roll: 40, puff: 42, base: 20, wrinkle: 0.8, ...body });
  s.inside(HOOD, () => {
    for (const { k, P } of sides(52, 10)) {
      fold(s, P('372 110 392 140 424 160'), 18, 0.55, { side: k });
      fold(s, P('396 66 400 100 420 128'), 18, 0.5, { side: k });
      fold(s, P('380 150 410 160 436 172'), 16, 0.5, { side: -k });
      fold(s, P('440 36 440 56 450 76'), 14, 0.4, { side: -k });
      crumple(s, k > 0 ? [376, 60, 430, 160] : [570, 60, 624, 160], 4, {
        seed: 5 + k,
        angle: 0.8 * k,
        spread: 0.5,
        length: [24, 46],
        width: [5, 10],
        strength: [0.2, 0.4],
      });
    }
    const rim =
      'M418 200C420 190 418 170 418 150C418 106 434 72 464 61C488 56 512 56 536 61C566 72 582 106 582 150C582 170 580 190 582 200';
    stitch(s, rim, 0, thread, { size: 1.4 });
    s.stroke('detail', curve('440 86 466 66 534 66 560 86'), '#fff', 12, { opacity: 0.2 });
    after?.();
  });
}

const DROP = both('500 106 460 107 420 118 398 150', '398 150 376 190 372 240 392 282 420 320 464 344 500 350');

export function hoodFromBehind(s: Sheet, torso: string, body: Body, { thread, after }: { thread: string; after?: () => void }): void {
  s.inside(torso, () => underEdge(s, DROP, { reach: 22, strength: 0.2 }));
  s.body(DROP, { ...body, roll: 90, puff: 60, base: 34, wrinkle: 1 });
  s.inside(DROP, () => {
    after?.();
    seam(s, 'M500 100C502 180 500 270 500 352', { thread, rows: [5], seed: 5, pucker: 0.6 });
    stitch(s, 'M495 100C497 180 495 270 495 352', 0, thread);
    for (const { k, P } of sides(63, 12)) {
      fold(s, P('402 156 420 220 460 270'), 34, 0.5, { side: k });
      fold(s, P('384 230 410 280 456 316'), 30, 0.5, { side: -k });
      fold(s, P('430 122 450 170 484 210'), 28, 0.4, { side: k });
    }
    const rim = curve('392 168 430 134 500 126 570 134 608 168');
    s.stroke('detail', offset(rim, -9), '#fff', 18, { opacity: 0.14, cap: 'butt' });
    stitch(s, rim, 0, thread);
  });
}
