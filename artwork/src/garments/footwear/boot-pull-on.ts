// Boots without laces: elastic at the sides of low ones, else a stitched shaft; pull loops.
import { mix } from '../../kit/color.ts';
import { along, num, offset } from '../../kit/geometry.ts';
import { barTack, crumple, fold, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { groove } from '../bottoms/trouser-parts.ts';
import { burnish } from '../shared/parts.ts';
import type { Boot, Leather } from './boot-leather.ts';

const SHAFT =
  'M742 226C750 320 738 400 734 474C734 552 780 640 784 762C720 796 300 802 152 770C128 752 126 706 146 682C178 648 240 640 300 622C370 596 424 572 448 508C462 440 462 350 460 232C460 218 466 210 480 208C570 240 660 238 742 226Z';
const MOUTH = 'M460 222C470 186 730 180 742 226C660 244 560 244 460 222Z';
const GORE = 'M540 236C584 242 624 242 664 238C668 320 664 400 640 470C622 500 586 500 566 472C546 400 540 320 540 236Z';

function gore(s: Sheet, { p, row }: Leather) {
  s.add('detail', `<path d="${GORE}" fill="none" stroke="#000" stroke-width="6" stroke-opacity=".4"/>`);
  s.part('gore', 602, 380);
  s.patch(GORE, { fill: mix(p.base, '#14100d', 0.72), lift: -0.08 });
  s.inside(GORE, () => {
    const ribs = along('M530 360L680 360', 6.4)
      .map(({ x }) => `M${num(x)} 226L${num(x + (x - 600) * -0.12)} 500`)
      .join('');
    s.stroke('detail', ribs, '#fff', 3.2, { opacity: 0.3, cap: 'butt' });
    s.stroke('paint', ribs, '#fff', 1, { opacity: 0.1, cap: 'butt' });
    fold(s, '556 450 600 462 648 446', 18, 0.4);
    fold(s, '552 400 600 410 656 396', 16, 0.35);
  });
  row('M530 236C530 322 536 404 556 476C580 514 628 514 650 474C674 404 678 322 674 238');
}

function shaftStitching(s: Sheet, { row }: Leather) {
  for (const by of [0, 9]) {
    row(`M474 ${262 + by}C500 ${320 + by} 540 ${330 + by} 566 ${290 + by}C584 ${330 + by} 600 ${352 + by} 606 ${380 + by}`);
    row(`M736 ${262 + by}C712 ${320 + by} 672 ${330 + by} 646 ${290 + by}C628 ${330 + by} 614 ${352 + by} 608 ${380 + by}`);
  }
  groove(s, 'M606 240C608 330 610 430 600 520');
  for (const by of [-6, 6]) row('M606 244C608 330 610 430 600 520', by);
}

function pullLoop(s: Sheet, x: number, lean: number, { p, hide }: Leather, upper: string) {
  const d = `M${x - 16} 290C${x - 18} 250 ${x - 16 + lean} 190 ${x - 10 + lean} 172C${x - 4 + lean} 162 ${x + 12 + lean} 162 ${x + 16 + lean} 172C${x + 20 + lean} 192 ${x + 20} 250 ${x + 18} 290Z`;
  s.inside(upper, () => underEdge(s, d, { reach: 14, strength: 0.26 }));
  s.body(d, { ...hide, fill: mix(p.base, '#20130a', 0.24), roll: 14, puff: 10, base: 130, wrinkle: 0.2, edge: true });
  for (const by of [-9, 10])
    stitch(s, `M${x + by} 286C${x + by} 250 ${x + by + lean} 200 ${x + by + lean} 186`, 0, p.thread, { size: 1.8 });
  barTack(s, x, 284, 0, 30, p.thread);
  s.part('pull-loop', x, 230);
}

export function pullOnShaft(s: Sheet, spec: Boot, leather: Leather): string {
  const { p, hide, row } = leather,
    low = spec.height === 'ankle';
  s.body(MOUTH, { fill: mix(p.base, '#120c08', 0.55), roll: 40, puff: -20, base: -20, cloth: 'leather' });
  s.body(SHAFT, { ...hide, roll: 125, puff: 94 });
  s.inside(SHAFT, () => {
    fold(s, '452 486 520 510 600 498 700 486', 36, 0.55);
    fold(s, '446 530 520 552 600 536 690 544', 32, 0.55);
    fold(s, '738 440 690 462 630 460', 28, 0.45, { side: -1 });
    fold(s, '426 566 486 590 560 584', 24, 0.45);
    fold(s, '500 270 508 350 500 430', 44, 0.3);
    fold(s, '700 270 704 350 694 420', 40, 0.3, { side: -1 });
    crumple(s, [470, 420, 720, 600], 13, { seed: 17, angle: 0.1, spread: 0.5, length: [40, 90], width: [6, 12], strength: [0.14, 0.32] });
    // the vamp lies over the shaft
    const join = 'M440 540C478 566 524 600 552 650C574 690 580 740 578 790';
    groove(s, join);
    s.part('vamp-seam', 552, 650);
    s.stroke('detail', offset(join, 10), '#fff', 18, { opacity: 0.14, cap: 'butt' });
    for (const by of [7, 14]) row(join, by);
    const rim = 'M458 228C560 254 660 252 744 236';
    s.stroke('paint', rim, '#1c0c04', 20, { opacity: 0.14 });
    row(rim, 6);
    if (low || spec.closure === 'gore') gore(s, leather);
    else shaftStitching(s, leather);
  });
  burnish(s, SHAFT, { widths: [64, 40, 20] });
  if (low) pullLoop(s, 722, 2, leather, SHAFT);
  else for (const x of [536, 684]) pullLoop(s, x, x < 600 ? -3 : 3, leather, SHAFT);
  return SHAFT;
}
