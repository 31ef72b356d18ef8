// Dog coat, side view as worn, head to the left: shell in four cloths, quilted or pile lining, belly strap, collar.
import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, label, pocket, rivet, seam, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import { rod } from '../shared/parts.ts';
import { type Coat, coatNeck, type DogCoat, SHELL } from './dog-coat-neck.ts';
import { leashSlot } from './dog-coat-slot.ts';

const STRAP = 'M470 560C470 640 476 700 492 742C540 770 600 768 640 736C660 700 668 650 668 560Z';
const EDGE =
  'M822 306C884 350 896 430 890 500C884 560 872 600 852 628C840 642 822 644 806 636C760 606 712 598 664 616C604 648 520 664 440 650C430 600 410 566 372 556C326 548 288 580 272 640C240 640 206 612 186 556C178 536 172 510 160 470';
const POCKET = 'M610 400C680 398 740 402 776 410C784 450 782 500 772 544C720 548 660 546 606 538C602 490 604 440 610 400Z';
const FLAP = 'M602 384C680 380 740 386 784 394C788 416 787 434 784 452C730 448 660 444 600 446C598 424 599 404 602 384Z';
const GIRTH = 'M500 560C560 556 620 556 664 566L668 606C620 598 560 598 502 604Z';

function bellyStrap(s: Sheet, { p, body }: Coat) {
  s.body(STRAP, { ...body, fill: mix(p.base, '#0d0a08', 0.1), roll: 60, puff: 40, base: -30, warp: 0 });
  s.inside(STRAP, () => {
    fold(s, '480 690 540 716 610 712 660 690', 26, 0.5);
    fold(s, '500 640 510 690 520 740', 24, 0.4);
    for (const by of [-8, -15]) stitch(s, 'M492 742C540 770 600 768 640 736', by, p.thread);
  });
}

function quilting(s: Sheet) {
  let lines = '';
  for (let x = 60; x < 1240; x += 74) lines += `M${x} 230C${x - 40} 380 ${x - 90} 520 ${x - 130} 680`;
  s.stroke('folds', lines, '#000', 16, { opacity: 0.42 });
  s.stroke('detail', lines, '#000', 4, { opacity: 0.4 });
  s.stroke('paint', lines, '#000', 1.8, { opacity: 0.16 });
  let lofts = '';
  for (let x = 97; x < 1240; x += 74) lofts += `M${x} 230C${x - 40} 380 ${x - 90} 520 ${x - 130} 680`;
  s.stroke('folds', lofts, '#fff', 26, { opacity: 0.3 });
}

function shell(s: Sheet, spec: DogCoat, { p, body, trim, power }: Coat) {
  const f = (run: string, width: number, strength: number, options?: { side?: number }) => fold(s, run, width, strength * power, options);
  s.body(SHELL, { ...body, roll: 170, puff: 120, angle: 4 });
  s.inside(SHELL, () => {
    f('380 300 372 380 356 450 330 520', 40, 0.45, { side: -1 });
    f('440 300 446 400 432 500 410 570', 44, 0.4);
    f('280 560 256 570 226 560 200 530', 26, 0.5, { side: -1 });
    f('372 560 420 540 470 540 520 556', 26, 0.55);
    f('440 640 480 600 540 580', 26, 0.5, { side: -1 });
    f('860 620 840 570 846 500', 28, 0.5);
    f('560 300 556 360 566 420', 34, 0.4);
    f('800 320 824 390 828 470', 36, 0.45, { side: -1 });
    f('664 612 640 580 590 564', 24, 0.5);
    f('210 500 250 520 300 520', 24, 0.4);
    if (!spec.pocket) {
      f('640 380 700 420 770 424', 34, 0.4);
      f('600 470 680 500 770 490', 34, 0.35, { side: -1 });
    }
    crumple(s, [300, 320, 860, 620], 24, {
      seed: 15,
      angle: 0.4,
      spread: 1.2,
      length: [40, 110],
      width: [8, 18],
      strength: [0.14 * power, 0.3 * power],
    });
    if (spec.cloth === 'nylon' && spec.lining !== 'none') quilting(s);
    // spine and shoulder seams
    const rows = spec.cloth === 'fleece' ? [6] : [6, 12];
    seam(s, 'M300 300C400 306 500 318 600 324C700 328 790 336 900 380', { thread: p.thread, rows, seed: 4, pucker: 0.6 });
    if (spec.cloth !== 'nylon') seam(s, 'M470 284C478 380 472 500 456 660', { thread: p.thread, rows, seed: 5, pucker: 0.7 });
    // bound edge
    s.stroke('paint', EDGE, trim, 24, { cap: 'butt' });
    s.stroke('detail', EDGE, '#fff', 24, { opacity: 0.2, cap: 'butt' });
    s.stroke('detail', offset(EDGE, 12), '#000', 4, { opacity: 0.45 });
    stitch(s, EDGE, 8, p.thread);
    if (spec.piping && (spec.cloth === 'canvas' || spec.cloth === 'nylon')) {
      // reflective piping
      const pipe = 'M496 292C504 390 498 510 484 656';
      s.stroke('paint', pipe, '#000', 9, { opacity: 0.2 });
      s.stroke('paint', pipe, '#b9babb', spec.cloth === 'nylon' ? 9 : 4);
      s.stroke('detail', pipe, '#fff', 6, { opacity: 0.2 });
      s.part('reflective-piping', 500, 390);
    }
  });
}

