// Work gloves, a pair: from the front one back and one palm, from behind both palms.
import type { Color, Garment } from '../../draw.ts';
import { lum, mix } from '../../kit/color.ts';
import { along, offset, type Point, place, points } from '../../kit/geometry.ts';
import { crumple, fold, label, stitch, underEdge } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { type Face, scaled } from '../shared/fit.ts';
import { oval } from '../shared/parts.ts';
import { dipHand, dipThumb } from './glove-dip.ts';
import { isDipped, isKnit, type Made, materials } from './glove-materials.ts';
import {
  CUFF_ENDS,
  CUFFS,
  FINGER_CREASES,
  type Gloves,
  HANDS,
  OPENINGS,
  type Opening,
  THUMB_OPENING,
  THUMBS,
  TIP_SEAMS,
  TIPS,
} from './glove-shapes.ts';

const STRAP = 'M4 476C90 452 230 450 324 478C322 506 321 530 322 552C230 528 100 530 8 556C6 530 4 504 4 476Z';
const PAD = 'M36 500C110 486 210 488 262 500C240 560 226 600 214 664C150 676 90 674 46 664C38 610 34 560 36 500Z';

const backParts = {
  canvas: 'knuckle-strap',
  leather: 'sewn-points',
  knit: 'glove-back',
  'suede-palm': 'glove-back',
  dipped: 'glove-back',
} as const;

function thumbAndPalm(spec: Gloves, made: Made): Body {
  if (!isKnit(spec)) return made.hide;
  return spec.shell === 'suede-palm' ? made.suede : made.shell;
}

/** One glove with the thumb to the right; `dx` is the side of the little finger. */
class Glove {
  readonly s: Sheet;
  readonly spec: Gloves;
  readonly made: Made;
  readonly dx: number;
  readonly dy: number;
  readonly palm: boolean;
  readonly mirrored: boolean;
  constructor(s: Sheet, spec: Gloves, made: Made, [dx, dy]: Point, palm: boolean, mirrored = false) {
    this.s = s;
    this.spec = spec;
    this.made = made;
    this.dx = dx;
    this.dy = dy;
    this.palm = palm;
    this.mirrored = mirrored;
  }
  private at(d: string) {
    return place(d, 1, this.dx, this.dy);
  }
  private fold(run: string, width: number, strength: number, options?: { side?: number }) {
    fold(
      this.s,
      points(run).map(([x, y]): Point => [x + this.dx, y + this.dy]),
      width,
      strength,
      options,
    );
  }
  private row(d: string, by = 0) {
    stitch(this.s, this.at(d), by, this.made.p.thread, { size: 1.8 });
  }
  private crumple(x0: number, y0: number, x1: number, y1: number, count: number, seed: number, angle = 0.2, spread = 0.9) {
    crumple(this.s, [x0 + this.dx, y0 + this.dy, x1 + this.dx, y1 + this.dy], count, {
      seed: seed + (this.mirrored ? 28 : 21),
      angle,
      spread,
      length: [40, 105],
      width: [8, 17],
      strength: [0.14, 0.32],
    });
  }

  draw() {
    const { s, spec, made, palm } = this,
      hand = this.at(HANDS[spec.fingers]),
      thumb = this.at(THUMBS[spec.fingers]);
    this.cuff(hand);
    if (spec.fingers === 'half') for (const end of OPENINGS) this.opening(end);
    s.body(hand, {
      ...(palm && !isKnit(spec) ? made.hide : made.shell),
      roll: spec.fingers === 'mitten' ? 90 : 52,
      puff: spec.fingers === 'mitten' ? 62 : 42,
      base: 8,
    });
    s.inside(hand, () => {
      for (const [run, width] of FINGER_CREASES[spec.fingers]) this.fold(run, width, 0.45);
      if (isDipped(spec)) dipHand(s, this);
      if (palm) this.palmSide();
      else this.backSide();
      if (isDipped(spec)) return;
      this.row('M54 702C110 714 220 716 276 702');
      this.row('M50 692C110 705 220 707 282 692');
    });
    if (spec.fingers === 'half') this.opening(THUMB_OPENING);
    s.inside(hand, () => underEdge(s, thumb, { reach: 20, strength: 0.26 }));
    s.body(thumb, { ...thumbAndPalm(spec, made), roll: 50, puff: 40, base: palm ? 26 : 2, edge: true });
    if (isDipped(spec)) s.inside(thumb, () => dipThumb(s, this));
    s.inside(thumb, () => {
      if (spec.fingers !== 'half') {
        this.fold('316 540 350 552 396 540', 22, 0.5);
        this.fold('336 500 370 510 412 500', 18, 0.4);
      } else this.row('M330 472C356 464 392 478 414 500');
      this.fold('250 640 290 620 320 580', 26, 0.4, { side: -1 });
      this.crumple(250, 480, 400, 680, 6, 2, -0.6, 0.6);
      if (!isDipped(spec)) this.row('M212 636C248 602 286 570 316 524C340 482 354 444 378 422');
    });
  }

