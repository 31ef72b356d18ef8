// Socks, a pair laid one over the other: ribbed cuff, cushioned heel and toe. Ankle, crew and boot height; solid, striped, ragg.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { chance, num, type Point, place, points } from '../../kit/geometry.ts';
import { crumple, fold, underEdge } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import { scaled, sequence } from '../shared/fit.ts';

type Socks = ArtworkSpecOf<'socks'>;
type Yarns = { fill: string; base: string; heel: string; bands: readonly string[] };

const LEG =
  'M440 150C440 260 452 350 456 430C446 508 422 562 384 603C430 650 520 715 610 750C644 690 652 640 650 580C648 450 656 300 660 150Z';
const FOOT =
  'M456 430C440 560 384 624 290 668C220 700 150 728 114 768C88 804 98 850 142 868C230 896 410 878 530 846C612 822 656 776 660 700C654 630 620 520 560 450Z';
const HEEL = 'M651 592C660 640 678 696 660 764C642 808 590 834 526 848C510 806 514 768 544 730C580 690 622 660 651 592Z';
const TOE = 'M226 696C176 718 138 740 114 768C88 804 98 850 142 868C178 879 226 883 276 882C246 830 232 766 226 696Z';
const MOUTH = 'M438 124C470 100 630 100 662 124C650 144 450 144 438 124Z';
const CUFF = 'M437 122C470 140 630 140 663 122C666 190 668 246 666 296C590 310 510 310 436 296C434 240 434 190 437 122Z';

const HEIGHTS: Record<Socks['height'], { top: number; cuff: number; size: number; dy: number }> = {
  ankle: { top: 372, cuff: 0.3, size: 1.14, dy: -104 },
  crew: { top: 226, cuff: 0.72, size: 1.06, dy: -56 },
  boot: { top: 122, cuff: 1, size: 1, dy: 0 },
};
function heightMove({ height }: Socks): Move {
  const { top, cuff, size, dy } = HEIGHTS[height],
    end = top + 174 * cuff;
  return sequence(
    (x, y) => [x, y < 296 ? top + (y - 122) * cuff : y < 430 ? end + ((y - 296) / 134) * (430 - end) : y],
    scaled(size, size, [455, 540], 0, dy),
  );
}

function ragg(s: Sheet, base: string, other: string): string {
  const r = chance(12),
    cell = 96;
  let flecks = '';
  for (let i = 0; i < 330; i++)
    flecks += `M${num(r.range(0, cell))} ${num(r.range(0, cell))}l${num(r.near(1.6, 1.4))} ${num(r.range(2.4, 5))}`;
  s.define(
    'ragg',
    `<pattern id="ragg" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><rect width="${cell}" height="${cell}" fill="${base}"/><path d="${flecks}" stroke="${other}" stroke-width="2.2" stroke-opacity=".62"/></pattern>`,
  );
  return 'url(#ragg)';
}

