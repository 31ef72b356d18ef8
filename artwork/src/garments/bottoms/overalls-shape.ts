// Outlines of bib overalls, and how cut and leg change them.
import type { ArtworkSpecOf } from '../../draw.ts';
import type { Palette } from '../../kit/color.ts';
import type { Body } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import { AS_DRAWN, type Face, type LegChange, moveLegs, scaled, sequence } from '../shared/fit.ts';

export type Overalls = ArtworkSpecOf<'overalls'>;
/** `dark`: fill of inner sides; `web`: body of straps. */
export type OverallsMaterials = { p: Palette; body: Body; fill: string; metal: string; dark: string; web: Body; outline: string };

const FRONT_TOP = 'M398 126C432 132 568 132 602 126C606 182 616 234 662 288';
const BACK_TOP = 'M446 128C482 122 518 122 554 128C564 184 610 246 662 288';
const LEGS =
  'C675 326 681 376 684 422C695 519 697 604 697 689C699 784 701 869 701 948C660 964 601 966 559 956C550 869 542 784 532 689C523 604 511 540 500 468C489 540 477 604 468 689C458 784 450 869 441 956C399 966 340 964 299 948C299 869 301 784 303 689C303 604 305 519 316 422C319 376 325 326 338 288';
const SKIRT = 'C675 326 690 386 700 440C716 540 730 640 742 744C660 778 340 778 258 744C270 640 284 540 300 440C310 386 325 326 338 288';

export const outline = (legs: Overalls['legs'], view: Face) =>
  `${view === 'front' ? FRONT_TOP : BACK_TOP}${legs === 'skirt' ? SKIRT : LEGS}${view === 'front' ? 'C384 234 394 182 398 126Z' : 'C390 246 436 184 446 128Z'}`;

const LEG = {
  rise: 468,
  outer: [
    [126, 398],
    [180, 394],
    [234, 380],
    [288, 338],
    [422, 316],
    [519, 305],
    [604, 303],
    [689, 303],
    [784, 301],
    [948, 299],
  ],
  inner: [
    [468, 500],
    [540, 489],
    [604, 477],
    [689, 468],
    [784, 458],
    [869, 450],
    [956, 441],
  ],
} as const;
const CUTS: Record<Overalls['cut'], LegChange> = {
  mens: AS_DRAWN,
  womens: {
    outer: [
      [126, 8],
      [234, 10],
      [290, 15],
      [330, 11],
      [422, 1],
      [519, 5],
      [604, 12],
      [956, 16],
    ],
    inner: [
      [468, 0],
      [604, -6],
      [956, -10],
    ],
  },
  kids: {
    outer: [
      [126, -10],
      [288, -16],
      [604, -14],
      [956, -10],
    ],
    inner: [
      [468, 0],
      [604, 3],
      [956, 6],
    ],
  },
};

export function fit({ cut, legs }: Overalls): { move: Move; hardware: number } {
  const leg = legs === 'skirt' ? { ...LEG, rise: 2000 } : LEG,
    stretch = legs === 'short' ? 0.5 : 1,
    child = cut === 'kids',
    below = (y: number) => (y > 468 ? 468 + (y - 468) * stretch * (child ? 0.8 : 1) : y);
  // short ones are drawn larger, so that they fill the image as the long ones do
  const end = below(legs === 'skirt' ? 770 : 956),
    size = Math.min(child ? 1.1 : 1.3, 920 / (end - 20)) * (child ? 0.94 : 1);
  return {
    move: sequence(moveLegs(leg, [CUTS[cut]], below), scaled(size, size, [500, (end + 20) / 2], 0, 490 - (end + 20) / 2)),
    hardware: Math.max(1, size) * (child ? 1.15 : 1),
  };
}
