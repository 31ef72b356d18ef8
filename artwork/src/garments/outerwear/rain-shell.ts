import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { standCollar } from '../tops/tops-collars.ts';
import { closeUp, type TopFit, topFit } from '../tops/tops-fit.ts';
import { hoodFromBehind, hoodInside, STAND } from '../tops/tops-hood.ts';
import { both, curve, type Side, sides } from '../tops/tops-parts.ts';
import { hood, puller, RIPSTOP, ripstop, type Shell, sealed, sleeve, taped, type Work } from './rain-shell-parts.ts';

const SIDES = [
  '412 160 376 176 338 190 300 204',
  '300 204 280 290 274 370 276 440',
  '276 440 276 580 270 730 258 868',
  '258 868 300 884 390 902 500 904',
];
const TORSO = both('500 196 470 192 436 178 412 160', ...SIDES);
const TORSO_BEHIND = both('500 136 470 138 436 146 412 160', ...SIDES);
const ARMHOLE = curve('330 196 346 260 348 340 336 412 322 436 298 448');
const NECK = both('500 118 466 120 440 128 428 142', '428 142 436 190 462 222 500 234');
const REAR_COLLAR = both('500 98 470 98 444 104 424 118', '424 118 408 146 404 174 406 196', '406 196 440 209 470 214 500 215');
const HEM = curve('262 846 310 862 400 878 500 880 600 878 690 862 738 846');
const LENGTH = { short: 0.84, regular: 1, long: 1.18 };

const fitOf = (spec: Shell): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: spec.hood ? 34 : 92, armpit: 448, waist: 620, hem: 904, cuff: 816 });

function workOf(spec: Shell, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'rain shell', drift: { amount: 4, seed: 14 }, hardware: fit.hardware });
  const p = palette(color.hex);
  // ripstop: a fine square grid in the weave, turned with each panel
  const grid = mix(p.base, lum(p.base) > 0.6 ? '#000000' : '#ffffff', 0.5);
  for (const [id, angle] of [
    ['rip0', 0],
    ['rip1', 13],
    ['rip-1', -13],
  ])
    s.defs.push(
      `<pattern id="${id}" width="96" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="${RIPSTOP}" stroke="${grid}" stroke-opacity=".12"/></pattern>`,
    );
  return {
    s,
    p,
    spec,
    tape: color.accents[0] ?? mix(p.base, '#121214', 0.72),
    fine: mix(p.base, p.thread, 0.4),
    nylon: (overrides = {}) => ({ cloth: 'nylon', grain: 0.7, gloss: 0.2, wear: 0.1, fill: p.base, ...overrides }),
  };
}

function torsoFolds(s: Sheet, { k, m, P }: Side): void {
  const w = k > 0 ? 1 : 0.82;
  taped(s, m(ARMHOLE));
  fold(s, P('322 436 360 400 400 350'), 24, 0.6 * w, { side: -k });
  fold(s, P('312 456 370 440 440 392'), 20, 0.6 * w, { side: -k });
  fold(s, P('306 466 340 500 380 540 440 560'), 13, 0.5 * w, { side: k });
  fold(s, P('290 500 312 580 320 680 306 780'), 17, 0.6, { side: k });
  fold(s, P('440 360 424 470 436 600 428 760 436 880'), 17, 0.55 * w, { side: k });
  fold(s, P('470 520 456 620 466 740 462 880'), 12, 0.5, { side: -k });
  fold(s, P('396 430 372 540 384 660 372 800'), 14, 0.5, { side: -k });
  fold(s, P('270 800 310 760 332 700'), 22, 0.5, { side: k });
  fold(s, P('380 880 372 820 384 770'), 20, 0.45, { side: k });
  fold(s, P('320 884 318 840 330 800'), 18, 0.45, { side: -k });
  fold(s, P('350 214 368 260 362 310'), 20, 0.36, { side: k });
  fold(s, P('430 214 410 260 400 320'), 18, 0.36, { side: -k });
  fold(s, P('276 640 320 660 350 690'), 18, 0.4, { side: -k });
}

