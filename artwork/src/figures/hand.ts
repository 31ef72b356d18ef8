/** Size-guide illustration of gloves. A: around the knuckles without the thumb, B: hand length. Coordinates are runs, see `curve.ts`. */
import { curve } from './curve.ts';
import { body, LINEN, line, SKIN, WEIGHT } from './ink.ts';
import { fadeOut, letterMarker, plate, straightLine } from './plate.ts';
import { tapeAlong, tapeAround } from './tape.ts';

const HAND =
  '389 1263 392 1173 394 1092 371 984 347 894 331 813 318 741 298 669 294 615 320 593 347 615 367 705 / 385 754 / 378 651 369 516 374 475 401 451 430 471 441 516 450 633 / 458 737 / 455 615 454 462 461 422 490 403 522 422 528 471 533 615 / 538 737 / 550 633 562 512 573 476 600 458 625 476 629 512 625 633 613 732 618 786 / 631 824 / 672 786 728 723 757 691 786 680 810 694 806 727 768 804 716 885 672 957 636 1029 622 1101 625 1173 627 1263 / z';
const CREASES = ['604 770 520 780 440 812 392 836', '624 818 560 824 470 862 408 900', '632 816 588 862 552 932 540 1042'];
const CUFF = '352 1170 / 500 1190 664 1166 / 676 1250 680 1330 / 340 1330 / 344 1250 352 1170 / z';

export function hand(): string {
  const knuckles = tapeAround({ at: [470, 772], radius: 147, sag: 22, lean: -3, tapeWidth: 34, gap: 9, end: 0.4 });
  const [tip, crease, tape] = [403, 1110, 190];
  return plate(
    body(curve(HAND), { fill: SKIN, shade: [15, 5] }),
    CREASES.map((run) => line(curve(run))).join(''),
    line(curve('400 1110 459 1117 537 1117 616 1110')),
    line(curve('406 1126 459 1132 538 1132 606 1128'), WEIGHT.hair),
    body(curve(CUFF), { fill: LINEN, shade: [20, 4] }),
    fadeOut(1150, 1240),
    knuckles.back,
    knuckles.front,
    straightLine([tape - 26, tip], [486, tip]),
    straightLine([tape - 26, crease], [392, crease]),
    tapeAlong(`M${tape} ${tip}L${tape} ${crease}`, 34, 9),
    letterMarker('A', [730, 600], [614, 752]),
    letterMarker('B', [92, 760], [tape - 17, 760]),
  );
}
