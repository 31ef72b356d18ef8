import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { weave } from '../../kit/fabric.ts';
import { offset, type Point, points, type Run, taper } from '../../kit/geometry.ts';
import { crumple, fold, label, puckers, seam, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { buttonsDown, buttonsFor, chestPockets, fastener, placket, type Shirt, shirtBack, shirtCollar, sleeveHem } from './shirt-parts.ts';
import { closeUp, type TopFit, topFit } from './tops-fit.ts';
import { both, curve, type Side, shape, sides, sleeveFolds } from './tops-parts.ts';

type WorkShirt = ArtworkSpecOf<'work-shirt'>;
type Work = Shirt & { spec: WorkShirt };

const BOTTOM = ['308 420 314 480 326 540 327 588 318 650 303 720 296 776', '296 776 318 788 342 812 366 834 410 868 460 878 500 878'];
const LONG_BOTTOM = ['308 420 314 480 326 540 327 588 316 660 300 740 290 822', '290 822 330 844 400 862 450 868 500 869'];
const SHOULDER = ['430 150 404 164 372 176 338 188', '338 188 318 260 308 340 308 420'];
const ARMHOLE_EDGE = '352 184 368 240 372 300 364 352 350 392 330 414 308 424';
const BARE_SHOULDER = ['430 150 406 163 380 174 352 184', ARMHOLE_EDGE];
const torsoOf = (spec: WorkShirt, isBack: boolean) =>
  both(
    isBack ? '500 130 474 131 448 138 430 150' : '500 216 474 210 448 184 430 150',
    ...(spec.sleeves === 'none' ? BARE_SHOULDER : SHOULDER),
    ...(spec.length === 'regular' ? BOTTOM : LONG_BOTTOM),
  );
const SLEEVE = shape(
  '350 182 322 192 298 214 282 250 256 336 230 440 216 508 208 544 210 566 200 630 186 700 178 752',
  '178 752 200 768 228 772 256 766',
  '256 766 268 700 282 640 296 580 314 500 336 424',
  '336 424 352 376 360 300 350 182',
);
const SHORT_SLEEVE = shape(
  '350 182 322 192 296 214 276 250 246 316 220 376 200 428',
  '200 428 228 452 264 464 304 466',
  '304 466 312 444 322 428 336 416',
  '336 416 352 372 360 300 350 182',
);
const ARMHOLE = curve('348 186 360 250 362 330 354 390 340 414 314 426');
const CUFF = shape(
  '178 746 202 762 230 766 258 760',
  '258 760 258 784 256 808 250 830',
  '250 830 222 836 194 828 168 814',
  '168 814 170 790 174 768 178 746',
);
const INSIDE = both('500 116 468 118 446 126 434 140', '434 140 444 186 470 208 500 218');
const LINING = 'M356 196C420 160 580 160 644 196C636 300 660 380 690 430L310 430C340 380 364 300 356 196Z';
const COLLAR = {
  leaf: shape(
    '446 116 430 120 420 132 416 150 408 182 406 214 410 244',
    '410 244 414 252 420 254 426 250',
    '426 250 452 236 476 222 496 208',
    '496 208 474 190 456 158 446 116',
  ),
  fall: 'M434 132C452 94 548 94 566 132C556 138 550 140 544 144C528 120 472 120 456 144C450 140 444 138 434 132Z',
  rows: [curve('420 154 413 184 411 214 415 243'), curve('416 246 448 230 472 216 488 206')],
  base: 62,
  roll: 22,
};
const REAR_FALL = 'M438 124C460 106 540 106 562 124C578 146 588 166 596 186C556 206 444 206 404 186C412 166 422 146 438 124Z';
const POCKETS = {
  pocket: 'M543 338L622 333C624 368 624 394 623 418L583 433L545 421C543 394 543 366 543 338Z',
  inner: 'M548 366C547 392 547 406 549 418L583 428L619 414C620 398 619 384 619 360',
  flap: 'M540 326L625 320C626 335 626 345 626 355L583 369L541 361C540 348 540 337 540 326Z',
  flapInner: 'M545 330L546 357L583 364L621 351L620 325',
  button: [583, 352] as [number, number],
  size: 1.5,
};
const HEM = curve('298 768 320 782 346 806 370 826 412 859 460 869 500 869 540 869 588 859 630 826 654 806 680 782 702 768');
const LONG_HEM = curve('292 813 332 834 400 852 450 858 500 859 550 858 600 852 668 834 708 813');
const SHAPES = {
  regular: { length: 1, flare: 1 },
  tunic: { length: 1.24, flare: 1.06 },
  dress: { length: 1.62, flare: 1.2 },
};

function fitOf(spec: WorkShirt): TopFit {
  const { length, flare } = SHAPES[spec.length];
  const marks = { top: 94, armpit: 426, waist: 588, hem: 878, cuff: spec.sleeves === 'long' ? 834 : 0 };
  return topFit(spec.cut, length, marks, { drawn: 'womens', flare });
}

function workOf(spec: WorkShirt, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'fitted work shirt', drift: { amount: 4, seed: 26 }, hardware: fit.hardware });
  const base = palette(color.hex);
  const p = { ...base, thread: spec.cloth === 'linen' || spec.cloth === 'corduroy' ? mix(base.base, base.thread, 0.4) : base.thread };
  return {
    s,
    p,
    cloth: weave(s, spec, color),
    spec,
    buttons: spec.cloth === 'twill' ? mix('#e8e0d0', p.base, 0.12) : buttonsFor(spec.cloth, p.base),
  };
}

