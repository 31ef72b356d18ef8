/** Size-guide illustration of a bra. A: around the ribs under the bust, B: bust. Coordinates are runs, see `curve.ts`. */
import type { Point } from '../kit/geometry.ts';
import { arm } from './arm.ts';
import { woman } from './builds.ts';
import { bothSides, curve, mirrored, onStage, type Stage } from './curve.ts';
import { body, LINEN, line, SKIN, WEIGHT } from './ink.ts';
import { hairBehind, head, legs } from './person.ts';
import { fadeOut, letterMarker, plate } from './plate.ts';
import { tapeAround } from './tape.ts';

const STAGE: Stage = { scale: 2.62, x: 500, y: -196 };
const TAPE_WIDTH = 27;
const at = (x: number, y: number): Point => onStage(STAGE, [x, y]);
const d = (run: string) => curve(run, STAGE);
const shade: Point = [26, 5];

const TORSO = '0 90 / 23 90 / 24 126 31 146 54 159 92 182 / 84 222 80 254 / 84 276 79 316 67 376 68 408 / 0 414';

const SHOULDER = '62 200 / 70 180 / 86 182 / 97 192 / 97 238 / 84 250 / 68 246 / z';
const COLLAR_BONE = '12 168 34 163 62 167';

function softBra(): string {
  return (
    body(d(bothSides('0 262 22 256 38 228 52 158 / 70 168 / 66 218 81 252 / 86 276 80 310 / 42 315 0 316')), { fill: LINEN, shade }) +
    line(d('-81 300 -40 305 0 306 40 305 81 300'), WEIGHT.hair)
  );
}

export function bra(): string {
  const under = tapeAround({ at: [0, 319], radius: 79, sag: 11, tapeWidth: TAPE_WIDTH, stage: STAGE, end: 0.45 });
  const bust = tapeAround({ at: [0, 274], radius: 86, sag: 14, tapeWidth: TAPE_WIDTH, stage: STAGE });
  const arms = (['left', 'right'] as const).map((side) => arm(woman.arms.resting, side, STAGE).bare);
  return plate(
    hairBehind(woman, STAGE),
    body(d(bothSides(TORSO)), { fill: SKIN, shade }),
    ...[SHOULDER, mirrored(SHOULDER)].map((run) => `<path d="${d(run)}" fill="${SKIN}"/>`),
    legs(woman, STAGE),
    ...arms,
    line(d(COLLAR_BONE), WEIGHT.hair) + line(d(mirrored(COLLAR_BONE)), WEIGHT.hair),
    softBra(),
    under.back + bust.back + under.front + bust.front,
    head(woman, STAGE),
    fadeOut(120, 20),
    fadeOut(1080, 1220),
    letterMarker('A', at(0, 360)),
    letterMarker('B', at(0, 222)),
  );
}