function torso(work: Work, isBack: boolean): string {
  const { s, spec, nylon, fine } = work;
  const d = isBack ? TORSO_BEHIND : TORSO;
  s.body(d, nylon({ roll: 190, puff: 84, wrinkle: 0.8 }));
  ripstop(work, d);
  s.inside(d, () => {
    for (const side of sides(isBack ? 29 : 19, 26)) {
      torsoFolds(s, side);
      taped(s, side.m(isBack ? 'M300 300C360 304 430 306 500 306' : 'M300 318C360 332 430 338 500 338'), 14);
    }
    crumple(s, [300, 360, 700, 870], 18, {
      seed: isBack ? 89 : 83,
      angle: 1.3,
      spread: 1.3,
      length: [34, 120],
      width: [4, 8],
      strength: [0.3, 0.6],
    });
    stitch(s, HEM, 0, fine, { size: 1.4 });
    s.stroke('detail', offset(HEM, 14), '#fff', 28, { opacity: 0.1, cap: 'butt' });
    s.stroke('detail', HEM, '#000', 3, { opacity: 0.25 });
    if (isBack) {
      vent(work);
      return;
    }
    for (const { k, m, X } of sides(2)) {
      const slit = m('M392 604L340 762');
      s.stroke('detail', slit, '#fff', 44, { opacity: 0.08, cap: 'butt' });
      sealed(work, slit, 13);
      puller(work, X(388), 618, 0.32 * k);
      s.part('sealed-pocket', X(366), 683);
    }
    if (spec.chest === 'zip') {
      s.stroke('detail', 'M620 348L618 474', '#fff', 40, { opacity: 0.08, cap: 'butt' });
      sealed(work, 'M620 352L618 470', 11);
      puller(work, 620, 364);
      s.part('chest-zip-pocket', 619, 411);
    }
    s.stroke('detail', 'M500 220L500 910', '#fff', 52, { opacity: 0.08, cap: 'butt' });
    sealed(work, 'M500 220L500 900', 19);
    for (const k of [-1, 1]) stitch(s, `M${500 + k * 25} 250L${500 + k * 25} 890`, 0, fine, { size: 1.3 });
  });
  return d;
}

function vent({ s, fine }: Work): void {
  const edge = 'M306 330C380 342 440 346 500 346C560 346 620 342 694 330';
  s.stroke('detail', 'M306 318C380 330 440 334 500 334C560 334 620 330 694 318', '#fff', 24, { opacity: 0.1, cap: 'butt' });
  s.stroke('detail', edge, '#000', 5, { opacity: 0.5 });
  s.stroke('paint', edge, '#0a0b0d', 3, { opacity: 0.34 });
  stitch(s, offset(edge, -7), 0, fine, { size: 1.3 });
  s.part('back-yoke', 500, 346);
  taped(s, 'M500 352L500 880', 12);
}

function front(work: Work, fit: TopFit): void {
  const { s, p, spec, nylon, fine } = work;
  s.moved(fit.torso, () => {
    const inside = nylon({ gloss: 0.15, fill: mix(p.base, '#101114', 0.5) });
    if (spec.hood) hoodInside(s, inside);
    else {
      s.body(NECK, { ...inside, roll: 50, puff: -18, base: -14, wrinkle: 0.5 });
      label(s, 500, 160, 48, 23);
    }
    torso(work, false);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(7, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (!spec.hood) {
      standCollar(s, TORSO, { body: (angle) => nylon({ angle }), thread: fine });
      puller(work, 500, 244);
      return;
    }
    s.inside(TORSO, () => underEdge(s, STAND, { reach: 18, strength: 0.2 }));
    hood(work);
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, spec, nylon, fine } = work;
  s.moved(fit.torso, () => {
    torso(work, true);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(7, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.hood) {
      hoodFromBehind(s, TORSO_BEHIND, nylon(), { thread: fine });
      return;
    }
    s.inside(TORSO_BEHIND, () => underEdge(s, REAR_COLLAR, { reach: 18, strength: 0.2 }));
    s.body(REAR_COLLAR, nylon({ roll: 40, puff: 30, base: 46, wrinkle: 0.4 }));
    ripstop(work, REAR_COLLAR);
    stitch(s, curve('430 124 456 110 500 105 544 110 570 124'), 0, fine, { size: 1.4 });
    stitch(s, curve('407 188 440 201 470 206 500 207 530 206 560 201 593 188'), 0, fine, { size: 1.4 });
  });
}

export const garment: Garment<'rain-shell'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) =>
    spec.chest === 'zip'
      ? closeUp(fitOf(spec), 'chest-zip-pocket', [466, 270, 230])
      : closeUp(fitOf(spec), 'sealed-pocket', [326, 566, 230]),
};
