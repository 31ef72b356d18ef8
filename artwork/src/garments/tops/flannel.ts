import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { weave } from '../../kit/fabric.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label, seam, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import {
  bandCollar,
  buttonsDown,
  buttonsFor,
  chestPockets,
  fastener,
  placket,
  type Shirt,
  shirtBack,
  shirtCollar,
  sleeveHem,
} from './shirt-parts.ts';
import { closeUp, type TopFit, topFit } from './tops-fit.ts';
import { both, curve, type Side, shape, sides } from './tops-parts.ts';

type Flannel = ArtworkSpecOf<'flannel'>;
type Work = Shirt & { spec: Flannel };

const TORSO =
  'M426 152C394 168 350 182 310 196C292 262 286 340 290 430C294 560 288 690 280 790C300 800 320 822 346 846C400 888 450 898 500 898C550 898 600 888 654 846C680 822 700 800 720 790C712 690 706 560 710 430C714 340 708 262 690 196C650 182 606 168 574 152C550 196 450 196 426 152Z';
const TORSO_BEHIND = TORSO.replace('C550 196 450 196 426 152Z', 'C550 128 450 128 426 152Z');
const SLEEVE =
  'M328 190C296 190 270 208 252 244C224 306 208 380 192 466C182 510 182 534 174 556C168 574 174 590 167 612C158 640 162 652 156 680C150 712 150 736 148 756C168 772 212 778 240 772C248 728 258 688 270 640C280 596 292 552 304 508C314 480 322 456 328 432C338 390 344 330 342 268C340 232 338 206 328 190Z';
const SHORT_SLEEVE = shape(
  '328 190 298 194 268 212 248 248 214 318 186 386 160 452',
  '160 452 192 480 238 496 288 498',
  '288 498 294 468 304 446 320 430',
  '320 430 342 384 348 300 328 190',
);
const ARMHOLE = 'M328 190C340 216 345 250 344 285C344 335 343 382 338 404C332 426 318 440 294 446';
const CUFF = 'M147 750C168 766 214 774 243 766C242 792 240 816 236 834C208 842 164 834 138 818C140 796 143 772 147 750Z';
const BACK_NECK = 'M430 142C452 104 548 104 570 142C572 172 540 198 500 212C460 198 428 172 430 142Z';
const HEM = 'M280 782C300 792 320 814 346 838C400 880 450 890 500 890C550 890 600 880 654 838C680 814 700 792 720 782';
const POCKETS = {
  pocket: 'M556 330L656 325C658 368 658 404 657 438L606 456L558 442C556 404 556 366 556 330Z',
  inner: 'M561 366C560 396 560 420 562 438L606 450L652 434C653 410 653 390 653 360',
  flap: 'M553 318L659 312C660 330 660 344 660 358L606 376L554 364C553 348 553 332 553 318Z',
  flapInner: 'M558 322L559 360L606 371L655 354L654 317',
  button: [606, 358] as [number, number],
};
const COLLAR = {
  leaf: 'M442 116C428 116 416 128 411 146C403 180 402 214 406 252C408 260 414 262 420 258C448 242 472 226 494 208C470 190 450 160 442 116Z',
  fall: 'M430 132C450 92 550 92 570 132C560 138 554 140 548 144C530 118 470 118 452 144C446 140 438 138 430 132Z',
  rows: ['M416 150C409 184 408 218 412 248C440 234 464 222 484 207'],
  base: 64,
  roll: 24,
};
const REAR_FALL = 'M434 124C458 104 542 104 566 124C582 146 592 168 602 190C558 212 442 212 398 190C408 168 418 146 434 124Z';
const REAR_BAND = both('500 100 472 100 448 106 430 118', '430 118 420 136 416 148 416 158', '416 158 446 170 474 174 500 175');
const LENGTH = { short: 0.86, regular: 1, long: 1.16 };

const fitOf = (spec: Flannel): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: 94, armpit: 440, waist: 610, hem: 898, cuff: spec.sleeves === 'long' ? 842 : 0 });

const SHOWN = ['denim', 'twill', 'flannel'];

