// A farm dog lying on the boards, head up, in its red coat with the corduroy collar.
import { mix } from '../../kit/color.ts';
import { along, type Chance, chance, disc, offset, taper } from '../../kit/geometry.ts';
import { crumple, fold, label, rivet, seam, stitch, underEdge } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { glaze, gradient, pool } from './materials.ts';

const TAIL = 'M868 590C920 610 968 650 984 684C980 704 948 708 924 696C892 682 862 660 850 640Z';
const BODY =
  'M430 412C520 430 640 420 740 428C836 438 906 492 918 580C922 640 900 694 856 702L370 706C324 684 306 620 316 556C330 500 380 440 430 412Z';
const THIGH = 'M672 580C700 500 800 478 862 520C918 564 922 664 886 698C840 714 760 710 706 694C672 664 662 622 672 580Z';
const HIND_FOOT = 'M820 650C760 640 680 652 634 670C606 682 604 706 632 709L860 709C880 690 860 660 820 650Z';
const FAR_LEG = 'M330 600C300 630 250 646 190 650C150 652 112 656 108 676C108 692 130 698 160 698L330 698Z';
const NEAR_LEG =
  'M372 560C424 566 452 606 446 652C436 694 380 706 300 708L196 710C158 712 128 706 126 688C126 668 160 660 206 658C262 658 318 650 336 630C340 600 350 572 372 560Z';
const NECK = 'M300 300C360 312 420 368 456 424C452 520 404 608 336 632C296 580 270 520 256 462C282 430 296 380 300 300Z';
const HEAD =
  'M80 404C78 386 90 372 116 366C148 360 176 352 192 340C202 308 236 280 284 280C332 284 360 318 363 356C366 398 352 436 318 456C296 470 268 474 244 470C222 478 190 480 160 474C132 468 108 456 98 438C94 432 93 428 94 424C86 420 81 414 80 404Z';
const EAR = 'M262 318C286 298 330 312 344 346C360 396 356 444 334 474C318 488 294 466 282 432C270 398 252 346 262 318Z';
const COAT =
  'M440 396C530 416 630 410 716 418C760 426 786 466 792 520C794 562 788 594 770 614C690 660 560 670 476 644C458 606 434 588 404 590C382 560 370 520 378 482C392 446 412 418 440 396Z';
const COLLAR =
  'M452 386C474 402 470 430 456 450C430 486 408 534 402 584C394 604 368 602 356 584C346 528 376 444 424 390C432 380 444 380 452 386Z';

function coatOfHair(
  s: Sheet,
  r: Chance,
  d: string,
  [x0, y0, x1, y1]: [number, number, number, number],
  count: number,
  angle: number,
  color: string,
): void {
  let dark = '';
  let pale = '';
  for (let k = 0; k < count * 3; k++) {
    const x = r.range(x0, x1);
    const y = r.range(y0, y1);
    const a = angle + r.near(0, 0.5);
    const l = r.range(14, 34);
    const mark = taper(
      [
        [x, y],
        [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5 + 1],
        [x + Math.cos(a) * l, y + Math.sin(a) * l],
      ],
      r.range(1.8, 3.6),
      0.3,
    );
    if (k % 2) dark += mark;
    else pale += mark;
  }
  s.inside(d, () => {
    s.add(
      'paint',
      `<path d="${dark}" fill="${mix(color, '#2a1608', 0.6)}" fill-opacity=".2"/><path d="${pale}" fill="${mix(color, '#fff1d6', 0.6)}" fill-opacity=".2"/>`,
    );
    s.add('detail', `<path d="${dark}" fill="#000" fill-opacity=".16"/><path d="${pale}" fill="#fff" fill-opacity=".1"/>`);
  });
}

function ruffle(s: Sheet, r: Chance, d: string, color: string, reach: number, lean: number): void {
  let hairs = '';
  for (const p of along(d, 3.4)) {
    const out = reach * r.range(0.3, 1);
    const slip = lean * r.range(0.6, 1.5);
    hairs += taper(
      [
        [p.x - p.ty * -3, p.y + p.tx * -3],
        [p.x - p.ty * out * 0.5 + p.tx * slip * 0.4, p.y + p.tx * out * 0.5 + p.ty * slip * 0.4],
        [p.x - p.ty * out + p.tx * slip, p.y + p.tx * out + p.ty * slip],
      ],
      r.range(2.4, 4.4),
      0.2,
    );
  }
  s.add('paint', `<path d="${hairs}" fill="${color}"/>`);
}

