/** The measuring tape: along a path, or around a body, in front of it and behind it. */
import { along, num, type Point } from '../kit/geometry.ts';
import { onStage, PLATE, type Stage } from './curve.ts';
import { BRASS, INK, WEIGHT } from './ink.ts';

const EDGE = 2.4;
const tickLength = (count: number) => (count % 10 === 0 ? 1 : count % 5 === 0 ? 0.62 : 0.36);

const polyline = (points: Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
const tapeShape = (edge: Point[], other: Point[]) =>
  `<path d="${polyline([...edge, ...other.toReversed()])}Z" fill="${BRASS}" stroke="${INK}" stroke-width="${EDGE}" stroke-linejoin="round"/>`;
const ticks = (d: string) => `<path d="${d}" stroke="${INK}" stroke-width="${WEIGHT.hair}" fill="none"/>`;
const dashedLine = (points: Point[]) =>
  `<path d="${polyline(points)}" fill="none" stroke="${INK}" stroke-width="${WEIGHT.seam}" stroke-dasharray="9 7" opacity="0.62"/>`;

/** Draws a tape along a path, with ticks on its left edge, `gap` apart. */
export function tapeAlong(d: string, width: number, gap = 7): string {
  const steps = along(d, 3);
  const side = (by: number) => steps.map(({ x, y, tx, ty }): Point => [x + ty * by, y - tx * by]);
  const marks = along(d, gap).map(({ x, y, tx, ty }, count) => {
    const from = width / 2;
    const to = from - width * tickLength(count);
    return `M${num(x + ty * from)} ${num(y - tx * from)}L${num(x + ty * to)} ${num(y - tx * to)}`;
  });
  return tapeShape(side(width / 2), side(-width / 2)) + ticks(marks.slice(1).join(''));
}

export const hiddenPath = (d: string): string => dashedLine(along(d, 4).map(({ x, y }): Point => [x, y]));

const VISIBLE_ANGLE = (74 / 180) * Math.PI;

export type TapeAround = {
  /** Center of the ring, in units of the stage. */
  at: Point;
  /** Half the width of the body, in units of the stage. */
  radius: number;
  sag: number;
  lean?: number;
  /** Width of the tape in units of the plate. */
  tapeWidth: number;
  stage?: Stage;
  gap?: number;
  /** Position of the tape's end on the front of the ring: -1 far left, 1 far right. */
  end?: number;
};

/**
 * Draws a tape around a body: `back` is hidden by the body and therefore dashed, `front` lies on it. The ticks are closer together where
 * the body curves away.
 */
export function tapeAround({ at, radius, sag, lean = 0, tapeWidth, stage = PLATE, gap = 7, end }: TapeAround): {
  back: string;
  front: string;
} {
  const [x, y] = onStage(stage, at);
  // a tape has a thickness: it stands a little off the outline that it goes around
  const [rx, ry] = [(radius * stage.scale + 2.5) / Math.sin(VISIBLE_ANGLE), (sag * stage.scale) / (1 - Math.cos(VISIBLE_ANGLE))];
  const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const place = (angle: number, down: number, side = 1): Point => {
    const [u, v] = [rx * Math.sin(angle), side * ry * (Math.cos(angle) - Math.cos(VISIBLE_ANGLE)) + down];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  };
  const angles = Array.from({ length: 61 }, (_, i) => (i / 30 - 1) * VISIBLE_ANGLE);
  const half = tapeWidth / 2;
  const count = Math.round((2.6 * rx) / gap);
  const marks = Array.from({ length: count - 1 }, (_, i) => {
    const angle = ((2 * (i + 1)) / count - 1) * VISIBLE_ANGLE;
    return polyline([place(angle, -half), place(angle, -half + tapeWidth * tickLength(i + 1))]);
  });
  const front = tapeShape(
    angles.map((angle) => place(angle, -half)),
    angles.map((angle) => place(angle, half)),
  );
  return {
    back: dashedLine(angles.map((angle) => place(angle, 0, -1))),
    front: front + ticks(marks.join('')) + (end === undefined ? '' : tip(place, Math.asin(end), half, rx)),
  };
}

function tip(place: (angle: number, down: number) => Point, angle: number, half: number, rx: number): string {
  const angleLength = 15 / (rx * Math.cos(angle));
  const corners = [
    place(angle, -half - 1.5),
    place(angle + angleLength, -half - 1.5),
    place(angle + angleLength, half + 1.5),
    place(angle, half + 1.5),
  ];
  return `<path d="${polyline(corners)}Z" fill="#e9e3da" stroke="${INK}" stroke-width="${EDGE}" stroke-linejoin="round"/>`;
}