  private opening([x, y, rx, ry, turn]: Opening) {
    const { s, made } = this;
    s.body(oval(x + this.dx, y + this.dy, rx, ry + 3, turn), {
      fill: mix(made.p.base, '#100b08', 0.66),
      cloth: 'fleece',
      roll: 10,
      puff: -8,
      base: 12,
      gloss: 0.01,
      wrinkle: 0.2,
    });
  }

  private cuff(hand: string) {
    const { s, spec, made } = this,
      d = this.at(CUFFS[spec.cuff]),
      end = this.at(CUFF_ENDS[spec.cuff]);
    if (spec.cuff === 'knit')
      s.body(d, { ...made.knit, roll: 90, puff: 58, wrap: [this.mirrored ? 834 - this.dx : this.dx + 166, 0, 146, 1, 20] });
    else s.body(d, { ...(spec.cuff === 'safety' ? made.web : made.hide), roll: 70, puff: 46, base: -6 });
    s.inside(d, () => {
      this.fold('70 730 84 800 72 880', 40, 0.3);
      this.fold('250 740 240 810 254 890', 40, 0.3, { side: -1 });
      s.stroke('detail', end, '#000', 4, { opacity: 0.3 });
      if (spec.cuff === 'safety') {
        // stiff cloth with woven stripes, bound at the end
        for (const by of [-60, -86, -112])
          s.stroke('paint', offset(end, by), mix(made.p.base, '#1d1814', by === -86 ? 0.2 : 0.5), 12, { opacity: 0.8, cap: 'butt' });
        s.stroke('paint', offset(end, -8), mix(made.p.base, '#14100d', 0.6), 24, { cap: 'butt' });
        s.stroke('detail', offset(end, -8), '#fff', 22, { opacity: 0.2, cap: 'butt' });
        stitch(s, offset(end, -15), 0, made.p.thread, { size: 1.8 });
        this.fold('150 720 156 800 146 870', 30, 0.24);
      }
      if (spec.cuff === 'gauntlet') {
        for (const by of [-12, -20]) stitch(s, offset(end, by), 0, made.p.thread, { size: 1.8 });
        s.stroke('detail', offset(end, -10), '#fff', 20, { opacity: 0.14, cap: 'butt' });
        // outside seam, and the pull strap across the wrist
        const seam = this.at('M72 700C66 780 40 860 18 926');
        s.stroke('detail', seam, '#000', 3, { opacity: 0.4 });
        for (const by of [-6, 6]) stitch(s, offset(seam, by), 0, made.p.thread, { size: 1.6 });
        this.fold('120 730 130 820 118 910', 44, 0.35);
        this.fold('220 730 214 820 236 920', 40, 0.3, { side: -1 });
        this.fold('70 760 140 776 230 762', 26, 0.3);
      }
      underEdge(s, hand, { reach: 26, strength: 0.3, dx: 2, dy: 8 });
    });
  }

  private palmSide() {
    const { s, spec, made } = this;
    this.fold('316 520 250 540 170 540 60 516', 34, 0.55);
    this.fold('210 560 220 620 200 690', 34, 0.5, { side: -1 });
    this.fold('40 560 90 600 150 610', 28, 0.4);
    this.fold('60 650 130 668 200 660', 26, 0.4);
    this.crumple(30, 470, 300, 690, 16, 0, 0.2, 1.1);
    const pad = this.at(PAD),
      l = lum(made.hide.fill);
    if (isDipped(spec)) return;
    s.add('detail', `<path d="${pad}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".28"/>`);
    if (spec.shell === 'suede-palm') s.part('suede-palm', this.dx + 140, this.dy + 580);
    if (isKnit(spec)) s.body(pad, { ...thumbAndPalm(spec, made), roll: 14, puff: 10, base: 26, edge: true });
    else s.patch(pad, { fill: mix(made.p.base, l < 0.16 ? '#000000' : '#2a1608', 0.12), lift: 0.12 });
    this.row('M44 507C110 494 208 495 252 506C232 560 218 602 207 657C150 668 94 667 53 658C46 606 42 560 44 507');
    if (spec.shell === 'leather') for (const by of [540, 580, 620]) this.row(`M46 ${by}C110 ${by - 8} 190 ${by - 8} 236 ${by}`);
    if (spec.fingers === 'half') for (const d of TIP_SEAMS.half) this.row(d);
  }

