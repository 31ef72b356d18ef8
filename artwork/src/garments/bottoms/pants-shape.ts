// What the front and the back of work pants share: outlines, materials, the hammer loop.
import type { ArtworkSpecOf } from '../../draw.ts';
import type { Palette } from '../../kit/color.ts';
import { barTack, stitch } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import type { Side } from '../shared/sides.ts';

export type Pants = ArtworkSpecOf<'pants'>;
export interface Cloth {
  readonly p: Palette;
  readonly body: Body;
  readonly fill: string;
  readonly metal: string;
}

const OUTER =
  'M342 112C334 190 316 250 304 330C292 430 288 540 284 640C282 740 280 850 281 946C318 960 378 964 424 958C434 850 448 740 460 640C473 540 488 440 500 372C512 440 527 540 540 640C552 740 566 850 576 958C622 964 682 960 719 946C720 850 718 740 716 640C712 540 708 430 696 330C684 250 666 190 658 112';
export const LEGS = { front: `${OUTER}C560 128 440 128 342 112Z`, back: `${OUTER}C560 98 440 98 342 112Z` };

export function hammerLoop(s: Sheet, { m, X, side }: Side, { p, body }: Pick<Cloth, 'p' | 'body'>, base = 40) {
  s.body(m('M700 380C724 420 728 470 708 520L696 514C710 470 708 426 690 392Z'), { ...body, roll: 14, puff: 12, base, wrinkle: 0.3 });
  stitch(s, m('M700 392C718 428 720 470 704 514'), 0, p.thread, { size: 1.4 });
  barTack(s, X(697), 388, 0.9 * side, 20, p.thread);
  s.part('hammer-loop', X(712), 450);
  barTack(s, X(702), 515, 0.4 * side, 18, p.thread);
}
