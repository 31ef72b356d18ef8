import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { mix, type Palette, palette } from '../../kit/color.ts';
import { type Weave, weave } from '../../kit/fabric.ts';
import { offset, type Point, points, type Run } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, stitch } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { print } from './tee-graphics.ts';
import { NECKS } from './tee-necks.ts';
import { closeUp, type TopFit, topFit } from './tops-fit.ts';
import { both, curve, ribs, type Side, shape, sides, sleeveFolds } from './tops-parts.ts';

type Tee = ArtworkSpecOf<'tee'>;
type Work = { s: Sheet; p: Palette; cloth: Weave; spec: Tee };

const BACK_BAND = both('500 137 466 136 444 132 427 126', '427 126 420 132 414 141', '414 141 442 153 470 158 500 159');
const FLANK = ['266 392 270 520 268 660 260 848', '260 848 340 866 420 874 500 875'];
const ARMHOLE_EDGE = '336 172 354 232 358 292 346 342 326 376 298 396 266 404';

function torsoOf(spec: Tee, isBack: boolean): string {
  const neck = NECKS[spec.neck];
  const start = isBack ? '420 140' : neck.point;
  const top = isBack ? '500 158 462 156 438 150 420 140' : neck.edge;
  return spec.sleeves === 'none'
    ? both(top, `${start} 388 154 362 163 336 172`, ARMHOLE_EDGE, '266 404 270 520 268 660 260 848', FLANK[1]!)
    : both(top, `${start} 372 158 330 172 288 186`, '288 186 272 290 266 392', ...FLANK);
}

const SLEEVE = shape(
  '318 176 280 188 248 212 226 250 190 314 160 372 134 428',
  '134 428 168 456 212 472 262 476',
  '262 476 268 440 276 404',
  '276 404 312 330 328 250 318 176',
);
const LONG_SLEEVE = shape(
  '320 178 288 189 260 214 238 254 202 342 172 448 158 512 150 546 152 568 142 638 128 704 120 768',
  '120 768 144 784 180 788 210 782',
  '210 782 224 708 242 638 258 578 276 504 296 424',
  '296 424 316 360 330 270 320 178',
);
const CUFF = shape(
  '122 760 146 778 180 783 212 776',
  '212 776 212 798 210 820 206 842',
  '206 842 178 848 144 842 114 828',
  '114 828 116 804 118 782 122 760',
);
const POCKET = 'M560 330L662 326C664 366 664 402 662 436L612 456L563 440C560 404 559 366 560 330Z';
const HEM = curve('262 822 340 842 420 850 500 851 580 850 660 842 738 822');
const LENGTH = { short: 0.86, regular: 1, long: 1.16 };
const CUFF_AT = { long: 848, short: 476, none: 0 };

const fitOf = (spec: Tee): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: 122, armpit: 400, waist: 590, hem: 875, cuff: CUFF_AT[spec.sleeves] });

function workOf(spec: Tee, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'tee', drift: { amount: 5, seed: 12 }, hardware: fit.hardware });
  const base = palette(color.hex);
  const cloth = weave(s, { cloth: 'jersey', pattern: spec.pattern, across: true }, color);
  return { s, p: { ...base, thread: mix(base.base, base.thread, 0.4) }, cloth, spec };
}

