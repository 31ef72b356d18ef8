/** The two halves of a garment. Only the left one is drawn; these functions mirror it about x = 500. */
import { mirror, type Point, points } from '../../kit/geometry.ts';

export interface Side {
  /** 1 on the left of the image, -1 on the right. */
  readonly side: 1 | -1;
  /** Mirrors path data to this side. */
  readonly m: (d: string) => string;
  /** Mirrors an x coordinate to this side. */
  readonly X: (x: number) => number;
  /** Returns the points of a run, mirrored to this side. */
  readonly P: (run: string) => Point[];
}
export const LEFT: Side = { side: 1, m: (d) => d, X: (x) => x, P: points };
export const RIGHT: Side = { side: -1, m: mirror, X: (x) => 1000 - x, P: (pts) => points(pts).map(([x, y]) => [1000 - x, y]) };
export const BOTH: readonly Side[] = [LEFT, RIGHT];
