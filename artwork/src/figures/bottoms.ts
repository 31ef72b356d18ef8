/**
 * Size-guide illustration of trousers (A: waist, B: seat or hip, C: inside leg, D: height) and suspenders (A: front to back over the
 * shoulder, B: height).
 * Coordinates are runs, see `curve.ts`.
 */
import type { Point } from '../kit/geometry.ts';
import { arm } from './arm.ts';
import { type Build, man, woman } from './builds.ts';
import { curve, onStage, type Stage } from './curve.ts';
import { body, DUCK, line, WEIGHT } from './ink.ts';
import { head, legs, trunk } from './person.ts';
import { type Letter, letterMarker, plate, straightLine } from './plate.ts';
import { hiddenPath, tapeAlong, tapeAround } from './tape.ts';

const STAGE: Stage = { scale: 1.1, x: 450, y: 82 };
const TAPE_WIDTH = 16;
const WALL = 395;

const at = (x: number, y: number): Point => onStage(STAGE, [x, y]);

export const around = (y: number, radius: number, stage: Stage = STAGE) =>
  tapeAround({ at: [0, y], radius, sag: radius * 0.13, tapeWidth: TAPE_WIDTH, stage, gap: 6 });

export const insideLeg = (build: Build<'away'>, stage: Stage): string => tapeAlong(curve(build.insideLeg, stage), TAPE_WIDTH * 0.8, 6);

export function height(stage: Stage, wall: number, left: number): string {
  const [x, floor] = onStage(stage, [wall, 1000]);
  const [, crown] = onStage(stage, [0, -3]);
  const [start] = onStage(stage, [0, 0]);
  return (
    straightLine([onStage(stage, [left, 0])[0], floor + 3], [x + 60, floor + 3], WEIGHT.contour) +
    straightLine([start, crown], [x + 22, crown]) +
    tapeAlong(`M${x} ${crown}L${x} ${floor + 1}`, TAPE_WIDTH * 1.15, 6)
  );
}

function standingFigure(build: Build<'away'>, over: string, heightLetter: Letter, ...letters: string[]): string {
  const sides = (['left', 'right'] as const).map((side) => arm(build.arms.away, side, STAGE));
  return plate(
    height(STAGE, WALL, -350),
    legs(build, STAGE),
    trunk(build, STAGE),
    ...sides.map(({ bare, sleeve }) => bare + sleeve),
    head(build, STAGE),
    over,
    ...letters,
    letterMarker(heightLetter, at(WALL + 52, 500), at(WALL + 8, 500)),
  );
}

function bottom(build: Build<'away'>): string {
  const waist = around(build.waistAt.y, build.waistAt.halfWidth);
  const hip = around(build.hipAt.y, build.hipAt.halfWidth);
  return standingFigure(
    build,
    waist.back + hip.back + insideLeg(build, STAGE) + waist.front + hip.front,
    'D',
    letterMarker('A', at(-build.waistAt.halfWidth - 56, build.waistAt.y), at(-build.waistAt.halfWidth, build.waistAt.y)),
    letterMarker('B', at(-165, 560), at(-build.hipAt.halfWidth, build.hipAt.y)),
    letterMarker('C', at(4, 830), at(-40, 830)),
  );
}

export const mensBottom = (): string => bottom({ ...man, waistAt: { y: 441, halfWidth: 89 } });
export const womensBottom = (): string => bottom({ ...woman, waistAt: { y: 411, halfWidth: 72 } });

export function suspenders(): string {
  const strap = (side: 1 | -1) => {
    const [inner, outer] = [
      `${side * 41} 434 / ${side * 43} 330 ${side * 50} 220 ${side * 60} 163`,
      `${side * 76} 169 / ${side * 67} 220 ${side * 60} 330 ${side * 58} 434`,
    ];
    const d = curve(`${inner} / ${outer} / z`, STAGE);
    return body(d, { fill: DUCK, weight: WEIGHT.seam });
  };
  const clip = (side: 1 | -1) => line(curve(`${side * 38} 416 ${side * 59} 416`, STAGE));
  const front = curve('-49 450 -51 330 -58 222 -68 166', STAGE);
  return standingFigure(
    man,
    strap(1) + clip(1) + strap(-1) + clip(-1) + hiddenPath(curve('-66 168 -40 250 -8 340 0 440', STAGE)) + tapeAlong(front, TAPE_WIDTH, 6),
    'B',
    letterMarker('A', at(2, 228), at(-48, 228)),
  );
}
