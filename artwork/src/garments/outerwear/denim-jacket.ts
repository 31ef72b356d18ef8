import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix, type Palette, palette } from '../../kit/color.ts';
import { TOUCH, type Weave, weave } from '../../kit/fabric.ts';
import { offset, points } from '../../kit/geometry.ts';
import { barTack, button, crumple, fold, label, pocket, puckers, seam, stitch } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { type Collar, collarFromBehind, cordCollar, leatherPatch, pointCollar, SHERPA_CREAM, sherpaCollar } from '../tops/tops-collars.ts';
import { closeUp, type TopFit, topFit } from '../tops/tops-fit.ts';
import { both, curve, type Side, shape, sides, sleeveFolds } from '../tops/tops-parts.ts';
import { ARMHOLE_RUN, boundArmholes, liningBehind } from '../tops/tops-shell.ts';

type Trucker = ArtworkSpecOf<'denim-jacket'>;
type Work = { s: Sheet; p: Palette; cloth: Weave; spec: Trucker };

const METAL = '#b07d45';
const BOTTOM = ['278 440 280 560 286 680 292 792', '292 792 360 808 430 814 500 815'];
const SHOULDER = ['420 152 388 168 346 182 304 194', '304 194 284 270 274 350 278 440'];
const VEST_SHOULDER = [
  '420 152 394 166 366 182 332 196',
  ARMHOLE_RUN,
  '272 454 274 452 276 470 278 480',
  '278 480 280 560 286 680 292 792',
];
const FRONT_NECK = '500 220 470 214 440 184 420 152';
const BACK_NECK = '500 134 462 136 436 142 420 152';
const torsoOf = (spec: Trucker, neck: string) =>
  spec.sleeves === 'none' ? both(neck, ...VEST_SHOULDER, BOTTOM[1]!) : both(neck, ...SHOULDER, ...BOTTOM);
const BAND = both('500 798 430 797 360 791 290 778', '290 778 288 800 288 822 290 842', '290 842 360 858 430 864 500 865');
const SLEEVE = shape(
  '330 187 302 196 268 222 244 262 208 350 182 458 170 520 162 552 166 574 158 640 142 708 132 758',
  '132 758 160 778 200 784 238 778',
  '238 778 252 710 270 640 288 586 306 510 326 436',
  '326 436 340 380 346 300 330 187',
);
const ARMHOLE = curve('328 190 342 250 346 340 336 410 324 432 296 446');
const CUFF = shape(
  '134 752 164 770 204 777 242 770',
  '242 770 240 790 236 812 230 832',
  '230 832 196 838 154 828 122 812',
  '122 812 124 792 128 772 134 752',
);
const INSIDE = 'M424 140C448 100 552 100 576 140C576 180 542 214 500 226C458 214 424 180 424 140Z';
const FLAP = 'M336 318L452 322C453 340 452 352 450 362L394 390L337 356C335 344 335 330 336 318Z';
const LENGTH = { short: 0.86, regular: 1, long: 1.2 };

const fitOf = (spec: Trucker): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: 96, armpit: 446, waist: 620, hem: 865, cuff: spec.sleeves === 'none' ? 0 : 838 });

function workOf(spec: Trucker, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'trucker jacket', drift: { amount: 4, seed: 18 }, hardware: fit.hardware });
  const p = palette(color.hex);
  const thread = spec.cloth === 'denim' ? mix(p.base, '#c98f4a', 0.8) : spec.cloth === 'corduroy' ? mix(p.base, p.thread, 0.55) : p.thread;
  return { s, p: { ...p, thread }, cloth: weave(s, spec, color), spec };
}

const rows = ({ s, p }: Work, d: string, by = 0) => {
  stitch(s, d, by, p.thread);
  stitch(s, d, by + (by < 0 ? -6 : 6), p.thread);
};

function collarOf({ spec, cloth, p }: Work): Collar {
  if (spec.collar !== 'corduroy') return { body: (angle) => cloth.body({ angle }), thread: p.thread };
  return cordCollar(Math.abs(lum(p.base) - lum('#4b3222')) < 0.07 ? '#7a5a3c' : '#4b3222');
}

function hangingFolds({ s }: Work, { k, P }: Side): void {
  const w = k > 0 ? 1 : 0.82;
  fold(s, P('320 440 346 412 372 396 400 400'), 28, 0.55 * w, { side: -k });
  fold(s, P('306 460 346 470 380 456'), 26, 0.55 * w, { side: -k });
  fold(s, P('290 500 316 550 326 620'), 32, 0.55, { side: k });
  fold(s, P('286 600 330 636 376 640'), 26, 0.5 * w, { side: k });
  fold(s, P('410 440 420 520 414 600'), 30, 0.4, { side: -k });
  fold(s, P('290 770 320 720 330 670'), 26, 0.55, { side: k });
  fold(s, P('300 792 340 770 386 776'), 22, 0.5, { side: -k });
  fold(s, P('470 600 480 680 474 780'), 24, 0.4, { side: k });
  fold(s, P('336 214 350 250 346 296'), 26, 0.32, { side: -k });
}

