import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lifted, lum, mix, type Palette, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, button, crumple, fold, label, seam, stitch } from '../../kit/parts.ts';
import { type Body, type Form, Sheet } from '../../kit/sheet.ts';
import { bandFromBehind, standFromBehind, zipPlacket, zippedCollar } from './knit-collars.ts';
import { closeUp, type TopFit, topFit } from './tops-fit.ts';
import { both, curve, ribs, type Side, shape, sides, sleeveFolds } from './tops-parts.ts';

type Henley = ArtworkSpecOf<'henley'>;
type Work = { s: Sheet; p: Palette; spec: Henley };

const SIDES = [
  '420 148 392 164 356 178 316 190',
  '316 190 294 270 286 350 288 436',
  '288 436 292 560 286 700 278 846',
  '278 846 350 864 430 872 500 873',
];
const TORSO = both('500 222 464 214 436 188 420 148', ...SIDES);
const TORSO_BEHIND = both('500 164 464 162 436 156 420 148', ...SIDES);
const SLEEVE = shape(
  '336 185 310 195 286 216 266 252 230 340 198 450 184 514 176 548 178 570 168 640 154 706 146 770',
  '146 770 170 786 206 790 236 784',
  '236 784 250 710 268 640 284 580 302 506 324 432',
  '324 432 340 376 346 290 334 184',
);
const SHORT_SLEEVE = shape(
  '336 185 310 195 284 214 260 250 222 318 190 384 164 444',
  '164 444 196 470 240 486 290 488',
  '290 488 298 460 308 444 322 430',
  '322 430 340 380 346 296 336 185',
);
const CUFF = shape(
  '148 762 172 780 206 785 238 778',
  '238 778 238 800 236 822 232 846',
  '232 846 204 852 170 846 140 832',
  '140 832 142 808 144 786 148 762',
);
const ARMHOLE = curve('332 188 346 250 348 330 338 400 326 426 300 438');
const BAND = both('500 240 460 230 431 198 420 149', '420 149 427 142 435 137', '435 138 448 182 470 208 500 217');
const INSIDE = both('500 122 470 123 444 129 424 142', '424 142 440 190 466 216 500 226');
const HEM = curve('280 822 350 838 430 846 500 847 570 846 650 838 720 822');
const LENGTH = { short: 0.86, regular: 1, long: 1.16 };

const fitOf = (spec: Henley): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], {
    top: spec.placket === 'half-zip' ? 96 : 122,
    armpit: 438,
    waist: 610,
    hem: 873,
    cuff: spec.sleeves === 'long' ? 852 : 0,
  });

function workOf(spec: Henley, color: Color, fit: TopFit): Work {
  const base = palette(color.hex);
  const s = new Sheet({ name: 'knit pullover', drift: { amount: 5, seed: 22 }, hardware: fit.hardware });
  // ribs shade half of the cloth
  const ground = spec.knit === 'rib' && lum(color.hex) > 0.16 ? lifted(color.hex, 1.06) : base.base;
  return { s, p: { ...base, base: ground, thread: mix(base.base, base.thread, 0.35) }, spec };
}

const TOUCH: Partial<Form> = { cloth: 'flannel', grain: 0.6, gloss: 0.02, wear: 0.1 };
const plain = ({ p }: Work, overrides: Partial<Form>): Body => ({ ...TOUCH, ...overrides, fill: p.base });

/** An area of knit structure: center, half of width and height, rotation in degrees. */
type Field = { cx: number; cy: number; wide: number; high: number; turn: number };

/** Returns the lines of a grid: both directions for waffle, only vertical ones for rib. */
function mesh({ cx, cy, wide, high, turn }: Field, across: number, down: number): string {
  const c = Math.cos((turn * Math.PI) / 180);
  const n = Math.sin((turn * Math.PI) / 180);
  const at = (u: number, v: number) => `${Math.round(cx + u * c - v * n)} ${Math.round(cy + u * n + v * c)}`;
  let d = '';
  for (let u = -wide; u <= wide; u += across) d += `M${at(u, -high)}L${at(u, high)}`;
  if (down) for (let v = -high; v <= high; v += down) d += `M${at(-wide, v)}L${at(wide, v)}`;
  return d;
}

