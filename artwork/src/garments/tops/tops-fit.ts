/**
 * Cuts and lengths of tops: outlines are drawn once, for a man's regular size, and moved. Torso and sleeves move separately, so that a
 * waist can narrow without bending the arms.
 */
import type { CloseUp } from '../../draw.ts';
import type { Point } from '../../kit/geometry.ts';
import type { Move } from '../../kit/sway.ts';
import type { PartName } from '../../part-names.ts';

export type Cut = 'mens' | 'womens' | 'kids';

/** Landmarks of a garment's drawing, in canvas units of its drawn cut. */
type Landmarks = {
  top: number;
  armpit: number;
  waist: number;
  hem: number;
  /** Lowest point of the cuff; 0 without sleeves. */
  cuff: number;
};

export type TopFit = {
  torso: Move | undefined;
  sleeve: Move | undefined;
  hardware: number;
  at(x: number, y: number): Point;
};

type Widths = { shoulder: number; chest: number; waist: number; hem: number };
const WIDTHS: Record<Cut, Widths> = {
  mens: { shoulder: 1, chest: 1, waist: 1, hem: 1 },
  womens: { shoulder: 0.92, chest: 0.92, waist: 0.83, hem: 0.95 },
  kids: { shoulder: 1, chest: 1, waist: 1, hem: 1 },
};
const KIDS = { width: 0.94, length: 0.82, hardware: 1.25 };
const FRAME = { top: 36, bottom: 968 };
const SHOULDER = 172;

const ease = (t: number) => t * t * (3 - 2 * t);

function widthAt(y: number, w: Widths, { armpit, waist, hem }: Landmarks): number {
  const rows: Point[] = [
    [armpit - 240, w.shoulder],
    [armpit, w.chest],
    [waist, w.waist],
    [hem, w.hem],
  ];
  if (y <= rows[0]![0]) return w.shoulder;
  for (let i = 1; i < rows.length; i++) {
    const [to, wide] = rows[i]!;
    const [from, before] = rows[i - 1]!;
    if (y <= to) return before + (wide - before) * ease((y - from) / (to - from));
  }
  return w.hem;
}

/** `length` stretches the torso below the armpit, `flare` widens its hem; 1 is as drawn. */
export function topFit(
  cut: Cut,
  length: number,
  marks: Landmarks,
  { drawn = 'mens', flare = 1 }: { drawn?: Cut; flare?: number } = {},
): TopFit {
  const relative = (part: keyof Widths) => WIDTHS[cut][part] / WIDTHS[drawn][part];
  const widths: Widths = {
    shoulder: relative('shoulder'),
    chest: relative('chest'),
    waist: relative('waist'),
    hem: relative('hem') * flare,
  };
  const hang = (cut === 'womens' ? 0.97 : 1) / (drawn === 'womens' ? 0.97 : 1);
  const down = (y: number) => (y > marks.armpit ? marks.armpit + (y - marks.armpit) * length * hang : y);
  const arm = (y: number) => marks.top + (y - marks.top) * hang;
  const slim = (widths.shoulder + 1) / 2;
  const bottom = Math.max(down(marks.hem), marks.cuff ? arm(marks.cuff) : 0);
  const kids = cut === 'kids' ? KIDS : { width: 1, length: 1, hardware: 1 };
  const tall = (bottom - marks.top) * kids.length;
  const scale = Math.min(1, (FRAME.bottom - FRAME.top) / tall);
  const isAsDrawn = cut === drawn && length === 1 && scale === 1;
  const rise = isAsDrawn ? 0 : (FRAME.top + FRAME.bottom - tall * scale) / 2 - marks.top;
  const set: Move = (x, y) => [500 + (x - 500) * kids.width * scale, marks.top + rise + (y - marks.top) * kids.length * scale];
  const torso: Move = (x, y) => set(500 + (x - 500) * widthAt(y, widths, marks), down(y));
  const sleeve: Move = (x, y) => {
    const side = x < 500 ? -1 : 1;
    const out = Math.abs(x - 500);
    return set(500 + side * (SHOULDER * widths.shoulder + (out - SHOULDER) * slim), arm(y));
  };
  return isAsDrawn
    ? { torso: undefined, sleeve: undefined, hardware: kids.hardware, at: (x, y) => [x, y] }
    : { torso, sleeve, hardware: kids.hardware * Math.max(scale, 0.9), at: torso };
}

export function closeUp(fit: TopFit, part: PartName, [x, y, wide]: CloseUp['box']): CloseUp {
  const [left, top] = fit.at(x, y).map(Math.round) as Point;
  return { part, box: [left, top, wide] };
}
