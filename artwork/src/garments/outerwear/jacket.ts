import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { TOUCH, weave } from '../../kit/fabric.ts';
import { mirror, offset } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, otherSide, pocket, seam, stitch, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import {
  type Collar,
  collarFromBehind,
  cordCollar,
  leatherPatch,
  pointCollar,
  SHERPA_CREAM,
  sherpaCollar,
  standCollar,
} from '../tops/tops-collars.ts';
import { closeUp, type TopFit, topFit } from '../tops/tops-fit.ts';
import { both, same, sides, snap } from '../tops/tops-parts.ts';
import { ARMHOLE_RUN, boundArmholes, liningBehind, quilting } from '../tops/tops-shell.ts';
import {
  chestPockets,
  closure,
  cornerRivet,
  fastenings,
  handPocketParts,
  handPockets,
  type Jacket,
  topstitch,
  type Work,
} from './jacket-parts.ts';
import { jacketSleeve } from './jacket-sleeve.ts';

const SIDES =
  'C284 560 278 720 268 856C300 876 346 884 392 886C430 890 462 893 500 893C542 893 584 890 622 886C664 882 704 874 732 856C722 720 716 560 720 430C724 340 716 260 696 192C654 180 610 168 580 152';
const TORSO = `M420 152C390 168 346 180 304 192C284 260 276 340 280 430${SIDES}C556 196 444 196 420 152Z`;
const TORSO_BEHIND = TORSO.replace('C556 196 444 196 420 152Z', 'C556 128 444 128 420 152Z');
const VEST_SIDES = [
  '420 152 392 166 364 182 332 196',
  ARMHOLE_RUN,
  '272 454 280 560 278 720 268 856',
  '268 856 300 876 346 884 392 886 430 890 462 893 500 893',
];
const VEST = both('500 185 462 182 436 172 420 152', ...VEST_SIDES);
const VEST_BEHIND = both('500 134 462 136 436 142 420 152', ...VEST_SIDES);
const HEM = 'M269 832C320 856 420 868 500 868C580 868 680 856 731 832';
const BACK_NECK = 'M424 140C448 100 552 100 576 140C576 170 542 198 500 210C458 198 424 170 424 140Z';
const LENGTH = { short: 0.84, regular: 1, long: 1.16 };

const fitOf = (spec: Jacket): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: 92, armpit: 446, waist: 610, hem: 893, cuff: spec.sleeves === 'none' ? 0 : 844 });

const BOLD = ['canvas', 'denim', 'twill', 'leather', 'linen'];

function workOf(spec: Jacket, color: Color): Work {
  const fit = fitOf(spec);
  const s = new Sheet({ name: 'work jacket', drift: { amount: 4, seed: 3 }, hardware: fit.hardware });
  const cloth = weave(s, spec, color);
  const base = palette(color.hex, { lining: '#5d4a3a' });
  const isBold = BOLD.includes(spec.cloth) && !spec.quilted;
  const thread = isBold ? base.thread : mix(base.base, base.thread, 0.35);
  const metal = spec.cloth === 'nylon' || spec.cloth === 'fleece' ? '#8f8c86' : '#b98a4e';
  return { s, p: { ...base, thread }, cloth, spec, metal, rows: isBold ? 2 : 1 };
}

function collarOf({ spec, cloth, p }: Work): Collar {
  if (spec.collar !== 'corduroy') return { body: (angle) => cloth.body({ angle }), thread: p.thread };
  const [cord, umber] = ['#4b3222', '#2e2019'];
  return cordCollar(Math.abs(lum(p.base) - lum(cord)) < 0.07 ? umber : cord);
}

