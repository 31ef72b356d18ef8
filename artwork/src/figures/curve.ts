/**
 * Builds smooth curves of minimal change in curvature through few points. A run is a text of points: `x y x y / x y z`. A `/` makes the
 * previous point a corner; a `z` at the end closes the run.
 */
import { num, type Point } from '../kit/geometry.ts';

type Knot = { at: Point; isCorner: boolean };

/** Scale and position of a drawing's own units on the plate. */
export type Stage = { scale: number; x: number; y: number };
export const PLATE: Stage = { scale: 1, x: 0, y: 0 };
export const onStage = ({ scale, x, y }: Stage, [px, py]: Point): Point => [x + px * scale, y + py * scale];

function knotsOf(run: string): Knot[] {
  const knots: Knot[] = [];
  const tokens = run.match(/-?[\d.]+|\//g) ?? [];
  for (let i = 0; i < tokens.length; ) {
    if (tokens[i] === '/') {
      knots[knots.length - 1]!.isCorner = true;
      i += 1;
    } else {
      knots.push({ at: [Number(tokens[i]), Number(tokens[i + 1])], isCorner: false });
      i += 2;
    }
  }
  return knots;
}

const formatRun = (knots: Knot[]) => knots.map(({ at, isCorner }) => `${num(at[0])} ${num(at[1])}${isCorner ? ' /' : ''}`).join(' ');

/** Mirrors a run about x = 0. */
export const mirrored = (run: string): string => run.replace(/(-?[\d.]+)(\s+-?[\d.]+)/g, (_, x, y) => `${num(-Number(x))}${y}`);

/** Closes a run with its mirror image. The run is the right half, which begins and ends on x = 0. */
export function bothSides(right: string): string {
  const half = knotsOf(right);
  const left = half.filter(({ at }) => at[0] !== 0).reverse();
  return `${formatRun([...half, ...left.map(({ at, isCorner }) => ({ at: [-at[0], at[1]] as Point, isCorner }))])} z`;
}

const normalizeAngle = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/**
 * Returns the angle between each chord and the curve at the chord's first point, chosen so that the curvature is equal on both sides of
 * every point.
 */
function departureAngles(lengths: number[], turns: number[]): number[] {
  const last = lengths.length;
  const ratio: number[] = [1];
  const value: number[] = [-turns[1]!];
  for (let k = 1; k < last; k++) {
    const before = 1 / lengths[k - 1]!;
    const after = 1 / lengths[k]!;
    const pivot = 2 * before + 2 * after - before * ratio[k - 1]!;
    ratio[k] = after / pivot;
    value[k] = (-2 * turns[k]! * before - turns[k + 1]! * after - before * value[k - 1]!) / pivot;
  }
  const angles: number[] = [];
  angles[last] = -value[last - 1]! / (1 - ratio[last - 1]! || 1e-9);
  for (let k = last - 1; k >= 0; k--) angles[k] = value[k]! - ratio[k]! * angles[k + 1]!;
  return angles;
}

/** Returns the length of a Bézier handle as a share of the chord; close to a circular arc where possible. */
function handleLength(here: number, there: number): number {
  const numerator = Math.SQRT2 * (Math.sin(here) - Math.sin(there) / 16) * (Math.sin(there) - Math.sin(here) / 16);
  const denominator = 1 + 0.618 * Math.cos(here) + 0.382 * Math.cos(there);
  return (2 + numerator * (Math.cos(here) - Math.cos(there))) / (3 * denominator);
}

function smoothCommands(points: Point[]): string[] {
  const chords = points.slice(1).map(([x, y], i): Point => [x - points[i]![0], y - points[i]![1]]);
  if (chords.length < 2) return points.slice(1).map(([x, y]) => `L${num(x)} ${num(y)}`);
  const lengths = chords.map(([x, y]) => Math.hypot(x, y) || 1e-6);
  const headings = chords.map(([x, y]) => Math.atan2(y, x));
  const turns = [0, ...headings.slice(1).map((heading, i) => normalizeAngle(heading - headings[i]!)), 0];
  const departing = departureAngles(lengths, turns);
  return chords.map((_, k) => {
    const departure = departing[k]!;
    const arrival = -turns[k + 1]! - departing[k + 1]!;
    const [a, b] = [points[k]!, points[k + 1]!];
    const [from, to] = [handleLength(departure, arrival) * lengths[k]!, handleLength(arrival, departure) * lengths[k]!];
    const [startAngle, endAngle] = [headings[k]! + departure, headings[k]! - arrival];
    const handles = [
      a[0] + Math.cos(startAngle) * from,
      a[1] + Math.sin(startAngle) * from,
      b[0] - Math.cos(endAngle) * to,
      b[1] - Math.sin(endAngle) * to,
    ];
    return `C${[...handles, ...b].map(num).join(' ')}`;
  });
}

function closedCurve(points: Point[]): string {
  const n = points.length;
  const commands = smoothCommands([...points, ...points, ...points, points[0]!]).slice(n, 2 * n);
  return `M${points[0]!.map(num).join(' ')}${commands.join('')}Z`;
}

export function curve(run: string, stage: Stage = PLATE): string {
  const isClosed = run.trimEnd().endsWith('z');
  let knots = knotsOf(run).map(({ at, isCorner }) => ({ at: onStage(stage, at), isCorner }));
  if (isClosed) {
    const corner = knots.findIndex(({ isCorner }) => isCorner);
    if (corner < 0) return closedCurve(knots.map(({ at }) => at));
    knots = [...knots.slice(corner), ...knots.slice(0, corner + 1)];
  }
  let path = `M${knots[0]!.at.map(num).join(' ')}`;
  let from = 0;
  for (let k = 1; k < knots.length; k++) {
    if (!knots[k]!.isCorner && k < knots.length - 1) continue;
    path += smoothCommands(knots.slice(from, k + 1).map(({ at }) => at)).join('');
    from = k;
  }
  return isClosed ? `${path}Z` : path;
}
