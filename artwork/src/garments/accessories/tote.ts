// Canvas tool tote, standing: open mouth or zip, web handles with leather grips, front pockets, leather base. Three sizes.
import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, crumple, fold, label, rivet, seam, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { bendPath, type Move } from '../../kit/sway.ts';
import { burnish, ribbon } from '../shared/parts.ts';
import { type Bag, mouth, pockets, type Tote, zipTop } from './tote-parts.ts';

const BODY =
  'M176 408C380 446 620 446 824 408C836 540 846 700 836 838C832 852 822 858 808 860C600 872 400 872 192 860C178 858 168 852 164 838C154 700 164 540 176 408Z';
const BASE =
  'M160 752C380 776 620 776 840 752C842 784 840 812 836 838C832 852 822 858 808 860C600 872 400 872 192 860C178 858 168 852 164 838C160 812 158 784 160 752Z';
const HANDLE = 'M340 770L340 420C342 300 370 150 500 146C630 150 658 300 660 420L660 770';
const REAR = 'M350 384C352 262 388 112 512 106C636 112 672 262 674 384';
const GRIP = 'M404 196C428 160 460 147 500 146C540 147 572 160 596 196';
const REAR_GRIP = 'M414 160C440 124 474 108 512 106C550 108 584 124 610 160';

const SIZES: Record<Tote['size'], { wide: number; high: number; handles: number }> = {
  small: { wide: 0.72, high: 0.86, handles: 0.72 },
  regular: { wide: 1, high: 1, handles: 1 },
  large: { wide: 1.15, high: 1.1, handles: 0.8 },
};
const proportions =
  ({ wide, high, handles }: (typeof SIZES)['small']): Move =>
  (x, y) => [500 + (x - 500) * wide, y > 408 ? 862 - (862 - y) * high : 862 - 454 * high - (408 - y) * handles];

function strap(s: Sheet, line: string, { web, p }: Bag, base: number, shade: number) {
  s.body(ribbon(line, 46), { ...web, fill: shade ? mix(web.fill, '#120d09', shade) : web.fill, base, edge: true });
  for (const by of [-17, 17]) stitch(s, offset(line, by), 0, p.thread, { size: 1.6 });
}

function body(s: Sheet, spec: Tote, bag: Bag) {
  const { p, leather } = bag;
  s.body(BODY, { fill: p.base, roll: 120, puff: 92, base: 10 });
  s.inside(BODY, () => {
    fold(s, '210 420 240 480 236 540', 50, 0.5);
    fold(s, '280 430 300 480 290 530', 44, 0.4);
    fold(s, '780 420 760 480 764 540', 50, 0.5, { side: -1 });
    fold(s, '440 440 470 480 530 486 570 444', 50, 0.45);
    fold(s, '400 500 460 520 540 522 600 504', 34, -0.3);
    fold(s, '716 440 700 490 712 540', 44, 0.4);
    if (!spec.pocket) {
      fold(s, '250 560 330 600 420 590', 50, 0.35);
      fold(s, '740 600 660 640 560 630', 54, 0.35, { side: -1 });
      fold(s, '430 520 420 620 440 730', 50, 0.3);
    }
    crumple(s, [200, 430, 800, 740], 16, { seed: 18, angle: 1.2, spread: 1, length: [60, 130], width: [14, 28], strength: [0.12, 0.28] });
    const rim = 'M176 408C380 446 620 446 824 408';
    s.stroke('detail', offset(rim, 14), '#fff', 30, { opacity: 0.12, cap: 'butt' });
    s.stroke('detail', offset(rim, 30), '#000', 3, { opacity: 0.3 });
    for (const by of [7, 24]) stitch(s, offset(rim, by), 0, p.thread, { size: 2 });
    seam(s, 'M206 414C196 540 188 700 196 860', { thread: p.thread, rows: [6, 12], side: 1, seed: 4, pucker: 0.7 });
    seam(s, 'M794 414C804 540 812 700 804 860', { thread: p.thread, rows: [6, 12], side: -1, seed: 5, pucker: 0.7 });
  });
  if (spec.pocket) pockets(s, spec, bag, BODY);
  s.inside(BODY, () => underEdge(s, BASE, { reach: 10, strength: 0.2, dx: 0, dy: -3 }));
  s.body(BASE, { ...leather, roll: 70, puff: 52, base: 56, wrinkle: 0.6 });
  burnish(s, BASE);
  s.inside(BASE, () => {
    for (const by of [9, 18]) stitch(s, offset('M160 752C380 776 620 776 840 752', by), 0, '#d3ab70', { size: 2.2, pitch: 8, gap: 2.6 });
    crumple(s, [200, 780, 800, 850], 12, { seed: 19, angle: 0.2, spread: 0.6, length: [60, 140], width: [10, 18], strength: [0.12, 0.26] });
  });
}

