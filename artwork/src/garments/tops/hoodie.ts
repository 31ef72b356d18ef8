import type { Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { TOUCH, weave } from '../../kit/fabric.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, seam, stitch, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { crewNeck, type Hoodie, hood, inside, type Work } from './hoodie-neck.ts';
import { bandFromBehind, STEEL, standFromBehind, zipPlacket, zippedCollar } from './knit-collars.ts';
import { closeUp, type TopFit, topFit } from './tops-fit.ts';
import { hoodFromBehind } from './tops-hood.ts';
import { both, curve, ribs, type Side, shape, sides, sleeveFolds } from './tops-parts.ts';

const FLANKS = [
  '296 198 276 280 270 360 272 440',
  '272 440 270 560 266 700 262 790',
  '262 790 260 820 268 838 286 846',
  '286 846 360 858 430 862 500 863',
];
const HOODED = both('500 270 470 250 430 210 404 160', '404 160 372 172 334 184 296 198', ...FLANKS);
const CREW = both('500 226 462 217 433 190 416 152', '416 152 378 168 336 184 296 198', ...FLANKS);
const CREW_BEHIND = both('500 164 464 162 436 158 416 152', '416 152 378 168 336 184 296 198', ...FLANKS);
const RIB = both('500 842 430 842 350 838 282 828', '282 828 281 850 285 872 294 888', '294 888 362 901 430 905 500 905');
const SLEEVE = shape(
  '330 186 292 196 258 222 236 264 202 350 172 450 158 520 150 552 150 576 142 640 130 704 120 744 122 764 136 776',
  '136 776 164 792 206 798 236 790',
  '236 790 250 776 252 756 262 706 280 630 294 566 312 500 326 440',
  '326 440 338 390 346 300 330 186',
);
const CUFF = shape(
  '136 770 166 786 208 792 240 784',
  '240 784 243 804 240 826 232 842',
  '232 842 202 851 168 846 138 833',
  '138 833 132 812 132 790 136 770',
);
const ARMHOLE = curve('330 188 344 250 346 340 336 410 324 432 300 446');
const POCKET = both(
  '500 612 464 612 430 611 400 610',
  '400 610 366 640 338 684 326 730',
  '326 730 324 768 324 800 326 822',
  '326 822 380 830 440 833 500 833',
);
const LENGTH = { short: 0.86, regular: 1, long: 1.16 };

const fitOf = (spec: Hoodie): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], {
    top: spec.neck === 'hood' ? 48 : spec.neck === 'crew' ? 122 : 96,
    armpit: 446,
    waist: 640,
    hem: 905,
    cuff: 848,
  });

function workOf(spec: Hoodie, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'sweatshirt', drift: { amount: 5, seed: 6 }, hardware: fit.hardware });
  const base = palette(color.hex);
  const p = { ...base, thread: mix(base.base, base.thread, 0.45) };
  const cloth = weave(s, spec, color);
  return { s, p, spec, cloth, rib: (overrides) => ({ ...TOUCH.jersey, ...overrides, fill: p.base }) };
}

function sleeve({ s, cloth, rib }: Work, { k, m, P, left }: Side): void {
  s.body(m(SLEEVE), cloth.body({ roll: 86, puff: 58, base: 6, edge: true, angle: 13 * k, wrinkle: 1.2 }));
  s.inside(m(SLEEVE), () => {
    sleeveFolds(s, P, k, { power: left ? 0.95 : 0.85, wide: 1.2, seed: left ? 3 : 9, elbow: -8, small: 4 });
    // cloth stacks above the rib
    fold(s, P('122 736 160 764 210 770 250 750'), 26, 0.7, { side: k });
    fold(s, P('130 776 170 780 214 786 244 772'), 16, -0.5);
    fold(s, P('250 716 220 744 176 748 136 726'), 22, 0.5, { side: -k });
  });
  s.body(m(CUFF), rib({ roll: 36, puff: 20, base: 14, angle: 13 * k, wrinkle: 0.4 }));
  s.inside(m(CUFF), () => ribs(s, m(curve('130 802 164 820 206 826 242 818')), 84, { pitch: 6.6, strength: 0.32 }));
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, cloth, spec } = work;
  const d = spec.neck === 'hood' ? HOODED : isBack ? CREW_BEHIND : CREW;
  s.body(d, cloth.body({ roll: 190, puff: 84, wrinkle: 1.2 }));
  s.inside(d, () => {
    for (const { k, m, P } of sides(isBack ? 37 : 25, 24)) {
      const w = k > 0 ? 1 : 0.8;
      seam(s, m(ARMHOLE), { thread: p.thread, rows: [6], side: -k, seed: 3 + k, pucker: 0.5 });
      seam(s, m(curve('300 206 340 192 376 180 414 166')), { thread: p.thread, rows: [5], side: k, seed: 9, pucker: 0.3 });
      fold(s, P('316 444 350 414 388 368 412 306'), 40, 0.6 * w, { side: -k });
      fold(s, P('304 470 356 462 412 430 440 396'), 34, 0.5 * w, { side: -k });
      fold(s, P('284 500 314 560 322 640 312 700'), 42, 0.5, { side: k });
      fold(s, P(isBack ? '276 610 320 646 380 664 430 700' : '274 536 312 580 360 600 410 606'), 32, 0.42 * w, { side: k });
      fold(s, P('270 800 300 776 320 740'), 30, 0.5, { side: k });
      fold(s, P('264 822 300 824 340 810'), 24, 0.5, { side: -k });
      fold(s, P('344 852 352 826 346 800'), 24, 0.4, { side: k });
      fold(s, P('420 858 424 826 416 790'), 26, 0.4, { side: -k });
      fold(s, P('470 470 452 520 444 590'), 38, 0.32, { side: k });
    }
    crumple(s, [310, 420, 690, 830], 11, {
      seed: isBack ? 71 : 33,
      angle: 0.4,
      spread: 1.2,
      length: [50, 120],
      width: [10, 22],
      strength: [0.12, 0.28],
    });
  });
  return d;
}

