import type { Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { offset, type Point, points, type Run } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, seam, stitch, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { closeUp, type TopFit, topFit } from '../tops/tops-fit.ts';
import { hoodFromBehind } from '../tops/tops-hood.ts';
import { both, cord, curve, eyelet, type Side, shape, sides, sleeveFolds, snap } from '../tops/tops-parts.ts';
import { collar, hood, METAL, type Parka, pockets, ruffFromBehind, type Work } from './parka-parts.ts';

const SIDES = [
  '422 158 394 174 356 188 322 200',
  '322 200 302 280 296 350 298 424',
  '298 424 300 470 308 506 312 536 306 580 296 640 290 720 282 830 276 934',
  '276 934 340 954 420 962 500 963',
];
const PLAIN_SIDES = [SIDES[0]!, SIDES[1]!, '298 424 298 540 294 640 288 740 281 840 276 934', SIDES[3]!];
const torsoOf = (spec: Parka, isBack: boolean) =>
  both(isBack ? '500 142 470 142 444 148 422 158' : '500 192 470 188 444 176 422 158', ...(spec.waist === 'cord' ? SIDES : PLAIN_SIDES));
const SLEEVE = shape(
  '346 192 318 201 288 224 270 256 240 336 216 430 202 492 192 530 194 552 184 610 168 680 158 726',
  '158 726 184 746 226 752 262 742',
  '262 742 274 680 286 620 300 560 318 490 338 422',
  '338 422 352 370 360 300 346 192',
);
const ARMHOLE = curve('344 192 358 250 360 330 350 392 336 416 310 430');
const CUFF = shape(
  '158 720 186 740 228 746 264 736',
  '264 736 264 752 262 768 258 784',
  '258 784 222 792 184 786 150 766',
  '150 766 152 750 155 736 158 720',
);
const INSIDE = both('500 78 462 80 432 104 430 146', '430 146 438 190 468 214 500 222');
const HEM = curve('278 912 340 932 420 940 500 941 580 940 660 932 722 912');
const LENGTH = { short: 0.8, regular: 1, long: 1.14 };

const fitOf = (spec: Parka): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], { top: spec.trim === 'fur' ? 36 : 44, armpit: 430, waist: 568, hem: 963, cuff: 790 });

function workOf(spec: Parka, color: Color, fit: TopFit): Work {
  const base = palette(color.hex, { lining: '#7a4a2c' });
  const p = { ...base, thread: mix(base.base, base.thread, 0.6) };
  return {
    s: new Sheet({ name: 'parka', drift: { amount: 4, seed: 31 }, hardware: fit.hardware }),
    p,
    spec,
    ruff: '#a58560',
    shell: (overrides = {}) => ({ cloth: 'canvas', fill: p.base, grain: 0.8, gloss: 0.12, wear: 0.3, ...overrides }),
  };
}

function gathers(s: Sheet, { k, P }: Side, w: number): void {
  [330, 352, 378, 402, 428, 452, 470].forEach((x, i) => {
    const j = (i * 37) % 11;
    const odd = i % 2 ? k : -k;
    fold(s, P(`${x + 4} 546 ${x + (i % 3) * 4 - 2} ${520 - j} ${x + 8 - j} ${486 - j * 2}`), 15 + (j % 5), 0.55 * w, {
      side: odd,
      head: 0.2,
    });
    fold(s, P(`${x} 574 ${x - 4 + (i % 3) * 3} ${620 + j * 2} ${x - 10 + j} ${668 + j * 7}`), 17 + (j % 6), 0.55 * w, {
      side: -odd,
      head: 0.2,
    });
  });
}

function straightFolds(s: Sheet, { k, P }: Side, w: number): void {
  fold(s, P('308 470 330 540 334 630 322 720'), 34, 0.5 * w, { side: k });
  fold(s, P('300 520 350 556 410 560'), 26, 0.42 * w, { side: k });
  fold(s, P('448 420 440 540 452 660 446 800'), 40, 0.42, { side: k });
  fold(s, P('392 520 384 600 394 690'), 32, 0.4 * w, { side: -k });
}

