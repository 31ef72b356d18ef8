import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import type { Weave } from '../../kit/fabric.ts';
import { fold, label, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Form, Sheet } from '../../kit/sheet.ts';
import { both, cord, curve, eyelet, ribs, sides } from './tops-parts.ts';

export type Hoodie = ArtworkSpecOf<'hoodie'>;
export type Work = {
  s: Sheet;
  p: Palette;
  spec: Hoodie;
  cloth: Weave;
  rib: (overrides: Partial<Form>) => Body;
};

const RING = 'C446 276 386 222 376 160C368 108 398 66 446 54C480 46 520 46 554 54C602 66 632 108 624 160C614 222 554 276 500 302';
const HOLE = 'M500 262C524 242 562 200 567 152C570 118 554 97 527 91C510 88 490 88 473 91C446 97 430 118 433 152C438 200 476 242 500 262';
const HOOD = `M500 302${RING}Z${HOLE}Z`;
const HOOD_INSIDE =
  'M500 282C452 250 416 194 416 146C416 104 440 78 472 72C490 68 510 68 528 72C560 78 584 104 584 146C584 194 548 250 500 282Z';
const NECK_INSIDE = both('500 122 470 123 444 129 422 142', '422 142 438 190 466 216 500 228');
const BAND = both('500 244 457 233 428 200 415 153', '415 153 424 144 433 138', '434 139 447 184 470 210 500 219');

export function hood({ s, p, cloth, spec }: Work, torsoPath: string): void {
  s.inside(torsoPath, () => underEdge(s, `M500 302${RING}Z`, { reach: 24, strength: 0.26 }));
  s.body(HOOD, cloth.body({ roll: 36, puff: 40, base: 62, wrinkle: 0.8 }));
  s.part('hood', 500, 250);
  s.inside(HOOD, () => {
    const rim =
      'M500 278C470 254 424 206 419 154C416 112 436 85 470 78C490 74 510 74 530 78C564 85 584 112 581 154C576 206 530 254 500 278';
    stitch(s, rim, 0, p.thread);
    s.stroke('detail', rim, '#000', 3, { opacity: 0.2 });
    for (const { k, P } of sides(52, 10)) {
      fold(s, P('386 120 398 160 420 200'), 26, 0.5, { side: k });
      fold(s, P('392 206 420 222 450 250'), 24, 0.5, { side: -k });
      fold(s, P('404 76 400 110 408 140'), 22, 0.45, { side: k });
      fold(s, P('440 46 426 66 420 96'), 18, 0.3, { side: -k });
      fold(s, P('414 240 446 250 480 276'), 18, 0.4, { side: k });
    }
    const cross = spec.zip ? 'M500 257L500 304' : 'M507 257C496 272 488 286 480 296';
    s.stroke('detail', cross, '#000', 4, { opacity: 0.6 });
    s.stroke('paint', cross, '#0a0706', 2.4, { opacity: 0.4 });
    s.stroke('detail', 'M500 30L500 84', '#000', 3, { opacity: 0.3 });
  });
  const tie = mix(p.base, '#f4eee2', 0.72);
  eyelet(s, 458, 256, 6, '#9a958c');
  eyelet(s, 543, 256, 6, '#9a958c');
  cord(s, curve('458 257 457 300 450 340 453 380 447 418'), { color: tie, tip: '#9a958c' });
  cord(s, curve('543 257 546 310 552 350 548 400 554 452'), { color: tie, tip: '#9a958c' });
}

export function crewNeck({ s, p, rib, spec }: Work, torsoPath: string): void {
  if (!spec.zip) {
    const wedge = 'M472 238L528 238L500 292Z';
    s.inside(torsoPath, () => {
      s.patch(wedge, { fill: p.base, lift: 0.06 });
      s.inside(wedge, () => ribs(s, 'M466 250L534 250', 110, { pitch: 6, strength: 0.26 }));
      s.stroke('detail', wedge, '#000', 3, { opacity: 0.32 });
      s.stroke('paint', wedge, '#000', 1.4, { opacity: 0.2 });
      stitch(s, 'M466 244L500 303L534 244', 0, p.thread, { size: 1.5 });
    });
  }
  s.body(BAND, rib({ roll: 13, puff: 8, base: 46, wrinkle: 0.3 }));
  s.part('neckband', 500, 231);
  s.inside(BAND, () => ribs(s, curve('420 140 434 186 460 220 500 231 540 220 566 186 580 140'), 46, { pitch: 5.6, strength: 0.24 }));
  s.inside(torsoPath, () => {
    stitch(s, curve('402 160 420 208 452 242 470 248'), 0, p.thread, { size: 1.5 });
    stitch(s, curve('598 160 580 208 548 242 530 248'), 0, p.thread, { size: 1.5 });
  });
}

export function inside({ s, p, cloth, spec }: Work): void {
  const lining = { ...cloth.body({ warp: 0 }), cloth: 'fleece' as const, fill: mix(p.base, '#120d09', 0.42) };
  if (spec.neck !== 'hood') {
    s.body(NECK_INSIDE, { ...lining, roll: 40, puff: -14, base: -12, wrinkle: 0.4 });
    label(s, 500, 178, 46, 22);
    return;
  }
  s.body(HOOD_INSIDE, { ...lining, roll: 60, puff: -20, base: -14, wrinkle: 0.6 });
  s.inside(HOOD_INSIDE, () => {
    s.stroke('detail', 'M500 60L500 168', '#000', 3, { opacity: 0.4 });
    s.stroke('paint', 'M500 60L500 168', '#000', 1.6, { opacity: 0.3 });
    fold(s, '446 110 456 140 474 162', 18, 0.4);
    fold(s, '556 104 546 138 530 160', 18, 0.4, { side: -1 });
    s.stroke('paint', curve('430 164 466 176 534 176 570 164'), mix(p.base, '#e9dfca', 0.3), 8);
  });
  label(s, 500, 194, 38, 20);
}