function knitted(work: Work, d: string, field: Field, overrides: Partial<Form>): void {
  const { s, spec } = work;
  s.body(d, plain(work, overrides));
  s.inside(d, () => {
    if (spec.knit === 'waffle') s.stroke('detail', mesh(field, 7.5, 7.5), '#fff', 2.6, { opacity: 0.17, cap: 'butt' });
    if (spec.knit === 'rib') {
      s.stroke('detail', mesh(field, 13, 0), '#000', 5, { opacity: 0.24, cap: 'butt' });
      s.stroke('paint', mesh(field, 13, 0), '#000', 3, { opacity: 0.07, cap: 'butt' });
    }
  });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p } = work;
  const d = isBack ? TORSO_BEHIND : TORSO;
  knitted(work, d, { cx: 500, cy: 510, wide: 226, high: 370, turn: 0 }, { roll: 175, puff: 72, wrinkle: 1.4 });
  s.inside(d, () => {
    for (const { k, m, P } of sides(isBack ? 55 : 47, 22)) {
      const w = k > 0 ? 1 : 0.8;
      seam(s, m(ARMHOLE), { thread: p.thread, rows: [5], side: -k, seed: 3 + k, pucker: 0.4 });
      seam(s, m(curve('318 198 356 186 392 172 424 156')), { thread: p.thread, rows: [5], side: k, seed: 9, pucker: 0.3 });
      fold(s, P('318 430 350 400 388 360 414 300'), 34, 0.6 * w, { side: -k });
      fold(s, P('306 456 360 452 412 424'), 30, 0.5 * w, { side: -k });
      fold(s, P('294 490 318 560 322 650 312 720'), 38, 0.5, { side: k });
      fold(s, P('292 600 340 640 400 650'), 30, 0.42 * w, { side: k });
      fold(s, P('460 470 444 570 452 690 446 840'), 44, 0.4 * w, { side: k });
      fold(s, P('378 520 388 640 370 760 380 850'), 40, 0.42, { side: -k });
      fold(s, P('284 790 312 740 320 690'), 26, 0.45, { side: k });
      fold(s, P('428 236 404 290 392 350'), 30, 0.34, { side: k });
      fold(s, P('330 850 334 800 346 750'), 26, 0.4, { side: k });
    }
    crumple(s, [310, 420, 690, 830], 12, {
      seed: isBack ? 64 : 58,
      angle: 0.5,
      spread: 1.2,
      length: [46, 110],
      width: [9, 18],
      strength: [0.12, 0.28],
    });
    stitch(s, HEM, 0, p.thread, { size: 1.5 });
    stitch(s, offset(HEM, 5), 0, p.thread, { size: 1.5 });
    s.stroke('detail', offset(HEM, 14), '#fff', 26, { opacity: 0.12, cap: 'butt' });
    s.stroke('detail', offset(HEM, -3), '#000', 3, { opacity: 0.2 });
  });
  return d;
}

const BUTTONS = {
  three: { foot: 402, at: [230, 288, 346] },
  four: { foot: 430, at: [230, 282, 334, 386] },
  five: { foot: 460, at: [230, 277, 324, 371, 418] },
} as const;

function placket({ s, p, spec }: Work): void {
  const { foot } = BUTTONS[spec.buttons];
  const strip = `M481 210L521 210L521 ${foot}L481 ${foot}Z`;
  s.part('placket', 501, 316);
  s.add('detail', `<path d="${strip}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".28"/>`);
  s.add('detail', `<path d="${strip}" fill="#949494"/>`);
  s.patch(strip, { fill: p.base, lift: 0.1 });
  s.stroke('paint', `M521 224L521 ${foot}`, '#000', 2.2, { opacity: 0.32 });
  stitch(s, `M486 230L486 ${foot - 5}L516 ${foot - 5}L516 230`, 0, p.thread, { size: 1.4 });
  stitch(s, `M486 ${foot - 18}L516 ${foot - 18}`, 0, p.thread, { size: 1.4 });
  barTack(s, 501, foot - 12, 0, 24, p.thread);
}

