/**
 * Size-guide illustration of a foot. A: foot length, from the wall at the heel to the longest toe.
 * Coordinates are runs, see `curve.ts`.
 */
import { curve } from './curve.ts';
import { body, DUCK, line, SKIN, WEIGHT } from './ink.ts';
import { fadeOut, letterMarker, plate, straightLine } from './plate.ts';
import { tapeAlong } from './tape.ts';

const FOOT =
  '270 560 / 268 660 252 760 212 852 201 920 222 978 290 992 / 380 984 450 962 520 964 600 984 660 993 720 988 / 780 994 826 984 842 956 836 926 806 904 768 898 700 872 610 812 530 726 492 650 486 560 / z';
const LEG = '246 0 / 240 200 248 420 244 604 / 330 620 430 622 520 608 / 516 420 536 200 550 0 / z';

export function footLength(): string {
  const [wall, toe, floor] = [198, 843, 995];
  return plate(
    body(curve(FOOT), { fill: SKIN, shade: [-14, 16] }),
    line(curve('330 806 350 786 374 800 374 830')),
    line(curve('842 944 826 930 802 930 796 944 812 956 838 958'), WEIGHT.hair),
    line(curve('760 936 720 922 690 924'), WEIGHT.hair),
    line(curve('560 792 600 832 650 862'), WEIGHT.hair),
    line(curve('262 930 276 952 300 962'), WEIGHT.hair),
    body(curve(LEG), { fill: DUCK, shade: [34, 4] }),
    line(curve('246 578 330 594 430 596 519 582'), WEIGHT.hair),
    line(curve('300 604 290 480 306 380'), WEIGHT.hair),
    line(curve('420 590 452 520 448 440'), WEIGHT.hair),
    fadeOut(190, 70),
    straightLine([wall - 4, 70], [wall - 4, 1130], WEIGHT.contour),
    straightLine([wall - 4, floor + 2], [930, floor + 2], WEIGHT.contour),
    straightLine([toe, 940], [toe, 1130]),
    tapeAlong(curve(`${wall} 1076 ${toe} 1076`), 36, 9),
    letterMarker('A', [905, 1076], [toe + 2, 1076]),
  );
}
