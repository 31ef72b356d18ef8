/** Arms: an axis from shoulder to wrist with the muscles around it, a hand at its end, a short sleeve over it. */
import type { Point } from '../kit/geometry.ts';
import { curve, mirrored, type Stage } from './curve.ts';
import { body, LINEN, line, SKIN, WEIGHT } from './ink.ts';

export type Arm = {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Girth relative to an adult man's, which is 1. */
  girth: number;
  /** Direction of the fingers in degrees from the forearm, and the length of the hand. */
  hand: { turn: number; long: number; hasThumb: boolean };
};

/** Coordinates along a segment: its start, the unit vectors along it and at a right angle to it, and its length. */
type Frame = { from: Point; along: Point; out: Point; long: number };

function frame([ax, ay]: Point, [bx, by]: Point): Frame {
  const long = Math.hypot(bx - ax, by - ay);
  const along: Point = [(bx - ax) / long, (by - ay) / long];
  return { from: [ax, ay], along, out: [along[1], -along[0]], long };
}

/** Writes points as a run of `curve`. */
const text = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' ');
/** Returns the point at a share of the segment's length, `aside` units from it. */
const spot = ({ from, along, out, long }: Frame, share: number, aside: number): Point => [
  from[0] + along[0] * share * long + out[0] * aside,
  from[1] + along[1] * share * long + out[1] * aside,
];

/** Returns the outlines of an arm as runs of `curve`. */
function armRuns({ shoulder, elbow, wrist, girth, hand }: Arm) {
  const upper = frame(shoulder, elbow);
  const lower = frame(elbow, wrist);
  const g = girth;
  const bend = Math.abs(upper.along[0] * lower.along[1] - upper.along[1] * lower.along[0]);
  const isBent = bend > 0.5 || upper.along[0] * lower.along[0] + upper.along[1] * lower.along[1] < 0.5;
  const point: Point = isBent
    ? [elbow[0] + (upper.along[0] - lower.along[0]) * 13 * g, elbow[1] + (upper.along[1] - lower.along[1]) * 13 * g]
    : spot(upper, 1, 20 * g);
  const crook: Point = isBent
    ? [elbow[0] - (upper.along[0] - lower.along[0]) * 15 * g, elbow[1] - (upper.along[1] - lower.along[1]) * 15 * g]
    : spot(upper, 1, -18 * g);
  const outer = [spot(upper, -0.14, 6 * g), spot(upper, 0.1, 25 * g), spot(upper, 0.36, 25 * g), spot(upper, 0.74, 19 * g), point];
  const forearm = [spot(lower, 0.28, 21 * g), spot(lower, 0.66, 16.5 * g), spot(lower, 1, 12.5 * g)];
  const back = [spot(lower, 1, -12.5 * g), spot(lower, 0.66, -16 * g), spot(lower, 0.28, -20 * g)];
  // the farther an arm is lifted, the more cloth and skin lies between it and the ribs
  const pitAside = 22 + 42 * Math.max(0, upper.along[0] - 0.24);
  const inner = [spot(upper, 0.7, -20 * g), spot(upper, 0.42, -23 * g), spot(upper, 0.22, -pitAside * g)];
  const palm = handRuns(lower, wrist, g, hand);
  const cap = [spot(upper, 0.1, 27.5 * g), spot(upper, 0.34, 29 * g), spot(upper, 0.58, 27.5 * g)];
  const pit = [spot(upper, 0.4, -26 * g), spot(upper, 0.2, -(pitAside + 1) * g)];
  return {
    skin: `${text(outer.slice(0, 1))} / ${text([...outer.slice(1), ...forearm])} ${palm.outline} ${text(back)} ${text([crook])}${isBent ? ' /' : ''} ${text(inner)} / z`,
    sleeve: `${text([spot(upper, -0.16, 5 * g)])} / ${text(cap)} / ${text([spot(upper, 0.61, 2 * g), spot(upper, 0.56, -25.5 * g)])} / ${text(pit)} / ${text([spot(upper, 0.02, -8 * g)])} z`,
    hem: text([spot(upper, 0.54, 27.7 * g), spot(upper, 0.57, 2 * g), spot(upper, 0.52, -25 * g)]),
    fingers: palm.fingers,
  };
}

/** Returns the run of a hand, which continues that of the forearm, and the runs of the lines between its fingers. */
function handRuns(forearm: Frame, wrist: Point, g: number, { turn, long, hasThumb }: Arm['hand']) {
  const angle = Math.atan2(forearm.along[1], forearm.along[0]) + (turn * Math.PI) / 180;
  const direction: Point = [Math.cos(angle), Math.sin(angle)];
  const at: Frame = { from: wrist, along: direction, out: [direction[1], -direction[0]], long: long * g };
  const p = (share: number, aside: number) => spot(at, share, aside * g);
  const thumb = hasThumb
    ? `${text([p(0.62, -18)])} / ${text([p(0.55, -27), p(0.46, -31), p(0.28, -25), p(0.08, -15)])}`
    : text([p(0.5, -20), p(0.2, -17)]);
  const lines = [
    [p(0.6, 9), p(0.78, 8.5), p(0.95, 7)],
    [p(0.58, 0.5), p(0.8, 0.5), p(0.99, -1)],
    [p(0.58, -8), p(0.78, -8), p(0.95, -8)],
  ];
  const fingers = hasThumb ? [...lines, [p(0.62, -18), p(0.5, -16), p(0.38, -12)]] : lines;
  return {
    outline: `${text([p(0.16, 15), p(0.42, 20), p(0.72, 17), p(0.94, 11), p(1.01, 0), p(0.95, -11), p(0.78, -17)])} ${thumb}`,
    fingers: fingers.map(text),
  };
}

type ArmDrawing = { bare: string; sleeve: string };

export function arm(joints: Arm, side: 'left' | 'right', stage: Stage): ArmDrawing {
  const runs = armRuns(joints);
  const d = (run: string) => curve(side === 'left' ? mirrored(run) : run, stage);
  const shade: Point = [9 * stage.scale * joints.girth, 4 * stage.scale];
  return {
    bare: body(d(runs.skin), { fill: SKIN, shade, isOpen: true }) + runs.fingers.map((run) => line(d(run), WEIGHT.hair)).join(''),
    sleeve: body(d(runs.sleeve), { fill: LINEN, shade }) + line(d(runs.hem), WEIGHT.hair),
  };
}
