/** Down baffles: pads that swell between stitched channels, on a torso or along a sleeve. */
import { along, type Chance, type Point } from '../../kit/geometry.ts';
import { fold, puckers, stitch } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { curve, shape } from '../tops/tops-parts.ts';

const LOFT =
  '<linearGradient id="loft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".9"/><stop offset=".09" stop-color="#000" stop-opacity=".2"/><stop offset=".2" stop-color="#fff" stop-opacity=".4"/><stop offset=".5" stop-color="#fff" stop-opacity=".8"/><stop offset=".8" stop-color="#fff" stop-opacity=".4"/><stop offset=".92" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".9"/></linearGradient>';

/** Returns one stitched channel across the body: it sags slightly and is never straight. */
export function channel(y: number, r: Chance, left: number, right: number): Point[] {
  return Array.from({ length: 7 }, (_, i): Point => {
    const x = left + ((right - left) * i) / 6;
    const t = (x - 500) / 250;
    return [x, y - t * t * 13 + r.near(0, 2.4)];
  });
}

type BaffleOptions = { thread: string; seed: number; k: 1 | -1; pitch: number };

/**
 * Draws the pads between the first and the last channel; the caller must clip them to the body. Down gathers along a channel: creases run
 * from the stitches into the pad on both sides, and longer ones cross wide pads.
 */
export function baffles(s: Sheet, channels: Point[][], r: Chance, { thread, seed, k, pitch }: BaffleOptions): void {
  s.define('loft', LOFT);
  for (let i = 1; i < channels.length; i++)
    s.add('folds', `<path d="${shape(channels[i - 1]!, [...channels[i]!].reverse())}" fill="url(#loft)"/>`);
  const reach = Math.min(32, pitch * 0.38);
  channels.slice(1, -1).forEach((pts, i) => {
    const d = curve(pts);
    s.stroke('detail', d, '#000', 3, { opacity: 0.34 });
    s.stroke('paint', d, '#000', 1.4, { opacity: 0.18 });
    stitch(s, d, 0, thread, { size: 1.4, pitch: 7 });
    puckers(s, d, { seed: seed + i, side: 1, strength: 1, reach, gap: 18 });
    puckers(s, d, { seed: seed + i + 50, side: -1, strength: 0.9, reach: reach * 0.92, gap: 20 });
    if (i >= channels.length - 3 || pitch < 56) return;
    const from = pts[1]![0];
    const to = pts[pts.length - 2]![0];
    for (let j = 0; j < (pitch > 90 ? 4 : 2); j++) {
      const x = r.range(Math.min(from, to) + 20, Math.max(from, to) - 10);
      const y = pts[pts.length >> 1]![1] + pitch * r.range(0.3, 0.68);
      const l = r.range(26, 52);
      fold(
        s,
        [
          [x - l, y - r.near(0, 10)],
          [x, y + r.near(0, 8)],
          [x + l, y + r.near(0, 12)],
        ],
        r.range(12, 20),
        r.range(0.2, 0.4) * (r() < 0.4 ? -1 : 1),
        {
          side: k,
        },
      );
    }
  });
}

/** Returns the channels of a sleeve. Both edges are divided into equal steps, so that the channels stay perpendicular to a bent arm. */
export function sleeveChannels(outer: string, inner: string, pitch: number, r: Chance): Point[][] {
  const fine = { outer: along(outer, 4), inner: along(inner, 4) };
  const count = Math.round((fine.outer.length * 4) / pitch);
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = fine.outer[Math.min(fine.outer.length - 1, Math.round((i / count) * (fine.outer.length - 1)))]!;
    const b = fine.inner[Math.min(fine.inner.length - 1, Math.round((i / count) * (fine.inner.length - 1)))]!;
    return Array.from(
      { length: 5 },
      (_, j): Point => [
        a.x + ((b.x - a.x) * j) / 4 + r.near(0, 1.5),
        a.y + ((b.y - a.y) * j) / 4 + Math.sin((j / 4) * Math.PI) * 6 + r.near(0, 2),
      ],
    );
  });
}

/** Returns an edge that swells by `by` between the ends of channels; `ends` run from top to bottom. */
export function swelling(ends: Point[], by: number): Point[] {
  return ends.flatMap((p, i): Point[] => {
    const next = ends[i + 1];
    if (!next) return [p];
    const length = Math.hypot(next[0] - p[0], next[1] - p[1]) || 1;
    const [nx, ny] = [(-(next[1] - p[1]) / length) * by, ((next[0] - p[0]) / length) * by];
    return [
      p,
      [p[0] + (next[0] - p[0]) * 0.25 + nx * 0.8, p[1] + (next[1] - p[1]) * 0.25 + ny * 0.8],
      [(p[0] + next[0]) / 2 + nx, (p[1] + next[1]) / 2 + ny],
      [p[0] + (next[0] - p[0]) * 0.75 + nx * 0.8, p[1] + (next[1] - p[1]) * 0.75 + ny * 0.8],
    ];
  });
}
