// Leather boot, side view, toe to the left: laced or pulled on, three heights, three toes, lugs or a wedge, sherpa lining.
import type { Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { crumple, fold, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { bendPath, type Move } from '../../kit/sway.ts';
import { groove } from '../bottoms/trouser-parts.ts';
import { sequence } from '../shared/fit.ts';
import { burnish } from '../shared/parts.ts';
import { LACE_LINE, laces } from './boot-laces.ts';
import type { Boot, Leather } from './boot-leather.ts';
import { bootMove, type Proportions, recordProportions } from './boot-proportions.ts';
import { pullOnShaft } from './boot-pull-on.ts';
import { sole } from './boot-sole.ts';
import { toe } from './boot-toe.ts';

const LACED =
  'M742 230C750 320 738 400 734 474C734 552 780 640 784 762C720 786 300 792 152 770C128 752 126 706 146 682C178 648 240 640 300 622C370 596 424 566 452 500C468 440 474 350 476 300C480 268 494 246 520 232C600 208 680 212 742 230Z';
const TONGUE =
  'M482 250C468 214 458 176 452 150C476 132 520 130 546 146C558 176 566 214 570 250C556 400 488 540 440 620C400 630 372 622 350 606C408 576 442 530 452 460C462 410 460 350 472 296C474 280 478 264 482 250Z';
const QUARTER =
  'M742 230C750 320 738 400 734 474C734 552 780 640 784 762C660 784 540 788 432 786C428 720 416 668 384 622C440 594 478 540 492 470C506 400 510 320 510 226C590 206 680 212 742 230Z';
const HEEL = 'M784 762C780 690 764 640 748 598C716 582 676 588 654 612C634 660 628 716 630 784C690 782 744 774 784 762Z';
const COLLAR =
  'M508 238C506 222 510 214 520 210C590 196 680 198 740 216C750 220 752 232 748 250C744 262 738 266 728 264C660 252 590 254 522 264C512 264 509 252 508 238Z';
const PILE =
  'M494 242C488 214 500 198 518 194C590 178 684 182 744 200C762 206 766 232 760 258C756 276 746 282 730 280C660 268 590 270 522 282C506 282 498 264 494 242Z';
const INSIDE = 'M516 222C540 182 712 182 742 222C712 240 546 240 516 222Z';

const HEIGHTS: Record<Boot['height'], Proportions> = {
  ankle: { stretch: 0.25, size: [1.08, 0.93], dx: 30 },
  mid: { stretch: 0.72, size: [1, 1] },
  tall: { stretch: 1.72, size: [0.9, 0.9], dx: 20 },
};
const shaft =
  (stretch: number): Move =>
  (x, y) => [x, y < 270 ? y + (1 - stretch) * 200 : y < 470 ? 470 - (470 - y) * stretch : y];

function lacedUpper(s: Sheet, { p, hide, row }: Leather) {
  s.body(TONGUE, { ...hide, fill: mix(p.base, '#1a0f08', 0.14), roll: 50, puff: 30 });
  s.inside(TONGUE, () => {
    row('M464 160C484 146 520 146 542 158');
    crumple(s, [470, 220, 520, 480], 6, { seed: 4, angle: 0.2, spread: 0.3, length: [50, 80], width: [8, 14] });
  });
  s.body(LACED, { ...hide, roll: 110, puff: 84 });
}

function vamp(s: Sheet, upper: string) {
  s.inside(upper, () => {
    fold(s, '318 640 348 680 356 740', 20, 0.6);
    fold(s, '344 624 374 670 384 730', 18, 0.65);
    fold(s, '368 612 396 654 404 700', 14, 0.5);
    crumple(s, [320, 630, 420, 760], 9, { seed: 6, angle: 1.3, spread: 0.3, length: [30, 70], width: [5, 10], strength: [0.2, 0.4] });
  });
}

function quarter(s: Sheet, { hide, row }: Leather) {
  s.body(QUARTER, { ...hide, roll: 125, puff: 92, base: 7 });
  s.inside(QUARTER, () => {
    fold(s, '500 470 560 486 630 470 700 474', 34, 0.55);
    fold(s, '480 520 550 536 620 520', 28, 0.6);
    fold(s, '732 430 680 444 620 436', 26, 0.5, { side: -1 });
    fold(s, '460 560 510 580 570 572', 20, 0.4);
    fold(s, '560 270 566 350 552 430', 40, 0.35);
    fold(s, '660 280 668 360 660 430', 36, 0.3, { side: -1 });
    crumple(s, [480, 430, 720, 600], 14, { seed: 12, angle: 0.1, spread: 0.5, length: [40, 90], width: [6, 12], strength: [0.15, 0.34] });
  });
  burnish(s, QUARTER, { widths: [64, 40, 20] });
  const edge = 'M434 782C430 720 418 668 388 624C442 596 480 542 494 470C508 400 512 330 512 266';
  row(edge, -8);
  row(edge, -15);
  const stay = 'M462 676C520 630 548 560 560 480C570 400 574 330 574 264';
  groove(s, stay);
  row(stay, 6);
  row('M442 762C520 768 576 768 624 764');
}

function counter(s: Sheet, { hide, row }: Leather) {
  s.body(HEEL, { ...hide, roll: 84, puff: 62, base: 36, wrinkle: 0.3 });
  burnish(s, HEEL, { widths: [64, 40, 20] });
  row('M638 780C638 718 644 664 662 618C684 596 714 592 750 608');
  row('M647 780C647 720 653 668 669 626C690 606 716 602 752 618');
  groove(s, 'M708 262C714 380 694 470 706 584');
  row('M700 262C706 380 686 470 698 586');
}

function collar(s: Sheet, spec: Boot, { p, hide, row }: Leather) {
  if (spec.lining === 'sherpa') {
    s.body(PILE, {
      fill: '#e6dac2',
      cloth: 'sherpa',
      roll: 34,
      puff: 30,
      base: 84,
      gloss: 0.01,
      wrinkle: 0.9,
      relief: 4,
      grain: 1.2,
      wear: 0,
    });
    return;
  }
  s.body(COLLAR, { ...hide, fill: mix(p.base, '#20130a', 0.3), roll: 30, puff: 24, base: 84, gloss: 0.25, wrinkle: 0.9 });
  row('M514 256C580 244 660 244 738 256');
  for (const x of [566, 620, 676]) fold(s, `${x} 200 ${x + 3} 226 ${x} 252`, 12, 0.45);
}

function backTab(s: Sheet, { p }: Leather) {
  s.body('M716 214C714 176 720 156 734 154C750 154 756 174 754 214C752 240 750 252 746 262L724 262C720 248 718 232 716 214Z', {
    fill: mix(p.base, '#20130a', 0.2),
    cloth: 'twill',
    roll: 18,
    puff: 10,
    base: 140,
    wrinkle: 0.2,
  });
}

function draw(spec: Boot, color: Color): string {
  const proportions = HEIGHTS[spec.height],
    size = proportions.size[1],
    whole = bootMove(proportions, [465, 854]),
    move = sequence(shaft(proportions.stretch), whole);
  const p = palette(color.hex, { thread: mix(color.hex, '#e9d3a4', 0.62) }),
    s = new Sheet({
      name: 'leather boot',
      drift: { amount: 1.2, seed: 6 },
      ground: { y: 854, x0: whole(160, 854)[0], x1: whole(790, 854)[0] },
      hardware: size,
    }),
    hide: Body = { fill: p.base, cloth: 'leather', gloss: 0.5, wrinkle: 0.7, wear: 0.7, grain: 0.9 },
    leather: Leather = { p, hide, metal: '#b59a68', row: (d, by = 0) => stitch(s, d, by, p.thread, { size: 2, pitch: 7.6, gap: 2.4 }) };
  s.moved(move, () => {
    const pile = spec.lining === 'sherpa';
    s.body(INSIDE, {
      fill: pile ? '#a89a80' : mix(p.base, '#120c08', 0.6),
      roll: 30,
      puff: -16,
      base: -20,
      cloth: pile ? 'sherpa' : 'fleece',
      relief: pile ? 3 : 0,
    });
    if (spec.closure === 'lace') {
      lacedUpper(s, leather);
      vamp(s, LACED);
      toe(s, spec.toe, leather, LACED);
      quarter(s, leather);
    } else {
      const upper = pullOnShaft(s, spec, leather);
      vamp(s, upper);
      toe(s, spec.toe, leather, upper);
    }
    counter(s, leather);
    if (spec.closure === 'lace' || spec.lining === 'sherpa') collar(s, spec, leather);
  });
  if (spec.closure === 'lace')
    laces(s, bendPath(LACE_LINE, move), leather.metal, { size, hooks: spec.hooks && spec.height !== 'ankle' ? 3 : 0 });
  s.moved(move, () => {
    if (spec.closure === 'lace') backTab(s, leather);
  });
  s.moved(whole, () => sole(s, spec.sole, p.base));
  recordProportions(s, [move(742, 226), whole(138, 783), whole(790, 783)]);
  return s.toString();
}

export const garment: Garment<'boot'> = {
  draw,
  hasBack: false,
  detail: ({ closure }) => ({ part: closure === 'lace' ? 'eyelets' : 'vamp-seam', box: [390, 470, 300] }),
};