function weltPocket({ s, p, cloth }: Work, { k, m, X }: Side): void {
  const welt = m('M326 742L352 606');
  s.stroke('detail', welt, '#000', 26, { opacity: 0.2, cap: 'butt' });
  s.stroke('paint', welt, cloth.fill(), 20, { cap: 'butt' });
  s.stroke('detail', welt, '#fff', 20, { opacity: 0.2, cap: 'butt' });
  s.stroke('detail', offset(welt, 11 * k), '#000', 5, { opacity: 0.6, cap: 'butt' });
  s.stroke('paint', offset(welt, 11 * k), '#0a0808', 3, { opacity: 0.45, cap: 'butt' });
  stitch(s, offset(welt, -7 * k), 0, p.thread, { size: 1.5 });
  stitch(s, offset(welt, 6 * k), 0, p.thread, { size: 1.5 });
  barTack(s, X(327), 738, 0.1, 22, p.thread);
  barTack(s, X(351), 610, 0.1, 22, p.thread);
}

function seams(work: Work, side: Side, isBack: boolean): void {
  const { s, p, cloth, spec } = work;
  const { k, m, left } = side;
  const thread = p.thread;
  // the panel between the two V seams is cut at another angle
  const panel = isBack ? 'M336 300L420 300L470 820L404 820Z' : 'M352 346L440 346L462 820L396 820Z';
  s.add('paint', `<path d="${m(panel)}" fill="${cloth.fill(8)}"/><path d="${m(panel)}" fill="#0d0f16" fill-opacity=".05"/>`);
  if (spec.sleeves === 'long') seam(s, m(ARMHOLE), { thread, rows: [5, 11], side: -k, seed: left ? 2 : 6, pucker: 0.8 });
  if (isBack) {
    seam(s, m('M312 290C372 296 430 298 500 298'), { thread, rows: [-5, -11], side: k, seed: 4 + k, pucker: 0.9 });
    seam(s, m('M420 302C436 480 456 660 470 820'), { thread, rows: [5, 11], side: k, seed: 15 + k, pucker: 0.8 });
    seam(s, m('M336 302C356 480 384 660 404 820'), { thread, rows: [5, 11], side: -k, seed: 11 + k, pucker: 0.9 });
    return;
  }
  seam(s, m(curve('318 206 352 194 392 180 430 164')), { thread, rows: [5, 11], side: k, seed: 9, pucker: 0.4 });
  seam(s, m('M300 316C370 324 430 326 500 326'), { thread, rows: [-5, -11], side: k, seed: 4 + k, pucker: 0.9 });
  seam(s, m('M352 330C370 480 390 640 398 820'), { thread, rows: [5, 11], side: -k, seed: 11 + k, pucker: 0.9 });
  seam(s, m('M440 330C446 480 456 640 462 820'), { thread, rows: [5, 11], side: k, seed: 15 + k, pucker: 0.8 });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, cloth, spec } = work;
  const d = torsoOf(spec, isBack ? BACK_NECK : FRONT_NECK);
  s.body(d, cloth.body({ roll: 190, puff: 84, wrinkle: 0.9 }));
  s.inside(d, () => {
    for (const side of sides(isBack ? 33 : 27, 20)) {
      seams(work, side, isBack);
      hangingFolds(work, side);
      if (!isBack) weltPocket(work, side);
    }
    crumple(s, [300, 400, 700, 800], 12, {
      seed: isBack ? 97 : 93,
      angle: 0.3,
      spread: 1.2,
      length: [36, 90],
      width: [7, 15],
      strength: [0.14, 0.34],
    });
    if (!isBack) placket(work);
  });
  if (spec.sleeves === 'none') boundArmholes(s, d, { color: mix(p.base, '#0b0b0d', 0.16), thread: p.thread });
  return d;
}

function placket(work: Work): void {
  const { s, cloth } = work;
  s.add('paint', `<path d="M480 200L522 200L522 830L480 830Z" fill="${cloth.fill()}"/>`);
  s.add('detail', '<path d="M478 200L522 200L522 830L478 830Z" fill="#fff" fill-opacity=".15"/>');
  s.stroke('paint', 'M523 200L523 830', '#000', 2.4, { opacity: 0.34 });
  s.stroke('detail', 'M524 200L524 830', '#000', 4, { opacity: 0.4 });
  rows(work, 'M484 210L484 830');
  rows(work, 'M518 830L518 210');
}

