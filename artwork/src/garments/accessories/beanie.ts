// Knit beanie: ribbed, cabled or plain, with or without a turned cuff and a pom; woven label.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { mix, palette } from '../../kit/color.ts';
import { patterned } from '../../kit/fabric.ts';
import { fold, label } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { scaled } from '../shared/fit.ts';
import { CABLES, cable, pom } from './beanie-parts.ts';

type Beanie = ArtworkSpecOf<'beanie'>;

const DOME =
  'M236 640C226 530 240 410 310 318C362 250 430 218 500 216C570 218 638 250 690 318C760 410 774 530 764 640C700 690 300 690 236 640Z';
const UNCUFFED =
  'M228 768C216 600 236 410 310 318C362 250 430 218 500 216C570 218 638 250 690 318C764 410 784 600 772 768C770 788 764 796 752 800C600 846 400 846 248 800C236 796 230 788 228 768Z';
const CUFF =
  'M214 610C208 600 214 590 224 588C380 640 620 640 776 588C786 590 792 600 786 610C796 680 794 740 784 800C780 812 772 816 762 818C600 868 400 868 238 818C228 816 220 812 216 800C206 740 204 680 214 610Z';

const round = (y: number, sag: number) => `M190 ${y - 6}C340 ${y + sag} 660 ${y + sag} 810 ${y - 6}`;

function stripeYarns({ hex, accents: [first, second] }: Color, fill: string): [wide: string, narrow: string] {
  if (!first) return [mix(fill, '#efe4cc', 0.72), mix(fill, '#1d1814', 0.6)];
  return [first, second ?? mix(hex, '#1a2430', 0.5)];
}

function stripes(s: Sheet, spec: Beanie, color: Color, fill: string) {
  const [first, second] = stripeYarns(color, fill);
  for (const [y, width, yarn] of [
    [344, 44, first],
    [430, 20, second],
    [500, 44, first],
    ...(spec.cuff
      ? []
      : ([
          [610, 20, second],
          [676, 44, first],
        ] as const)),
  ] as const)
    s.stroke('paint', round(y, 10 + (y - 300) * 0.16), yarn, width, { cap: 'butt' });
}

function dome(s: Sheet, spec: Beanie, yarn: Body, color: Color, outline: string) {
  const end = spec.cuff ? 640 : 780;
  s.body(outline, { ...yarn, roll: 260, puff: 150, wrap: [500, 640, 272, 428, -18] });
  s.inside(outline, () => {
    if (spec.pattern === 'stripe') stripes(s, spec, color, yarn.fill);
    if (spec.knit === 'cable') for (const turn of CABLES) cable(s, turn, end);
    const soft = spec.knit === 'cable' ? 0.5 : 1;
    fold(s, '330 300 350 380 340 470', 60, 0.3 * soft, { side: -1 });
    fold(s, '600 230 640 330 650 450', 60, 0.35 * soft);
    fold(s, '470 200 480 300 470 420', 60, 0.2 * soft);
    fold(s, '474 182 500 206 528 182', 22, -0.4);
    if (spec.cuff) fold(s, '250 580 360 620 500 632 640 620 750 580', 40, -0.6);
    else {
      fold(s, '270 470 286 560 270 660', 54, 0.34);
      fold(s, '372 560 384 640 372 730', 56, 0.3, { side: -1 });
      fold(s, '668 500 654 600 668 700', 58, 0.34, { side: -1 });
      fold(s, '560 620 548 680 556 740', 44, 0.22);
      s.stroke('detail', 'M220 776C400 824 600 824 780 776', '#fff', 30, { opacity: 0.14 });
      s.stroke('detail', 'M220 754C400 802 600 802 780 754', '#000', 4, { opacity: 0.34 });
    }
  });
}

function cuff(s: Sheet, spec: Beanie, yarn: Body, color: Color) {
  s.body(CUFF, {
    ...yarn,
    ...(spec.knit === 'plain' ? {} : { cloth: 'rib', relief: 5.5 }),
    roll: 70,
    puff: 60,
    base: 130,
    wrap: [500, 0, 300, 1, 30],
  });
  s.inside(CUFF, () => {
    if (spec.pattern === 'stripe') {
      const [first] = stripeYarns(color, yarn.fill);
      s.stroke('paint', round(800, 56), first, 26, { cap: 'butt' });
    }
    fold(s, '240 640 262 710 250 790', 40, 0.3);
    fold(s, '700 640 690 720 704 800', 46, 0.3, { side: -1 });
  });
}

function tag(s: Sheet, y: number, base: number, hex: string) {
  s.add('detail', `<path d="M436 ${y}L564 ${y}L564 ${y + 86}L436 ${y + 86}Z" fill="#808080"/>`);
  s.body(`M438 ${y}C480 ${y + 6} 520 ${y + 6} 562 ${y}L562 ${y + 80}C520 ${y + 87} 480 ${y + 87} 438 ${y + 80}Z`, {
    fill: mix('#2b2119', hex, 0.08),
    cloth: 'twill',
    roll: 12,
    puff: 5,
    base,
    wrinkle: 0.2,
  });
  s.stroke(
    'paint',
    `M443 ${y + 7}C480 ${y + 13} 520 ${y + 13} 557 ${y + 7}L557 ${y + 74}C520 ${y + 80} 480 ${y + 80} 443 ${y + 74}Z`,
    '#c9a86a',
    1.6,
    {
      dash: '5 3',
      opacity: 0.8,
    },
  );
}

function draw(spec: Beanie, color: Color): string {
  const { base } = palette(color.hex),
    s = new Sheet({ name: 'knit beanie', drift: { amount: 3, seed: 2 } }),
    fill = patterned(s, 'yarn', spec.pattern === 'heather' ? 'heather' : 'solid', { base, accents: color.accents }),
    yarn: Body = {
      fill,
      cloth: spec.knit === 'rib' ? 'rib' : 'knit',
      relief: spec.knit === 'rib' ? 5 : spec.knit === 'plain' ? 3 : 2.2,
      grain: 1.6,
      gloss: 0.02,
      wear: 0.25,
      wrinkle: 0.5,
    },
    // with a pom on top the hat is drawn a little smaller and lower
    move = spec.pom ? scaled(0.9, 0.9, [500, 850], 0, -6) : scaled(1, 1, [500, 500], 0, spec.cuff ? -30 : -20),
    height = spec.cuff ? 690 : 700;
  s.moved(move, () => {
    dome(s, spec, { ...yarn, fill }, color, spec.cuff ? DOME : UNCUFFED);
    if (spec.cuff) cuff(s, spec, yarn, color);
    tag(s, height, spec.cuff ? 198 : 156, color.hex);
  });
  const [x, y] = move(500, height + 40);
  s.part('label', x, y);
  label(s, x, y, spec.pom ? 80 : 88, spec.pom ? 54 : 60, { fill: 'none' });
  if (spec.pom) pom(s, ...move(500, 176), 96, spec.pattern === 'stripe' ? (color.accents[0] ?? mix(base, '#efe4cc', 0.72)) : base);
  return s.toString();
}

export const garment: Garment<'beanie'> = { draw, hasBack: false, detail: () => ({ part: 'label', box: [400, 560, 310] }) };
