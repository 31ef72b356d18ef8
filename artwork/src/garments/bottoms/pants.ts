// Work pants: double front, plain or with darted knees; button or drawcord waist; cargo pockets.
import type { Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { TOUCH } from '../../kit/fabric.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, button, pocket, setRivet, stitch, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import { type Face, moveLegs, scaled } from '../shared/fit.ts';
import { beltLoop } from '../shared/parts.ts';
import { BOTH, RIGHT, type Side } from '../shared/sides.ts';
import { pantsSeat } from './pants-seat.ts';
import { type Cloth, hammerLoop, LEGS, type Pants } from './pants-shape.ts';
import { thighPockets } from './thigh-pockets.ts';
import { breakOf, legFolds, workFolds } from './trouser-folds.ts';
import { cargoPocket, drawcord, gathers, groove, hem, legSeams, setPocket, waistLabel } from './trouser-parts.ts';
import { CUTS, childHeight, LEG, SHAPES } from './trouser-shape.ts';

const BAND = {
  front: 'M344 66C440 88 560 88 656 66C659 84 660 100 659 116C560 134 440 134 341 116C340 100 341 84 344 66Z',
  back: 'M345 70C440 52 560 52 655 70C658 88 660 102 660 118C560 102 440 102 340 118C340 102 342 88 345 70Z',
};
const INSIDE = 'M344 68C350 44 650 44 656 68C600 90 400 90 344 68Z';
const PANEL =
  'M303 346C340 358 440 354 498 330C496 390 482 460 470 550C458 650 448 720 440 790C396 806 330 804 280 790C283 700 286 600 291 500C294 440 298 390 303 346Z';
const CURVED = 'M334 196C350 236 372 252 414 244C432 236 436 180 436 132';
const SLANT = 'M408 124C396 176 366 242 318 296';
const FLY = 'M500 128C500 220 500 300 500 372';
const KNITTED = ['jersey', 'fleece'];

const bandTop = (x: number, view: Face) =>
  view === 'front' ? 66 + (1 - ((x - 500) / 160) ** 2) * 15 : 70 - (1 - ((x - 500) / 160) ** 2) * 13;

function fly(s: Sheet, spec: Pants, thread: string) {
  groove(s, FLY);
  if (spec.waist === 'drawcord') return stitch(s, 'M493 134C493 220 493 290 494 350', 0, thread);
  s.stroke('detail', 'M508 128L508 330', '#fff', 16, { opacity: 0.1, cap: 'butt' });
  stitch(s, 'M538 130C540 220 540 264 528 300C522 314 512 322 502 328', 0, thread);
  if (spec.knees === 'double') stitch(s, 'M545 130C547 222 547 268 534 306C527 320 516 332 503 337', 0, thread);
  else barTack(s, 510, 322, -0.5, 15, thread);
  stitch(s, 'M493 134C493 220 493 290 494 350', 0, thread);
}

/** Bodies of their own, because a patch has the weave of the cloth below it. They are as round and as folded as the legs. */
function nylonPanels(s: Sheet, base: string) {
  const panels = BOTH.map(({ m }) => m(PANEL));
  for (const d of panels) s.body(d, { ...TOUCH.nylon, fill: mix(base, '#14130f', 0.42), roll: 70, puff: 54, base: 6, wrinkle: 1.1 });
  s.inside(panels.join(''), () => workFolds(s, breakOf('nylon')));
}

function knees(s: Sheet, spec: Pants, { p, fill, metal }: Cloth) {
  if (spec.knees === 'double' && spec.panels === 'nylon') nylonPanels(s, p.base);
  for (const { m, X, side } of BOTH) {
    if (spec.knees === 'double') {
      if (spec.panels === 'self') pocket(s, m(PANEL), { fill, thread: p.thread, lift: 0.13 });
      for (const by of [6, 12]) {
        stitch(s, m(`M302 ${346 + by}C340 ${358 + by} 440 ${354 + by} 496 ${332 + by}`), 0, p.thread);
        stitch(s, m(`M280 ${790 - by}C330 ${806 - by} 400 ${806 - by} 442 ${789 - by}`), 0, p.thread);
        stitch(s, offset(m('M497 340C494 400 481 464 469 550C457 650 448 720 440 786'), by * side), 0, p.thread);
      }
      for (const [x, y] of [
        [317, 361],
        [484, 350],
        [298, 782],
        [429, 778],
      ] as const)
        if (spec.rivets === 'knees') setRivet(s, X(x), y, 5.6, metal);
        else barTack(s, X(x), y, 0, 15, p.thread);
    }
    if (spec.knees === 'darted') {
      // a knee cap of its own: curved seams above and below, three darts that give it room
      for (const [d, by] of [
        ['M284 566C340 580 424 574 474 550', 7],
        ['M278 716C334 734 404 730 452 708', -7],
      ] as const) {
        groove(s, m(d));
        s.stroke('detail', offset(m(d), by * side), '#fff', 12, { opacity: 0.1, cap: 'butt' });
        for (const k of [0.6, 1.5]) stitch(s, offset(m(d), by * k * side), 0, p.thread);
      }
      for (const d of [
        'M288 614L352 628',
        'M286 654L362 656',
        'M284 692L350 682',
        'M464 606L404 622',
        'M458 648L396 652',
        'M452 686L404 676',
      ]) {
        groove(s, m(d), 4);
        s.stroke('detail', offset(m(d), 6), '#fff', 9, { opacity: 0.2 });
        stitch(s, offset(m(d), -5), 0, p.thread);
      }
    }
  }
}

function sideZip(s: Sheet, spec: Pants, { p }: Cloth, { m, X, side }: Side) {
  const isLong = spec.zips === 'legs';
  const d = m(isLong ? 'M334 316C320 410 308 540 304 640C300 740 299 850 300 930' : 'M302 770C300 830 299 880 300 930');
  s.part(isLong ? 'leg-zip' : 'hem-zip', X(isLong ? 304 : 300), isLong ? 640 : 850);
  s.stroke('detail', d, '#fff', 32, { opacity: 0.08, cap: 'butt' });
  zip(s, d, { metal: '#8d8a80', tape: mix(p.base, '#14100c', 0.6), width: 11 });
  for (const by of [10, -10]) stitch(s, offset(d, by * side), 0, p.thread, { size: 1.4 });
}

function hems(s: Sheet, spec: Pants, { p, body }: Cloth, clip: string) {
  const ribbed = KNITTED.includes(spec.cloth) && spec.leg === 'tapered';
  for (const { m, side } of BOTH) {
    if (!ribbed) {
      s.inside(clip, () =>
        hem(s, m('M281 920C318 932 376 936 428 930'), { side, thread: p.thread, rows: spec.waist === 'drawcord' ? [0] : [0, 5] }),
      );
      continue;
    }
    const cuff = m('M282 886C320 900 384 904 436 892C438 916 438 940 433 966C384 976 322 974 279 962C276 936 278 910 282 886Z');
    s.body(cuff, { ...body, cloth: 'rib', relief: 3.4, grain: 1.3, roll: 50, puff: 40, base: 6, wrinkle: 0.4 });
    s.inside(cuff, () => s.stroke('paint', m('M282 888C320 902 384 906 436 894'), '#000', 7, { opacity: 0.2 }));
  }
}

function waist(s: Sheet, spec: Pants, { p, body, fill, metal }: Cloth, view: Face) {
  s.body(BAND[view], { ...body, roll: 26, puff: 12, base: 54, wrinkle: 0.5 });
  const upper = view === 'front' ? 'M345 73C440 95 560 95 655 73' : 'M346 77C440 59 560 59 654 77',
    lower = view === 'front' ? 'M342 110C440 128 560 128 658 110' : 'M341 112C440 96 560 96 659 112';
  if (spec.waist === 'drawcord') {
    s.inside(BAND[view], () => {
      gathers(s, upper, 46, { seed: view === 'front' ? 3 : 7, gap: 12 });
      for (const by of [6, 20, 34]) stitch(s, offset(upper, by), 0, p.thread, { size: 1.4 });
    });
    s.inside(LEGS[view], () => gathers(s, offset(lower, 10), 46, { seed: 5, gap: 17, strength: 0.26 }));
    if (view === 'back') return;
    drawcord(s, 102, { base: p.base, metal: '#8d8a80' });
    s.part('drawcord-waist', 500, 102);
    return;
  }
  for (const d of [upper, lower]) stitch(s, d, 0, p.thread);
  const loops = view === 'front' ? [366, 436, 566, 634] : [358, 432, 500, 568, 642];
  if (spec.cut === 'kids')
    s.inside(BAND[view], () => {
      for (const d of view === 'front' ? ['M345 72L424 84', 'M576 84L655 72'] : ['M346 76L440 62', 'M560 62L654 76'])
        gathers(s, d, 46, { seed: 9, gap: 10 });
    });
  for (const x of loops) beltLoop(s, x, bandTop(x, view), 62, { fill, thread: p.thread });
  if (view === 'back') return;
  s.part('waistband', 500, 107);
  s.part('button', 500, 107);
  groove(s, 'M512 87L512 129');
  button(s, 500, 107, 12, spec.knees === 'double' ? metal : mix(p.base, '#1c120a', 0.55), p.thread, spec.knees === 'double');
}

function front(s: Sheet, spec: Pants, cloth: Cloth) {
  const { p, body, metal } = cloth;
  s.body(INSIDE, { ...body, fill: mix(p.base, '#1a120c', 0.55), roll: 30, puff: -14, base: -10, wrinkle: 0.3, warp: 0 });
  s.body(LEGS.front, { ...body, roll: 86, puff: 60 });
  s.inside(LEGS.front, () => {
    if (spec.knees === 'double') workFolds(s, breakOf(spec.cloth));
    else legFolds(s, 'front', breakOf(spec.cloth), spec.knees === 'darted' ? 2 : 6);
    fly(s, spec, p.thread);
    for (const at of BOTH) {
      setPocket(s, at.m(spec.knees === 'double' ? CURVED : SLANT), spec.knees === 'double' ? at.side : -at.side, p.thread);
      legSeams(s, at, {
        outer:
          spec.knees === 'double'
            ? 'M306 330C296 430 292 540 288 640C285 740 284 850 285 946'
            : 'M318 296C304 400 292 540 288 640C285 740 284 850 285 946',
        inner: 'M497 385C487 460 475 545 463 640C454 740 440 850 432 956',
        thread: p.thread,
        rows: spec.knees === 'double' ? [5, 11] : [5],
      });
    }
    knees(s, spec, cloth);
    if (spec.zips !== 'none') for (const at of BOTH) sideZip(s, spec, cloth, at);
  });
  for (const { X } of BOTH) {
    if (spec.knees !== 'double') {
      barTack(s, X(402), 146, X(1) > 500 ? -0.3 : 0.3, 17, p.thread);
      barTack(s, X(324), 288, X(1) > 500 ? -0.8 : 0.8, 17, p.thread);
    } else
      for (const [x, y] of [
        [426, 146],
        [338, 204],
      ] as const)
        if (spec.rivets === 'none') barTack(s, X(x), y, X(1) > 500 ? -0.5 : 0.5, 15, p.thread);
        else setRivet(s, X(x), y, 5.4, metal);
  }
  if (spec.knees === 'double' && spec.rivets === 'fly') setRivet(s, 510, 326, 5.4, metal);
}

function draw(spec: Pants, color: Color, view: Face): string {
  const p = palette(color.hex),
    child = spec.cut === 'kids',
    s = new Sheet({ name: `pants, ${view}`, drift: { amount: 4, seed: view === 'front' ? 5 : 12 }, hardware: child ? 1.2 : 1 }),
    body = clothBody(s, spec, p.base, color, { scale: 0.73 }),
    cloth: Cloth = { p, body, fill: body.fill, metal: '#b8924e' };
  const move = moveLegs(LEG, [SHAPES[spec.leg], CUTS[spec.cut]], child ? childHeight : undefined);
  s.moved(move, () => {
    if (view === 'front') front(s, spec, cloth);
    else pantsSeat(s, spec, cloth);
    if (spec.cargo)
      for (const at of BOTH)
        s.moved(scaled(0.62, 0.74, [at.X(170), 568], at.side * 106, -36), () =>
          cargoPocket(s, at, { clip: LEGS[view], body, thread: p.thread, metal: '#8f8a7c', size: 1.6 }),
        );
    if (spec.thighPockets) thighPockets(s, cloth, view);
    hems(s, spec, cloth, LEGS[view]);
    waist(s, spec, cloth, view);
    if (spec.hammer && spec.knees === 'double') hammerLoop(s, view === 'front' ? BOTH[0]! : RIGHT, cloth);
  });
  waistLabel(s, move, view === 'front' ? [500, 64] : spec.waist === 'drawcord' ? undefined : [614, bandTop(614, view) + 27]);
  return s.toString();
}

export const garment: Garment<'pants'> = {
  draw,
  hasBack: true,
  detail: (spec) => ({
    part: spec.waist === 'drawcord' ? 'drawcord-waist' : 'waistband',
    box: spec.cut === 'kids' ? [340, 140, 320] : [330, 50, 320],
  }),
};
