import { mix } from '../../kit/color.ts';
import { line, offset, type Point } from '../../kit/geometry.ts';
import { puckers, stitch } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { curve, sides } from './tops-parts.ts';

export const ARMHOLE_EDGE = curve('332 196 354 250 358 310 348 360 336 408 308 440 272 454');
export const ARMHOLE_RUN = '332 196 354 250 358 310 348 360 336 408 308 440 272 454';
const LINING = 'M342 206C410 170 590 170 658 206C650 300 668 400 700 456L300 456C332 400 350 300 342 206Z';

export function liningBehind(s: Sheet, body: Body): void {
  s.body(LINING, { ...body, roll: 50, puff: 18, base: -24, wrinkle: 0.4 });
}

export function boundArmholes(s: Sheet, torso: string, { color, thread }: { color: string; thread: string }): void {
  for (const { m, k } of sides(3)) {
    const edge = m(ARMHOLE_EDGE);
    s.inside(torso, () => {
      s.stroke('folds', offset(edge, 8 * k), '#808080', 18, { opacity: 0.9 });
      s.stroke('paint', edge, color, 24, { cap: 'butt' });
      s.stroke('detail', edge, '#fff', 24, { opacity: 0.2, cap: 'butt' });
      s.stroke('detail', offset(edge, 13 * k), '#000', 3, { opacity: 0.4 });
      stitch(s, offset(edge, 7 * k), 0, thread, { size: 1.5 });
      puckers(s, offset(edge, 12 * k), { seed: 8 + k, side: k, strength: 0.9, reach: 26, gap: 16 });
    });
  }
}

/** Returns the lines of a diamond grid over a box, rotated by degrees about its center. */
function lozenges([x0, y0, x1, y1]: [number, number, number, number], step: number, turn: number): string[] {
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2;
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2;
  const out: string[] = [];
  for (const slope of [56, -56]) {
    const a = ((slope + turn) * Math.PI) / 180;
    const [c, n] = [Math.cos(a), Math.sin(a)];
    for (let v = -reach; v <= reach; v += step) {
      const from: Point = [cx - reach * c - v * n, cy - reach * n + v * c];
      const to: Point = [cx + reach * c - v * n, cy + reach * n + v * c];
      out.push(line([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to]));
    }
  }
  return out;
}

export function quilting(
  s: Sheet,
  box: [number, number, number, number],
  { thread, base, turn = 0, step = 62 }: { thread: string; base: string; turn?: number; step?: number },
): void {
  const d = lozenges(box, step, turn).join('');
  s.stroke('folds', d, '#000', 22, { opacity: 0.2, cap: 'butt' });
  s.stroke('folds', d, '#000', 9, { opacity: 0.42, cap: 'butt' });
  s.stroke('detail', d, '#000', 3, { opacity: 0.3, cap: 'butt' });
  s.stroke('paint', d, mix(base, '#0b0b0d', 0.5), 1.4, { opacity: 0.3, cap: 'butt' });
  stitch(s, d, 0, thread, { size: 1.4, pitch: 7 });
}
