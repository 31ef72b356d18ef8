import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lifted, lum, mix, type Palette, palette } from '../../kit/color.ts';
import { chance, offset, type Point } from '../../kit/geometry.ts';
import { fold, label, puckers, stitch, zip } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { closeUp, type TopFit, topFit } from '../tops/tops-fit.ts';
import { archHood, hoodFromBehind, hoodInside, STAND } from '../tops/tops-hood.ts';
import { both, curve, type Side, shape, sides } from '../tops/tops-parts.ts';
import { ARMHOLE_EDGE, boundArmholes, liningBehind } from '../tops/tops-shell.ts';
import { baffles, channel, sleeveChannels, swelling } from './down-baffles.ts';

type Down = ArtworkSpecOf<'down-vest'>;
type Work = { s: Sheet; p: Palette; spec: Down; pitch: number; nylon: (overrides?: Partial<Body>) => Body };

const METAL = '#a9a49a';
const PITCH = { narrow: 44, regular: 70, wide: 106 };
const LENGTH = { short: 0.86, regular: 1, long: 1.2 };
const [TOP, BOTTOM] = [194, 884];

const INSIDE = both('500 118 466 120 440 128 428 142', '428 142 436 190 462 222 500 234');
const COLLAR = shape(
  '428 116 412 134 402 160 402 190 412 206 440 226 470 240 497 246',
  '497 246 494 214 486 190 470 172 448 150 438 128 428 116',
);
const COLLAR_BACK = both('500 96 470 96 444 102 426 118', '426 118 432 132 444 144', '444 144 464 132 484 128 500 128');
const REAR_COLLAR = both('500 98 470 98 444 104 424 118', '424 118 408 146 402 176 404 200', '404 200 440 214 470 219 500 220');

const fitOf = (spec: Down): TopFit =>
  topFit(spec.cut, LENGTH[spec.length], {
    top: spec.collar === 'hood' ? 34 : 96,
    armpit: 452,
    waist: 620,
    hem: 886,
    cuff: spec.sleeves === 'long' ? 846 : 0,
  });

function workOf(spec: Down, color: Color, fit: TopFit): Work {
  const s = new Sheet({ name: 'down vest', drift: { amount: 4, seed: 9 }, hardware: fit.hardware });
  const base = palette(color.hex, { lining: '#4d4238' });
  const p = { ...base, thread: mix(base.base, '#0b0b0d', 0.3) };
  // channels and creases shade more than half of the cloth
  const shell = lifted(lum(color.hex) < 0.16 ? p.base : color.hex, lum(color.hex) < 0.16 ? 0.92 : 1.09);
  const nylon = (overrides: Partial<Body> = {}): Body => ({
    cloth: 'nylon',
    grain: 0.6,
    gloss: 0.2,
    wear: 0.08,
    fill: shell,
    ...overrides,
  });
  return { s, p, spec, nylon, pitch: PITCH[spec.baffles] };
}

function rowsOf({ pitch, spec }: Work): number[] {
  const step = pitch / LENGTH[spec.length];
  const count = Math.round((BOTTOM - TOP) / step);
  return Array.from({ length: count + 1 }, (_, i) => TOP + ((BOTTOM - TOP) * i) / count);
}

function outline(work: Work, neck: string): string {
  const rows = rowsOf(work).filter((y) => y > 470 && y < 870);
  const ends: Point[] = [[270, 452], ...rows.map((y): Point => [266 - ((y - 452) / 430) * 4, y - 12]), [260, 862]];
  const side = swelling(ends, 6);
  const shoulder: string[] =
    work.spec.sleeves === 'long'
      ? [`${neck} 416 164`, '416 164 388 180 350 194 306 206', '306 206 286 290 274 370 270 452']
      : [`${neck} 416 164`, '416 164 388 180 362 190 330 198', '330 198 352 250 356 310 346 360 334 408 306 440 270 452'];
  return both(...shoulder, side, '260 862 300 874 400 884 500 886');
}

