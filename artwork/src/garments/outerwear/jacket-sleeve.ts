import { mix } from '../../kit/color.ts';
import { points } from '../../kit/geometry.ts';
import { crumple, fold, seam, stitch } from '../../kit/parts.ts';
import { type Side, snap } from '../tops/tops-parts.ts';
import { quilting } from '../tops/tops-shell.ts';
import type { Work } from './jacket-parts.ts';

const SLEEVE =
  'M322 186C288 186 262 206 244 240C214 300 196 380 178 470C170 512 166 534 158 556C152 574 158 588 152 608C142 634 146 650 140 676C132 712 132 738 127 764C150 782 200 790 232 784C240 740 252 700 266 650C272 624 282 612 284 590C290 560 296 540 304 512C312 484 320 456 326 432C338 390 344 330 340 268C338 232 334 204 322 186Z';
const ARMHOLE = 'M322 187C336 215 342 250 341 285C341 335 341 380 336 404C330 426 316 440 292 446';
const CUFF = 'M127 758C150 776 202 784 235 777C232 800 228 822 222 836C192 844 140 834 114 816C118 798 123 778 127 758Z';
const OPENING = 'M118 814C140 828 192 840 221 834C219 838 216 840 210 840C184 841 138 832 119 822Z';

export function jacketSleeve({ s, p, cloth, spec, metal, rows }: Work, { k, m, P, left, X }: Side): void {
  const seed = left ? 1 : 5;
  const allowance = rows === 2 ? [5, 11] : [5];
  const d = m(SLEEVE);
  seam(s, m(ARMHOLE), { thread: p.thread, rows: allowance, side: -k, seed, pucker: 0.7 });
  s.body(d, cloth.body({ roll: 84, puff: 54, base: 6, edge: true, angle: 13 * k }));
  s.inside(d, () => {
    const v = left ? 1 : 0.82;
    const w = left ? 0.8 : 1;
    fold(s, P('330 420 300 392 262 380 222 400'), 32, 0.55 * v, { side: -k });
    fold(s, P('322 452 290 470 262 520 250 560'), 30, 0.5 * w, { side: -k });
    fold(s, P('340 300 306 262 276 240'), 26, 0.3, { side: k });
    fold(s, P('258 260 232 330 218 420 204 470'), 40, 0.4, { side: -k });
    fold(s, P('166 520 192 552 236 562 292 530'), 30, 0.72 * v, { side: k, head: 0.3 });
    fold(s, P('286 566 250 600 206 612 160 590'), 28, 0.8 * w, { side: -k, head: 0.35 });
    fold(s, P('196 548 226 590 262 600'), 16, -0.55);
    fold(s, P('152 620 184 654 214 664 246 656'), 26, 0.6 * v, { side: k, head: 0.3 });
    fold(s, P('276 610 252 660 212 700 176 716'), 24, 0.5 * w, { side: -k });
    fold(s, P('150 668 166 706 168 756'), 22, 0.4, { side: k });
    fold(s, P('254 690 236 726 224 776'), 20, 0.45, { side: -k });
    fold(s, P('136 738 166 756 202 756'), 20, 0.55, { side: k });
    crumple(s, left ? [160, 440, 300, 750] : [700, 440, 840, 750], 7, {
      seed: seed + 2,
      angle: left ? 0.25 : -0.25,
      spread: 0.5,
      length: [30, 70],
      width: [6, 12],
      strength: [0.12, 0.3],
    });
    if (spec.quilted) quilting(s, left ? [110, 180, 350, 800] : [650, 180, 890, 800], { thread: p.thread, base: p.base, turn: 13 * k });
    else
      seam(s, m('M292 196C262 290 232 420 212 540C200 620 188 700 184 780'), {
        thread: p.thread,
        rows: allowance,
        side: -k,
        seed: seed + 1,
        pucker: 0.5,
      });
  });
  // dark opening behind, then the band
  s.patch(m(OPENING), { fill: mix(p.base, '#0d0a08', 0.72), lift: 0 });
  s.body(m(CUFF), cloth.body({ roll: 40, puff: 22, base: 12, angle: 13 * k, wrinkle: 0.6 }));
  stitch(s, m('M125 766C148 784 200 792 232 785'), 0, p.thread);
  stitch(s, m('M116 810C142 827 192 837 222 829'), 0, p.thread);
  s.inside(m(CUFF), () => {
    for (const x of [144, 170, 200]) fold(s, P(points(`${x + 6} 776 ${x} 806 ${x - 2} 834`)), 10, 0.35);
  });
  snap(s, X(206), 810, 7.5, metal);
}