function torsoFolds(s: Sheet, { k, m, P }: Side, thread: string): void {
  const w = k > 0 ? 1 : 0.8;
  fold(s, P('272 406 316 396 366 366 404 312'), 38, 0.62 * w, { side: -k });
  fold(s, P('272 424 330 440 386 430 430 402'), 32, 0.5 * w, { side: -k });
  fold(s, P('276 440 300 500 308 580 300 650'), 40, 0.5, { side: k });
  fold(s, P('410 230 386 290 372 350'), 34, 0.3, { side: k });
  fold(s, P('446 500 430 600 440 720 434 846'), 46, 0.42 * w, { side: k });
  fold(s, P('352 540 366 640 346 760 356 850'), 42, 0.42, { side: -k });
  fold(s, P('274 600 306 660 352 704 420 730'), 34, 0.36 * w, { side: k });
  fold(s, P('404 240 420 330 410 420'), 40, 0.22, { side: -k });
  fold(s, P('266 790 296 740 306 690'), 26, 0.45, { side: k });
  fold(s, P('330 192 336 240 330 290'), 26, 0.24, { side: -k });
  const slope = m(curve('292 196 340 181 380 166 424 148'));
  s.stroke('detail', slope, '#000', 2.4, { opacity: 0.26 });
  stitch(s, offset(slope, 5 * k), 0, thread, { size: 1.3 });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, cloth, spec } = work;
  const d = torsoOf(spec, isBack);
  s.body(d, cloth.body({ roll: 180, puff: 74, wrinkle: 1.4 }));
  s.inside(d, () => {
    if (!isBack && spec.graphic !== 'none') {
      // with a pocket the print moves below it
      if (spec.pocket) print(s, spec.graphic, 500, 640, 0.78, p.base);
      else print(s, spec.graphic, 500, spec.neck === 'crew' ? 408 : 438, 1.06, p.base);
    }
    for (const side of sides(isBack ? 31 : 23, 24)) torsoFolds(s, side, p.thread);
    fold(s, '290 700 350 752 440 790 540 800', 32, 0.3);
    fold(s, '724 540 676 590 620 620 560 634', 30, 0.32, { side: -1 });
    crumple(s, [300, 420, 700, 830], 13, {
      seed: isBack ? 61 : 51,
      angle: 0.5,
      spread: 1.2,
      length: [50, 120],
      width: [10, 20],
      strength: [0.12, 0.28],
    });
    stitch(s, HEM, 0, p.thread, { size: 1.5 });
    stitch(s, offset(HEM, 5), 0, p.thread, { size: 1.5 });
    s.stroke('detail', offset(HEM, 15), '#fff', 26, { opacity: 0.1, cap: 'butt' });
    s.stroke('detail', offset(HEM, -3), '#000', 3, { opacity: 0.18 });
    if (spec.sleeves === 'none') armholes(work);
  });
  return d;
}

/** The caller must clip the armholes to the torso. */
function armholes({ s, p }: Work): void {
  for (const { m, k } of sides(3)) {
    const edge = m(curve(ARMHOLE_EDGE));
    s.stroke('detail', offset(edge, 9 * k), '#fff', 20, { opacity: 0.16, cap: 'butt' });
    ribs(s, offset(edge, 9 * k), 20, { pitch: 4.6, strength: 0.17 });
    s.stroke('detail', offset(edge, 20 * k), '#000', 2.6, { opacity: 0.34 });
    s.stroke('paint', offset(edge, 20 * k), '#000', 1.3, { opacity: 0.2 });
    stitch(s, offset(edge, 25 * k), 0, p.thread, { size: 1.4 });
  }
}

function shortSleeve({ s, p, cloth }: Work, { k, m, P, left }: Side): void {
  s.body(m(SLEEVE), cloth.body({ roll: 96, puff: 50, base: 8, edge: true, angle: 26 * k, wrinkle: 1.3 }));
  s.inside(m(SLEEVE), () => {
    const v = left ? 1 : 0.8;
    fold(s, P('284 396 252 384 216 396 180 424'), 30, 0.55 * v, { side: -k });
    fold(s, P('294 376 262 346 240 330 206 330'), 28, 0.45, { side: -k });
    fold(s, P('312 250 282 268 244 330 226 392'), 34, 0.42 * v, { side: k });
    fold(s, P('282 410 262 430 250 470'), 20, 0.5, { side: -k });
    fold(s, P('236 250 206 320 186 400 176 450'), 32, 0.36, { side: -k });
    fold(s, P('196 350 210 400 214 462'), 20, 0.3, { side: k });
    crumple(s, left ? [170, 280, 290, 450] : [710, 280, 830, 450], 5, {
      seed: left ? 4 : 8,
      angle: 1.2 * k,
      spread: 0.5,
      length: [30, 70],
      strength: [0.12, 0.26],
    });
    const hem = m(curve('148 402 182 428 222 442 270 446'));
    stitch(s, hem, 0, p.thread, { size: 1.5 });
    stitch(s, offset(hem, 5 * k), 0, p.thread, { size: 1.5 });
    s.stroke('detail', offset(hem, 18 * k), '#fff', 28, { opacity: 0.1, cap: 'butt' });
    s.stroke('detail', offset(hem, -2 * k), '#000', 3, { opacity: 0.18 });
  });
}

function longSleeve({ s, p, cloth }: Work, { k, m, P, left }: Side): void {
  s.body(m(LONG_SLEEVE), cloth.body({ roll: 80, puff: 50, base: 6, edge: true, angle: 13 * k, wrinkle: 1.2 }));
  s.inside(m(LONG_SLEEVE), () => {
    const slim = (run: Run) => P(points(run).map(([x, y]): Point => [x * 0.96 - 14, y - 8]));
    sleeveFolds(s, slim, k, { power: left ? 1 : 0.9, wide: 1, seed: left ? 8 : 17, small: 8 });
  });
  s.body(m(CUFF), { ...cloth.body({ roll: 38, puff: 20, base: 12, angle: 13 * k, wrinkle: 0.4, warp: 0 }), fill: p.base });
  s.inside(m(CUFF), () => ribs(s, m(curve('114 798 144 812 180 818 216 810')), 100, { pitch: 5, strength: 0.22 }));
}

