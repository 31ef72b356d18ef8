/** Size-guide illustration of children’s clothing. A: height, B: chest, C: waist, D: inside leg. Coordinates are runs, see `curve.ts`. */
import type { Point } from '../kit/geometry.ts';
import { arm } from './arm.ts';
import { around, height, insideLeg } from './bottoms.ts';
import { child } from './builds.ts';
import { onStage, type Stage } from './curve.ts';
import { head, legs, trunk } from './person.ts';
import { letterMarker, plate, straightLine } from './plate.ts';

const STAGE: Stage = { scale: 0.98, x: 420, y: 202 };
const WALL = 340;
const at = (x: number, y: number): Point => onStage(STAGE, [x, y]);

function doorFrame(): string {
  const foot = at(0, 1000)[1] + 3;
  const posts = [WALL + 60, WALL + 78].map((x) => straightLine([at(x, 0)[0], 60], [at(x, 0)[0], foot]));
  const marks = [64, 150, 206, 300, 352].map((y, i) => straightLine(at(WALL + 24, y), at(WALL + 38 + (i % 2) * 8, y - 1)));
  return posts.join('') + marks.join('');
}

export function kids(): string {
  const sides = (['left', 'right'] as const).map((side) => arm(child.arms.away, side, STAGE));
  const chest = around(child.chestAt.y, child.chestAt.halfWidth, STAGE);
  const waist = around(child.waistAt.y, child.waistAt.halfWidth, STAGE);
  return plate(
    doorFrame(),
    height(STAGE, WALL, -340),
    legs(child, STAGE),
    trunk(child, STAGE),
    chest.back + waist.back + chest.front + waist.front,
    ...sides.map(({ bare, sleeve }) => bare + sleeve),
    head(child, STAGE),
    insideLeg(child, STAGE),
    letterMarker('A', at(WALL - 64, 700), at(WALL - 8, 700)),
    letterMarker('B', at(0, 367)),
    letterMarker('C', at(-child.waistAt.halfWidth - 52, child.waistAt.y + 2), at(-child.waistAt.halfWidth, child.waistAt.y)),
    letterMarker('D', at(2, 850), at(-38, 850)),
  );
}