function sock(s: Sheet, spec: Socks, { fill, base, heel, bands }: Yarns, dx: number, dy: number, lift: number) {
  const at = (d: string) => place(d, 1, dx, dy),
    f = (run: string, width: number, strength: number, options?: { side?: number }) =>
      fold(
        s,
        points(run).map(([x, y]): Point => [x + dx, y + dy]),
        width,
        strength,
        options,
      );
  const yarn: Body = { fill, cloth: 'knit', grain: 1.5, gloss: 0.02, wear: 0.2, wrinkle: 0.8, relief: spec.pattern === 'ragg' ? 2.4 : 1.7 };
  const band = (y: number, width: number, color: string) =>
    s.stroke('paint', at(`M430 ${y}C500 ${y + 8} 600 ${y + 8} 670 ${y}`), color, width, { cap: 'butt' });
  s.body(at(FOOT), { ...yarn, roll: 84, puff: 56, base: lift, angle: 66, edge: lift > 0 });
  s.inside(at(FOOT), () => {
    if (spec.pattern === 'stripe')
      for (const [d, width, i] of [
        ['M286 660C300 720 310 800 350 890', 26, 0],
        ['M330 640C346 710 356 800 396 890', 12, 1],
      ] as const)
        s.stroke('paint', at(d), bands[i]!, width, { cap: 'butt' });
    f('300 700 340 760 330 850', 44, 0.35);
    f('380 660 430 740 424 850', 50, 0.3, { side: -1 });
    crumple(s, [250 + dx, 720 + dy, 500 + dx, 850 + dy], 6, {
      seed: 3 + lift,
      angle: 1.2,
      spread: 0.5,
      length: [50, 110],
      width: [12, 24],
      strength: [0.12, 0.26],
    });
  });
  s.body(at(LEG), { ...yarn, roll: 84, puff: 56, base: lift });
  // lift the join, so that leg and foot read as one knitted tube
  s.add(
    'folds',
    `<path d="${at('M392 610C436 656 520 715 604 748')}" fill="none" stroke="#fff" stroke-width="36" stroke-opacity=".3" stroke-linecap="round"/>`,
  );
  s.inside(at(LEG), () => {
    if (spec.pattern === 'stripe' && spec.height !== 'ankle')
      for (const [y, width, i] of [
        [336, 22, 0],
        [372, 10, 1],
        [408, 22, 0],
      ] as const)
        band(y, width, bands[i]!);
    f('444 560 500 590 560 590 630 566', 34, 0.5);
    f('430 610 500 646 570 640', 32, 0.5, { side: -1 });
    f('452 500 510 522 570 516', 26, 0.35);
    f('640 500 600 530 540 540', 28, 0.35, { side: -1 });
    f('500 320 510 400 500 480', 44, 0.3);
    f('600 320 592 390 604 460', 40, 0.28, { side: -1 });
    crumple(s, [456 + dx, 330 + dy, 630 + dx, 620 + dy], 8, {
      seed: 6 + lift,
      angle: 0.3,
      spread: 0.7,
      length: [40, 90],
      width: [12, 20],
      strength: [0.1, 0.22],
    });
  });
  s.inside(at(FOOT), () => {
    s.patch(at(TOE), { fill: heel, lift: 0.06 });
    s.add('detail', `<path d="${at(TOE)}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".3"/>`);
  });
  s.body(at(HEEL), { ...yarn, fill: heel, roll: 70, puff: 50, base: lift + 4, angle: 30 });
  s.inside(at(HEEL), () => {
    s.stroke('detail', at('M526 848C510 806 514 768 544 730C580 690 622 660 651 592'), '#fff', 14, { opacity: 0.2 });
    f('560 770 600 750 640 756', 24, 0.3);
  });
  s.body(at(MOUTH), { ...yarn, fill: mix(base, '#140d0a', 0.5), cloth: 'rib', roll: 20, puff: -10, base: lift - 10 });
  s.body(at(CUFF), {
    ...yarn,
    cloth: 'rib',
    relief: 3.8,
    roll: spec.height === 'ankle' ? 40 : 80,
    puff: spec.height === 'ankle' ? 50 : 56,
    base: lift + 8,
  });
  s.inside(at(CUFF), () => {
    if (spec.pattern === 'stripe') for (const [i, y] of [168, 212].entries()) band(y, 24, bands[i % bands.length]!);
    if (spec.pattern === 'ragg') band(150, 30, heel);
    f('470 120 478 200 470 290', 34, 0.25);
    f('610 130 602 210 612 290', 34, 0.25, { side: -1 });
    s.stroke('detail', at('M437 128C490 142 610 142 663 128'), '#fff', 14, { opacity: 0.2 });
    s.stroke('detail', at('M437 138C490 152 610 152 663 138'), '#000', 4, { opacity: 0.3 });
  });
}

function yarnsOf(s: Sheet, spec: Socks, { hex, accents }: Color): Yarns {
  const { base } = palette(hex),
    l = lum(hex),
    pale = l > 0.6 ? '#8b6b48' : mix(base, '#ddd3bf', l < 0.16 ? 0.24 : 0.86),
    first = accents[0] ?? (l > 0.6 ? '#8a3b2c' : pale);
  // solid socks have a heel of their own yarn, a shade off; patterned ones show the second yarn there
  const heel =
    spec.pattern === 'solid'
      ? mix(base, l > 0.6 ? '#6b5a44' : l < 0.16 ? '#8a8780' : '#120d0a', l > 0.6 ? 0.3 : 0.26)
      : (accents[0] ?? pale);
  return {
    base,
    heel,
    bands: [first, accents[1] ?? (l > 0.6 ? '#3f4a3a' : first)],
    fill: spec.pattern === 'ragg' ? ragg(s, base, accents[0] ?? mix(base, l > 0.6 ? '#4a4038' : '#efe6d2', 0.72)) : base,
  };
}

function draw(spec: Socks, color: Color): string {
  const s = new Sheet({ name: 'socks', drift: { amount: 4, seed: 10 } }),
    yarns = yarnsOf(s, spec, color),
    back = (d: string) => place(d, 1, 148, -44),
    front = (d: string) => place(d, 1, -10, 26);
  s.moved(heightMove(spec), () => {
    sock(s, spec, yarns, 148, -44, -40);
    for (const d of [LEG, FOOT, CUFF]) s.inside(back(LEG), () => underEdge(s, front(d), { reach: 26, strength: 0.22 }));
    s.inside(back(FOOT), () => underEdge(s, front(FOOT), { reach: 26, strength: 0.22 }));
    sock(s, spec, yarns, -10, 26, 24);
    s.part('cuff', 540, 236);
  });
  return s.toString();
}

export const garment: Garment<'socks'> = {
  draw,
  hasBack: false,
  detail: ({ height }) => ({
    part: 'cuff',
    box: height === 'boot' ? [360, 130, 320] : height === 'crew' ? [360, 150, 320] : [360, 270, 320],
  }),
};
