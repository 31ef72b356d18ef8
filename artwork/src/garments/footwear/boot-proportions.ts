// Side views of boots, toe to the left: their proportions, and the points between which a shaft and a foot are measured.
import type { Sheet } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import { scaled, sequence } from '../shared/fit.ts';

export interface Proportions {
  /** Height of the shaft relative to the outline. */
  readonly stretch: number;
  /** Scale of the whole boot, in width and in height. */
  readonly size: readonly [x: number, y: number];
  /** Centers the boot. */
  readonly dx?: number;
}

/** Lengthens the foot in front of the ankle, so that it is as long as a sole is beside its shaft. */
const foot: Move = (x, y) => [x < 390 ? 390 - (390 - x) * 1.25 : x, y];

/** Returns the move of the whole boot; `stand` is the point of the floor below its middle. */
export function bootMove({ size: [x, y], dx = 0 }: Proportions, stand: readonly [x: number, y: number]): Move {
  return sequence(foot, scaled(x, y, stand, dx));
}

type Point = readonly [x: number, y: number];

/** Records the top of the shaft, at the back, and both ends of the foot, on top of the sole. */
export function recordProportions(s: Sheet, [top, toe, heel]: readonly [top: Point, toe: Point, heel: Point]): void {
  s.part('shaft-top', ...top);
  s.part('toe', ...toe);
  s.part('heel', ...heel);
}
