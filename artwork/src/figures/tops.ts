/**
 * Size-guide illustration of tops and dresses. Men: A: chest, B: waist, C: sleeve, D: neck. Women: A: bust, B: waist, C: hip, D: sleeve.
 * Coordinates are runs, see `curve.ts`.
 */
import type { Point } from '../kit/geometry.ts';
import { arm } from './arm.ts';
import { type Build, man, woman } from './builds.ts';
import { curve, onStage, type Stage } from './curve.ts';
import { head, legs, trunk } from './person.ts';
import { fadeOut, letterMarker, plate } from './plate.ts';
import { hiddenPath, tapeAlong, tapeAround } from './tape.ts';

const STAGE: Stage = { scale: 1.72, x: 468, y: 88 };
const TAPE_WIDTH = 21;

const around = (y: number, radius: number, sag = 0.13, end?: number) =>
  tapeAround({ at: [0, y], radius, sag: radius * sag, tapeWidth: TAPE_WIDTH, stage: STAGE, ...(end === undefined ? {} : { end }) });

function sleeveLengthTape(build: Build): { hidden: string; seen: string } {
  const { shoulder, elbow, wrist } = build.arms.onHip;
  const neck = build.neckAt.halfWidth;
  const nape = build.neckAt.y + 22;
  const run = `${neck + 6} ${nape + 2} ${shoulder[0] - 34} ${shoulder[1] - 32} ${shoulder[0] + 6} ${shoulder[1] - 14} ${(shoulder[0] + elbow[0]) / 2 + 8} ${(shoulder[1] + elbow[1]) / 2 - 8} ${elbow[0] + 9} ${elbow[1] - 2} ${elbow[0] - 8} ${elbow[1] + 28} ${wrist[0] + 4} ${wrist[1] - 2}`;
  return {
    hidden: hiddenPath(curve(`0 ${nape - 5} ${neck / 2} ${nape - 4} ${neck + 6} ${nape + 2}`, STAGE)),
    seen: tapeAlong(curve(run, STAGE), TAPE_WIDTH * 0.86),
  };
}

function upperBody(build: Build, tapes: { under: string; over: string }, ...letters: string[]): string {
  const hanging = arm(build.arms.resting, 'left', STAGE);
  const bent = arm(build.arms.onHip, 'right', STAGE);
  return plate(
    legs(build, STAGE),
    trunk(build, STAGE),
    tapes.under,
    hanging.bare,
    hanging.sleeve,
    bent.bare,
    bent.sleeve,
    head(build, STAGE),
    tapes.over,
    fadeOut(1090, 1225),
    ...letters,
  );
}

const at = (x: number, y: number): Point => onStage(STAGE, [x, y]);

export function mensTop(): string {
  const chest = around(man.chestAt.y, man.chestAt.halfWidth, 0.13, 0.42);
  const waist = around(man.waistAt.y, man.waistAt.halfWidth);
  const neck = around(man.neckAt.y, man.neckAt.halfWidth, 0.3);
  const { hidden, seen } = sleeveLengthTape(man);
  return upperBody(
    man,
    { under: chest.back + waist.back + chest.front + waist.front, over: neck.back + neck.front + hidden + seen },
    letterMarker('A', at(0, 228)),
    letterMarker('B', at(0, 374)),
    letterMarker('C', at(206, 236), at(173, 262)),
    letterMarker('D', at(-84, 128), at(-35, 141)),
  );
}

export function womensTop(): string {
  const bust = around(woman.chestAt.y, woman.chestAt.halfWidth, 0.16, 0.42);
  const waist = around(woman.waistAt.y, woman.waistAt.halfWidth);
  const hip = around(woman.hipAt.y, woman.hipAt.halfWidth);
  const { hidden, seen } = sleeveLengthTape(woman);
  return upperBody(
    woman,
    { under: bust.back + waist.back + hip.back + bust.front + waist.front + hip.front, over: hidden + seen },
    letterMarker('A', at(0, 238)),
    letterMarker('B', at(0, 346)),
    letterMarker('C', at(-56, 562)),
    letterMarker('D', at(186, 226), at(152, 252)),
  );
}
