import { mix } from '../../kit/color.ts';
import { barTack, stitch, zip } from '../../kit/parts.ts';
import type { Body, Form, Sheet } from '../../kit/sheet.ts';
import { both, curve, ribs, shape, sides } from './tops-parts.ts';

type Piece = (overrides: Partial<Form>) => Body;
export const STEEL = '#a9a49a';

const STAND = shape(
  '428 116 414 134 406 158 406 186 418 204 444 222 472 235 497 241',
  '497 241 495 212 487 190 471 170 449 150 438 128 428 116',
);
const STAND_REAR = both('500 96 470 96 444 102 426 118', '426 118 432 132 444 144', '444 144 464 132 484 128 500 128');
const REAR_STAND = both('500 98 470 98 444 104 425 118', '425 118 412 142 408 164 408 186', '408 186 440 200 470 205 500 206');

const tape = (base: string) => mix(base, '#121214', 0.62);

/** Draws the opening of the zip in the torso, down to `foot`; the caller must clip it to the torso. */
export function zipPlacket(s: Sheet, base: string, thread: string, foot: number): void {
  s.add('detail', `<path d="M480 210L520 210L520 ${foot}L480 ${foot}Z" fill="#8c8c8c"/>`);
  zip(s, `M500 232L500 ${foot - 10}`, { metal: STEEL, tape: tape(base), slider: false, width: 12 });
  for (const k of [-1, 1]) s.stroke('detail', `M${500 + k * 8} 228L${500 + k * 8} ${foot - 8}`, '#000', 2.4, { opacity: 0.45 });
  stitch(s, `M484 226L484 ${foot - 2}L516 ${foot - 2}L516 226`, 0, thread, { size: 1.4 });
  stitch(s, `M490 226L490 ${foot - 8}L510 ${foot - 8}L510 226`, 0, thread, { size: 1.3 });
  barTack(s, 500, foot - 5, 0, 26, thread);
}

export function zippedCollar(s: Sheet, piece: Piece, base: string, thread: string): void {
  s.body(STAND_REAR, piece({ roll: 18, puff: 12, base: 24, wrinkle: 0.3 }));
  s.inside(STAND_REAR, () => ribs(s, curve('426 124 462 110 500 108 538 110 574 124'), 60, { pitch: 5, strength: 0.17 }));
  for (const { m } of sides(71, 8)) {
    s.body(m(STAND), piece({ roll: 30, puff: 22, base: 46, wrinkle: 0.4 }));
    s.inside(m(STAND), () => {
      ribs(s, m(curve('416 120 422 164 448 196 498 224')), 90, { pitch: 5.4, strength: 0.18 });
      stitch(s, m(curve('436 120 447 143 465 164 480 186 489 212 491 238')), 0, thread, { size: 1.4 });
    });
    s.stroke('detail', m(curve('406 186 418 204 444 222 472 235 497 241')), '#000', 3, { opacity: 0.3 });
    s.stroke('paint', m(curve('497 240 494 212 486 190 470 171 449 150 438 128')), mix(base, '#121214', 0.55), 4.4);
  }
  s.part('zip-neck', 500, 262);
  zip(s, 'M500 230L500 296', { metal: STEEL, tape: tape(base), width: 12, pull: 1 });
}

export function standFromBehind(s: Sheet, piece: Piece): void {
  s.body(REAR_STAND, piece({ roll: 34, puff: 24, base: 44, wrinkle: 0.4 }));
  s.inside(REAR_STAND, () => ribs(s, curve('400 150 450 156 500 158 550 156 600 150'), 120, { pitch: 5.4, strength: 0.24 }));
}

const REAR_BAND = both('500 142 466 141 444 138 427 132', '427 132 420 139 413 148', '413 148 442 160 470 165 500 166');

export function bandFromBehind(s: Sheet, piece: Piece, thread: string): void {
  s.body(REAR_BAND, piece({ roll: 12, puff: 7, base: 34, wrinkle: 0.3 }));
  s.inside(REAR_BAND, () => ribs(s, curve('414 138 450 150 500 154 550 150 586 138'), 40, { pitch: 4.6, strength: 0.17 }));
  stitch(s, curve('408 156 440 168 468 173 500 174 532 173 560 168 592 156'), 0, thread, { size: 1.4 });
}
