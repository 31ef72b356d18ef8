import { mix } from '../../kit/color.ts';
import { TOUCH } from '../../kit/fabric.ts';
import { fold, label, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { both, curve, shape, sides } from './tops-parts.ts';

export const SHERPA_CREAM = '#e9dfc8';

export type Collar = { body: (angle: number) => Body; thread: string };

const LEAF =
  'M438 116C424 116 412 128 407 146C399 180 398 216 404 258C406 264 412 266 417 263C446 248 474 230 496 210C470 192 448 160 438 116Z';
const FALL = 'M426 130C446 90 554 90 574 130C562 136 554 138 548 142C530 118 470 118 452 142C446 138 436 136 426 130Z';

export function pointCollar(s: Sheet, torso: string, { body, thread }: Collar): void {
  s.inside(torso, () => {
    for (const { m } of sides(3)) underEdge(s, m(LEAF));
  });
  const lie = { roll: 26, puff: 14, wrinkle: 0.4, wear: 0.3, warp: 0 };
  s.body(FALL, { ...body(0), ...lie, roll: 16, puff: 8, base: 20 });
  for (const { m, k } of sides(3)) {
    s.body(m(LEAF), { ...body(28 * k), ...lie, base: 66 });
    stitch(s, m('M414 150C407 184 406 220 410 254C440 240 464 226 486 209'), 0, thread);
  }
}

const BIG_LEAF = shape(
  '442 108 420 112 404 130 394 160 384 196 380 236 384 276',
  '384 276 392 284 402 286 412 282',
  '412 282 444 264 474 244 498 220',
  '498 220 474 196 454 156 442 108',
);
const BIG_FALL = 'M416 136C434 82 566 82 584 136C570 146 560 150 550 156C532 122 468 122 450 156C440 150 430 146 416 136Z';

export function sherpaCollar(s: Sheet, torso: string, color = SHERPA_CREAM): void {
  s.inside(torso, () => {
    for (const { m } of sides(3)) underEdge(s, m(BIG_LEAF), { reach: 26, strength: 0.34 });
  });
  s.body(BIG_FALL, { ...TOUCH.sherpa, fill: color, base: 24, roll: 18, puff: 12 });
  for (const { m, k } of sides(3)) s.body(m(BIG_LEAF), { ...TOUCH.sherpa, fill: color, roll: 30, puff: 26, base: 62, angle: 20 * k });
}

const STAND = shape(
  '428 112 412 130 402 158 402 190 412 208 440 228 470 242 497 248',
  '497 248 495 216 487 190 471 170 449 148 438 124 428 112',
);
const STAND_REAR = both('500 92 470 92 444 98 426 114', '426 114 432 130 444 142', '444 142 464 130 484 126 500 126');

export function standCollar(s: Sheet, torso: string, { body, thread }: Collar): void {
  s.inside(torso, () => {
    for (const { m } of sides(3)) underEdge(s, m(STAND), { reach: 18, strength: 0.22 });
  });
  s.body(STAND_REAR, { ...body(0), roll: 18, puff: 12, base: 24, wrinkle: 0.3 });
  for (const { m, k, P } of sides(71, 8)) {
    s.body(m(STAND), { ...body(12 * k), roll: 34, puff: 28, base: 48, wrinkle: 0.4 });
    s.inside(m(STAND), () => {
      stitch(s, m(curve('434 116 446 138 470 163 484 184 491 214 492 244')), 0, thread, { size: 1.5 });
      stitch(s, m(curve('404 182 416 202 444 220 472 233 498 240')), 0, thread, { size: 1.5 });
      fold(s, P('412 140 424 168 428 204'), 18, 0.4, { side: k });
      fold(s, P('446 156 458 188 470 226'), 14, 0.34, { side: -k });
    });
  }
}

const REAR_FALL = 'M432 124C456 104 544 104 568 124C584 146 596 170 606 194C560 218 440 218 394 194C404 170 416 146 432 124Z';
const REAR_BIG_FALL = 'M424 118C452 92 548 92 576 118C594 142 610 172 620 206C568 234 432 234 380 206C390 172 406 142 424 118Z';
const REAR_STAND = both('500 96 470 96 444 102 426 116', '426 116 414 144 410 170 408 192', '408 192 440 206 470 211 500 212');

export function collarFromBehind(s: Sheet, torso: string, { body, thread }: Collar, kind: 'point' | 'sherpa' | 'stand'): void {
  const d = kind === 'sherpa' ? REAR_BIG_FALL : kind === 'stand' ? REAR_STAND : REAR_FALL;
  s.inside(torso, () => underEdge(s, d));
  if (kind === 'sherpa') {
    s.body(d, { ...TOUCH.sherpa, fill: SHERPA_CREAM, roll: 70, puff: 44, base: 44, angle: 38, relief: 2.8 });
    return;
  }
  s.body(d, { ...body(0), roll: kind === 'stand' ? 40 : 70, puff: kind === 'stand' ? 30 : 40, base: 46, wrinkle: 0.5, wear: 0.3, warp: 0 });
  if (kind === 'stand') {
    stitch(s, curve('430 122 456 108 500 103 544 108 570 122'), 0, thread, { size: 1.5 });
    stitch(s, curve('409 184 440 198 470 203 500 204 530 203 560 198 591 184'), 0, thread, { size: 1.5 });
  } else stitch(s, 'M402 190C446 208 554 208 598 190', 0, thread);
}

export function leatherPatch(s: Sheet, x: number, y: number): void {
  s.body(`M${x - 30} ${y - 13}L${x + 30} ${y - 13}L${x + 30} ${y + 13}L${x - 30} ${y + 13}Z`, {
    ...TOUCH.leather,
    fill: '#6b4226',
    roll: 6,
    puff: 3,
    base: 60,
    wrinkle: 0.1,
  });
  label(s, x, y, 56, 24, { fill: 'none', ink: '#2a170b' });
}

export function cordCollar(color: string): Collar {
  return { body: (angle) => ({ fill: color, cloth: 'cord', angle }), thread: mix(color, '#d8b98a', 0.35) };
}