function kangarooPocket({ s, p, cloth, spec }: Work, torsoPath: string): void {
  s.inside(torsoPath, () => {
    s.add('detail', `<path d="${POCKET}" fill="none" stroke="#000" stroke-width="6" stroke-opacity=".3"/>`);
    s.part('kangaroo-pocket', 500, 700);
    s.patch(POCKET, { fill: cloth.fill(), lift: 0.2 });
    s.add('paint', `<path d="${POCKET}" fill="none" stroke="#000" stroke-width="1.4" stroke-opacity=".2"/>`);
  });
  s.inside(POCKET, () => {
    for (const { k, m, P, X } of sides(44, 16)) {
      const mouth = m(curve('400 610 366 640 338 684 326 730'));
      s.stroke('paint', mouth, '#0a0706', 5, { opacity: 0.4 });
      s.stroke('detail', mouth, '#000', 8, { opacity: 0.7 });
      stitch(s, offset(mouth, -11 * k), 0, p.thread);
      stitch(s, offset(mouth, -17 * k), 0, p.thread);
      s.stroke('detail', offset(mouth, -10 * k), '#fff', 18, { opacity: 0.14, cap: 'butt' });
      barTack(s, X(404), 618, 0.2 * k, 18, p.thread);
      barTack(s, X(334), 730, 0.2 * k, 18, p.thread);
      fold(s, P('404 626 430 660 440 720'), 34, 0.4, { side: -k });
      fold(s, P('336 740 372 750 420 742'), 30, 0.45, { side: k });
      fold(s, P('350 826 362 796 392 772'), 28, 0.35, { side: k });
    }
    if (!spec.zip) fold(s, '430 800 490 790 560 806', 30, 0.3);
    stitch(s, curve('404 617 460 619 540 619 596 617'), 0, p.thread);
  });
}

function hem({ s, rib }: Work): void {
  s.body(RIB, rib({ roll: 34, puff: 20, base: 62, wrinkle: 0.4 }));
  s.inside(RIB, () => ribs(s, curve('276 858 360 872 430 875 500 875 570 875 640 872 724 858'), 90, { pitch: 7.4, strength: 0.34 }));
}

function throughZip({ s, p, spec }: Work): void {
  const top = spec.neck === 'hood' ? 288 : spec.neck === 'crew' ? 217 : 236;
  for (const d of [spec.neck === 'hood' ? HOODED : CREW, RIB])
    s.inside(d, () => {
      s.stroke('folds', `M500 ${top}L500 906`, '#808080', 34, { cap: 'butt', opacity: 0.8 });
      s.stroke('detail', `M500 ${top}L500 906`, '#fff', 46, { opacity: 0.1, cap: 'butt' });
      for (const k of [-1, 1]) {
        s.stroke('detail', `M${500 + k * 9} ${top}L${500 + k * 9} 906`, '#000', 2.6, { opacity: 0.5 });
        stitch(s, `M${500 + k * 15} ${top}L${500 + k * 15} 904`, 0, p.thread);
      }
    });
  zip(s, `M500 ${top}L500 902`, { metal: STEEL, tape: mix(p.base, '#121214', 0.66), width: 15, pull: 3 });
}

function front(work: Work, fit: TopFit): void {
  const { s, p, spec, rib } = work;
  let d = '';
  s.moved(fit.torso, () => {
    inside(work);
    d = torso(work, false);
    if (spec.neck === 'quarter-zip' && !spec.zip) s.inside(d, () => zipPlacket(s, p.base, p.thread, 440));
    if (spec.pocket === 'kangaroo') kangarooPocket(work, d);
    hem(work);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(11, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.zip) throughZip(work);
    if (spec.neck === 'hood') hood(work, d);
    else if (spec.neck === 'crew') crewNeck(work, d);
    else zippedCollar(s, rib, p.base, p.thread);
    label(s, 676, 868, 34, 20);
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, spec, cloth, rib } = work;
  let d = '';
  s.moved(fit.torso, () => {
    d = torso(work, true);
    hem(work);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(29, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.neck === 'hood') hoodFromBehind(s, d, cloth.body(), { thread: p.thread });
    else if (spec.neck === 'crew') bandFromBehind(s, rib, p.thread);
    else standFromBehind(s, rib);
  });
}

const neckParts = { hood: 'hood', crew: 'neckband', 'quarter-zip': 'zip-neck' } as const;

export const garment: Garment<'hoodie'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) =>
    spec.pocket === 'kangaroo'
      ? closeUp(fitOf(spec), 'kangaroo-pocket', [296, 588, 250])
      : closeUp(fitOf(spec), neckParts[spec.neck], [388, spec.neck === 'crew' ? 118 : 90, 224]),
};