  private backSide() {
    const { s, spec } = this;
    s.part(backParts[spec.shell], this.dx + 160, this.dy + 504);
    this.fold('60 600 130 620 220 612 280 590', 30, 0.45);
    this.fold('50 660 140 676 230 670', 26, 0.4);
    this.fold('180 560 190 610 180 660', 30, 0.3);
    this.crumple(30, 560, 300, 690, 9, 1, 0.2, 0.8);
    if (spec.fingers === 'half') for (const d of TIP_SEAMS.half) this.row(d);
    if (spec.shell === 'canvas') this.canvasBack();
    if (spec.shell === 'leather') {
      // three points sewn from the knuckles, and an elastic that draws in the wrist
      for (const d of ['M84 446C96 500 104 540 106 590', 'M166 440C168 500 168 540 168 590', 'M246 440C240 500 234 540 230 590']) {
        s.add('folds', `<path d="${this.at(d)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"/>`);
        s.stroke('detail', this.at(d), '#fff', 6, { opacity: 0.3 });
        for (const by of [-5, 5]) this.row(d, by);
      }
      for (const q of along(this.at('M44 664C120 682 220 682 298 662'), 15)) this.pleat(q.x, q.y);
    }
  }

  private pleat(x: number, y: number) {
    fold(
      this.s,
      [
        [x, y - 18],
        [x + 2, y],
        [x - 1, y + 20],
      ],
      9,
      0.5,
    );
  }

  private canvasBack() {
    const { s, spec, made } = this;
    for (const t of TIPS[spec.fingers]) {
      s.patch(this.at(t), { fill: made.p.base, lift: 0.14 });
      s.add('detail', `<path d="${this.at(t)}" fill="none" stroke="#000" stroke-width="4" stroke-opacity=".24"/>`);
    }
    for (const d of spec.fingers === 'half' ? [] : TIP_SEAMS[spec.fingers]) this.row(d);
    const d = this.at(STRAP);
    underEdge(s, d, { reach: 14, strength: 0.26 });
    s.add('detail', `<path d="${d}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".3"/>`);
    s.patch(d, { fill: made.p.base, lift: 0.18 });
    this.row('M4 484C90 460 230 458 324 486');
    this.row('M8 548C100 522 230 520 322 544');
    label(s, this.dx + 160, this.dy + 504, 84, 40, {
      fill: 'none',
      ink: mix(made.p.base, lum(made.p.base) < 0.2 ? '#c9b28a' : '#1a0d05', 0.6),
    });
  }
}

function draw(spec: Gloves, color: Color, view: Face): string {
  const s = new Sheet({ name: `gloves, ${view}`, drift: { amount: 3, seed: view === 'front' ? 15 : 8 } }),
    made = materials(spec, color.hex),
    size = spec.cuff === 'gauntlet' ? 0.95 : 1;
  s.moved(scaled(size, size, [500, 500], 0, spec.cuff === 'gauntlet' ? -14 : spec.fingers === 'half' ? -36 : 0), () => {
    if (view === 'front') new Glove(s, spec, made, [60, -34], false).draw();
    else
      s.moved(
        (x, y) => [1000 - x, y],
        () => new Glove(s, spec, made, [524, -20], true, true).draw(),
      );
    new Glove(s, spec, made, [524, view === 'front' ? 44 : 34], true).draw();
  });
  return s.toString();
}

export const garment: Garment<'gloves'> = {
  draw,
  hasBack: true,
  detail: (spec) => (isDipped(spec) ? { part: 'dipped-palm', box: [524, 430, 330] } : { part: backParts[spec.shell], box: [70, 400, 320] }),
};
