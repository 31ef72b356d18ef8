// Six-panel cap, three-quarter view to the left; from behind the opening with its strap.
// Front with a leather patch, plain or with the embroidered logo; mesh behind; ear flaps.

import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label, rivet, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import type { Face } from '../shared/fit.ts';
import { capBack } from './cap-back.ts';
import { type Cap, type CapCloth, crownButton, embroiderLogo, leatherPatch, mesh, stitchedEyelet } from './cap-front.ts';

const CROWN =
  'M294 548C284 446 328 332 444 276C514 244 604 238 670 256C804 294 870 416 864 556C864 580 854 598 836 610C756 654 534 676 374 636C328 618 302 586 294 548Z';
const VISOR =
  'M294 548C236 558 172 592 148 644C134 680 156 710 208 732C300 768 428 802 530 782C610 766 674 718 690 644C584 660 474 658 374 626C328 610 302 580 294 548Z';
const EDGE = 'M294 548C236 558 172 592 148 644C134 680 156 710 208 732C300 768 428 802 530 782C610 766 674 718 690 644';
const HEM = 'M294 548C302 586 328 618 374 636C534 676 756 654 836 610C854 598 864 580 864 556';
const SEAMS = [
  'M400 644C362 516 416 346 600 252',
  'M664 666C684 536 666 366 612 252',
  'M820 620C828 506 768 336 620 254',
  'M306 580C284 456 374 316 590 251',
];
const MESH_PANEL =
  'M664 672C684 536 666 366 612 250C640 244 660 252 670 256C804 294 870 416 864 556C864 580 854 598 836 612C790 640 730 658 664 672Z';
const FLAP =
  'M470 640C590 656 740 640 852 580C870 566 880 580 876 606C868 690 836 790 776 822C730 836 690 806 656 760C610 706 540 690 478 684C462 676 460 650 470 640Z';
const PILE =
  'M486 672C560 676 630 700 674 756C706 800 742 822 776 810C826 780 858 690 868 610C880 606 886 620 884 640C876 730 838 822 782 842C728 858 682 820 648 776C606 722 548 706 484 698C472 692 474 676 486 672Z';

function crown(s: Sheet, spec: Cap, { p, body, meshColor }: CapCloth) {
  s.body(CROWN, { ...body, roll: 270, puff: 190, base: 20, wrinkle: 0.5 });
  s.inside(CROWN, () => {
    if (spec.mesh) mesh(s, MESH_PANEL, meshColor);
    for (const d of SEAMS) {
      s.add('folds', `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="22" stroke-linecap="round"/>`);
      s.stroke('paint', d, '#000', 1.5, { opacity: 0.24 });
      s.stroke('detail', d, '#000', 3, { opacity: 0.36 });
      for (const by of [-7, 7]) stitch(s, offset(d, by), 0, p.thread, { size: 1.6 });
    }
    fold(s, '464 596 494 536 490 456', 60, 0.3);
    fold(s, '734 616 744 536 724 446', 60, 0.35, { side: -1 });
    fold(s, '684 636 704 576 760 546', 40, 0.3);
    fold(s, '514 236 500 296 514 366', 50, 0.2, { side: -1 });
    crumple(s, [464, 276, 804, 616], 10, { seed: 9, angle: 1.2, spread: 0.7, length: [60, 130], width: [16, 30], strength: [0.1, 0.22] });
    // the sweatband seam shows as rows above the edge
    for (const by of [9, 15]) stitch(s, offset(HEM, -by), 0, p.thread, { size: 1.6 });
    s.stroke('detail', offset(HEM, -6), '#fff', 12, { opacity: 0.12, cap: 'butt' });
  });
}

function earFlap(s: Sheet, { p, body }: CapCloth) {
  s.body(PILE, {
    fill: '#e2d6be',
    cloth: 'sherpa',
    relief: 4,
    grain: 1.2,
    roll: 30,
    puff: 24,
    base: 40,
    gloss: 0.01,
    wear: 0,
    wrinkle: 0.4,
  });
  s.inside(PILE, () => underEdge(s, FLAP, { reach: 16, strength: 0.2, dx: 2, dy: 6 }));
  s.body(FLAP, { ...body, roll: 60, puff: 34, base: 66, edge: true, wrinkle: 0.5, angle: -20 });
  s.inside(FLAP, () => {
    const rim = 'M852 580C870 566 880 580 876 606C868 690 836 790 776 822C730 836 690 806 656 760C610 706 540 690 478 684';
    for (const by of [10, 17]) stitch(s, offset(rim, by), 0, p.thread, { size: 1.6 });
    fold(s, '560 660 640 690 700 760', 44, 0.35);
    fold(s, '840 620 806 690 790 770', 40, 0.35, { side: -1 });
    fold(s, '700 660 740 700 752 760', 40, 0.25);
    s.stroke('paint', 'M470 634C590 650 740 634 860 570', '#000', 18, { opacity: 0.16 });
  });
  rivet(s, 770, 784, 9, '#8d8a80');
}

