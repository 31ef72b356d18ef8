// The seat of the jeans: patch pockets with the maker's ridge stitch; carpenter jeans add a tool pocket on the leg.
import type { ArtworkSpecOf } from '../../draw.ts';
import type { Palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, pocket, setRivet, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { BOTH, RIGHT } from '../shared/sides.ts';

export type Jeans = ArtworkSpecOf<'jeans'>;
export type Denim = { p: Palette; body: Body; fill: string; metal: string };

/** The upper edge of the seat pocket, lowered by a distance. */
const seatTop = (by = 0) => `M350 ${206 + by}C388 ${216 + by} 432 ${222 + by} 474 ${220 + by}`;
const SEAT = `${seatTop()}C477 262 476 300 468 330C450 346 432 356 412 364C388 352 366 336 352 316C346 280 346 246 350 206Z`;
const EDGE = 'M475 222C477 262 476 300 468 330C450 346 432 356 412 364C388 352 366 336 352 316C346 280 346 246 349 208';
const RULE = 'M314 470C340 476 366 478 392 476C391 530 386 580 380 626C354 630 330 628 306 622C308 570 310 520 314 470Z';

export function seatPockets(s: Sheet, spec: Jeans, { p, fill, metal }: Denim): void {
  for (const { m, side, X } of BOTH) {
    const d = m(SEAT);
    pocket(s, d, { fill, thread: p.thread, lift: 0.15 });
    s.inside(d, () => {
      for (const by of [-6, -12]) stitch(s, offset(m(EDGE), -by * side), 0, p.thread);
      for (const by of [10, 17]) stitch(s, m(seatTop(by)), 0, p.thread);
      if (!spec.hammer)
        for (const by of [0, 7])
          stitch(s, m(`M346 ${296 + by}L386 ${262 + by}L404 ${280 + by}L428 ${254 + by}L477 ${298 + by}`), 0, p.thread);
    });
    s.stroke('paint', offset(m(seatTop()), -1), '#0a0706', 3, { opacity: 0.35 });
    setRivet(s, X(359), 219, 5, metal);
    setRivet(s, X(466), 230, 5, metal);
  }
  if (!spec.hammer) return;
  // the rule pocket on the wearer's right leg, divided for a pencil
  const { m, X } = RIGHT,
    rule = m(RULE);
  underEdge(s, rule, { reach: 10, strength: 0.16, dx: 2, dy: 3 });
  pocket(s, rule, { fill, thread: p.thread, lift: 0.15 });
  s.inside(rule, () => {
    for (const by of [8, 15]) stitch(s, m(`M314 ${470 + by}C340 ${476 + by} 366 ${478 + by} 392 ${476 + by}`), 0, p.thread);
    for (const by of [6, 12])
      stitch(s, offset(m('M392 476C391 530 386 580 380 626C354 630 330 628 306 622C308 570 310 520 314 470'), -by), 0, p.thread);
    stitch(s, m('M350 478C348 530 345 580 341 628'), 0, p.thread);
  });
  for (const x of [319, 386]) barTack(s, X(x), 480, 0, 14, p.thread);
}
