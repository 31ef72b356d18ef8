// Bib overalls from behind: the panel that narrows to crossed straps, seat pockets, the tool pocket on the leg.
import { num, offset } from '../../kit/geometry.ts';
import { barTack, button, pocket, seam, setRivet, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { ribbon } from '../shared/parts.ts';
import { BOTH, RIGHT } from '../shared/sides.ts';
import { overallsFolds } from './overalls-folds.ts';
import { sewSides, waistSeam } from './overalls-sewing.ts';
import type { Overalls, OverallsMaterials } from './overalls-shape.ts';

const BIB_INSIDE =
  'M420 150C424 142 432 140 442 141C480 145 520 145 558 141C568 140 576 142 580 150C592 194 616 244 650 292L350 292C384 244 408 194 420 150Z';
const SEAT = 'M348 352C388 360 430 364 472 362C473 404 472 434 468 462L416 482L362 460C352 424 347 390 348 352Z';
const TOOL_POCKET = 'M318 560C344 567 372 569 400 566C397 620 392 668 386 716C360 720 332 718 308 710C309 660 312 610 318 560Z';

/** The folded end of a strap, a half disc. It has the same orientation as a ribbon, so that the two join. */
const turnedOver = (x: number, y: number, side: number) => {
  const [ax, ay, bx, by] = [x - 15.8, y + 9.6 * side, x + 15.8, y - 9.6 * side],
    [dx, dy] = [-12.8 * side, -21];
  return `M${num(bx)} ${num(by)}C${num(bx + dx)} ${num(by + dy)} ${num(ax + dx)} ${num(ay + dy)} ${num(ax)} ${num(ay)}Z`;
};

function straps(s: Sheet, { p, web, outline }: OverallsMaterials) {
  for (const { m, side, X } of BOTH) {
    const line = m('M404 34C426 68 470 106 526 146'),
      // the upper end is where the strap turns over the shoulder, so it is round
      d = `${ribbon(line, 37)}${turnedOver(X(406.5), 38, side)}`;
    s.inside(outline, () => underEdge(s, d, { reach: 16, strength: 0.24 }));
    s.body(d, { ...web, roll: 7, puff: 4, base: side > 0 ? 46 : 49, edge: true });
    for (const by of [-13, 13]) stitch(s, offset(line, by), 0, p.thread, { size: 1.4 });
  }
  // sewn flat where they meet, with a box and a cross of stitches
  const cross = 'M474 110L526 110L534 160C518 168 482 168 466 160Z';
  s.add('detail', `<path d="${cross}" fill="none" stroke="#000" stroke-width="4" stroke-opacity=".26"/>`);
  s.patch(cross, { fill: web.fill, lift: 0.12 });
  stitch(s, offset(cross, 5), 0, p.thread, { size: 1.5 });
  stitch(s, 'M480 117L521 156M520 117L479 156', 0, p.thread, { size: 1.5 });
}

function seatPockets(s: Sheet, { p, fill, metal }: OverallsMaterials) {
  for (const { m, X, side } of BOTH) {
    const d = m(SEAT);
    pocket(s, d, { fill, thread: p.thread, lift: 0.15 });
    s.inside(d, () => {
      for (const by of [6, 12])
        stitch(s, offset(m('M472 362C473 404 472 434 468 462L416 482L362 460C352 424 347 390 348 352'), by * side), 0, p.thread);
      for (const by of [9, 15]) stitch(s, m(`M348 ${352 + by}C388 ${360 + by} 430 ${364 + by} 472 ${362 + by}`), 0, p.thread);
    });
    s.stroke('paint', offset(m('M348 352C388 360 430 364 472 362'), -1), '#0a0706', 3, { opacity: 0.35 });
    setRivet(s, X(357), 363, 4.8, metal);
    setRivet(s, X(463), 372, 4.8, metal);
    button(s, X(350), 307, 9, metal, '', true);
  }
}

function toolPocket(s: Sheet, { p, fill }: OverallsMaterials) {
  const { m, X } = RIGHT,
    d = m(TOOL_POCKET);
  pocket(s, d, { fill, thread: p.thread, lift: 0.14 });
  s.inside(d, () => {
    for (const by of [7, 13]) stitch(s, m(`M318 ${560 + by}C344 ${567 + by} 372 ${569 + by} 400 ${566 + by}`), 0, p.thread);
    for (const by of [6, 12])
      stitch(s, offset(m('M400 566C397 620 392 668 386 716C360 720 332 718 308 710C309 660 312 610 318 560'), -by), 0, p.thread);
  });
  for (const x of [323, 394]) barTack(s, X(x), 568, 0, 13, p.thread);
}

export function overallsBack(s: Sheet, spec: Overalls, cloth: OverallsMaterials): void {
  const { p, body, dark, web, outline } = cloth;
  s.body(BIB_INSIDE, { ...web, fill: dark, roll: 30, puff: -10, base: -20, wrinkle: 0.5 });
  s.body(outline, { ...body, roll: 84, puff: 58 });
  s.inside(outline, () => {
    overallsFolds(s, spec.legs, 'back');
    waistSeam(s, p.thread);
    seam(s, spec.legs === 'skirt' ? 'M500 326C500 480 500 620 500 770' : 'M500 326C500 376 500 416 500 468', {
      thread: p.thread,
      rows: [5, 11],
      side: -1,
      seed: 6,
      pucker: 0.5,
    });
    for (const { m, side } of BOTH)
      for (const by of [6, 12]) stitch(s, offset(m('M446 128C436 184 390 246 338 288'), -by * side), 0, p.thread);
    sewSides(s, spec, cloth);
    if (spec.knees === 'double' && spec.legs === 'long')
      for (const { m } of BOTH) {
        // Heel guard at the back of the hem, only with doubled knees.
        const guard = m('M300 868C346 884 404 886 450 876L441 958L299 950Z');
        pocket(s, guard, { fill: cloth.fill, thread: p.thread, lift: 0.1 });
        for (const by of [6, 12]) stitch(s, m(`M300 ${868 + by}C346 ${884 + by} 404 ${886 + by} 450 ${876 + by}`), 0, p.thread);
      }
  });
  seatPockets(s, cloth);
  if (spec.legs === 'long') toolPocket(s, cloth);
  straps(s, cloth);
}