function workOf(spec: Flannel, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'buttoned shirt', drift: { amount: 4.5, seed: 8 }, hardware: fit.hardware });
  const base = palette(color.hex);
  const p = { ...base, thread: SHOWN.includes(spec.cloth) ? base.thread : mix(base.base, base.thread, 0.4) };
  return { s, p, cloth: weave(s, spec, color), spec, buttons: buttonsFor(spec.cloth, p.base) };
}

function torsoFolds(s: Sheet, { k, P }: Side): void {
  fold(s, P('326 440 354 408 390 366 412 310'), 30, 0.6, { side: -k });
  fold(s, P('314 470 356 458 410 428'), 26, 0.55, { side: -k });
  fold(s, P('300 520 330 590 338 680'), 34, 0.55, { side: k });
  fold(s, P('428 214 408 270 398 350'), 30, 0.4, { side: k });
  fold(s, P('456 440 440 540 452 640 456 800'), 44, 0.5, { side: k });
  fold(s, P('390 470 376 560 388 660 380 760'), 36, 0.45, { side: -k });
  fold(s, P('300 700 318 760 316 810'), 24, 0.5, { side: k });
  fold(s, P('474 240 454 310 464 400'), 28, 0.4, { side: -k });
  fold(s, P('420 880 412 830 424 780'), 26, 0.5, { side: k });
  fold(s, P('300 590 350 606 420 600'), 24, 0.45, { side: k });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, cloth } = work;
  const d = isBack ? TORSO_BEHIND : TORSO;
  s.body(d, cloth.body({ roll: 185, puff: 80 }));
  s.inside(d, () => {
    for (const side of sides(isBack ? 27 : 21, 24)) torsoFolds(s, side);
    crumple(s, [300, 420, 700, 850], 15, {
      seed: isBack ? 79 : 77,
      angle: 0.3,
      spread: 1.2,
      length: [40, 110],
      width: [8, 16],
      strength: [0.14, 0.32],
    });
    if (isBack) shirtBack(work, { yoke: 272, foot: 700, wide: 196 });
    else {
      placket(work, { left: 482, right: 520, foot: 900 });
      for (const { m, k } of sides(3))
        seam(s, m('M312 214C350 202 394 186 430 170'), { thread: p.thread, rows: [6], side: k, seed: 9, pucker: 0.4 });
    }
    stitch(s, HEM, 0, p.thread);
    s.stroke('detail', offset(HEM, 5), '#fff', 10, { opacity: 0.12, cap: 'butt' });
  });
  return d;
}

function longSleeve(work: Work, { k, m, P, X, left }: Side): void {
  const { s, p, cloth } = work;
  const d = m(SLEEVE);
  s.body(d, cloth.body({ roll: 80, puff: 50, base: 5, edge: true, angle: 13 * k }));
  s.inside(d, () => {
    fold(s, P('332 420 300 396 262 388 226 410'), 28, 0.6, { side: -k });
    fold(s, P('322 452 290 474 262 524 250 570'), 28, 0.55, { side: -k });
    fold(s, P('336 330 306 300 280 290'), 22, 0.4, { side: k });
    fold(s, P('264 262 240 330 226 420 214 480'), 34, 0.45, { side: -k });
    fold(s, P('180 510 206 548 246 558 292 532'), 26, 0.75, { side: k, head: 0.3 });
    fold(s, P('286 566 250 600 210 612 172 590'), 26, 0.8, { side: -k, head: 0.35 });
    fold(s, P('164 620 192 654 222 662 256 650'), 24, 0.65, { side: k, head: 0.3 });
    fold(s, P('272 616 252 664 214 702 182 716'), 22, 0.6, { side: -k });
    fold(s, P('162 668 176 710 178 756'), 20, 0.5, { side: k });
    fold(s, P('250 690 232 730 224 772'), 20, 0.55, { side: -k });
    fold(s, P('200 700 202 740 198 770'), 14, 0.5, { side: k });
    crumple(s, left ? [170, 440, 300, 750] : [700, 440, 830, 750], 10, {
      seed: left ? 3 : 9,
      angle: 0.3 * k,
      spread: 0.7,
      length: [30, 80],
      width: [6, 12],
      strength: [0.14, 0.32],
    });
  });
  s.body(m(CUFF), cloth.body({ roll: 44, puff: 24, base: 12, angle: 13 * k, wrinkle: 0.5 }));
  stitch(s, m('M146 757C168 773 214 781 242 773'), 0, p.thread);
  stitch(s, m('M140 812C166 827 206 834 236 827'), 0, p.thread);
  fastener(work, X(222), 802, 8);
}