function torsoFolds(s: Sheet): void {
  for (const [k, P] of [
    [1, (a: string) => a],
    [-1, otherSide(21, 20)],
  ] as const) {
    const w = k > 0 ? 1 : 0.8;
    fold(s, P('322 440 352 408 388 366 410 310'), 34, 0.6 * w, { side: -k });
    fold(s, P('310 470 356 456 410 424'), 28, 0.5 * w, { side: -k });
    fold(s, P('292 500 318 560 326 640'), 36, 0.55, { side: k });
    fold(s, P('424 206 404 256 394 330'), 34, 0.3 * w, { side: k });
    fold(s, P('452 470 440 560 456 640 462 780'), 46, 0.42 * w, { side: k });
    fold(s, P('386 450 376 520 390 590'), 36, 0.42, { side: -k });
    fold(s, P('280 720 300 780 296 850'), 26, 0.5, { side: k });
    fold(s, P('476 240 456 310 466 400'), 30, 0.36, { side: -k });
    fold(s, P('404 880 398 840 410 800'), 26, 0.45, { side: k });
    fold(s, P('340 212 350 250 346 300'), 26, 0.3, { side: -k });
  }
  fold(s, '284 556 330 576 400 566 478 584', 28, 0.44);
  fold(s, '716 530 660 560 600 554 526 574', 30, 0.5, { side: -1 });
  fold(s, '708 600 660 606 610 590', 22, 0.4, { side: -1 });
  crumple(s, [300, 420, 700, 850], 11, { seed: 31, angle: 0.2, spread: 1, length: [40, 110], width: [8, 18], strength: [0.14, 0.3] });
}

function hem({ s, p, rows }: Work): void {
  stitch(s, HEM, 0, p.thread);
  if (rows === 2) stitch(s, HEM, 6, p.thread);
  s.stroke('detail', offset(HEM, 14), '#fff', 26, { opacity: 0.1, cap: 'butt' });
  s.stroke('detail', HEM, '#000', 3, { opacity: 0.3 });
}

function inside(work: Work): void {
  const { s, p, spec } = work;
  const isSherpa = spec.collar === 'sherpa' || spec.cloth === 'sherpa';
  const lining = isSherpa
    ? { ...TOUCH.sherpa, fill: mix(SHERPA_CREAM, '#20140a', 0.3) }
    : { ...TOUCH.flannel, fill: spec.cloth === 'nylon' ? mix(p.base, '#15110e', 0.5) : mix(p.lining, '#000000', 0.25) };
  if (spec.sleeves === 'none') liningBehind(s, lining);
  s.body(BACK_NECK, { ...lining, roll: 50, puff: -18, base: -14, wrinkle: 0.5 });
  s.add('paint', '<path d="M440 134C460 116 540 116 560 134L556 152C536 136 464 136 444 152Z" fill="#000" fill-opacity=".25"/>');
  label(s, 500, 152, 54, 26);
}

function front(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec, metal } = work;
  const torso = spec.sleeves === 'none' ? VEST : TORSO;
  s.moved(fit.torso, () => {
    inside(work);
    s.body(torso, cloth.body({ roll: 190, puff: 84 }));
    s.part('cloth', 648, 262);
    s.inside(torso, () => {
      torsoFolds(s);
      if (spec.quilted) quilting(s, [262, 180, 738, 900], { thread: p.thread, base: p.base });
      closure(work);
      for (const { m, k } of sides(9))
        seam(s, m('M318 206C352 194 392 180 430 164'), {
          thread: p.thread,
          rows: work.rows === 2 ? [5, 11] : [5],
          side: k,
          seed: 9,
          pucker: 0.4,
        });
      hem(work);
      chestPockets(work);
      handPockets(work);
    });
    if (spec.sleeves === 'none') boundArmholes(s, torso, { color: mix(p.base, '#0b0b0d', 0.24), thread: p.thread });
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(8, 16)) jacketSleeve(work, side);
    });
  s.moved(fit.torso, () => {
    s.part('collar', 450, 200);
    if (spec.collar === 'sherpa') sherpaCollar(s, torso);
    else if (spec.collar === 'stand') standCollar(s, torso, collarOf(work));
    else pointCollar(s, torso, collarOf(work));
    if (spec.collar === 'stand' && spec.closure === 'zip')
      zip(s, 'M500 232L500 300', { metal, tape: mix(p.base, '#121214', 0.6), pull: 1 });
    if (spec.collar === 'stand' && spec.closure === 'snaps') snap(s, 486, 222, 8, metal);
    fastenings(work);
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, cloth, spec } = work;
  const torso = spec.sleeves === 'none' ? VEST_BEHIND : TORSO_BEHIND;
  s.moved(fit.torso, () => {
    s.body(torso, cloth.body({ roll: 190, puff: 84 }));
    s.inside(torso, () => {
      backFolds(work);
      if (spec.quilted) quilting(s, [262, 120, 738, 900], { thread: p.thread, base: p.base });
      seam(s, 'M318 268C420 284 580 284 682 268', { thread: p.thread, rows: work.rows === 2 ? [-5, -11] : [-5], seed: 6, pucker: 0.6 });
      hem(work);
    });
    if (work.rows === 2) waistTabs(work, torso);
    if (spec.sleeves === 'none') boundArmholes(s, torso, { color: mix(p.base, '#0b0b0d', 0.24), thread: p.thread });
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(8, 16)) jacketSleeve(work, side);
    });
  s.moved(fit.torso, () => {
    collarFromBehind(s, torso, collarOf(work), spec.collar === 'sherpa' || spec.collar === 'stand' ? spec.collar : 'point');
    if (spec.collar !== 'sherpa') leatherPatch(s, 500, spec.collar === 'stand' ? 240 : 249);
  });
}