function drawcordChannel({ s, p }: Work): void {
  const middle = curve('300 556 360 564 430 568 500 569 570 568 640 564 700 556');
  s.stroke('folds', middle, '#000', 40, { opacity: 0.3, cap: 'butt' });
  s.stroke('detail', middle, '#fff', 28, { opacity: 0.12, cap: 'butt' });
  stitch(s, curve('300 540 360 548 430 553 500 554 570 553 640 548 700 540'), 0, p.thread);
  stitch(s, curve('300 570 360 578 430 583 500 584 570 583 640 578 700 570'), 0, p.thread);
  for (const x of [322, 346, 372, 396, 424, 450, 552, 578, 604, 628, 656, 680])
    fold(s, `${x - 3} 540 ${x} 558 ${x + 2} 584`, 9, 0.6, { side: x % 4 ? 1 : -1 });
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, spec, shell } = work;
  const d = torsoOf(spec, isBack);
  s.body(d, shell({ roll: 170, puff: 82, wrinkle: 1.1 }));
  s.inside(d, () => {
    for (const side of sides(isBack ? 61 : 49, 20)) {
      const { k, m, P, left } = side;
      const w = k > 0 ? 1 : 0.82;
      seam(s, m(ARMHOLE), { thread: p.thread, rows: [5, 11], side: -k, seed: left ? 2 : 6, pucker: 0.7 });
      seam(s, m(isBack ? 'M312 304C370 310 440 313 500 313' : 'M310 322C370 330 440 334 500 334'), {
        thread: p.thread,
        rows: [-5, -11],
        side: k,
        seed: 4 + k,
        pucker: 0.6,
      });
      fold(s, P('336 424 364 398 394 366 412 344'), 30, 0.58 * w, { side: -k });
      fold(s, P('324 444 364 444 412 420'), 26, 0.5 * w, { side: -k });
      fold(s, P('428 214 408 256 400 310'), 28, 0.34, { side: k });
      if (spec.waist === 'cord') gathers(s, side, w);
      else straightFolds(s, side, w);
      fold(s, P('300 640 330 680 318 760'), 28, 0.5, { side: k });
      fold(s, P('296 900 310 850 304 790'), 26, 0.45, { side: -k });
      fold(s, P('470 700 462 810 472 950'), 36, 0.5, { side: k });
      fold(s, P('306 850 330 900 324 950'), 26, 0.5, { side: k });
      fold(s, P('444 880 420 920 424 958'), 24, 0.45, { side: -k });
      fold(s, P('380 950 374 920 384 880'), 24, 0.4, { side: k });
    }
    crumple(s, [310, 350, 690, 520], 6, { seed: 13, angle: 0.4, spread: 1.2, length: [40, 90], width: [8, 16], strength: [0.14, 0.3] });
    crumple(s, [310, 600, 690, 940], 9, { seed: 29, angle: 0.4, spread: 1.2, length: [40, 100], width: [8, 18], strength: [0.14, 0.3] });
    if (spec.waist === 'cord') drawcordChannel(work);
    stitch(s, HEM, 0, p.thread);
    stitch(s, offset(HEM, 6), 0, p.thread);
    s.stroke('detail', offset(HEM, 12), '#fff', 24, { opacity: 0.1, cap: 'butt' });
    if (spec.sideZips && !isBack) sideZips(work);
    if (isBack) vent(work);
    else placket(work);
  });
  return d;
}

function vent({ s, p }: Work): void {
  seam(s, 'M500 320C499 450 501 600 500 780', { thread: p.thread, rows: [5, 11], seed: 17, pucker: 0.6 });
  s.stroke('detail', 'M500 780L500 966', '#000', 5, { opacity: 0.55 });
  s.stroke('paint', 'M500 780L500 966', '#0a0808', 3, { opacity: 0.4 });
  s.stroke('detail', 'M510 780L510 966', '#fff', 20, { opacity: 0.12, cap: 'butt' });
  stitch(s, 'M488 786L488 960', 0, p.thread);
  barTack(s, 500, 778, 0, 24, p.thread);
}

