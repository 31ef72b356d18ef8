// A felled log to sit on, with a chore coat folded over it: collar up, sleeves tucked under.
import { mix } from '../../kit/color.ts';
import { chance } from '../../kit/geometry.ts';
import { crumple, fold, label, rivet, seam, stitch, underEdge, zip } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { bark, glaze, gradient, grain, pool } from './materials.ts';

const LOG = 'M96 566C300 548 700 546 972 556C990 600 992 720 974 770C700 786 300 786 96 772Z';
const END = 'M96 564C134 564 156 612 156 670C156 728 134 774 96 774C58 774 38 728 38 670C38 612 58 564 96 564Z';
// the coat: folded to half its length, shoulders towards us, so that its front hangs a little over the log
const UNDER =
  'M372 560C460 540 800 540 892 556C914 580 918 640 908 668C880 690 840 690 800 684C690 692 560 694 470 682C430 690 392 686 372 672C356 640 356 590 372 560Z';
const CUFF = 'M846 612C880 604 920 606 944 618C952 650 948 690 936 716C912 726 876 724 850 714C838 680 838 640 846 612Z';
const TOP =
  'M520 468C470 474 428 486 404 506C384 540 368 590 362 630C360 654 370 664 392 664C470 652 560 668 640 662C720 668 810 654 884 662C906 662 914 652 912 630C906 590 890 542 868 508C842 486 800 474 752 468C680 478 590 478 520 468Z';
const COLLAR_LEFT =
  'M560 430C528 440 510 462 500 494C496 516 506 534 528 542C556 536 588 528 610 512C624 500 632 494 636 488C600 482 574 466 560 430Z';
const COLLAR_RIGHT =
  'M712 430C744 440 762 462 772 494C776 516 766 534 744 542C716 536 684 528 662 512C648 500 640 494 636 488C672 482 698 466 712 430Z';
const NECK = 'M552 436C580 414 692 414 720 436C708 470 672 490 636 496C600 490 564 470 552 436Z';

