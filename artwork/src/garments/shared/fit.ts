// Cuts, leg shapes and lengths: what was drawn once is moved to other proportions.
// Outlines, seams and folds follow; stitches, rivets and buttons keep their size.
import type { View } from '../../draw.ts';
import type { Move } from '../../kit/sway.ts';

export type Face = Exclude<View, 'detail'>;

/** Values by height: rows of `[y, value]`, in ascending order. */
type Rows = readonly (readonly [number, number])[];

/** Returns a smooth function through rows of `[y, value]`; constant before the first and after the last. */
export function profile(rows: Rows): (y: number) => number {
  const first = rows[0]!,
    last = rows[rows.length - 1]!;
  return (y) => {
    if (y <= first[0]) return first[1];
    if (y >= last[0]) return last[1];
    const i = rows.findIndex((row) => row[0] > y) - 1;
    const [a, b, c, d] = [rows[Math.max(0, i - 1)]!, rows[i]!, rows[i + 1]!, rows[Math.min(rows.length - 1, i + 2)]!];
    const wide = c[0] - b[0],
      t = (y - b[0]) / wide,
      from = ((c[1] - a[1]) / (c[0] - a[0])) * wide,
      to = ((d[1] - b[1]) / (d[0] - b[0])) * wide;
    return b[1] + t * (from + t * (3 * (c[1] - b[1]) - 2 * from - to + t * (from + to - 2 * (c[1] - b[1]))));
  };
}

const add =
  (a: (y: number) => number, ...more: ((y: number) => number)[]) =>
  (y: number) =>
    more.reduce((sum, f) => sum + f(y), a(y));

/** The edges of the left trouser leg by height. Above `rise`, both legs are one body up to x = 500. */
export interface Leg {
  readonly rise: number;
  readonly outer: Rows;
  readonly inner: Rows;
}
export interface LegChange {
  readonly outer: Rows;
  readonly inner: Rows;
}

export const AS_DRAWN: LegChange = { outer: [[0, 0]], inner: [[0, 0]] };

/**
 * Returns a move of both legs from their drawn edges to other ones; points between the edges keep their relative position. Returns
 * `undefined` if nothing changes.
 */
export function moveLegs(leg: Leg, changes: readonly LegChange[], height?: (y: number) => number): Move | undefined {
  const real = changes.filter((change) => change !== AS_DRAWN);
  if (real.length === 0 && !height) return undefined;
  const outer = profile(leg.outer);
  const inner = profile(leg.inner);
  const newOuter = add(outer, ...real.map((change) => profile(change.outer)));
  const newInner = add(inner, ...real.map((change) => profile(change.inner)));
  return (x, y) => {
    const left = x <= 500;
    const X = left ? x : 1000 - x;
    const above = y < leg.rise;
    const [o, i] = [outer(y), above ? 500 : inner(y)];
    const [O, I] = [newOuter(y), above ? 500 : newInner(y)];
    const moved = X < o ? O + X - o : X > i ? I + X - i : O + ((X - o) / (i - o)) * (I - O);
    return [left ? moved : 1000 - moved, height ? height(y) : y];
  };
}

export const scaled =
  (kx: number, ky: number, [cx, cy]: readonly [x: number, y: number], dx = 0, dy = 0): Move =>
  (x, y) => [cx + (x - cx) * kx + dx, cy + (y - cy) * ky + dy];

export const sequence = (...moves: readonly (Move | undefined)[]): Move => {
  const real = moves.filter((move) => move !== undefined);
  return (x, y) => {
    let at: ReturnType<Move> = [x, y];
    for (const move of real) at = move(at[0], at[1]);
    return at;
  };
};
