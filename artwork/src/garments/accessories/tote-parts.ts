// The mouth of the tote, open or zipped, and the pockets on its front.
import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { fold, pocket, stitch, underEdge, zip } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';

export type Tote = ArtworkSpecOf<'tote'>;
export type Bag = { p: Palette; leather: Body; hide: string; metal: string; web: Body };

const MOUTH = 'M176 408C190 364 350 346 500 346C650 346 810 364 824 408C640 450 360 450 176 408Z';
const POCKETS = [
  'M382 536C460 544 540 544 618 536L620 760L380 760Z',
  'M186 540C220 546 254 550 300 552L298 758L178 752C178 680 180 610 186 540Z',
  'M700 552C746 550 780 546 814 540C820 610 822 680 822 752L702 758Z',
];

export function mouth(s: Sheet, { p }: Bag): void {
  s.body(MOUTH, { fill: mix(p.base, '#16100b', 0.55), roll: 50, puff: -34, base: -10, wrinkle: 0.6 });
  s.inside(MOUTH, () => {
    for (const [w, opacity] of [
      [90, 0.12],
      [50, 0.16],
      [24, 0.2],
    ] as const)
      s.stroke('paint', 'M176 408C360 450 640 450 824 408', '#000', w, { opacity });
    stitch(s, 'M182 404C200 372 350 356 500 356C650 356 800 372 818 404', 0, p.thread);
    fold(s, '330 352 340 380 330 420', 26, 0.5);
    fold(s, '690 352 680 384 690 420', 26, 0.5, { side: -1 });
  });
}

export function zipTop(s: Sheet, { p, hide, metal, leather }: Bag): void {
  const panel = 'M172 412C186 356 350 336 500 336C650 336 814 356 828 412C640 450 360 450 172 412Z',
    teeth = 'M190 398C300 376 400 370 500 370C600 370 700 376 810 398';
  s.body(panel, { fill: mix(p.base, '#15110c', 0.12), roll: 60, puff: 26, base: -16, wrinkle: 0.7 });
  s.inside(panel, () => {
    fold(s, '300 346 320 372 306 410', 30, 0.4);
    fold(s, '700 350 684 380 700 416', 30, 0.4, { side: -1 });
    for (const by of [-18, 18]) stitch(s, offset(teeth, by), 0, p.thread, { size: 1.8 });
    s.stroke('paint', 'M176 412C360 452 640 452 824 412', '#000', 26, { opacity: 0.2 });
  });
  zip(s, teeth, { metal, tape: mix(p.base, '#14100c', 0.6), width: 18, slider: false });
  const pull = 'M742 378C756 372 772 376 776 388L796 442C798 452 776 460 768 450L738 396C734 388 736 382 742 378Z';
  s.body(pull, { ...leather, roll: 9, puff: 7, base: 40, edge: true, wrinkle: 0.2 });
  stitch(s, 'M752 390L778 444', 0, mix(hide, '#e9d3a4', 0.55), { size: 1.8 });
}

export function pockets(s: Sheet, spec: Tote, { p }: Bag, outline: string): void {
  const shown = spec.size === 'small' ? POCKETS.slice(0, 1) : POCKETS;
  for (const [i, d] of shown.entries()) {
    const edge = d.slice(0, d.indexOf('L'));
    s.inside(outline, () => {
      underEdge(s, d, { reach: 12, strength: 0.2, dx: 2, dy: 4 });
      pocket(s, d, { fill: p.base, thread: p.thread, lift: 0.16 });
      s.inside(d, () => {
        for (const by of [9, 18]) stitch(s, offset(edge, by), 0, p.thread, { size: 2 });
        s.stroke('detail', offset(edge, 12), '#fff', 22, { opacity: 0.12, cap: 'butt' });
        if (i === 0) divided(s, p.thread);
      });
      s.stroke('paint', edge, '#0a0706', 4, { opacity: 0.36 });
      s.stroke('detail', offset(edge, -3), '#000', 8, { opacity: 0.5 });
      s.inside(d, () => {
        if (i === 1) fold(s, '240 570 232 650 244 730', 36, 0.45);
        if (i === 2) fold(s, '760 570 768 650 754 730', 36, 0.45);
      });
    });
  }
}

function divided(s: Sheet, thread: string) {
  s.part('tool-pocket', 500, 650);
  for (const x of [455, 545]) {
    s.stroke('detail', `M${x} 544L${x} 760`, '#000', 4, { opacity: 0.3 });
    for (const k of [-4, 4]) stitch(s, `M${x + k} 546L${x + k} 760`, 0, thread, { size: 1.8 });
  }
  fold(s, '420 560 418 640 424 720', 26, 0.4);
  fold(s, '500 566 496 640 502 730', 24, 0.4);
  fold(s, '582 560 586 650 580 720', 26, 0.4);
}