export function logSeat({ color = '#a8743f', collar = '#3f2a1e', seed = 9 } = {}): string {
  const s = new Sheet({ name: 'log with a folded coat', drift: { amount: 2.4, seed: 8 } });
  const r = chance(seed);
  const thread = mix(color, '#e8cf9f', 0.5);
  s.body(LOG, {
    ...bark,
    fill: gradient(s, 'bark', [
      [0, '#6e4c33'],
      [0.4, '#4b3424'],
      [1, '#221711'],
    ]),
    roll: 110,
    puff: 84,
  });
  s.inside(LOG, () => {
    grain(s, r, [110, 556, 980, 776], 120, false, 0.5);
    glaze(s, LOG, pool(s, 'fire', [10, 690, 620], '#ff8a3a', 0.62));
    s.add('paint', '<path d="M690 556C760 546 900 548 975 556L976 580C880 566 760 584 690 576Z" fill="#5d6a3a" fill-opacity=".55"/>');
  });
  s.body(END, {
    cloth: 'twill',
    wrinkle: 0.4,
    fill: gradient(s, 'end', [
      [0, '#e0a765'],
      [1, '#a86a34'],
    ]),
    roll: 12,
    puff: 6,
    base: 40,
  });
  s.inside(END, () => {
    for (const k of [0.86, 0.7, 0.55, 0.42, 0.28, 0.14])
      s.add(
        'paint',
        `<ellipse cx="97" cy="670" rx="${58 * k}" ry="${104 * k}" fill="none" stroke="#5a3214" stroke-opacity=".42" stroke-width="${2 + k * 2}"/>`,
      );
    s.stroke('paint', 'M97 670L70 590M97 670L130 744M97 670L116 592', '#3f220e', 3, { opacity: 0.6 });
    s.stroke('paint', END, '#2a1a10', 12);
  });
  s.inside(LOG, () => underEdge(s, UNDER, { reach: 40, strength: 0.5, dx: 8, dy: 12 }));
  s.body(UNDER, { fill: mix(color, '#1a0f08', 0.34), roll: 30, puff: 26, base: 96 });
  s.inside(UNDER, () => fold(s, '372 668 520 684 700 686 900 668', 14, 0.6));
  s.body(CUFF, { fill: mix(color, '#1a0f08', 0.08), roll: 34, puff: 26, base: 104, angle: 8 });
  s.inside(CUFF, () => {
    stitch(s, 'M842 672C876 682 912 682 946 674', 0, thread);
    s.stroke('detail', 'M842 664C876 674 912 674 946 666', '#000', 4, { opacity: 0.5 });
    rivet(s, 886, 700, 7);
    fold(s, '860 620 870 640 868 664', 18, 0.5);
  });
  s.inside(UNDER, () => underEdge(s, TOP, { reach: 18, strength: 0.4 }));
  s.body(TOP, { fill: color, roll: 60, puff: 46, base: 120, angle: 4 });
  s.inside(TOP, () => {
    fold(s, '404 520 440 560 452 610 440 662', 30, 0.5, { side: -1 });
    fold(s, '470 500 490 560 486 620 470 664', 24, 0.4);
    fold(s, '868 520 836 566 824 620 836 664', 30, 0.46);
    fold(s, '790 560 770 600 772 640 784 668', 22, 0.36, { side: -1 });
    fold(s, '560 560 548 600 556 640 548 668', 20, 0.36);
    fold(s, '372 626 470 640 560 632 640 642', 18, 0.34);
    crumple(s, [420, 500, 860, 650], 14, { seed: 6, angle: 1.2, spread: 0.9, length: [30, 80], width: [8, 16], strength: [0.12, 0.3] });
    seam(s, 'M404 530C450 548 520 552 586 540', { thread, rows: [6, 12], seed: 3 });
    seam(s, 'M868 530C822 548 752 552 686 540', { thread, rows: [6, 12], side: -1, seed: 4 });
    zip(s, 'M636 492C637 540 638 600 640 668', { pull: 6, width: 12 });
    for (const by of [-16, 16]) stitch(s, `M${636 + by} 510C${637 + by} 560 ${638 + by} 620 ${640 + by} 668`, 0, thread);
    const pocket = 'M704 566L812 562L824 644L710 650Z';
    s.stroke('detail', pocket, '#000', 5, { opacity: 0.35 });
    s.patch(pocket, { lift: 0.16 });
    stitch(s, 'M712 570L806 567L817 638L717 643Z', 0, thread);
    s.patch('M699 558L816 553L822 590L702 595Z', { fill: color, lift: 0.22 });
    s.stroke('paint', 'M702 597L822 592', '#1a0f08', 3, { opacity: 0.5 });
    stitch(s, 'M704 588L820 583', 0, thread);
    rivet(s, 762, 578, 7);
    glaze(s, TOP, pool(s, 'glow', [300, 640, 420], '#ffa050', 0.34));
    for (const leaf of [COLLAR_LEFT, COLLAR_RIGHT]) underEdge(s, leaf, { reach: 22, strength: 0.4 });
  });
  s.body(NECK, { fill: '#2a1a10', cloth: 'twill', roll: 24, puff: -16, base: 120, gloss: 0.02 });
  label(s, 636, 452, 62, 26);
  const leaf = { fill: collar, cloth: 'cord', roll: 22, puff: 18, base: 176, wrinkle: 0.6, wear: 0.3 } as const;
  s.body(COLLAR_LEFT, { ...leaf, angle: 50 });
  s.body(COLLAR_RIGHT, { ...leaf, angle: -50 });
  s.body(
    'M548 440C556 416 600 406 636 406C672 406 716 416 724 440C716 446 708 442 702 436C676 426 596 426 570 436C564 442 556 446 548 440Z',
    { ...leaf, roll: 12, puff: 10 },
  );
  return s.toString();
}
