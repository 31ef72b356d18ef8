/** Outline of a trouser leg, and how leg shapes, cuts and children's sizes change it. */
import { AS_DRAWN, type Leg, type LegChange } from '../shared/fit.ts';

/** Edges of the left leg as `[y, x]`. */
export const LEG: Leg = {
  rise: 376,
  outer: [
    [60, 343],
    [112, 341],
    [190, 332],
    [250, 319],
    [330, 305],
    [430, 295],
    [540, 291],
    [640, 288],
    [740, 285],
    [850, 283],
    [960, 283],
  ],
  inner: [
    [376, 500],
    [440, 488],
    [540, 474],
    [640, 462],
    [740, 450],
    [850, 438],
    [960, 430],
  ],
};
/** Offsets `[y, dx]` added to `LEG`. */
export const SHAPES: Record<'straight' | 'relaxed' | 'slim' | 'tapered' | 'bootcut', LegChange> = {
  straight: AS_DRAWN,
  relaxed: {
    outer: [
      [190, 0],
      [330, -8],
      [540, -18],
      [640, -19],
      [850, -14],
      [960, -10],
    ],
    inner: [
      [400, 0],
      [540, 7],
      [640, 12],
      [850, 10],
      [960, 7],
    ],
  },
  slim: {
    outer: [
      [112, 0],
      [250, 2],
      [330, 5],
      [430, 11],
      [540, 18],
      [640, 25],
      [850, 34],
      [960, 37],
    ],
    inner: [
      [400, 0],
      [540, -3],
      [640, -6],
      [850, -8],
      [960, -8],
    ],
  },
  tapered: {
    outer: [
      [200, 0],
      [330, -4],
      [430, -5],
      [540, 0],
      [640, 9],
      [740, 19],
      [850, 30],
      [960, 37],
    ],
    inner: [
      [400, 0],
      [540, 4],
      [640, 1],
      [740, -5],
      [850, -12],
      [960, -16],
    ],
  },
  bootcut: {
    outer: [
      [250, 0],
      [430, 5],
      [540, 9],
      [640, 10],
      [740, 5],
      [850, -5],
      [960, -17],
    ],
    inner: [
      [400, 0],
      [540, -4],
      [640, -8],
      [740, -5],
      [850, 2],
      [960, 10],
    ],
  },
};
/** Offsets `[y, dx]` added to `LEG`. */
export const CUTS: Record<'mens' | 'womens' | 'kids', LegChange> = {
  mens: AS_DRAWN,
  womens: {
    outer: [
      [60, 27],
      [112, 24],
      [170, 16],
      [250, 4],
      [330, -3],
      [430, 1],
      [540, 11],
      [640, 18],
      [960, 19],
    ],
    inner: [
      [400, 0],
      [540, -2],
      [640, -4],
      [960, -3],
    ],
  },
  kids: {
    outer: [
      [60, -6],
      [250, -12],
      [430, -14],
      [640, -14],
      [960, -10],
    ],
    inner: [
      [400, 0],
      [540, 3],
      [960, 6],
    ],
  },
};
/** Maps an adult's y to a child's; 376 is the crotch. */
export const childHeight = (y: number) => (y < 376 ? 150 + (y - 60) * 0.84 : 415.4 + (y - 376) * 0.76);