function shortSleeve(work: Work, { k, m, P, left }: Side): void {
  const { s, cloth } = work;
  const d = m(SHORT_SLEEVE);
  s.body(d, cloth.body({ roll: 90, puff: 50, base: 6, edge: true, angle: 22 * k }));
  s.inside(d, () => {
    const v = left ? 1 : 0.82;
    fold(s, P('316 420 280 400 244 402 208 430'), 30, 0.55 * v, { side: -k });
    fold(s, P('320 396 288 360 264 344 230 346'), 26, 0.45, { side: -k });
    fold(s, P('330 260 300 280 262 340 244 400'), 32, 0.42 * v, { side: k });
    fold(s, P('306 436 288 456 276 492'), 20, 0.5, { side: -k });
    fold(s, P('256 260 226 330 206 410 196 468'), 32, 0.4, { side: -k });
    fold(s, P('214 366 230 420 234 484'), 20, 0.36, { side: k });
    crumple(s, left ? [190, 290, 300, 470] : [700, 290, 810, 470], 6, {
      seed: left ? 4 : 8,
      angle: 1.2 * k,
      spread: 0.6,
      length: [30, 70],
      strength: [0.14, 0.3],
    });
    sleeveHem(work, m(curve('172 424 202 450 244 466 292 469')), k, 28);
  });
}

function sleeve(work: Work, side: Side): void {
  seam(work.s, side.m(ARMHOLE), { thread: work.p.thread, rows: [6], side: -side.k, seed: side.left ? 2 : 6, pucker: 0.6 });
  (work.spec.sleeves === 'long' ? longSleeve : shortSleeve)(work, side);
}

function front(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec } = work;
  s.moved(fit.torso, () => {
    s.body(BACK_NECK, { ...cloth.body({ roll: 50, puff: -18, base: -14, wrinkle: 0.4, warp: 0 }), fill: mix(p.base, '#120b08', 0.5) });
    s.add('paint', '<path d="M440 138C460 118 540 118 560 138L556 156C536 138 464 138 444 156Z" fill="#000" fill-opacity=".25"/>');
    label(s, 500, 156, 52, 24);
    torso(work, false);
    buttonsDown(work, 236, 92, 7, 9);
    chestPockets(work, POCKETS, spec.pockets, spec.flaps);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(8, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => (spec.collar === 'band' ? bandCollar(work, TORSO) : shirtCollar(work, TORSO, COLLAR)));
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec } = work;
  s.moved(fit.torso, () => {
    torso(work, true);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(8, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    const d = spec.collar === 'band' ? REAR_BAND : REAR_FALL;
    s.inside(TORSO_BEHIND, () => underEdge(s, d));
    s.body(
      d,
      cloth.body({ roll: spec.collar === 'band' ? 14 : 60, puff: spec.collar === 'band' ? 8 : 26, base: 44, wrinkle: 0.4, warp: 0 }),
    );
    stitch(
      s,
      spec.collar === 'band' ? curve('418 152 446 164 474 168 500 169 526 168 554 164 582 152') : 'M406 186C448 203 552 203 594 186',
      0,
      p.thread,
    );
  });
}

export const garment: Garment<'flannel'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) =>
    spec.pockets === 'none'
      ? closeUp(fitOf(spec), 'collar', [386, 104, 228])
      : closeUp(fitOf(spec), spec.flaps ? 'chest-flap-pocket' : 'chest-patch-pocket', [468, 252, 224]),
};
