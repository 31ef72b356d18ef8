// A glove of fine knit that was dipped: its whole palm is coated, on its back only the fingertips are.
import { along, num, place } from '../../kit/geometry.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Made } from './glove-materials.ts';
import { type Gloves, TIPS } from './glove-shapes.ts';

type Dipped = { spec: Gloves; made: Made; dx: number; dy: number; palm: boolean };

/** The dip ends at the wrist in a wavy line; on the back of the thumb it covers the tip. */
const PALM = 'M-40 170L470 170L470 640C400 690 340 664 290 674C240 684 200 660 150 670C100 680 70 658 -40 666Z';
const THUMB = 'M310 380L460 380L460 510C420 500 380 484 318 478Z';

/** The rows of a fine knit, which run along the fingers. */
function wales(s: Sheet, { dx, dy }: Dipped) {
  const lines = along('M-14 700L440 700', 5.2)
    .map(({ x }) => `M${num(x + dx)} ${180 + dy}L${num(x + dx)} ${724 + dy}`)
    .join('');
  s.stroke('detail', lines, '#000', 2, { opacity: 0.2, cap: 'butt' });
  s.stroke('paint', lines, '#000', 1.2, { opacity: 0.12, cap: 'butt' });
}

function coat(s: Sheet, { made, dx, dy }: Dipped, d: string, base: number) {
  const at = place(d, 1, dx, dy);
  s.body(at, { ...made.dip, roll: 52, puff: 42, base });
  s.stroke('paint', at, '#000', 4, { opacity: 0.3 });
  s.stroke('detail', at, '#fff', 6, { opacity: 0.22 });
}

export function dipHand(s: Sheet, glove: Dipped): void {
  wales(s, glove);
  for (const d of glove.palm ? [PALM] : TIPS[glove.spec.fingers]) coat(s, glove, d, 8);
  if (glove.palm) s.part('dipped-palm', glove.dx + 160, glove.dy + 540);
}

export function dipThumb(s: Sheet, glove: Dipped): void {
  wales(s, glove);
  coat(s, glove, glove.palm ? PALM : THUMB, glove.palm ? 26 : 2);
}