function visor(s: Sheet, { p, body }: CapCloth) {
  s.define(
    'bend',
    '<linearGradient id="bend" gradientUnits="userSpaceOnUse" x1="194" y1="566" x2="604" y2="766"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".38" stop-color="#fff" stop-opacity=".75"/><stop offset=".6" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".85"/></linearGradient>',
  );
  s.define(
    'turn',
    '<linearGradient id="turn" gradientUnits="userSpaceOnUse" x1="194" y1="566" x2="604" y2="776"><stop offset="0" stop-color="#000" stop-opacity=".16"/><stop offset=".3" stop-color="#000" stop-opacity="0"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>',
  );
  s.part('visor', 420, 680);
  s.body(VISOR, { ...body, roll: 26, puff: 14, base: 66, wrinkle: 0.25, angle: -14 });
  s.inside(VISOR, () => {
    s.add('folds', `<path d="${VISOR}" fill="url(#bend)"/>`);
    s.add('paint', `<path d="${VISOR}" fill="url(#turn)"/>`);
    for (let by = 14; by < 60; by += 14) stitch(s, offset(EDGE, -by), 0, p.thread, { size: 1.6 });
    s.stroke('paint', offset(EDGE, -4), '#000', 8, { opacity: 0.1 });
    s.stroke('detail', offset(EDGE, -9), '#000', 3, { opacity: 0.3 });
    for (const [w, opacity] of [
      [60, 0.07],
      [34, 0.1],
      [16, 0.14],
    ] as const)
      s.stroke('paint', 'M294 548C302 586 328 618 374 636C474 666 584 668 690 652', '#000', w, { opacity });
  });
}

function front(s: Sheet, spec: Cap, cloth: CapCloth) {
  crown(s, spec, cloth);
  if (spec.flaps) earFlap(s, cloth);
  visor(s, cloth);
  for (const [x, y, rx, ry, turn] of [
    [496, 360, 11, 9, -30],
    [712, 356, 10, 11, 20],
    [370, 396, 6, 9, 20],
  ] as const)
    if (!spec.mesh || x < 640) stitchedEyelet(s, x, y, rx, ry, turn, cloth.p);
  crownButton(s, 607, 254, cloth.body);
  if (spec.front === 'patch') {
    leatherPatch(s, CROWN, '#6b4226');
    label(s, 434, 516, 98, 70, { fill: 'none', ink: mix('#6b4226', '#140a04', 0.62), angle: -1 });
  }
  if (spec.front === 'ridge') embroiderLogo(s, CROWN, cloth.p);
  if (spec.front !== 'plain') s.part(spec.front === 'patch' ? 'leather-patch' : 'logo', 432, 516);
}

function draw(spec: Cap, color: Color, view: Face): string {
  const p = palette(color.hex),
    s = new Sheet({ name: `six-panel cap, ${view}`, drift: { amount: 2.4, seed: 13 } }),
    body = clothBody(s, spec, p.base, color, { scale: 0.92, angle: -8 }),
    cloth: CapCloth = {
      p,
      body,
      meshColor:
        color.accents[0] && spec.pattern === 'solid' ? color.accents[0] : mix(p.base, lum(p.base) > 0.6 ? '#4a4034' : '#14110e', 0.5),
      metal: '#a8a294',
    };
  if (view === 'front') s.moved(spec.flaps ? (x, y) => [x, y - 40] : undefined, () => front(s, spec, cloth));
  else s.moved(spec.flaps ? (x, y) => [x, y - 40] : undefined, () => capBack(s, spec, cloth));
  return s.toString();
}

const frontParts = { patch: 'leather-patch', ridge: 'logo', plain: 'visor' } as const;

export const garment: Garment<'cap'> = {
  draw,
  hasBack: true,
  detail: ({ front: decoration, flaps }) => ({ part: frontParts[decoration], box: [310, flaps ? 390 : 430, 300] }),
};