function sleeve(work: Work, side: Side): void {
  const { s, p, spec } = work;
  const { k, m, P, left } = side;
  const field = m('M1 1') === 'M1 1' ? { cx: 240, turn: 13 } : { cx: 760, turn: -13 };
  if (spec.sleeves === 'short') {
    knitted(
      work,
      m(SHORT_SLEEVE),
      { ...field, turn: field.turn * 1.7, cy: 340, wide: 130, high: 200 },
      { roll: 88, puff: 48, base: 6, edge: true, angle: 22 * k, wrinkle: 1.2 },
    );
    s.inside(m(SHORT_SLEEVE), () => {
      const v = left ? 1 : 0.82;
      fold(s, P('318 414 284 394 248 398 210 424'), 30, 0.55 * v, { side: -k });
      fold(s, P('332 256 300 276 264 336 246 396'), 32, 0.42 * v, { side: k });
      fold(s, P('308 430 290 450 278 484'), 20, 0.5, { side: -k });
      fold(s, P('258 256 228 326 208 402 198 458'), 32, 0.38, { side: -k });
      const hem = m(curve('178 418 208 444 250 458 300 460'));
      stitch(s, hem, 0, p.thread, { size: 1.5 });
      stitch(s, offset(hem, 5 * k), 0, p.thread, { size: 1.5 });
      s.stroke('detail', offset(hem, 16 * k), '#fff', 26, { opacity: 0.1, cap: 'butt' });
    });
    return;
  }
  knitted(
    work,
    m(SLEEVE),
    { ...field, cy: 486, wide: 112, high: 320 },
    { roll: 78, puff: 50, base: 6, edge: true, angle: 13 * k, wrinkle: 1.2 },
  );
  s.inside(m(SLEEVE), () => sleeveFolds(s, P, k, { power: left ? 1 : 0.9, wide: 1, seed: left ? 8 : 17, small: 8 }));
  s.body(m(CUFF), plain(work, { roll: 38, puff: 20, base: 12, angle: 13 * k, wrinkle: 0.4 }));
  s.inside(m(CUFF), () => ribs(s, m(curve('140 800 170 814 206 820 242 812')), 100, { pitch: 5, strength: 0.22 }));
}

function neckband(work: Work): void {
  const { s, p, spec } = work;
  s.body(BAND, plain(work, { roll: 12, puff: 7, base: 42, wrinkle: 0.3 }));
  s.part('neckband', 500, 228);
  s.inside(BAND, () => ribs(s, curve('422 138 436 184 462 218 500 228 538 218 564 184 578 138'), 40, { pitch: 4.6, strength: 0.17 }));
  if (spec.placket === 'crew') {
    s.inside(TORSO, () => stitch(s, curve('406 152 424 204 456 238 500 248 544 238 576 204 594 152'), 0, p.thread, { size: 1.4 }));
    return;
  }
  s.inside(TORSO, () => {
    stitch(s, curve('406 152 424 204 456 238 490 247'), 0, p.thread, { size: 1.4 });
    stitch(s, curve('594 152 576 204 544 238 526 244'), 0, p.thread, { size: 1.4 });
  });
  s.inside(BAND, () => {
    s.stroke('detail', 'M521 208L521 246', '#000', 3, { opacity: 0.5 });
    s.stroke('paint', 'M521 208L521 246', '#000', 1.8, { opacity: 0.3 });
  });
  for (const y of BUTTONS[spec.buttons].at) button(s, 501, y, 8, mix(p.base, '#e9dfca', 0.55), mix(p.base, '#000000', 0.4));
}

function front(work: Work, fit: TopFit): void {
  const { s, p, spec } = work;
  s.moved(fit.torso, () => {
    s.body(INSIDE, { ...plain(work, { roll: 40, puff: -14, base: -12, wrinkle: 0.4 }), fill: mix(p.base, '#120d09', 0.36) });
    s.inside(INSIDE, () => {
      const back = curve('420 141 460 145 500 146 540 145 580 141');
      s.stroke('paint', back, mix(p.base, '#120d09', 0.2), 26);
      s.stroke('detail', back, '#fff', 24, { opacity: 0.1 });
      ribs(s, offset(back, -6), 24, { pitch: 4.6, strength: 0.14 });
    });
    label(s, 500, 178, 46, 22);
    const d = torso(work, false);
    if (spec.placket === 'henley') s.inside(d, () => placket(work));
    if (spec.placket === 'half-zip') s.inside(d, () => zipPlacket(s, p.base, p.thread, 478));
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(15, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.placket === 'half-zip') zippedCollar(s, (overrides) => plain(work, overrides), p.base, p.thread);
    else neckband(work);
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, spec } = work;
  s.moved(fit.torso, () => {
    torso(work, true);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(15, 16)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.placket === 'half-zip') standFromBehind(s, (overrides) => plain(work, overrides));
    else bandFromBehind(s, (overrides) => plain(work, overrides), p.thread);
  });
}

const neckParts = { henley: 'placket', crew: 'neckband', 'half-zip': 'zip-neck' } as const;

export const garment: Garment<'henley'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) => closeUp(fitOf(spec), neckParts[spec.placket], [380, spec.placket === 'half-zip' ? 96 : 112, 240]),
};
