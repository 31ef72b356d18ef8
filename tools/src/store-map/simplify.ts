import type { Position } from './topology.ts';

function triangleArea(a: Position, b: Position, c: Position): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/**
 * Removes the points whose triangle with their neighbors is smaller than `minArea` at that point, the smallest first (Visvalingam). The
 * ends stay.
 */
export function simplifyLine(line: readonly Position[], minArea: (point: Position) => number): Position[] {
  const points = [...line];
  const excess = (index: number) => {
    const [before, point, after] = [points[index - 1], points[index], points[index + 1]];
    return before && point && after ? triangleArea(before, point, after) / minArea(point) : Number.POSITIVE_INFINITY;
  };
  const ratios = points.map((_, index) => excess(index));
  for (;;) {
    const smallest = ratios.reduce((best, ratio, index) => (ratio < (ratios[best] ?? 0) ? index : best), 0);
    if ((ratios[smallest] ?? 1) >= 1) return points;
    points.splice(smallest, 1);
    ratios.splice(smallest, 1);
    for (const index of [smallest - 1, smallest]) if (index > 0 && index < points.length - 1) ratios[index] = excess(index);
  }
}

export function ringArea(ring: readonly Position[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

export interface Frame {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Clips a ring at a frame, side by side (Sutherland and Hodgman). */
export function clipRing(ring: readonly Position[], { west, east, north, south }: Frame): Position[] {
  const sides: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, north, 1],
    [1, south, -1],
  ];
  return sides.reduce<Position[]>(
    (points, [axis, bound, sign]) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point;
        const isInside = (each: Position) => sign * (each[axis] - bound) >= 0;
        if (isInside(point) === isInside(previous)) return isInside(point) ? [point] : [];
        const share = (bound - previous[axis]) / (point[axis] - previous[axis]);
        const crossing: Position = [previous[0] + share * (point[0] - previous[0]), previous[1] + share * (point[1] - previous[1])];
        return isInside(point) ? [crossing, point] : [crossing];
      }),
    [...ring],
  );
}

/** Returns the parts of a line inside a frame, with the point after each end. */
export function clipLine(line: readonly Position[], { west, east, north, south }: Frame): Position[][] {
  const isInside = ([x, y]: Position) => x >= west && x <= east && y >= north && y <= south;
  const parts: Position[][] = [];
  for (const [index, point] of line.entries()) {
    const previous = line[index - 1];
    if (isInside(point)) {
      if (!previous || !isInside(previous)) parts.push(previous ? [previous] : []);
      parts.at(-1)?.push(point);
    } else if (previous && isInside(previous)) parts.at(-1)?.push(point);
  }
  return parts.filter(({ length }) => length > 1);
}
