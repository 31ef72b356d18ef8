/** Size-guide illustration of a hat. A: around the head, above the ears. Coordinates are runs, see `curve.ts`. */
import { curve } from './curve.ts';
import { body, DUCK, LINEN, line, SKIN, WEIGHT } from './ink.ts';
import { fadeOut, letterMarker, plate } from './plate.ts';
import { tapeAround } from './tape.ts';

const SKULL =
  '540 190 420 212 342 300 314 400 303 462 / 313 502 290 556 250 612 / 264 636 298 641 / 279 662 281 678 296 690 / 284 704 286 722 301 738 290 764 288 794 312 828 350 836 / 424 838 466 868 / 474 940 468 1000 / 380 1300 / 900 1300 / 860 1090 770 1010 728 910 722 800 768 690 802 560 796 420 724 270 630 204 z';
const HAIR =
  '332 322 / 356 262 424 202 540 180 644 196 738 268 804 410 812 540 796 640 748 752 722 800 / 690 770 660 700 646 640 / 650 570 620 516 560 512 / 528 560 522 606 / 498 610 / 496 540 500 470 470 404 420 372 376 366 352 344 z';
const EAR = '548 540 560 508 600 506 628 540 622 590 596 620 586 660 562 664 / 548 620 z';
const COLLAR = '467 996 / 552 1042 660 1024 746 952 / 836 1036 930 1100 984 1180 / 1000 1300 / 300 1300 / 332 1150 392 1064 467 996 / z';

export function hatHead(): string {
  const ring = tapeAround({ at: [555, 425], radius: 248, sag: 34, lean: 4, tapeWidth: 36, gap: 9, end: 0.35 });
  const d = curve;
  return plate(
    body(d(SKULL), { fill: SKIN, shade: [20, 6] }),
    body(d(HAIR), { fill: DUCK, shade: [20, 10] }),
    body(d(EAR), { fill: SKIN, shade: [7, 5] }),
    line(d('566 548 586 528 606 546 602 580 582 606'), WEIGHT.seam),
    line(d('350 528 366 538 394 536'), WEIGHT.contour * 0.8),
    line(d('334 480 364 468 402 478'), WEIGHT.seam),
    line(d('298 690 316 692 334 688'), WEIGHT.seam),
    line(d('296 622 306 612 308 600'), WEIGHT.seam),
    line(d('470 800 540 780 590 730'), WEIGHT.hair),
    body(d(COLLAR), { fill: LINEN, shade: [20, 6] }),
    line(d('452 1010 552 1062 668 1044 764 970'), WEIGHT.hair),
    ring.back,
    ring.front,
    fadeOut(1040, 1190),
    letterMarker('A', [190, 300], [318, 396]),
  );
}