const smoothOver = (s: Sheet, d: string) => {
  s.add('folds', `<path d="${d}" fill="#808080" fill-opacity=".85"/>`);
  s.add('detail', `<path d="${d}" fill="#808080" fill-opacity=".85"/>`);
};

function girth(s: Sheet, { p, metal }: Coat) {
  s.inside(SHELL, () => underEdge(s, GIRTH, { reach: 14 }));
  smoothOver(s, GIRTH);
  pocket(s, GIRTH, { fill: mix(p.base, '#120c08', 0.25), thread: p.thread, lift: 0.18 });
  stitch(s, 'M504 567C560 563 620 563 662 572', 0, p.thread);
  stitch(s, 'M506 597C560 591 620 591 664 599', 0, p.thread);
  rod(
    s,
    'M574 550L604 550C609 550 612 553 612 558L612 598C612 603 609 606 604 606L574 606C569 606 566 603 566 598L566 558C566 553 569 550 574 550Z',
    8,
    metal,
    {
      closed: true,
      base: 150,
      on: SHELL,
    },
  );
  s.stroke('paint', 'M590 552L590 604', '#000', 7, { opacity: 0.3 });
  s.stroke('paint', 'M590 552L590 604', mix(metal, '#fff3d6', 0.2), 5);
}

function patchPocket(s: Sheet, { p, body, metal }: Coat) {
  smoothOver(s, POCKET);
  smoothOver(s, FLAP);
  pocket(s, POCKET, { fill: body.fill, thread: p.thread });
  for (const by of [-7, -13]) stitch(s, 'M782 450C782 480 780 510 772 544C720 548 660 546 606 538C602 510 602 480 604 450', -by, p.thread);
  underEdge(s, FLAP, { reach: 12, strength: 0.22 });
  s.part('flap-pocket', 692, 460);
  pocket(s, FLAP, { fill: body.fill, thread: p.thread, lift: 0.18 });
  for (const by of [7, 13]) stitch(s, 'M784 394C788 416 787 434 784 452C730 448 660 444 600 446C598 424 599 404 602 384', by, p.thread);
  rivet(s, 616, 428, 7, metal);
  rivet(s, 768, 434, 7, metal);
}

function draw(spec: DogCoat, color: Color): string {
  const p = palette(color.hex),
    s = new Sheet({ name: 'dog coat', drift: { amount: 3, seed: 4 } }),
    body = clothBody(s, spec, p.base, color, { scale: 0.81, angle: 6 });
  const coat: Coat = {
    p,
    body,
    metal: '#b9925a',
    trim: mix(p.base, spec.cloth === 'fleece' && lum(p.base) < 0.5 ? '#e8dcc4' : '#120c08', spec.cloth === 'fleece' ? 0.3 : 0.42),
    power: { canvas: 1, nylon: 0.6, flannel: 1, fleece: 0.75 }[spec.cloth],
  };
  bellyStrap(s, coat);
  shell(s, spec, coat);
  girth(s, coat);
  if (spec.pocket) patchPocket(s, coat);
  label(s, spec.pocket ? 696 : 764, spec.pocket ? 500 : 540, 74, 42, { fill: '#6b4226', ink: '#2a170b', angle: 2 });
  if (!spec.pocket) s.part('label', 764, 540);
  if (spec.leashSlot) leashSlot(s);
  coatNeck(s, spec, coat);
  return s.toString();
}

export const garment: Garment<'dog-coat'> = {
  draw,
  hasBack: false,
  detail: ({ pocket: hasPocket }) => ({ part: hasPocket ? 'flap-pocket' : 'label', box: [520, 270, 330] }),
};