function torso(work: Work, isBack: boolean): string {
  const { s, p, spec, nylon, pitch } = work;
  const d = outline(work, isBack ? '500 140 470 140 440 148' : '500 206 470 204 440 188');
  const r = chance(isBack ? 43 : 41);
  s.body(d, nylon({ roll: 170, puff: 80, wrinkle: 0.5 }));
  s.inside(d, () => {
    for (const { k, left } of sides(1)) {
      if (isBack && !left) continue;
      const [from, to] = isBack ? [236, 764] : left ? [236, 486] : [514, 764];
      const rows = isBack
        ? [
            ...rowsOf(work)
              .slice(0, 1)
              .map((y) => y - 60),
            ...rowsOf(work),
          ]
        : rowsOf(work);
      baffles(
        s,
        rows.map((y) => channel(y, r, from, to)),
        r,
        { thread: p.thread, seed: left ? 3 : 23, k, pitch },
      );
    }
    if (!isBack) {
      pockets(work);
      closure(work);
    }
    const hem = curve('258 842 300 858 400 870 500 872 600 870 700 858 742 842');
    s.stroke('folds', hem, '#000', 9, { opacity: 0.4 });
    stitch(s, hem, 0, p.thread, { size: 1.4 });
    if (spec.sleeves === 'long')
      for (const { m, k } of sides(2)) puckers(s, m(ARMHOLE_EDGE), { seed: 4 + k, side: -k, strength: 0.8, reach: 26, gap: 18 });
  });
  if (spec.sleeves === 'none') boundArmholes(s, d, { color: mix(p.base, '#0b0b0d', 0.3), thread: p.thread });
  return d;
}

function pockets({ s, p }: Work): void {
  for (const { k, m, X } of sides(2)) {
    const slit = m('M366 590L322 740');
    s.part('welt-pocket', X(344), 665);
    s.stroke('folds', slit, '#808080', 30, { opacity: 0.8, cap: 'butt' });
    s.stroke('detail', slit, '#000', 24, { opacity: 0.16, cap: 'butt' });
    s.stroke('paint', slit, mix(p.base, '#0b0b0d', 0.22), 20, { cap: 'butt' });
    for (const by of [6, -6]) s.stroke('detail', offset(slit, by), '#fff', 9, { opacity: 0.2, cap: 'butt' });
    s.stroke('detail', slit, '#000', 3.4, { opacity: 0.8, cap: 'butt' });
    s.stroke('paint', slit, '#0a0908', 2.4, { opacity: 0.6, cap: 'butt' });
    for (const by of [13, -13]) stitch(s, offset(slit, by * k), 0, p.thread, { size: 1.3 });
  }
}

function closure({ s, p }: Work): void {
  s.stroke('folds', 'M500 190L500 900', '#808080', 30, { cap: 'butt', opacity: 0.9 });
  s.stroke('detail', 'M500 200L500 900', '#fff', 40, { opacity: 0.08, cap: 'butt' });
  zip(s, 'M500 238L500 884', { metal: METAL, tape: mix(p.base, '#101012', 0.6), slider: false, width: 15 });
  for (const k of [-1, 1]) stitch(s, `M${500 + k * 15} 244L${500 + k * 15} 884`, 0, p.thread, { size: 1.4 });
}

function sleeve(work: Work, { k, m, left }: Side): void {
  const { s, p, nylon, pitch } = work;
  const r = chance(left ? 61 : 67);
  const outer = curve('306 214 268 234 240 274 203 356 174 460 158 540 148 640 134 720 124 776');
  const inner = curve('350 296 344 380 328 440 308 512 288 588 270 664 254 730 244 792');
  const lines = sleeveChannels(outer, inner, pitch, r);
  const edge = (end: 0 | 4, by: number) =>
    swelling(
      lines.map((pts) => pts[end]!),
      by,
    );
  const d = m(
    shape(
      [[350, 296], [348, 250], [336, 206], ...edge(0, 7).slice(0, 1)],
      edge(0, 7),
      [lines.at(-1)![0]!, lines.at(-1)![4]!],
      edge(4, -5).reverse(),
    ),
  );
  s.body(d, nylon({ roll: 84, puff: 54, base: 6, edge: true, angle: 13 * k, wrinkle: 0.5 }));
  s.inside(d, () => {
    const cap: Point[] = lines[0]!.map(([x, y]): Point => [x + 20, y - 60]);
    const all = [cap, ...lines].map((pts) => (left ? pts : pts.map(([x, y]): Point => [1000 - x, y])));
    baffles(s, all, r, { thread: p.thread, seed: left ? 80 : 95, k, pitch });
  });
  const cuff = m(
    shape(
      '128 758 160 772 206 782 248 774',
      '248 774 247 806 244 822 240 838',
      '240 838 204 846 156 838 118 818',
      '118 818 120 800 123 780 128 758',
    ),
  );
  s.body(cuff, nylon({ fill: mix(p.base, '#0b0b0d', 0.18), roll: 36, puff: 22, base: 14, angle: 13 * k, wrinkle: 0.4 }));
  stitch(s, m(curve('122 794 156 812 206 823 244 814')), 0, p.thread, { size: 1.4 });
  s.inside(cuff, () =>
    puckers(s, m(curve('122 794 156 812 206 823 244 814')), { seed: 5 + k, side: 1, strength: 0.9, reach: 20, gap: 12 }),
  );
}