function flaps({ s, p, cloth }: Work): void {
  for (const { m, X } of sides(3)) {
    s.part('chest-flap-pocket', X(394), 350);
    pocket(s, m(FLAP), { fill: cloth.fill(), thread: p.thread, lift: 0.2 });
    stitch(s, m('M341 324L342 353L394 383L446 358L447 326'), 0, p.thread);
    stitch(s, m('M347 324L348 350L394 376L440 354L441 326'), 0, p.thread);
    button(s, X(394), 366, 8.5, METAL, '', true);
  }
}

function sleeve({ s, p, cloth }: Work, { k, m, P, X, left }: Side): void {
  s.body(m(SLEEVE), cloth.body({ roll: 84, puff: 54, base: 6, edge: true, angle: 13 * k, wrinkle: 1 }));
  s.inside(m(SLEEVE), () => {
    sleeveFolds(s, P, k, { power: left ? 1.1 : 1, wide: 0.94, seed: left ? 6 : 14, small: 10 });
    seam(s, m(curve('300 204 272 300 240 420 216 540 200 640 184 780')), {
      thread: p.thread,
      rows: [5, 11],
      side: -k,
      seed: 21 + k,
      pucker: 0.9,
    });
  });
  s.body(m(CUFF), cloth.body({ roll: 40, puff: 22, base: 12, angle: 13 * k, wrinkle: 0.5 }));
  stitch(s, m(curve('133 760 164 778 204 785 240 778')), 0, p.thread);
  stitch(s, m(curve('124 804 156 820 196 830 231 824')), 0, p.thread);
  s.inside(m(CUFF), () => {
    for (const x of [146, 176, 204]) fold(s, P(points(`${x + 6} 772 ${x} 800 ${x - 2} 832`)), 10, 0.32);
  });
  button(s, X(212), 806, 8, METAL, '', true);
}

function hemBand({ s, p, cloth }: Work, isBack: boolean): void {
  s.body(BAND, cloth.body({ roll: 30, puff: 16, base: 62, wrinkle: 0.5 }));
  stitch(s, curve('290 786 360 799 430 805 500 806 570 805 640 799 710 786'), 0, p.thread);
  stitch(s, curve('291 834 360 850 430 856 500 857 570 856 640 850 709 834'), 0, p.thread);
  if (!isBack) {
    s.stroke('detail', 'M522 800L522 866', '#000', 3.4, { opacity: 0.5 });
    return;
  }
  for (const { m, X } of sides(3)) {
    // side tabs that draw the waist in
    const tab = m('M288 796C320 806 356 812 388 814L400 826L388 838C356 836 320 830 289 820Z');
    s.inside(BAND, () => pocket(s, tab, { fill: cloth.fill(), thread: p.thread, lift: 0.18 }));
    stitch(s, m('M290 802C322 812 356 817 386 819L393 826L386 833C356 831 322 825 291 815'), 0, p.thread, { size: 1.5 });
    button(s, X(378), 826, 7, METAL, '', true);
  }
  puckers(s, curve('300 782 400 798 500 802 600 798 700 782'), { seed: 6, side: 1, strength: 0.5, reach: 24 });
}

function front(work: Work, fit: TopFit): void {
  const { s, spec } = work;
  const lining =
    spec.collar === 'sherpa'
      ? { ...TOUCH.sherpa, fill: mix(SHERPA_CREAM, '#20140a', 0.3) }
      : { ...TOUCH.twill, fill: mix(work.p.base, '#15110e', 0.5) };
  let d = '';
  s.moved(fit.torso, () => {
    if (spec.sleeves === 'none') liningBehind(s, lining);
    s.body(INSIDE, { ...lining, roll: 50, puff: -18, base: -14 });
    label(s, 500, 158, 54, 26);
    d = torso(work, false);
    flaps(work);
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(13, 16)) sleeve(work, side);
    });
  s.moved(fit.torso, () => {
    hemBand(work, false);
    for (let i = 0; i < 5; i++) button(s, 501, 302 + i * 112, 10, METAL, '', true);
    button(s, 501, 833, 10, METAL, '', true);
    if (spec.collar === 'sherpa') sherpaCollar(s, d);
    else pointCollar(s, d, collarOf(work));
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, spec } = work;
  let d = '';
  s.moved(fit.torso, () => {
    d = torso(work, true);
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(13, 16)) sleeve(work, side);
    });
  s.moved(fit.torso, () => {
    hemBand(work, true);
    collarFromBehind(s, d, collarOf(work), spec.collar === 'sherpa' ? 'sherpa' : 'point');
    if (spec.collar !== 'sherpa') leatherPatch(s, 500, 250);
  });
}

export const garment: Garment<'denim-jacket'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) => closeUp(fitOf(spec), 'chest-flap-pocket', [318, 268, 240]),
};
