// Seams that the front and the back of bib overalls share. docs/artwork.md explains the short names and the layers.
import { offset } from '../../kit/geometry.ts';
import { seam, stitch } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { BOTH } from '../shared/sides.ts';
import type { Overalls, OverallsMaterials } from './overalls-shape.ts';

const SEWN = {
  legs: {
    hem: 'M299 927C340 944 399 946 443 935',
    outer: 'M318 422C308 519 306 604 306 689C304 784 302 869 302 950',
    inner: 'M497 485C487 550 474 614 465 689C455 784 447 869 438 958',
  },
  skirt: { hem: 'M260 716C320 738 410 746 500 748', outer: 'M306 400C290 500 274 620 262 742', inner: 'M500 470C500 560 500 660 500 772' },
};

export function waistSeam(s: Sheet, thread: string): void {
  s.stroke('detail', 'M340 306C440 322 560 322 660 306', '#fff', 38, { opacity: 0.1, cap: 'butt' });
  for (const d of ['M345 287C440 302 560 302 655 287', 'M335 324C441 340 559 340 665 324']) {
    s.stroke('paint', d, '#000', 1.4, { opacity: 0.22 });
    s.stroke('detail', d, '#000', 3, { opacity: 0.34 });
  }
  stitch(s, 'M342 293C440 308 560 308 658 293', 0, thread);
  stitch(s, 'M336 318C441 334 559 334 664 318', 0, thread);
}

export function sewSides(s: Sheet, spec: Overalls, { p }: OverallsMaterials): void {
  const sewn = spec.legs === 'skirt' ? SEWN.skirt : SEWN.legs;
  for (const { m, side } of BOTH) {
    seam(s, m(sewn.outer), { thread: p.thread, rows: [5, 10], side: -side, seed: 3, pucker: 0.5 });
    if (spec.legs !== 'skirt') seam(s, m(sewn.inner), { thread: p.thread, rows: [5], side, seed: 8, pucker: 0.4 });
    const hem = m(sewn.hem);
    stitch(s, hem, 0, p.thread);
    stitch(s, hem, 5, p.thread);
    s.stroke('detail', offset(hem, 15 * side), '#fff', 24, { opacity: 0.1, cap: 'butt' });
  }
}
