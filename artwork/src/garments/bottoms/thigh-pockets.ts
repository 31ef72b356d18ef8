// Pockets sewn over the outer seam of the thigh: a divided one for tools on the wearer's right leg, one for a phone on the left.
import { offset } from '../../kit/geometry.ts';
import { barTack, fold, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PartName } from '../../part-names.ts';
import type { Face } from '../shared/fit.ts';
import { LEFT, RIGHT, type Side } from '../shared/sides.ts';
import { type Cloth, LEGS } from './pants-shape.ts';

interface ThighPocket {
  /** The mouth, lowered by a distance, from the outer edge of the leg inward. */
  mouth: (by: number) => string;
  /** Inner side and lower edge, from the end of the mouth back to the outer edge of the leg. */
  sides: string;
  /** Outer edge, from the lower edge up to the mouth. */
  outer: string;
  /** Both ends of the mouth. */
  tacks: readonly [x: number, y: number][];
  /** The stitching that divides the pocket. */
  divider?: string;
  center: readonly [x: number, y: number];
}

const TOOL: Record<Face, ThighPocket> = {
  front: {
    mouth: (by) => `M289 ${406 + by}C306 ${404 + by} 330 ${410 + by} 350 ${421 + by}`,
    sides: 'C348 490 343 560 336 624C318 627 296 624 280 617',
    outer: 'C279 540 282 470 289 406Z',
    tacks: [
      [294, 412],
      [342, 425],
    ],
    center: [314, 515],
  },
  back: {
    mouth: (by) => `M289 ${406 + by}C320 ${412 + by} 356 ${419 + by} 398 ${419 + by}`,
    sides: 'C398 490 393 560 386 630L356 644C328 640 300 630 280 617',
    outer: 'C279 540 282 470 289 406Z',
    tacks: [
      [298, 414],
      [390, 424],
    ],
    divider: 'M350 420C348 490 344 560 339 638',
    center: [338, 520],
  },
};
const PHONE: Record<Face, ThighPocket> = {
  front: {
    mouth: (by) => `M288 ${420 + by}C304 ${420 + by} 326 ${425 + by} 344 ${432 + by}`,
    sides: 'C342 476 339 520 335 560C318 563 298 561 283 556',
    outer: 'C283 510 284 464 288 420Z',
    tacks: [
      [293, 426],
      [337, 437],
    ],
    center: [312, 492],
  },
  back: {
    mouth: (by) => `M288 ${420 + by}C318 ${426 + by} 350 ${431 + by} 384 ${430 + by}`,
    sides: 'C384 476 381 522 376 568C344 572 310 566 283 556',
    outer: 'C283 510 284 464 288 420Z',
    tacks: [
      [296, 427],
      [377, 435],
    ],
    center: [332, 496],
  },
};

function thighPocket(s: Sheet, { m, X, side, P }: Side, { p, body }: Cloth, view: Face, name: PartName, shape: ThighPocket) {
  const { mouth, sides, outer, tacks, divider, center } = shape;
  const bag = m(`${mouth(0)}${sides}${outer}`);
  s.inside(LEGS[view], () => underEdge(s, bag, { reach: 12, strength: 0.22 }));
  s.body(bag, { ...body, roll: 16, puff: 8, base: 16, edge: true, wrinkle: 0.5 });
  s.inside(bag, () => {
    const [[x, y] = [0, 0]] = tacks.slice(-1);
    for (const by of [6, 12]) stitch(s, offset(m(`M${x + 8} ${y - 4}${sides}`), by * side), 0, p.thread);
    for (const by of [11, 18]) stitch(s, m(mouth(by)), 0, p.thread);
    s.stroke('paint', m(mouth(3)), '#0a0706', 6, { opacity: 0.34 });
    s.stroke('detail', m(mouth(3)), '#000', 6, { opacity: 0.5 });
    if (divider) for (const by of [-3, 3]) stitch(s, offset(m(divider), by), 0, p.thread);
    fold(s, P('292 520 312 540 330 534'), 16, 0.3);
  });
  for (const [x, y] of tacks) barTack(s, X(x), y, 0.2 * side, 14, p.thread);
  s.part(name, X(center[0]), center[1]);
}

/** Draws both pockets. The wearer's right leg is on the left of the front and on the right of the back. */
export function thighPockets(s: Sheet, cloth: Cloth, view: Face): void {
  const [right, left] = view === 'front' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  thighPocket(s, right, cloth, view, 'utility-pocket', TOOL[view]);
  thighPocket(s, left, cloth, view, 'phone-pocket', PHONE[view]);
}