function feet(s: Sheet, move: Move, { p, leather, metal }: Bag, outline: string) {
  for (const from of [340, 660]) {
    const [x, low] = move(from, 742),
      y = (at: number) => move(from, at)[1];
    for (const at of [462, 566]) barTack(s, x, y(at), 0, 40, p.thread);
    stitch(s, `M${x - 16} ${y(470)}L${x + 16} ${y(558)}M${x + 16} ${y(470)}L${x - 16} ${y(558)}`, 0, p.thread, { size: 2 });
    const foot = `M${x - 30} ${low}L${x + 30} ${low}L${x + 30} ${low + 64}C${x + 20} ${low + 80} ${x - 20} ${low + 80} ${x - 30} ${low + 64}Z`;
    s.inside(outline, () => underEdge(s, foot, { reach: 10, strength: 0.26 }));
    s.body(foot, { ...leather, roll: 12, puff: 8, base: 118, edge: true, wrinkle: 0.2 });
    stitch(s, offset(foot, 7), 0, '#d3ab70', { size: 1.8 });
    for (const [dx, dy] of [
      [-14, 18],
      [14, 18],
      [0, 54],
    ] as const)
      rivet(s, x + dx, low + dy, 6.4, metal);
  }
}

function grip(s: Sheet, line: string, { leather }: Bag) {
  const d = ribbon(line, (t) => 47 + 8 * Math.min(1, Math.min(t, 1 - t) * 9));
  s.body(d, { ...leather, roll: 28, puff: 22, base: 84, edge: true, wrinkle: 0.4 });
  stitch(s, offset(line, 20), 0, '#d3ab70', { size: 2, pitch: 8, gap: 2.6 });
  burnish(s, d, { widths: [22, 10] });
}

function tag(s: Sheet, x: number, y: number, hide: string, outline: string, k: number) {
  const w = 48 * k,
    h = 32 * k,
    d = `M${x - w} ${y - h}L${x + w} ${y - h}L${x + w} ${y + h}L${x - w} ${y + h}Z`;
  s.inside(outline, () => underEdge(s, d, { reach: 8, strength: 0.24, dx: 2, dy: 3 }));
  s.patch(d, { fill: hide, lift: 0.24 });
  burnish(s, d, { widths: [20, 10] });
  const i = 6;
  stitch(
    s,
    `M${x - w + i} ${y - h + i}L${x + w - i} ${y - h + i}L${x + w - i} ${y + h - i}L${x - w + i} ${y + h - i}L${x - w + i} ${y - h + i}`,
    0,
    '#d3ab70',
    { size: 1.8 },
  );
  label(s, x, y, 80 * k, 46 * k, { fill: 'none', ink: mix(hide, '#120903', 0.65) });
}

function draw(spec: Tote, color: Color): string {
  const hide = '#6d4326',
    size = SIZES[spec.size],
    move = proportions(size),
    p = palette(color.hex),
    l = lum(color.hex);
  const s = new Sheet({
    name: 'canvas tool tote',
    drift: { amount: 3, seed: 17 },
    ground: { y: 862, x0: 500 - 330 * size.wide, x1: 500 + 332 * size.wide },
  });
  const bag: Bag = {
    p,
    hide,
    metal: '#b08a52',
    leather: { fill: hide, cloth: 'leather', gloss: 0.32, wear: 0.6, grain: 0.9 },
    web: {
      fill: mix(p.base, l > 0.6 ? '#b29a72' : '#15110c', l > 0.6 ? 0.35 : 0.3),
      cloth: 'twill',
      grain: 1.5,
      roll: 10,
      puff: 6,
      wrinkle: 0.3,
    },
  };
  const bent = (d: string) => bendPath(d, move);
  strap(s, bent(REAR), bag, -30, 0.22);
  s.body(ribbon(bent(REAR_GRIP), 52), { ...bag.leather, fill: mix(hide, '#120d09', 0.3), roll: 26, puff: 20, base: -34, edge: true });
  s.moved(move, () => {
    if (spec.zip) zipTop(s, bag);
    else mouth(s, bag);
    body(s, spec, bag);
  });
  const outline = bent(BODY),
    handle = bent(HANDLE);
  s.inside(outline, () => underEdge(s, ribbon(handle, 46), { reach: 18, strength: 0.26, dx: 4, dy: 4 }));
  strap(s, handle, bag, 84, 0);
  feet(s, move, bag, outline);
  grip(s, bent(GRIP), bag);
  const [x, y] = spec.pocket ? move(500, 624) : move(500, 590);
  s.part('label', x, y);
  tag(s, x, y, hide, outline, spec.pocket ? (spec.size === 'small' ? 0.8 : 1) : 1.3);
  return s.toString();
}

export const garment: Garment<'tote'> = {
  draw,
  hasBack: false,
  detail: ({ pocket }) => ({ part: pocket ? 'tool-pocket' : 'label', box: [300, 430, 320] }),
};