function standCollar(work: Work): void {
  const { s, p, nylon } = work;
  s.body(COLLAR_BACK, nylon({ roll: 18, puff: 12, base: 24, wrinkle: 0.3 }));
  for (const { m, k, P } of sides(71, 8)) {
    s.body(m(COLLAR), nylon({ roll: 34, puff: 30, base: 46, wrinkle: 0.4 }));
    s.inside(m(COLLAR), () => {
      const mid = m(curve('402 160 424 190 458 210 500 220'));
      s.stroke('folds', mid, '#000', 10, { opacity: 0.5 });
      s.stroke('detail', mid, '#000', 3, { opacity: 0.34 });
      stitch(s, mid, 0, p.thread, { size: 1.3 });
      puckers(s, mid, { seed: 5 + k, side: 1, strength: 1, reach: 16, gap: 13 });
      puckers(s, mid, { seed: 9 + k, side: -1, strength: 1, reach: 16, gap: 14 });
      fold(s, P('420 140 432 160 450 178'), 18, 0.4, { side: k });
    });
    s.stroke('paint', m(curve('497 246 494 214 486 190 470 172 448 150 438 128')), mix(p.base, '#101012', 0.5), 5);
  }
  zip(s, 'M500 232L500 300', { metal: METAL, tape: mix(p.base, '#101012', 0.6), pull: 1, width: 15 });
}

function quiltedLine({ s, p }: Work, d: string, seed: number): void {
  s.stroke('folds', d, '#000', 12, { opacity: 0.5 });
  s.stroke('detail', d, '#000', 3, { opacity: 0.34 });
  stitch(s, d, 0, p.thread, { size: 1.3 });
  puckers(s, d, { seed, side: 1, strength: 1, reach: 18, gap: 14 });
  puckers(s, d, { seed: seed + 4, side: -1, strength: 1, reach: 18, gap: 15 });
}

function hood(work: Work): void {
  const { s, p, nylon } = work;
  archHood(s, nylon({ puff: 50 }), {
    thread: p.thread,
    after: () => quiltedLine(work, 'M396 196C384 130 420 60 470 48C490 45 510 45 530 48C580 60 616 130 604 196', 5),
  });
  s.body(STAND, nylon({ roll: 40, puff: 34, base: 52, wrinkle: 0.5 }));
  s.inside(STAND, () => {
    quiltedLine(work, curve('404 190 440 206 470 212 500 213 530 212 560 206 596 190'), 9);
    s.stroke('folds', 'M500 150L500 262', '#808080', 26, { cap: 'butt', opacity: 0.9 });
    zip(s, 'M500 176L500 262', { metal: METAL, tape: mix(p.base, '#101012', 0.6), width: 15, pull: 2 });
  });
}

function front(work: Work, fit: TopFit): void {
  const { s, p, spec, nylon } = work;
  const lining = mix(p.base, '#15110e', 0.5);
  s.moved(fit.torso, () => {
    if (spec.sleeves === 'none') liningBehind(s, nylon({ gloss: 0.12, fill: lining }));
    if (spec.collar === 'hood') hoodInside(s, nylon({ gloss: 0.12, fill: mix(lining, '#0b0907', 0.2) }));
    else {
      s.body(INSIDE, nylon({ gloss: 0.1, fill: mix(lining, '#0b0907', 0.3), roll: 50, puff: -18, base: -14, wrinkle: 0.5 }));
      label(s, 500, 164, 50, 24);
    }
    torso(work, false);
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(7)) sleeve(work, side);
    });
  s.moved(fit.torso, () => (spec.collar === 'hood' ? hood : standCollar)(work));
}

function behind(work: Work, fit: TopFit): void {
  const { s, p, spec, nylon } = work;
  let d = '';
  s.moved(fit.torso, () => {
    d = torso(work, true);
  });
  if (spec.sleeves === 'long')
    s.moved(fit.sleeve, () => {
      for (const side of sides(7)) sleeve(work, side);
    });
  s.moved(fit.torso, () => {
    if (spec.collar === 'hood') {
      hoodFromBehind(s, d, nylon(), {
        thread: p.thread,
        after: () => quiltedLine(work, curve('380 250 430 262 500 266 570 262 620 250'), 7),
      });
      return;
    }
    s.body(REAR_COLLAR, nylon({ roll: 40, puff: 32, base: 46, wrinkle: 0.4 }));
    s.inside(REAR_COLLAR, () => quiltedLine(work, curve('400 158 440 170 470 174 500 175 530 174 560 170 600 158'), 11));
  });
}

export const garment: Garment<'down-vest'> = {
  hasBack: true,
  draw(spec, color, view) {
    const fit = fitOf(spec);
    const work = workOf(spec, color, fit);
    (view === 'front' ? front : behind)(work, fit);
    return work.s.toString();
  },
  detail: (spec) => closeUp(fitOf(spec), 'welt-pocket', [316, 552, 230]),
};