/** Draws a dart: a tapered fold, above and below which the fabric swells. */
function dart(s: Sheet, pts: Point[], head: number, dark: number): void {
  s.add('detail', `<path d="${taper(pts, 5, head)}" fill="#000" fill-opacity="${dark}"/>`);
  s.add('paint', `<path d="${taper(pts, 2.4, head)}" fill="#000" fill-opacity="${dark / 2}"/>`);
}

function womensShaping(s: Sheet, { k, P }: Side, w: number, isBack: boolean): void {
  dart(s, P(isBack ? '430 400 433 500 434 570 432 640 426 740' : '417 428 420 500 423 560 420 620 411 716'), 0.5, 0.4);
  fold(s, P('408 690 406 730 398 780'), 18, 0.4, { side: k });
  fold(s, P('416 470 422 540 420 640'), 26, -0.34);
  fold(s, P('334 560 366 580 404 582'), 20, 0.55 * w, { side: k });
  fold(s, P('332 606 360 596 394 602'), 18, 0.5 * w, { side: -k });
  fold(s, P('336 590 372 620 402 668'), 20, 0.4, { side: -k });
  if (isBack) return;
  fold(s, P('404 400 408 430 412 456'), 16, 0.3, { side: k });
  dart(s, P('306 466 340 452 372 432'), 0.2, 0.34);
  fold(s, P('384 424 420 410 452 412'), 22, 0.24, { side: k });
  fold(s, P('372 330 396 380 440 404'), 70, 0.26, { side: k, head: 0.55 });
}

function torsoFolds(s: Sheet, { k, P }: Side, w: number): void {
  fold(s, P('338 420 366 398 396 356 412 306'), 26, 0.5 * w, { side: -k });
  fold(s, P('324 440 352 480 366 530'), 26, 0.42, { side: k });
  fold(s, P('430 560 452 574 478 566'), 16, 0.36 * w, { side: k });
  fold(s, P('326 640 346 710 344 790'), 30, 0.46, { side: k });
  fold(s, P('440 650 430 730 440 860'), 34, 0.42 * w, { side: k });
  fold(s, P('390 700 382 770 392 840'), 30, 0.42, { side: -k });
  fold(s, P('446 220 428 262 416 312'), 24, 0.34, { side: k });
}

function waistSeam({ s, p }: Work): void {
  const d = curve('322 590 380 600 440 604 500 605 560 604 620 600 678 590');
  seam(s, d, { thread: p.thread, rows: [-5], seed: 31, pucker: 0.8 });
  puckers(s, d, { seed: 12, side: 1, strength: 1, reach: 54, gap: 13 });
  for (const { P, k } of sides(71, 22))
    for (const [x, low] of [
      [344, 720],
      [376, 690],
      [408, 740],
      [446, 700],
    ] as const)
      fold(s, P(`${x} 606 ${x - 6} 650 ${x - 14} ${low}`), 18, 0.5, { side: k, head: 0.2 });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, cloth, spec } = work;
  const d = torsoOf(spec, isBack);
  s.body(d, cloth.body({ roll: 165, puff: 80 }));
  s.inside(d, () => {
    for (const side of sides(isBack ? 41 : 35, 18)) {
      const { k, m, left } = side;
      const w = k > 0 ? 1 : 0.8;
      if (spec.sleeves !== 'none') seam(s, m(ARMHOLE), { thread: p.thread, rows: [5], side: -k, seed: left ? 2 : 6, pucker: 0.6 });
      if (!isBack) seam(s, m(curve('340 204 372 194 408 180 438 164')), { thread: p.thread, rows: [5], side: k, seed: 9, pucker: 0.4 });
      if (spec.cut === 'womens') womensShaping(s, side, w, isBack);
      torsoFolds(s, side, w);
    }
    crumple(s, [330, 440, 670, 840], 13, {
      seed: isBack ? 69 : 67,
      angle: 0.5,
      spread: 1.2,
      length: [34, 84],
      width: [7, 14],
      strength: [0.12, 0.3],
    });
    if (spec.length === 'dress') waistSeam(work);
    if (isBack) shirtBack(work, { yoke: 258, foot: 560, wide: 172 });
    else placket(work, { left: 483, right: 519, foot: 900, size: 1.5 });
    const hem = spec.length === 'regular' ? HEM : LONG_HEM;
    stitch(s, hem, 0, p.thread, { size: 1.5 });
    s.stroke('detail', offset(hem, 5), '#fff', 10, { opacity: 0.12, cap: 'butt' });
    if (spec.sleeves === 'none')
      for (const { m, k } of sides(3)) {
        const edge = m(curve(ARMHOLE_EDGE));
        s.stroke('detail', offset(edge, 6 * k), '#fff', 13, { opacity: 0.16, cap: 'butt' });
        s.stroke('detail', offset(edge, 13 * k), '#000', 2.6, { opacity: 0.34 });
        stitch(s, offset(edge, 11 * k), 0, p.thread, { size: 1.5 });
      }
  });
  return d;
}