export function dog({ fur = '#b8874f', color = '#8c3128', collar = '#3f2a1e', seed = 4 } = {}): string {
  const s = new Sheet({ name: 'dog in a coat', drift: { amount: 1.6, seed: 2 } });
  const r = chance(seed);
  const thread = mix(color, '#e8cf9f', 0.5);
  const hide = { cloth: 'fleece', gloss: 0.08, wrinkle: 0.7, wear: 0.2, grain: 0.8 } as const;
  const pelt = (id: string, deep = 0.45) =>
    gradient(s, id, [
      [0, mix(fur, '#ffe9c4', 0.16)],
      [0.5, fur],
      [1, mix(fur, '#2a1608', deep)],
    ]);
  s.body(TAIL, { ...hide, fill: mix(fur, '#2a1608', 0.14), roll: 34, puff: 30, base: -10 });
  coatOfHair(s, r, TAIL, [860, 590, 990, 700], 40, 0.7, fur);
  ruffle(s, r, 'M868 592C920 612 966 650 982 684C978 702 948 706 924 694', mix(fur, '#2a1608', 0.1), -9, 14);
  s.body(FAR_LEG, { ...hide, fill: mix(fur, '#2a1608', 0.4), roll: 30, puff: 24, base: -20 });
  s.body(BODY, { ...hide, fill: pelt('body'), roll: 120, puff: 96 });
  s.inside(BODY, () => fold(s, '340 560 360 620 400 670 440 690', 40, 0.4));
  s.body(THIGH, { ...hide, fill: pelt('thigh', 0.36), roll: 90, puff: 60, base: 66 });
  s.inside(THIGH, () => fold(s, '720 690 700 640 716 590 760 560', 30, 0.3, { side: -1 }));
  coatOfHair(s, r, THIGH, [690, 500, 910, 700], 150, 1.9, fur);
  ruffle(s, r, 'M800 436C880 470 924 560 916 640C910 672 890 694 880 700', mix(fur, '#2a1608', 0.1), -7, 12);
  s.body(HIND_FOOT, { ...hide, fill: mix(fur, '#2a1608', 0.12), roll: 32, puff: 26, base: 96 });
  for (const x of [640, 662]) s.stroke('detail', `M${x} 680C${x + 8} 688 ${x + 8} 698 ${x + 2} 706`, '#000', 5, { opacity: 0.5 });
  s.body(NECK, {
    ...hide,
    fill: gradient(s, 'neck', [
      [0, mix(fur, '#ffe9c4', 0.2)],
      [1, mix(fur, '#2a1608', 0.34)],
    ]),
    roll: 80,
    puff: 60,
    base: 46,
  });
  s.inside(NECK, () => {
    fold(s, '300 480 320 520 360 560', 26, 0.34);
    fold(s, '340 380 380 430 410 500', 30, 0.3);
  });
  coatOfHair(s, r, NECK, [250, 300, 460, 640], 170, 1.2, fur);
  ruffle(s, r, 'M258 470C276 530 300 584 336 630', mix(fur, '#ffe9c4', 0.1), 9, 14);
  ruffle(s, r, 'M300 300C360 312 420 368 446 410', mix(fur, '#ffe9c4', 0.1), -6, 12);
  // coat
  s.inside(BODY, () => underEdge(s, COAT, { reach: 26, strength: 0.4 }));
  s.inside(THIGH, () => underEdge(s, COAT, { reach: 22, strength: 0.4 }));
  s.body(COAT, { fill: color, roll: 130, puff: 90, base: 90, angle: 4 });
  s.inside(COAT, () => {
    fold(s, '470 430 462 500 470 570 486 640', 34, 0.46, { side: -1 });
    fold(s, '560 440 548 520 560 600 580 660', 34, 0.4);
    fold(s, '640 440 660 500 652 470 640 480', 24, 0.2);
    fold(s, '600 640 660 620 720 610 780 600', 26, 0.4);
    fold(s, '760 470 748 530 752 580 764 610', 28, 0.4, { side: -1 });
    fold(s, '400 586 430 560 470 556 500 580', 24, 0.5);
    crumple(s, [440, 450, 840, 630], 16, { seed: 5, angle: 1.3, spread: 1, length: [40, 90], width: [8, 16], strength: [0.12, 0.3] });
    seam(s, 'M440 426C540 444 640 438 720 446C748 452 768 470 788 496', { thread, rows: [6, 12], seed: 3, pucker: 0.6 });
    seam(s, 'M540 412C548 500 544 590 552 660', { thread, rows: [6, 12], seed: 6, pucker: 0.6 });
    const edge = 'M716 418C760 426 786 466 792 520C794 562 788 594 770 614C690 660 560 670 476 644C458 606 434 588 404 590';
    s.stroke('paint', edge, mix(color, '#120c08', 0.45), 22, { cap: 'butt' });
    s.stroke('detail', edge, '#fff', 22, { opacity: 0.2, cap: 'butt' });
    s.stroke('detail', offset(edge, 11), '#000', 4, { opacity: 0.45 });
    stitch(s, edge, 7, thread);
    s.stroke('paint', 'M566 418C574 500 570 590 578 662', '#c5c7c6', 4);
    const pocket = 'M600 486C646 482 690 484 722 490C728 522 724 550 717 582C682 588 642 588 606 582C598 550 596 518 600 486Z';
    s.stroke('detail', pocket, '#000', 5, { opacity: 0.35 });
    s.patch(pocket, { lift: 0.14 });
    stitch(s, pocket, 7, thread);
    s.patch('M594 474C646 470 692 472 728 478C732 496 732 508 730 522C690 518 642 518 596 522C593 506 593 490 594 474Z', {
      fill: color,
      lift: 0.2,
    });
    s.stroke('paint', 'M596 523C642 519 690 519 730 523', '#140a06', 3, { opacity: 0.5 });
    rivet(s, 610, 508, 6);
    rivet(s, 716, 508, 6);
    label(s, 660, 556, 62, 34, { fill: '#6b4226', ink: '#2a170b' });
    glaze(
      s,
      COAT,
      gradient(s, 'low', [
        [0.4, '#0e0a12', 0],
        [1, '#0e0a12', 0.4],
      ]),
    );
  });
  // near foreleg, over the chest
  s.body(NEAR_LEG, { ...hide, fill: pelt('leg', 0.3), roll: 40, puff: 34, base: 100 });
  coatOfHair(s, r, NEAR_LEG, [130, 560, 450, 708], 150, 2.9, fur);
  for (const x of [146, 168]) s.stroke('detail', `M${x} 676C${x - 8} 686 ${x - 8} 698 ${x - 2} 708`, '#000', 6, { opacity: 0.55 });
  s.stroke('paint', 'M148 678C142 688 142 698 146 707M170 676C163 686 163 698 168 708', mix(fur, '#1a0d04', 0.7), 2.4, { opacity: 0.7 });
  s.inside(NECK, () => underEdge(s, COLLAR, { reach: 22, strength: 0.4 }));
  s.body(COLLAR, { fill: collar, cloth: 'cord', roll: 36, puff: 30, base: 170, angle: 30, wrinkle: 0.6, wear: 0.3 });
  // head
  s.inside(NECK, () => underEdge(s, HEAD, { reach: 26, strength: 0.34, dx: 6, dy: 10 }));
  s.body(HEAD, {
    ...hide,
    fill: gradient(s, 'head', [
      [0, mix(fur, '#ffe9c4', 0.24)],
      [0.6, fur],
      [1, mix(fur, '#2a1608', 0.3)],
    ]),
    roll: 84,
    puff: 66,
    base: 120,
  });
  coatOfHair(s, r, HEAD, [130, 290, 360, 460], 190, 0.3, fur);
  s.inside(HEAD, () => {
    fold(s, '196 330 210 344 232 348 256 342', 24, 0.34);
    fold(s, '120 430 160 440 200 436 236 420', 22, 0.26);
    s.add(
      'paint',
      `<path d="M80 404C82 420 96 448 120 462C170 480 214 478 244 466C200 458 140 452 100 430Z" fill="${mix(fur, '#fff1d6', 0.45)}" fill-opacity=".3"/>`,
    );
    s.stroke('paint', 'M98 430C118 443 142 449 166 451C174 452 181 454 187 459', '#2a170b', 3.4, { opacity: 0.7 });
    s.stroke('detail', 'M98 430C118 443 142 449 166 451C174 452 181 454 187 459', '#000', 7, { opacity: 0.5 });
    for (let k = 0; k < 9; k++)
      s.add(
        'paint',
        `<path d="${disc(124 + (k % 3) * 14 + Math.floor(k / 3) * 3, 398 + Math.floor(k / 3) * 9, 1.6)}" fill="#2a170b" fill-opacity=".5"/>`,
      );
    glaze(s, HEAD, pool(s, 'brow', [250, 300, 90], '#fff0d0', 0.2));
  });
  s.body('M76 400C74 382 90 370 108 372C120 376 121 390 113 401C106 411 92 416 83 412C78 409 76 405 76 400Z', {
    cloth: 'leather',
    fill: '#241a17',
    roll: 18,
    puff: 16,
    base: 176,
    gloss: 0.6,
    wrinkle: 0.2,
  });
  s.patch('M84 401C88 395 96 395 98 401C96 407 88 408 84 401Z', { fill: '#0b0706', lift: -0.3 });
  // eye: dark, half shaded by its lid
  s.add(
    'paint',
    `<path d="M196 354C202 342 220 340 230 352C224 366 204 368 196 354Z" fill="${mix(fur, '#1a0d04', 0.8)}"/><circle cx="214" cy="354" r="9" fill="#2e190c"/><circle cx="214" cy="355" r="6" fill="#0a0604"/><circle cx="210.500" cy="351" r="2" fill="#fff6e2" fill-opacity=".9"/>`,
  );
  s.stroke('paint', 'M192 352C202 338 222 337 233 350', mix(fur, '#1a0d04', 0.75), 5, { opacity: 0.8 });
  s.stroke('detail', 'M190 344C202 330 224 330 236 342', '#fff', 9, { opacity: 0.3 });
  s.inside(HEAD, () => underEdge(s, EAR, { reach: 16, strength: 0.36, dx: 3, dy: 6 }));
  s.body(EAR, {
    ...hide,
    fill: gradient(s, 'ear', [
      [0, mix(fur, '#6b3c18', 0.2)],
      [1, mix(fur, '#3a1d0a', 0.5)],
    ]),
    roll: 34,
    puff: 26,
    base: 176,
  });
  s.inside(EAR, () => fold(s, '284 330 300 380 316 430 326 466', 26, 0.4));
  coatOfHair(s, r, EAR, [262, 310, 350, 480], 70, 1.4, fur);
  return s.toString();
}
