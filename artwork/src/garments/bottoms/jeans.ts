// Five-pocket jeans. Front: curved pockets, coin pocket, fly. The back is in `jeans-seat.ts`.
import type { Color, Garment } from '../../draw.ts';
import { lum, mix, type Palette, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, button, pocket, puckers, seam, setRivet, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import { type Face, moveLegs } from '../shared/fit.ts';
import { beltLoop, fade } from '../shared/parts.ts';
import { BOTH, LEFT, RIGHT } from '../shared/sides.ts';
import { type Denim, type Jeans, seatPockets } from './jeans-seat.ts';
import { hammerLoop } from './pants-shape.ts';
import { legFolds } from './trouser-folds.ts';
import { groove, waistLabel } from './trouser-parts.ts';
import { CUTS, childHeight, LEG, SHAPES } from './trouser-shape.ts';

const OUTLINE =
  'M338 104C332 180 316 246 307 320C297 420 295 540 293 650C290 750 287 850 286 940C326 955 394 959 440 950C448 850 459 740 468 640C478 540 489 450 500 384C511 450 522 540 532 640C541 740 552 850 561 950C607 959 674 955 714 940C713 850 710 750 707 650C705 540 703 420 693 320C684 246 668 180 662 104';
const LEGS = { front: `${OUTLINE}C560 122 440 122 338 104Z`, back: `${OUTLINE}C560 90 440 90 338 104Z` };
const BAND = {
  front: 'M342 58C440 82 560 82 658 58C661 76 662 94 662 110C560 130 440 130 338 110C338 94 339 76 342 58Z',
  back: 'M342 64C440 46 560 46 658 64C661 80 662 96 662 112C560 96 440 96 338 112C338 96 339 80 342 64Z',
};
const INSIDE = 'M342 60C350 38 650 38 658 60C600 84 400 84 342 60Z';
const POCKET_OPENING = 'M436 120C434 168 412 204 316 216';
const FACING = 'M436 120C434 168 412 204 316 216L328 108C370 118 400 120 436 120Z';
const COIN = 'M356 150C376 156 398 158 420 158L414 206L352 222Z';

const bandTop = (x: number, view: Face) =>
  view === 'front' ? 60 + (1 - ((x - 500) / 160) ** 2) * 16 : 62 - (1 - ((x - 500) / 160) ** 2) * 12;

function frontPockets(s: Sheet, { p, fill, metal }: Denim) {
  for (const { m, side, X } of BOTH) {
    s.inside(LEGS.front, () => {
      s.inside(m(FACING), () => {
        s.patch(m(FACING), { lift: -0.16 });
        s.patch(m(FACING), { fill: '#000', opacity: 0.06, lift: 0 });
        if (side > 0) {
          pocket(s, COIN, { fill, thread: p.thread, lift: 0.14 });
          for (const by of [6, 12]) stitch(s, `M354 ${150 + by}C376 ${156 + by} 398 ${158 + by} 420 ${158 + by}`, 0, p.thread);
          stitch(s, 'M362 152L357 222', 0, p.thread);
          setRivet(s, 361, 158, 4.6, metal);
          setRivet(s, 412, 164, 4.6, metal);
        }
        for (const [w, opacity] of [
          [26, 0.1],
          [14, 0.14],
          [7, 0.2],
        ] as const)
          s.stroke('paint', m(POCKET_OPENING), '#000', w, { opacity });
        s.stroke('detail', m(POCKET_OPENING), '#000', 10, { opacity: 0.45 });
      });
      s.stroke('paint', m(POCKET_OPENING), '#0a0706', 2, { opacity: 0.4 });
      s.stroke('detail', offset(m(POCKET_OPENING), -9 * side), '#fff', 17, { opacity: 0.14, cap: 'butt' });
      for (const by of [6, 12]) stitch(s, offset(m(POCKET_OPENING), -by * side), 0, p.thread);
    });
    setRivet(s, X(443), 138, 5.6, metal);
    setRivet(s, X(331), 222, 5.6, metal);
  }
}

function fly(s: Sheet, thread: string) {
  groove(s, 'M500 124C500 220 500 300 500 384');
  s.stroke('detail', 'M520 124L520 316', '#fff', 34, { opacity: 0.08, cap: 'butt' });
  for (const by of [0, 7])
    stitch(
      s,
      `M${539 + by} 124C${541 + by} 220 ${541 + by} 262 ${529 + by} ${298 + by}C${522 + by} ${314 + by} 512 ${324 + by} 501 ${330 + by}`,
      0,
      thread,
    );
  stitch(s, 'M493 128C493 220 493 290 494 350', 0, thread);
  barTack(s, 506, 334, -0.5, 17, thread);
}

function sewLegs(s: Sheet, thread: string, view: Face) {
  for (const { m, side } of BOTH) {
    seam(s, m('M309 320C300 420 298 540 296 650C293 750 290 850 289 942'), {
      thread,
      rows: view === 'front' ? [] : [6],
      side: -side,
      seed: 3,
      pucker: 0.5,
    });
    seam(s, m('M497 396C487 460 475 545 465 640C456 740 445 850 437 952'), { thread, rows: [5, 11], side, seed: 5, pucker: 0.6 });
    if (view === 'front') stitch(s, m('M313 226C309 262 306 290 304 318'), 0, thread);
    const hem = m('M286 918C326 933 394 937 442 928');
    s.stroke('detail', offset(hem, 13 * side), '#fff', 24, { opacity: 0.12, cap: 'butt' });
    s.stroke('detail', hem, '#000', 3, { opacity: 0.26 });
    stitch(s, hem, 1, thread);
    puckers(s, hem, { seed: 4 + side, side, strength: 1, reach: 20, gap: 11 });
  }
}

function waistband(s: Sheet, { p, body, fill, metal }: Denim, view: Face) {
  s.body(BAND[view], { ...body, roll: 26, puff: 12, base: 54, wrinkle: 0.5 });
  stitch(s, view === 'front' ? 'M344 65C440 89 560 89 656 65' : 'M344 71C440 53 560 53 656 71', 0, p.thread);
  stitch(s, view === 'front' ? 'M339 104C440 124 560 124 661 104' : 'M339 106C440 90 560 90 661 106', 0, p.thread);
  for (const x of view === 'front' ? [364, 432, 570, 636] : [354, 500, 646])
    beltLoop(s, x, bandTop(x, view), 62, { fill, thread: p.thread });
  if (view === 'back') return;
  groove(s, 'M514 78L514 125');
  button(s, 499, 101, 12, metal, '', true);
  s.part('waistband', 499, 101);
}

function rubbing(s: Sheet, spec: Jeans, hex: string, base: string, view: Face) {
  const l = lum(hex),
    strength = !spec.rubbed ? 0 : l > 0.6 ? 0.3 : l < 0.16 ? 0.14 : 0.42;
  const pale = l > 0.6 ? mix(base, '#ffffff', 0.7) : mix(base, '#eef0ee', 0.5);
  fade(
    s,
    'rub',
    pale,
    strength,
    [
      [388, 470, 76, 200, 4],
      [612, 470, 76, 200, -4],
      [370, 690, 56, 90, 3],
      [630, 690, 56, 90, -3],
      ...(view === 'front'
        ? []
        : ([
            [418, 300, 66, 110, 0],
            [582, 300, 66, 110, 0],
          ] as [number, number, number, number, number][])),
    ],
    spec.rubbed && view === 'front'
      ? ['484 366 440 350 396 344', '492 396 446 398 400 388', '516 366 560 352 604 342', '508 398 552 402 600 390']
      : [],
  );
}

function draw(spec: Jeans, color: Color, view: Face): string {
  const l = lum(color.hex),
    plain = palette(color.hex),
    thread = l > 0.6 ? mix(plain.base, '#8a5f30', 0.55) : mix('#c98f4e', plain.base, l < 0.16 ? 0.38 : 0.12),
    p: Palette = { ...plain, thread },
    child = spec.cut === 'kids',
    s = new Sheet({ name: `jeans, ${view}`, drift: { amount: 4, seed: view === 'front' ? 8 : 3 }, hardware: child ? 1.2 : 1 }),
    dyed = spec.rubbed ? p.base : mix(p.base, '#0a1020', l > 0.6 ? 0.04 : 0.16), // raw cloth is a shade deeper than washed
    body: Body = { ...clothBody(s, { cloth: 'denim' }, dyed, color), ...(spec.rubbed ? {} : { wear: 0.3 }) },
    denim: Denim = { p, body, fill: body.fill, metal: '#b07a48' };
  const move = moveLegs(LEG, [SHAPES[spec.leg], CUTS[spec.cut]], child ? childHeight : undefined);
  s.moved(move, () => {
    if (view === 'front') {
      s.body(INSIDE, { ...body, fill: mix(p.base, '#1a120c', 0.55), roll: 30, puff: -14, base: -10, wrinkle: 0.3 });
    }
    s.body(LEGS[view], { ...body, roll: 88, puff: 60 });
    s.inside(LEGS[view], () => {
      rubbing(s, spec, color.hex, p.base, view);
      legFolds(s, view);
      if (view === 'front') fly(s, thread);
      else {
        seam(s, 'M500 104C500 200 500 300 500 384', { thread, rows: [5, 11], side: -1, seed: 6, pucker: 0.5 });
        for (const { m, side } of BOTH)
          seam(s, m('M324 166C380 176 440 190 500 212'), { thread, rows: [5, 11], side, seed: 4, pucker: 0.5 });
      }
      sewLegs(s, thread, view);
    });
    if (view === 'front') frontPockets(s, denim);
    else seatPockets(s, spec, denim);
    waistband(s, denim, view);
    if (spec.hammer) hammerLoop(s, view === 'front' ? LEFT : RIGHT, denim);
  });
  waistLabel(s, move, view === 'front' ? [500, 57] : [590, bandTop(590, view) + 27], 74);
  return s.toString();
}

export const garment: Garment<'jeans'> = {
  draw,
  hasBack: true,
  detail: (spec) => ({ part: 'waistband', box: spec.cut === 'kids' ? [340, 140, 300] : [330, 40, 300] }),
};