function sideZips({ s, p }: Work): void {
  for (const { m, X, k } of sides(2)) {
    const d = m('M318 952C315 900 314 850 317 790');
    s.part('side-zip', X(316), 870);
    s.stroke('detail', d, '#fff', 36, { opacity: 0.08, cap: 'butt' });
    zip(s, d, { metal: METAL, tape: mix(p.base, '#121214', 0.6), width: 12 });
    for (const by of [12, -12]) stitch(s, offset(d, by * k), 0, p.thread, { size: 1.5 });
  }
}

function placket({ s, p }: Work): void {
  const strip = 'M470 190L530 190L530 970L470 970Z';
  s.add('paint', `<path d="${strip}" fill="${p.base}"/>`);
  s.add('folds', `<path d="${strip}" fill="#808080" fill-opacity=".6"/>`);
  s.add('detail', `<path d="${strip}" fill="#fff" fill-opacity=".17"/>`);
  s.stroke('detail', 'M533 190L533 970', '#000', 5, { opacity: 0.45 });
  s.stroke('paint', 'M532 190L532 970', '#000', 2.6, { opacity: 0.34 });
  for (const x of [524, 518, 476]) stitch(s, `M${x} 210L${x} 960`, 0, p.thread);
  fold(s, '486 420 502 440 516 430', 18, 0.4);
  fold(s, '480 640 500 660 518 650', 18, 0.4);
  fold(s, '482 790 500 776 516 786', 18, 0.36);
}

function sleeve({ s, p, shell }: Work, { k, m, P, left }: Side): void {
  s.body(m(SLEEVE), shell({ roll: 76, puff: 52, base: 6, edge: true, angle: 13 * k, wrinkle: 1.1 }));
  s.inside(m(SLEEVE), () => {
    const fit = (run: Run) => P(points(run).map(([x, y]): Point => [x * 0.88 + 54, y * 0.96 - 4]));
    sleeveFolds(s, fit, k, { power: left ? 1.05 : 0.95, wide: 1, seed: left ? 11 : 23, small: 8 });
  });
  s.body(m(CUFF), shell({ roll: 36, puff: 22, base: 12, angle: 13 * k, wrinkle: 0.5 }));
  stitch(s, m(curve('158 727 186 747 228 753 263 743')), 0, p.thread);
  stitch(s, m(curve('152 759 184 779 222 785 258 777')), 0, p.thread);
}

function front(work: Work, fit: TopFit): void {
  const { s, p, spec, shell } = work;
  let d = '';
  s.moved(fit.torso, () => {
    s.body(
      INSIDE,
      shell({ cloth: 'sherpa', fill: mix(p.lining, '#0d0906', 0.35), roll: 60, puff: -20, base: -14, wrinkle: 0.6, relief: 1.5 }),
    );
    s.inside(INSIDE, () => s.add('paint', '<path d="M420 70L580 70L580 130C540 150 460 150 420 130Z" fill="#000" fill-opacity=".2"/>'));
    label(s, 500, 138, 42, 20);
    d = torso(work, false);
    pockets(work, d);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(53, 14)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    for (const y of [300, 404, 508, 620, 724, 828]) snap(s, 500, y, 8.5, METAL);
    if (spec.waist === 'cord')
      for (const x of [-1, 1]) {
        eyelet(s, 500 + x * 52, 568, 6, METAL);
        cord(s, curve(`${500 + x * 53} 568 ${500 + x * 58} 600 ${500 + x * 51} 640 ${500 + x * (x > 0 ? 60 : 54)} ${x > 0 ? 684 : 668}`), {
          color: mix(p.base, '#16130f', 0.55),
          width: 7,
          tip: METAL,
          long: 18,
        });
      }
    hood(work, d);
    collar(work, d);
  });
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, spec, shell } = work;
  let d = '';
  s.moved(fit.torso, () => {
    d = torso(work, true);
  });
  s.moved(fit.sleeve, () => {
    for (const side of sides(53, 14)) sleeve(work, side);
  });
  s.moved(fit.torso, () => {
    if (spec.trim === 'fur') ruffFromBehind(work);
    hoodFromBehind(s, d, shell(), { thread: p.thread });
  });
}

export const garment: Garment<'parka'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) => closeUp(fitOf(spec), 'flap-pocket', [302, 660, 220]),
};
