/** Size-guide illustration of a belt. A: from the buckle to the middle hole, B: from end to end. Coordinates are runs, see `curve.ts`. */
import { curve } from './curve.ts';
import { body, DUCK, INK, LINEN, line, PAPER, WEIGHT } from './ink.ts';
import { letterMarker, plate, straightLine } from './plate.ts';
import { tapeAlong } from './tape.ts';

const [LEFT, RIGHT] = [452, 548];
const FOLD = 262;
const TIP = 1152;
const HOLES = [828, 886, 944, 1002, 1060];
const MIDDLE = HOLES[2]!;
const BUCKLE = { top: 128, bottom: 286, left: 418, right: 582, bar: 20 };

function strap(): string {
  const d = curve(
    `${LEFT} ${FOLD} / ${LEFT} ${TIP - 60} / ${LEFT + 8} ${TIP - 22} 500 ${TIP} ${RIGHT - 8} ${TIP - 22} ${RIGHT} ${TIP - 60} / ${RIGHT} ${FOLD} / z`,
  );
  const stitches = [LEFT + 11, RIGHT - 11].map((x) => `M${x} ${FOLD + 8}V${TIP - 66}`).join('');
  const holes = HOLES.map((y) => `<ellipse cx="500" cy="${y}" rx="6.5" ry="8" fill="${INK}"/>`).join('');
  return `${body(d, { fill: DUCK, shade: [14, 5] })}<path d="${stitches}" stroke="${INK}" stroke-width="${WEIGHT.hair}" stroke-dasharray="11 6" fill="none"/>${holes}`;
}

function buckle(): string {
  const { top, bottom, left, right, bar } = BUCKLE;
  const ring = (x: number, y: number, inset: number) =>
    `${x} ${y + 24 - inset / 2} / ${x + 7} ${y + 7} ${x + 24 - inset / 2} ${y} / ${1000 - x - 24 + inset / 2} ${y} / ${1000 - x - 7} ${y + 7} ${1000 - x} ${y + 24 - inset / 2} /`;
  const frame = curve(
    `${ring(left, top, 0)} ${right} ${bottom - 24} / ${right - 7} ${bottom - 7} ${right - 24} ${bottom} / ${left + 24} ${bottom} / ${left + 7} ${bottom - 7} ${left} ${bottom - 24} / z`,
  );
  const hole = curve(`${ring(left + bar, top + bar, 16)} ${right - bar} ${bottom - bar} / ${left + bar} ${bottom - bar} / z`);
  return (
    body(frame, { fill: LINEN, shade: [9, 5] }) +
    body(hole, { fill: PAPER, weight: WEIGHT.seam * 1.5 }) +
    body(curve(`488 ${FOLD + 4} / 490 ${top + 10} 500 ${top - 4} 510 ${top + 10} / 512 ${FOLD + 4} / z`), {
      fill: LINEN,
      weight: WEIGHT.seam * 1.5,
    })
  );
}

const fold = (): string =>
  body(
    curve(
      `${LEFT} ${FOLD + 2} / ${LEFT + 3} ${FOLD - 12} ${LEFT + 14} ${FOLD - 14} / ${RIGHT - 14} ${FOLD - 14} / ${RIGHT - 3} ${FOLD - 12} ${RIGHT} ${FOLD + 2} / ${RIGHT} ${FOLD + 60} / ${LEFT} ${FOLD + 60} / z`,
    ),
    { fill: DUCK, shade: [14, 5] },
  ) +
  line(curve(`${LEFT + 4} ${FOLD + 56} ${RIGHT - 4} ${FOLD + 56}`)) +
  body(
    curve(
      `${LEFT - 9} 356 / ${LEFT - 12} 378 ${LEFT - 9} 400 / 500 404 ${RIGHT + 9} 400 / ${RIGHT + 12} 378 ${RIGHT + 9} 356 / 500 360 ${LEFT - 9} 356 / z`,
    ),
    { fill: DUCK, shade: [12, 5] },
  );

export function belt(): string {
  const [toMiddle, whole] = [300, 700];
  return plate(
    strap(),
    buckle(),
    fold(),
    straightLine([toMiddle - 22, FOLD - 14], [LEFT - 46, FOLD - 14]),
    straightLine([toMiddle - 22, MIDDLE], [486, MIDDLE]),
    straightLine([RIGHT + 46, BUCKLE.top], [whole + 22, BUCKLE.top]),
    straightLine([512, TIP], [whole + 22, TIP]),
    tapeAlong(`M${toMiddle} ${FOLD - 14}L${toMiddle} ${MIDDLE}`, 30, 8),
    tapeAlong(`M${whole} ${BUCKLE.top}L${whole} ${TIP}`, 30, 8),
    letterMarker('A', [toMiddle - 84, 600], [toMiddle - 15, 600]),
    letterMarker('B', [whole + 84, 640], [whole + 15, 640]),
  );
}