function backFolds({ s, p, spec, rows }: Work): void {
  for (const [k, P] of [
    [1, (a: string) => a],
    [-1, otherSide(14, 20)],
  ] as const) {
    fold(s, P('322 440 356 430 404 400 440 360'), 30, 0.5, { side: -k });
    fold(s, P('300 500 326 570 330 660'), 36, 0.55, { side: k });
    fold(s, P('450 420 440 520 452 640 448 800'), 46, 0.45, { side: k });
    fold(s, P('372 560 380 660 370 780'), 38, 0.45, { side: -k });
    fold(s, P('290 590 340 612 420 606 480 616'), 26, 0.45, { side: k });
    fold(s, P('286 700 306 770 300 850'), 26, 0.5, { side: k });
    fold(s, P('410 880 404 830 414 790'), 26, 0.45, { side: k });
    if (rows === 1 || spec.sleeves === 'none') continue;
    // action pleat beside the armhole
    const pleat = k > 0 ? 'M376 280C368 360 364 440 364 560' : mirror('M376 280C368 360 364 440 364 560');
    s.stroke('paint', pleat, '#000', 1.4, { opacity: 0.22 });
    s.stroke('detail', pleat, '#000', 4, { opacity: 0.3 });
    s.stroke('detail', offset(pleat, -9 * k), '#fff', 16, { opacity: 0.14, cap: 'butt' });
    barTack(s, k > 0 ? 364 : 636, 560, 0, 16, p.thread);
  }
  crumple(s, [310, 320, 690, 850], 14, { seed: 41, angle: 0.2, spread: 1, length: [40, 110], width: [8, 18], strength: [0.14, 0.3] });
  if (rows === 1) seam(s, 'M500 284C499 460 501 680 500 880', { thread: p.thread, rows: [5], seed: 12, pucker: 0.5 });
}

function waistTabs(work: Work, torso: string): void {
  const { s, p, cloth } = work;
  for (const m of [same, mirror]) {
    const tab = m('M272 772C310 784 350 788 392 788L402 798L392 810C350 810 310 806 270 796Z');
    s.inside(torso, () => pocket(s, tab, { fill: cloth.fill(), thread: p.thread, lift: 0.18 }));
    topstitch({ ...work, rows: 1 }, m('M276 778C310 789 350 793 390 793'));
    topstitch({ ...work, rows: 1 }, m('M274 792C310 801 350 805 390 805'));
    const X = (x: number) => (m === mirror ? 1000 - x : x);
    if (work.spec.rivets) for (const x of [378, 292]) cornerRivet(s, X(x), x === 378 ? 799 : 789, work.metal);
    else cornerRivet(s, X(378), 799, work.metal);
  }
}

export const garment: Garment<'jacket'> = {
  hasBack: true,
  draw(spec, color, view) {
    const work = workOf(spec, color);
    (view === 'front' ? front : behind)(work, fitOf(spec));
    return work.s.toString();
  },
  detail(spec) {
    const fit = fitOf(spec);
    if (spec.chest !== 'none') return closeUp(fit, spec.chest === 'zip' ? 'chest-zip-pocket' : 'chest-flap-pocket', [480, 296, 250]);
    return spec.hand === 'none' ? closeUp(fit, 'collar', [372, 108, 256]) : closeUp(fit, handPocketParts[spec.hand], [290, 566, 250]);
  },
};
