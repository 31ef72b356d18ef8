// Bib overalls: draws the front, and delegates the back to `overalls-back.ts`.

import type { Color, Garment } from '../../draw.ts';
import { lum, mix, type Palette, palette } from '../../kit/color.ts';
import { offset, type Point } from '../../kit/geometry.ts';
import { barTack, button, fold, label, pocket, setRivet, stitch, underEdge, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import type { Face } from '../shared/fit.ts';
import { ribbon, rod } from '../shared/parts.ts';
import { BOTH, LEFT, RIGHT, type Side } from '../shared/sides.ts';
import { overallsBack } from './overalls-back.ts';
import { overallsFolds } from './overalls-folds.ts';
import { sewSides, waistSeam } from './overalls-sewing.ts';
import { fit, type Overalls, type OverallsMaterials, outline } from './overalls-shape.ts';
import { hammerLoop } from './pants-shape.ts';
import { groove } from './trouser-parts.ts';

const BACK = 'M336 306C334 276 352 238 392 202C420 176 450 150 466 132L534 132C550 150 580 176 608 202C648 238 666 276 664 306Z';
const KNEE =
  'M303 546C347 559 424 557 484 542C479 589 473 635 468 689C462 735 457 774 454 808C408 820 347 820 302 808C302 769 302 731 303 689C303 635 302 589 303 546Z';
const BIBPOCKET = 'M426 172C470 178 530 178 574 172C578 206 580 238 578 268C530 276 470 276 422 268C420 238 422 206 426 172Z';
const BIBFLAP = 'M422 164C470 170 530 170 578 164L580 192C556 202 528 208 500 210C472 208 444 202 420 192Z';
const POCKET_OPENING = 'M386 314C380 348 360 380 328 396';
const STRAP = 'M420 172C416 126 410 80 404 38';
function drawInsideBack(s: Sheet, { dark, web }: OverallsMaterials) {
  for (const { m } of BOTH) s.body(m(ribbon('M404 38C428 70 468 104 526 146', 36)), { ...web, fill: dark, base: -24, edge: true });
  s.body(BACK, { ...web, fill: dark, roll: 30, puff: -10, base: -14, wrinkle: 0.5 });
}

function drawCenterFront(s: Sheet, spec: Overalls, { p, metal }: OverallsMaterials) {
  if (spec.legs === 'skirt') {
    for (const by of [-7, 7]) stitch(s, `M${500 + by} 330C${500 + by} 480 ${500 + by} 620 ${500 + by} 764`, 0, p.thread);
    groove(s, 'M500 328C500 480 500 620 500 768');
    for (const y of [372, 446, 520]) button(s, 500, y, 9, metal, '', true);
    return;
  }
  groove(s, 'M500 328C500 376 500 416 500 468');
  for (const by of [0, 7]) stitch(s, `M${530 + by} 328C${531 + by} 376 ${529 + by} 404 502 ${428 + by}`, 0, p.thread);
}

function drawKneePatches(s: Sheet, spec: Overalls, { p, fill, metal }: OverallsMaterials) {
  for (const { m, X } of BOTH) {
    if (spec.legs === 'skirt') {
      const d = m('M318 470C366 484 430 490 486 490L484 664C420 664 350 656 294 640C300 582 308 526 318 470Z');
      pocket(s, d, { fill, thread: p.thread, lift: 0.12 });
      for (const by of [7, 14]) stitch(s, m(`M318 ${470 + by}C366 ${484 + by} 430 ${490 + by} 486 ${490 + by}`), 0, p.thread);
      for (const by of [7, 14]) stitch(s, m(`M294 ${640 - by}C350 ${656 - by} 420 ${664 - by} 484 ${664 - by}`), 0, p.thread);
      for (const [x, y] of [
        [330, 488],
        [474, 504],
      ] as const)
        setRivet(s, X(x), y, 4.8, metal);
      continue;
    }
    pocket(s, m(KNEE), { fill, thread: p.thread, lift: 0.12 });
    for (const by of [6, 12]) {
      stitch(s, m(`M303 ${546 + by}C347 ${559 + by} 424 ${557 + by} 485 ${542 + by}`), 0, p.thread);
      stitch(s, m(`M302 ${808 - by}C347 ${820 - by} 408 ${820 - by} 455 ${808 - by}`), 0, p.thread);
    }
    for (const [x, y] of [
      [318, 561],
      [471, 559],
      [315, 799],
      [445, 800],
    ] as const)
      setRivet(s, X(x), y, 4.8, metal);
  }
}

function bib(s: Sheet, spec: Overalls, { p, fill, metal }: OverallsMaterials) {
  s.part('bib-pocket', 500, 222);
  pocket(s, BIBPOCKET, { fill, thread: p.thread, lift: 0.15 });
  s.inside(BIBPOCKET, () => {
    for (const by of [7, 13]) stitch(s, `M426 ${172 + by}C470 ${178 + by} 530 ${178 + by} 574 ${172 + by}`, 0, p.thread);
    for (const by of [6, 12])
      stitch(s, offset('M574 172C578 206 580 238 578 268C530 276 470 276 422 268C420 238 422 206 426 172', by), 0, p.thread);
    for (const x of [540, 546]) stitch(s, `M${x} 176C${x + 2} 206 ${x + 2} 238 ${x + 1} 274`, 0, p.thread);
    fold(s, '440 216 474 232 520 226', 20, 0.3);
  });
  s.stroke('paint', 'M426 171C470 177 530 177 574 171', '#0a0706', 3, { opacity: 0.3 });
  if (spec.bibFlap) {
    s.inside(BIBPOCKET, () => underEdge(s, BIBFLAP, { reach: 10 }));
    pocket(s, BIBFLAP, { fill, thread: p.thread, lift: 0.18 });
    stitch(s, offset('M425 166L425 190L500 204L575 190L575 166', 6), 0, p.thread, { size: 1.5 });
    button(s, 500, 196, 7, metal, '', true);
    s.part('flap-pocket', 500, 186);
  }
  for (const x of [434, 566]) setRivet(s, x, 182, 4.4, metal);
}

function straps(s: Sheet, { p, metal, web, outline }: OverallsMaterials) {
  for (const { m, side, X } of BOTH) {
    const strap = m('M401 172C398 128 391 84 385 40C383 26 394 20 404 20C416 20 423 26 424 40C428 84 435 128 439 172Z');
    s.inside(outline, () => underEdge(s, strap, { reach: 16, strength: 0.26 }));
    s.body(strap, { ...web, base: 46, edge: true });
    for (const by of [-13, 13]) stitch(s, offset(m(STRAP), by), 0, p.thread, { size: 1.4 });
    s.inside(strap, () => {
      s.stroke('paint', m('M380 38L430 34'), '#000', 16, { opacity: 0.2 });
      fold(
        s,
        [
          [X(392), 72],
          [X(410), 80],
          [X(428), 74],
        ],
        14,
        0.3,
      );
    });
    barTack(s, X(406), 54, -0.1 * side, 30, p.thread);
    button(s, X(419), 182, 10, metal, '', true);
    rod(s, m('M396 136L442 133L444 148L432 154L434 182C434 198 406 200 405 184L406 156L397 151Z'), 6.5, metal, {
      closed: true,
      base: 74,
      on: [outline, strap],
    });
  }
}

/** The wearer's left is at the right of the image. */
const zippedSides = ({ zips }: Overalls): readonly Side[] => (zips === 'none' ? [] : zips === 'left-hip' ? [RIGHT] : BOTH);

function sideZip(s: Sheet, spec: Overalls, { p, metal }: OverallsMaterials, { m, X, side }: Side) {
  const isLong = spec.zips === 'legs';
  const d = m(isLong ? 'M346 330C336 400 326 470 320 540C314 640 313 800 313 930' : 'M346 330C340 372 332 430 327 500');
  s.part(isLong ? 'leg-zip' : 'hip-zip', X(334), isLong ? 640 : 420);
  s.stroke('detail', d, '#fff', 34, { opacity: 0.08, cap: 'butt' });
  zip(s, d, { metal, tape: mix(p.base, '#14100c', 0.6), width: 12 });
  for (const by of [11, -11]) stitch(s, offset(d, by * side), 0, p.thread, { size: 1.5 });
}

function front(s: Sheet, spec: Overalls, cloth: OverallsMaterials) {
  const { p, body, metal, outline } = cloth;
  drawInsideBack(s, cloth);
  s.body(outline, { ...body, roll: 84, puff: 58 });
  s.inside(outline, () => {
    overallsFolds(s, spec.legs, 'front');
    drawCenterFront(s, spec, cloth);
    waistSeam(s, p.thread);
    // bib edge: wide hem on top, double rows down the curve
    s.stroke('detail', 'M398 140C432 146 568 146 602 140', '#fff', 28, { opacity: 0.12, cap: 'butt' });
    for (const y of [133, 152, 158]) stitch(s, `M397 ${y}C432 ${y + 6} 568 ${y + 6} 603 ${y}`, 0, p.thread);
    for (const { m, side } of BOTH) {
      for (const by of [6, 12]) stitch(s, offset(m('M398 126C394 182 384 234 338 288'), -by * side), 0, p.thread);
      s.stroke('paint', m(POCKET_OPENING), '#0a0706', 4, { opacity: 0.35 });
      s.stroke('detail', offset(m(POCKET_OPENING), 4 * side), '#000', 7, { opacity: 0.45 });
      s.stroke('detail', offset(m(POCKET_OPENING), -8 * side), '#fff', 15, { opacity: 0.12, cap: 'butt' });
      for (const by of [-6, -12]) stitch(s, offset(m(POCKET_OPENING), by * side), 0, p.thread);
    }
    sewSides(s, spec, cloth);
    if (spec.knees === 'double') drawKneePatches(s, spec, cloth);
    for (const side of zippedSides(spec)) sideZip(s, spec, cloth, side);
  });
  for (const side of BOTH) {
    const { X } = side;
    setRivet(s, X(392), 334, 4.8, metal);
    setRivet(s, X(336), 394, 4.8, metal);
    if (!zippedSides(spec).includes(side)) button(s, X(352), 307, 9, metal, '', true);
  }
  bib(s, spec, cloth);
  // narrower hips than those of pants, for which the loop is drawn
  const aside = (x: number, y: number): Point => [x - 20, y];
  if (spec.hammer) s.moved(aside, () => hammerLoop(s, LEFT, cloth, 110));
  straps(s, cloth);
}

function draw(spec: Overalls, color: Color, view: Face): string {
  const plain = palette(color.hex),
    p: Palette = spec.cloth === 'denim' && lum(color.hex) < 0.6 ? { ...plain, thread: mix('#c98f4e', plain.base, 0.25) } : plain,
    { move, hardware } = fit(spec),
    s = new Sheet({ name: `bib overalls, ${view}`, drift: { amount: 3.4, seed: view === 'front' ? 11 : 16 }, hardware }),
    body = clothBody(s, spec, p.base, color),
    web = { fill: p.base, cloth: spec.cloth === 'denim' ? 'denim' : 'twill', roll: 14, puff: 10, wrinkle: 0.4 } as const,
    cloth: OverallsMaterials = {
      p,
      body,
      fill: body.fill,
      metal: spec.cloth === 'denim' ? '#a8a49a' : '#b8925a',
      dark: mix(p.base, '#1a120c', lum(p.base) > 0.6 ? 0.34 : 0.42),
      web: { ...web, fill: body.fill },
      outline: outline(spec.legs, view),
    };
  s.moved(move, () => (view === 'front' ? front : overallsBack)(s, spec, cloth));
  const [x, y] = view === 'front' ? move(484, 222) : move(500, 236); // labels are moved, never stretched
  label(s, x, y, view === 'front' ? 58 : 64, view === 'front' ? 32 : 34, { fill: '#6b4226', ink: '#2a170b' });
  return s.toString();
}

export const garment: Garment<'overalls'> = {
  draw,
  hasBack: true,
  detail: (spec) => ({ part: 'bib-pocket', box: spec.legs === 'long' ? [340, 70, 320] : [310, 90, 380] }),
};