function longSleeve(work: Work, { k, m, P, X, left }: Side): void {
  const { s, p, cloth } = work;
  s.body(m(SLEEVE), cloth.body({ roll: 68, puff: 46, base: 5, edge: true, angle: 13 * k }));
  s.inside(m(SLEEVE), () => {
    // the long-sleeve folds, moved into a slimmer sleeve
    const slim = (run: Run) => P(points(run).map(([x, y]): Point => [x * 0.86 + 66, y - 6]));
    sleeveFolds(s, slim, k, { power: left ? 1 : 0.88, wide: 0.82, seed: left ? 7 : 19, small: 7 });
    fold(s, P('222 690 216 724 212 760'), 14, 0.5, { side: k }); // one loose pleat into the cuff
  });
  s.body(m(CUFF), cloth.body({ roll: 38, puff: 22, base: 12, angle: 13 * k, wrinkle: 0.5 }));
  stitch(s, m(curve('178 753 202 769 230 773 257 767')), 0, p.thread, { size: 1.5 });
  stitch(s, m(curve('170 807 196 821 222 829 250 823')), 0, p.thread, { size: 1.5 });
  fastener(work, X(238), 798, 7);
}

function shortSleeve(work: Work, { k, m, P, left }: Side): void {
  const { s, cloth } = work;
  s.body(m(SHORT_SLEEVE), cloth.body({ roll: 76, puff: 46, base: 6, edge: true, angle: 22 * k }));
  s.inside(m(SHORT_SLEEVE), () => {
    const v = left ? 1 : 0.82;
    fold(s, P('334 402 304 384 270 384 238 408'), 24, 0.55 * v, { side: -k });
    fold(s, P('346 260 318 276 286 328 268 384'), 26, 0.42 * v, { side: k });
    fold(s, P('322 414 306 434 296 464'), 16, 0.5, { side: -k });
    fold(s, P('284 256 258 322 240 390 232 444'), 26, 0.4, { side: -k });
    crumple(s, left ? [230, 270, 320, 440] : [680, 270, 770, 440], 5, {
      seed: left ? 4 : 8,
      angle: 1.2 * k,
      spread: 0.6,
      length: [26, 60],
      strength: [0.14, 0.3],
    });
    sleeveHem(work, m(curve('210 404 236 426 268 438 308 440')), k, 26);
  });
}

function sleeves(work: Work, fit: TopFit): void {
  const { spec, s } = work;
  if (spec.sleeves === 'none') return;
  const draw = spec.sleeves === 'long' ? longSleeve : shortSleeve;
  s.moved(fit.sleeve, () => {
    for (const side of sides(39, 14)) draw(work, side);
  });
}

function front(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec } = work;
  const dark = { ...cloth.body({ warp: 0 }), fill: mix(p.base, '#120d09', 0.42) };
  let d = '';
  s.moved(fit.torso, () => {
    if (spec.sleeves === 'none') s.body(LINING, { ...dark, roll: 50, puff: 18, base: -24, wrinkle: 0.4 });
    s.body(INSIDE, { ...dark, roll: 50, puff: -18, base: -14, wrinkle: 0.4 });
    s.add('paint', '<path d="M446 138C464 120 536 120 554 138L550 154C532 136 468 136 450 154Z" fill="#000" fill-opacity=".2"/>');
    label(s, 500, 158, 48, 23);
    d = torso(work, false);
    const step = spec.length === 'dress' ? 70 : 89;
    buttonsDown(work, 240, step, spec.length === 'dress' ? 9 : 7, 8);
    chestPockets(work, POCKETS, spec.pockets, true);
  });
  sleeves(work, fit);
  s.moved(fit.torso, () => shirtCollar(work, d, COLLAR, 1.5));
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, cloth } = work;
  let d = '';
  s.moved(fit.torso, () => {
    d = torso(work, true);
  });
  sleeves(work, fit);
  s.moved(fit.torso, () => {
    s.inside(d, () => underEdge(s, REAR_FALL));
    s.body(REAR_FALL, cloth.body({ roll: 56, puff: 24, base: 44, wrinkle: 0.4, warp: 0 }));
    stitch(s, 'M411 182C450 197 550 197 589 182', 0, p.thread, { size: 1.5 });
  });
}

export const garment: Garment<'work-shirt'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) =>
    spec.pockets === 'none' ? closeUp(fitOf(spec), 'collar', [386, 104, 230]) : closeUp(fitOf(spec), 'chest-flap-pocket', [448, 250, 230]),
};