function sleeves(work: Work, fit: TopFit): void {
  if (work.spec.sleeves === 'none') return;
  const draw = work.spec.sleeves === 'long' ? longSleeve : shortSleeve;
  work.s.moved(fit.sleeve, () => {
    for (const side of sides(17, 14)) draw(work, side);
  });
}

function band({ s, p, cloth }: Work, d: string, middle: string, base: number): void {
  s.body(d, { ...cloth.body({ roll: 12, puff: 7, base, wrinkle: 0.3, warp: 0 }), fill: p.base });
  s.inside(d, () => ribs(s, middle, 40, { pitch: 4.6, strength: 0.17 }));
}

function pocket({ s, p, cloth }: Work, torsoPath: string): void {
  s.inside(torsoPath, () => {
    s.add('detail', `<path d="${POCKET}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".26"/>`);
    s.part('chest-patch-pocket', 612, 388);
    s.patch(POCKET, { fill: cloth.fill(), lift: 0.11 });
    s.add('paint', `<path d="${POCKET}" fill="none" stroke="#000" stroke-width="1.2" stroke-opacity=".16"/>`);
    stitch(s, 'M565 334C564 366 565 404 568 436L612 450L657 432C659 400 659 366 657 330', 0, p.thread, { size: 1.4 });
    stitch(s, 'M562 352L661 348', 0, p.thread, { size: 1.4 });
    stitch(s, 'M562 357L661 353', 0, p.thread, { size: 1.4 });
    s.stroke('detail', 'M561 331L662 327', '#000', 4, { opacity: 0.5 });
    s.stroke('paint', 'M561 330L662 326', '#0a0706', 2.4, { opacity: 0.28 });
    barTack(s, 567, 336, 1.5, 10, p.thread);
    barTack(s, 656, 332, 1.5, 10, p.thread);
    fold(s, '660 440 640 480 634 530', 20, 0.35);
    fold(s, '600 340 606 390 596 430', 22, 0.26);
  });
}

function front(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec } = work;
  const neck = NECKS[spec.neck];
  s.moved(fit.torso, () => {
    const dark = { ...cloth.body({ warp: 0 }), fill: mix(p.base, '#120d09', 0.34) };
    if (spec.sleeves === 'none')
      s.body('M346 186C420 150 580 150 654 186C646 290 664 360 700 410L300 410C336 360 354 290 346 186Z', {
        ...dark,
        roll: 50,
        puff: 18,
        base: -24,
        wrinkle: 0.4,
      });
    s.body(neck.inside, { ...dark, roll: 40, puff: -14, base: -12, wrinkle: 0.4 });
    s.inside(neck.inside, () => {
      const back = curve('424 136 460 146 500 148 540 146 576 136');
      s.stroke('paint', back, mix(p.base, '#120d09', 0.2), 14);
      s.stroke('detail', back, '#fff', 12, { opacity: 0.1 });
      ribs(s, back, 22, { pitch: 4.6, strength: 0.14 });
    });
    label(s, 500, 172, 46, 22);
    const d = torso(work, false);
    if (spec.pocket) pocket(work, d);
  });
  sleeves(work, fit);
  s.moved(fit.torso, () => {
    band(work, neck.band, neck.middle, 40);
    s.part('neckband', 500, neck.low);
    stitch(s, neck.seam, 0, p.thread, { size: 1.4 });
    s.stiffen(715, 772, 24);
    s.patch('M706 760L724 757L724 786L706 788Z', { fill: '#2b2119', lift: 0.18 });
    s.add('paint', '<path d="M709 776L713 767L716 771L719 766L722 775Z" fill="#e3c58c"/>');
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, p } = work;
  s.moved(fit.torso, () => {
    torso(work, true);
  });
  sleeves(work, fit);
  s.moved(fit.torso, () => {
    band(work, BACK_BAND, curve('416 132 450 144 500 148 550 144 584 132'), 34);
    stitch(s, curve('410 149 440 161 468 166 500 167 532 166 560 161 590 149'), 0, p.thread, { size: 1.4 });
  });
}

export const garment: Garment<'tee'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) =>
    spec.pocket ? closeUp(fitOf(spec), 'chest-patch-pocket', [484, 276, 240]) : closeUp(fitOf(spec), 'neckband', [384, 116, 240]),
};
