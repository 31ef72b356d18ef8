/** Size-guide illustration of a dog. A: chest, B: back length, C: neck. Coordinates are runs, see `curve.ts`. */
import type { Point } from '../kit/geometry.ts';
import { curve, onStage, type Stage } from './curve.ts';
import { body, DUCK, INK, line, SKIN, WEIGHT } from './ink.ts';
import { letterMarker, plate, straightLine } from './plate.ts';
import { tapeAlong, tapeAround } from './tape.ts';

const STAGE: Stage = { scale: 1.08, x: -48, y: -12 };
const at = (x: number, y: number): Point => onStage(STAGE, [x, y]);
const d = (run: string) => curve(run, STAGE);

const DOG =
  '116 384 124 366 150 356 196 338 / 216 300 252 270 292 264 330 284 / 372 344 400 408 446 454 520 472 640 466 740 472 804 504 836 570 838 650 818 728 / 838 786 862 832 840 900 834 958 830 988 / 822 1003 / 762 1003 / 757 984 776 966 792 950 / 798 890 802 838 776 792 722 748 694 706 / 620 700 520 734 424 772 / 410 860 404 940 400 966 400 988 / 392 1003 / 334 1003 / 329 984 346 966 358 948 / 354 860 342 790 316 728 / 276 672 258 610 264 544 262 490 246 446 / 206 446 160 434 126 418 116 402 z';
const FAR_FORE = '372 760 / 330 850 318 940 314 962 314 982 / 306 995 / 248 995 / 245 976 262 960 274 944 / 276 860 290 780 300 720 / z';
const FAR_HIND =
  '740 690 / 746 790 770 836 752 896 742 950 740 982 / 732 995 / 674 995 / 667 976 686 960 702 944 / 708 890 712 838 690 800 660 750 640 690 / z';
const TAIL = '786 494 / 840 512 884 580 902 656 906 712 896 724 886 716 866 660 846 600 810 548 / z';
const EAR = '286 272 / 318 268 350 310 356 366 340 402 / 312 398 292 352 284 312 / z';

export function dog(): string {
  const chest = tapeAround({ at: [462, 611], radius: 147, sag: 24, lean: 94, tapeWidth: 20, stage: STAGE });
  const neck = tapeAround({ at: [331, 474], radius: 98, sag: 20, lean: -46, tapeWidth: 20, stage: STAGE });
  const shade: Point = [12, 18];
  return plate(
    straightLine(at(150, 1003), at(930, 1003), WEIGHT.contour),
    body(d(FAR_FORE), { fill: DUCK, shade: [50, 0] }),
    body(d(FAR_HIND), { fill: DUCK, shade: [50, 0] }),
    body(d(TAIL), { fill: SKIN, shade: [10, 4] }),
    body(d(DOG), { fill: SKIN, shade }),
    chest.back,
    neck.back,
    body(d('116 386 124 368 146 362 150 378 134 396 118 400 z'), { fill: INK }),
    line(d('134 404 170 412 214 404'), WEIGHT.seam),
    body(d('212 330 220 322 230 326 228 336 218 338 z'), { fill: INK, weight: WEIGHT.seam }),
    body(d(EAR), { fill: DUCK, shade }),
    line(d('690 560 668 620 680 690 700 716')),
    line(d('424 560 400 620 404 700 424 766')),
    line(d('780 990 784 998'), WEIGHT.hair),
    line(d('352 990 356 998'), WEIGHT.hair),
    tapeAlong(d('404 407 446 452 520 470 640 464 740 470 800 500'), 20),
    chest.front,
    neck.front,
    letterMarker('A', at(540, 838), at(462, 762)),
    letterMarker('B', at(640, 396), at(640, 456)),
    letterMarker('C', at(176, 566), at(262, 540)),
  );
}
