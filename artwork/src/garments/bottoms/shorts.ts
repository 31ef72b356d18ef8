// Shorts: fly or drawcord, slant pockets, bellows pockets on the sides. Three lengths, three cuts.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { mix, type Palette, palette } from '../../kit/color.ts';
import { offset, type Point } from '../../kit/geometry.ts';
import { barTack, button, fold, pocket, puckers, seam, setRivet, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { clothBody } from '../shared/cloth-body.ts';
import { AS_DRAWN, type Face, type LegChange, moveLegs, scaled, sequence } from '../shared/fit.ts';
import { beltLoop } from '../shared/parts.ts';
import { BOTH, LEFT, RIGHT } from '../shared/sides.ts';
import { hammerLoop } from './pants-shape.ts';
import { shortsFolds } from './shorts-folds.ts';
import { breakOf } from './trouser-folds.ts';
import { cargoPocket, drawcord, gathers, groove, setPocket, waistLabel } from './trouser-parts.ts';

type Shorts = ArtworkSpecOf<'shorts'>;
type Cloth = { p: Palette; body: Body; fill: string; metal: string };

const OUTLINE =
  'M252 214C240 300 214 400 192 520C176 620 164 720 158 812C240 842 370 852 464 838C472 760 484 660 500 566C516 660 528 760 536 838C630 852 760 842 842 812C836 720 824 620 808 520C786 400 760 300 748 214';
const LEGS = { front: `${OUTLINE}C620 238 380 238 252 214Z`, back: `${OUTLINE}C620 196 380 196 252 214Z` };
const BAND = {
  front: 'M256 146C400 180 600 180 744 146C748 172 749 196 748 220C600 250 400 250 252 220C251 196 252 172 256 146Z',
  back: 'M256 150C400 124 600 124 744 150C748 174 749 198 748 222C600 196 400 196 252 222C251 198 252 174 256 150Z',
};
const INSIDE = 'M256 150C266 114 734 114 744 150C640 186 360 186 256 150Z';
const POCKET_OPENING = 'M352 240C340 300 300 380 226 424';
const SEAT = 'M276 330C330 344 388 350 450 346C452 400 450 450 446 494L372 518L280 484C274 434 272 380 276 330Z';

const LEG = {
  rise: 570,
  outer: [
    [146, 256],
    [214, 252],
    [300, 240],
    [400, 217],
    [520, 192],
    [650, 174],
    [812, 158],
  ],
  inner: [
    [570, 500],
    [660, 485],
    [760, 473],
    [838, 464],
  ],
} as const;
const CUTS: Record<Shorts['cut'], LegChange> = {
  mens: AS_DRAWN,
  womens: {
    outer: [
      [146, 40],
      [214, 36],
      [300, 18],
      [400, 8],
      [520, 6],
      [650, 8],
      [812, 12],
    ],
    inner: [
      [570, 0],
      [660, -5],
      [838, -9],
    ],
  },
  kids: {
    outer: [
      [146, -10],
      [400, -8],
      [812, -4],
    ],
    inner: [
      [570, 0],
      [838, 4],
    ],
  },
};
const LENGTHS: Record<Shorts['length'], { stretch: number; center: number; cargo: readonly [dx: number, dy: number] }> = {
  short: { stretch: 0.56, center: 66, cargo: [22, -104] },
  regular: { stretch: 1, center: 0, cargo: [0, 0] },
  long: { stretch: 1.38, center: -34, cargo: [-8, 66] },
};

function legs(s: Sheet, spec: Shorts, { p }: Cloth, view: Face) {
  const rows = spec.cloth === 'jersey' ? [7] : [6, 13],
    size = 2;
  for (const { m, side } of BOTH) {
    if (view === 'front') {
      setPocket(s, m(POCKET_OPENING), -side, p.thread, { rows: spec.waist === 'drawcord' ? [8] : [8, 16], size });
      barTack(s, side > 0 ? 350 : 650, 258, 0.2 * side, 20, p.thread);
      barTack(s, side > 0 ? 236 : 764, 416, 0.9 * side, 20, p.thread);
    }
    const outer =
      view === 'front'
        ? 'M226 424C214 460 204 494 197 520C180 620 168 720 163 816'
        : 'M256 214C244 300 218 400 197 520C180 620 168 720 163 816';
    seam(s, m(outer), { thread: p.thread, rows, side: -side, seed: 4, pucker: 0.5 });
    seam(s, m('M497 584C484 670 474 760 467 842'), { thread: p.thread, rows, side, seed: 6, pucker: 0.5 });
    const hem = m('M160 784C240 814 370 824 466 810');
    s.stroke('detail', hem, '#000', 3, { opacity: 0.2 });
    s.stroke('detail', offset(hem, 18 * side), '#fff', 32, { opacity: 0.12, cap: 'butt' });
    for (const by of spec.cloth === 'jersey' || spec.cloth === 'nylon' ? [2] : [2, 9]) stitch(s, hem, by, p.thread, { size });
    puckers(s, hem, { seed: 7 + side, side, strength: 0.8, reach: 26, gap: 16 });
  }
}

function fly(s: Sheet, spec: Shorts, { p }: Cloth) {
  groove(s, 'M500 240C500 340 500 460 500 566', 4);
  if (spec.waist === 'drawcord') return stitch(s, 'M491 244C491 340 491 430 492 520', 0, p.thread, { size: 2 });
  s.stroke('detail', 'M528 240L528 470', '#fff', 46, { opacity: 0.08, cap: 'butt' });
  for (const by of [0, 9])
    stitch(
      s,
      `M${556 + by} 240C${560 + by} 350 ${558 + by} 420 ${540 + by} ${462 + by}C528 ${486 + by} 514 ${494 + by} 502 ${500 + by}`,
      0,
      p.thread,
      { size: 2 },
    );
  stitch(s, 'M491 244C491 340 491 430 492 520', 0, p.thread, { size: 2 });
  barTack(s, 510, 504, -0.5, 22, p.thread);
}

function seat(s: Sheet, spec: Shorts, { p, fill, metal }: Cloth) {
  s.inside(LEGS.back, () =>
    seam(s, 'M500 202C500 340 500 460 500 566', { thread: p.thread, rows: [6, 13], side: -1, seed: 2, pucker: 0.5 }),
  );
  for (const { m, X, side } of BOTH) {
    if (spec.waist === 'drawcord' && side > 0) continue;
    const d = m(SEAT);
    pocket(s, d, { fill, thread: p.thread, lift: 0.15 });
    s.inside(d, () => {
      for (const by of [8, 15])
        stitch(s, offset(m('M450 346C452 400 450 450 446 494L372 518L280 484C274 434 272 380 276 330'), by * side), 0, p.thread, {
          size: 2,
        });
      for (const by of [12, 20]) stitch(s, m(`M276 ${330 + by}C330 ${344 + by} 388 ${350 + by} 450 ${346 + by}`), 0, p.thread, { size: 2 });
      fold(
        s,
        [
          [X(310), 400],
          [X(356), 424],
          [X(410), 414],
        ],
        26,
        0.3,
        { side },
      );
    });
    s.stroke('paint', offset(m('M276 330C330 344 388 350 450 346'), -1), '#0a0706', 4, { opacity: 0.35 });
    for (const [x, y] of [
      [289, 346],
      [438, 358],
    ] as const) {
      if (spec.cloth === 'denim') setRivet(s, X(x), y, 7, metal);
      else barTack(s, X(x), y, 0, 20, p.thread);
    }
  }
}

function waist(s: Sheet, spec: Shorts, { p, body, fill, metal }: Cloth, view: Face) {
  s.body(BAND[view], { ...body, roll: 36, puff: 16, base: 60, wrinkle: 0.5 });
  const upper = view === 'front' ? 'M257 156C400 190 600 190 743 156' : 'M257 160C400 134 600 134 743 160',
    lower = view === 'front' ? 'M253 211C400 241 600 241 747 211' : 'M253 212C400 187 600 187 747 212';
  if (spec.waist === 'drawcord') {
    s.inside(BAND[view], () => {
      gathers(s, upper, 66, { seed: view === 'front' ? 4 : 6, gap: 17 });
      for (const by of [8, 28, 48]) stitch(s, offset(upper, by), 0, p.thread, { size: 1.8 });
    });
    s.inside(LEGS[view], () => gathers(s, offset(lower, 14), 70, { seed: 5, gap: 23, strength: 0.26 }));
    if (view === 'back') return;
    drawcord(s, 204, { base: p.base, metal: '#8d8a80', spread: 24, reach: 150, width: 11 });
    s.part('drawcord-waist', 500, 204);
    return;
  }
  for (const d of [upper, lower]) stitch(s, d, 0, p.thread, { size: 2 });
  const top = (x: number) => (view === 'front' ? 146 + (1 - ((x - 500) / 246) ** 2) * 25 : 148 - (1 - ((x - 500) / 246) ** 2) * 19);
  if (spec.cut === 'kids') s.inside(BAND[view], () => gathers(s, upper, 66, { seed: 8, gap: 15, strength: 0.34 }));
  for (const x of view === 'front' ? [296, 400, 604, 706] : [290, 396, 500, 604, 710])
    beltLoop(s, x, top(x), 84, { fill, thread: p.thread, w: 26 });
  if (view === 'back') return;
  s.part('waistband', 496, 208);
  groove(s, 'M520 171L520 242', 4);
  if (spec.cloth === 'denim') button(s, 496, 208, 17, metal, '', true);
  else button(s, 496, 208, 17, mix(p.base, '#1c120a', 0.55), p.thread);
}

function draw(spec: Shorts, color: Color, view: Face): string {
  const plain = palette(color.hex),
    p: Palette = spec.cloth === 'denim' ? { ...plain, thread: mix('#c98f4e', plain.base, 0.2) } : plain,
    child = spec.cut === 'kids',
    s = new Sheet({ name: `shorts, ${view}`, drift: { amount: 4, seed: view === 'front' ? 14 : 21 }, hardware: child ? 1.2 : 1 }),
    body = clothBody(s, spec, p.base, color, { scale: 1.1 }),
    cloth: Cloth = { p, body, fill: body.fill, metal: '#b07a48' },
    { stretch, center, cargo } = LENGTHS[spec.length],
    small = child ? scaled(0.84, 0.84, [500, 480]) : undefined,
    fit = moveLegs(LEG, [CUTS[spec.cut]], center ? (y) => (y > 570 ? 570 + (y - 570) * stretch : y) + center : undefined),
    move = fit || small ? sequence(fit, small) : undefined;
  s.moved(move, () => {
    if (view === 'front') {
      s.body(INSIDE, { ...body, fill: mix(p.base, '#1a120c', 0.5), roll: 40, puff: -18, base: -12, wrinkle: 0.3, warp: 0 });
    }
    s.body(LEGS[view], { ...body, roll: 130, puff: 82 });
    s.inside(LEGS[view], () => {
      shortsFolds(s, view, breakOf(spec.cloth));
      if (view === 'front') fly(s, spec, cloth);
      legs(s, spec, cloth, view);
    });
    if (view === 'back') seat(s, spec, cloth);
  });
  // the side pocket keeps its own height in every length
  if (spec.cargo)
    s.moved(
      center || move
        ? sequence(
            moveLegs(LEG, [CUTS[spec.cut]], (y) => y + center),
            small,
          )
        : undefined,
      () => {
        for (const at of BOTH)
          s.moved(center ? scaled(1, 1, [0, 0], cargo[0] * at.side, cargo[1]) : undefined, () =>
            cargoPocket(s, at, { clip: LEGS[view], body, thread: p.thread, metal: '#a9906a' }),
          );
      },
    );
  s.moved(move, () => waist(s, spec, cloth, view));
  // wider legs than those of pants, for which the loop is drawn
  const aside = (x: number, y: number): Point => [x + (view === 'front' ? 88 : -88), y + 60];
  if (spec.hammer) s.moved(move ? sequence(aside, move) : aside, () => hammerLoop(s, view === 'front' ? LEFT : RIGHT, cloth, 150));
  waistLabel(s, move, view === 'front' ? [500, 146] : spec.waist === 'drawcord' ? undefined : [656, 178], 80, 1.4);
  return s.toString();
}

export const garment: Garment<'shorts'> = {
  draw,
  hasBack: true,
  detail: ({ waist: fastening, length }) => ({
    part: fastening === 'drawcord' ? 'drawcord-waist' : 'waistband',
    box: [330, 140 + LENGTHS[length].center, 330],
  }),
};
