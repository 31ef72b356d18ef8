// The cap from behind: the center seam, the arched opening and what closes it.
import { mix } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, rivet, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { oval, plate } from '../shared/parts.ts';
import { BOTH } from '../shared/sides.ts';
import { type Cap, type CapCloth, crownButton, mesh, stitchedEyelet } from './cap-front.ts';

const CROWN =
  'M214 640C196 500 228 356 330 286C390 246 450 238 500 238C550 238 610 246 670 286C772 356 804 500 786 640C780 664 764 676 740 680C580 706 420 706 260 680C236 676 220 664 214 640Z';
const ARCH = 'M402 700C398 620 426 560 500 558C574 560 602 620 598 700Z';
const STRAP = 'M368 626C450 646 550 646 632 626L636 676C550 698 450 698 364 676Z';
const FLAP =
  'M226 600C190 612 176 660 186 712C196 760 222 792 262 800C300 800 320 770 326 730C330 706 332 694 336 688C300 684 262 680 240 664C228 650 224 624 226 600Z';

function closing(s: Sheet, spec: Cap, { p, body, metal }: CapCloth) {
  if (spec.mesh) {
    // two plastic straps that snap into each other
    const fill = mix(p.base, '#14110e', 0.5);
    for (const { m, X } of BOTH) {
      s.body(m('M368 636C420 650 470 654 524 654L524 682C470 684 420 680 366 668Z'), {
        fill,
        cloth: 'smooth',
        roll: 10,
        puff: 6,
        base: 60,
        gloss: 0.35,
        edge: true,
        wrinkle: 0,
      });
      for (let i = 0; i < 4; i++) rivet(s, X(400 + i * 24), 655 + i * 2.6, 4.4, fill);
    }
    return;
  }
  if (spec.cloth === 'canvas' || spec.cloth === 'twill') {
    s.body(STRAP, { fill: '#6b4226', cloth: 'leather', roll: 14, puff: 8, base: 56, gloss: 0.35, edge: true, wrinkle: 0.2 });
    for (const by of [8, 44]) stitch(s, offset('M368 626C450 646 550 646 632 626', by), 0, '#c9a06a', { size: 1.7 });
    plate(s, 'M474 632C490 636 512 636 526 632L528 690C512 694 490 694 472 690Z', metal, { base: 76, on: STRAP });
    s.patch('M486 650L514 650L514 672L486 672Z', { fill: '#6b4226', lift: -0.2 });
    return;
  }
  s.body(STRAP, { ...body, roll: 14, puff: 10, base: 56, edge: true, wrinkle: 0.3 });
  for (const by of [8, 44]) stitch(s, offset('M368 626C450 646 550 646 632 626', by), 0, p.thread, { size: 1.7 });
  for (const x of [388, 612]) barTack(s, x, 655, 1.57, 36, p.thread);
  label(s, 500, 664, 64, 30, { fill: '#2b2119' });
}

export function capBack(s: Sheet, spec: Cap, cloth: CapCloth): void {
  const { p, body, meshColor } = cloth;
  if (spec.flaps)
    for (const { m, X, side } of BOTH) {
      const flap = m(FLAP);
      s.body(flap, { ...body, roll: 50, puff: 30, base: 10, edge: true, wrinkle: 0.5 });
      s.inside(flap, () => {
        for (const by of [10, 17])
          stitch(
            s,
            offset(m('M226 600C190 612 176 660 186 712C196 760 222 792 262 800C300 800 320 770 326 730'), -by * side),
            0,
            p.thread,
            { size: 1.6 },
          );
        fold(
          s,
          [
            [X(210), 660],
            [X(240), 710],
            [X(250), 780],
          ],
          36,
          0.35,
          { side },
        );
      });
    }
  s.body(CROWN, { ...body, roll: 280, puff: 190, base: 20, wrinkle: 0.5 });
  s.inside(CROWN, () => {
    if (spec.mesh) mesh(s, CROWN, meshColor);
    for (const d of ['M500 700C500 540 500 380 500 240', 'M290 690C292 520 360 330 486 242', 'M710 690C708 520 640 330 514 242']) {
      s.add('folds', `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="22" stroke-linecap="round"/>`);
      s.stroke('paint', d, '#000', 1.5, { opacity: 0.24 });
      s.stroke('detail', d, '#000', 3, { opacity: 0.36 });
      for (const by of [-7, 7]) stitch(s, offset(d, by), 0, p.thread, { size: 1.6 });
    }
    fold(s, '356 420 344 500 356 590', 56, 0.3);
    fold(s, '640 400 656 500 640 600', 56, 0.3, { side: -1 });
    fold(s, '420 300 410 380 424 460', 46, 0.2);
    crumple(s, [280, 300, 720, 640], 9, { seed: 19, angle: 1.4, spread: 0.7, length: [60, 130], width: [16, 30], strength: [0.1, 0.22] });
    const hem = 'M214 640C220 664 236 676 260 680C420 706 580 706 740 680C764 676 780 664 786 640';
    for (const by of [9, 15]) stitch(s, offset(hem, -by), 0, p.thread, { size: 1.6 });
    // through the opening the inside of the front is seen, and the sweatband
    const bound = 'M394 704C390 614 420 550 500 548C580 550 610 614 606 704';
    s.stroke('detail', bound, '#fff', 22, { opacity: 0.16 });
    s.patch(ARCH, { fill: mix(p.base, '#0f0c09', 0.72), lift: -0.5 });
    s.inside(ARCH, () => {
      s.add('folds', `<path d="${ARCH}" fill="#000" fill-opacity=".5"/>`);
      underEdge(s, bound, { reach: 30, strength: 0.2, dx: 6, dy: 10 });
      s.stroke('paint', 'M402 610C460 630 540 630 598 610', mix(p.base, '#0f0c09', 0.5), 30, { opacity: 0.7, cap: 'butt' });
    });
    s.stroke('paint', bound, mix(p.base, '#0f0c09', 0.3), 14);
    stitch(s, offset(bound, -14), 0, p.thread, { size: 1.6 });
  });
  s.inside(CROWN, () => underEdge(s, STRAP, { reach: 16, strength: 0.24 }));
  closing(s, spec, cloth);
  if (!spec.mesh) for (const { X, side } of BOTH) stitchedEyelet(s, X(372), 380, 9, 11, 24 * side, p);
  s.add('detail', `<path d="${oval(500, 240, 40, 14)}" fill="#000" fill-opacity=".2"/>`);
  crownButton(s, 500, 244, body);
}
