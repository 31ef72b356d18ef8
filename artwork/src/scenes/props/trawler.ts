// A small working trawler, bow to the left, cut off at the water: wheelhouse forward, gantry and net drum aft.
import { mix } from '../../kit/color.ts';
import { chance, disc, num, taper } from '../../kit/geometry.ts';
import { lettering } from '../../kit/letters.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, groove, metal } from './materials.ts';

const HULL = 'M40 452C74 540 104 630 138 712L912 712C934 660 946 606 944 548C800 604 620 612 450 588C300 566 150 516 40 452Z';
const RAIL = 'M36 440C150 506 300 556 450 578C620 602 800 594 946 538L946 552C800 608 620 614 450 590C300 568 150 518 40 456Z';
const HOUSE = 'M316 350L536 350L546 600L330 590C318 520 314 430 316 350Z';

function rigging(s: Sheet): void {
  s.body(cut([424, 70], [438, 70], [446, 330], [420, 330]), { ...metal, fill: '#d9c28d', roll: 9, puff: 8, base: -10 });
  s.body(cut([438, 250], [442, 240], [792, 330], [788, 340]), { ...metal, fill: '#c4ac78', roll: 6, puff: 5, base: -12 });
  s.body(cut([790, 280], [808, 280], [822, 590], [800, 590]), { ...metal, fill: '#c4ac78', roll: 9, puff: 8, base: -10 });
  s.body(cut([872, 290], [888, 290], [906, 570], [886, 572]), { ...metal, fill: '#c4ac78', roll: 9, puff: 8, base: -10 });
  s.body(cut([778, 268], [902, 276], [902, 296], [778, 290]), { ...metal, fill: '#d1b983', roll: 9, puff: 8, base: -6 });
  s.stroke(
    'paint',
    'M430 78L60 446M430 96L800 276M432 120L940 540M428 100L330 350M436 100L536 350M800 290L760 570M880 296L920 540',
    '#2c2f2e',
    2.4,
    { opacity: 0.8 },
  );
  s.body(board(396, 128, 70, 12), { ...metal, fill: '#e6e2d6', roll: 5, puff: 5, base: 20 });
  s.body(disc(431, 110, 10), { ...metal, fill: '#f3d98a', roll: 9, puff: 8, base: 20 });
  s.patch('M432 150L490 162L470 178L492 192L434 184Z', { fill: '#9c3d28', lift: 0.2 });
  s.body(cut([818, 328], [850, 326], [852, 372], [820, 374]), { ...metal, fill: '#5b5a55', roll: 12, puff: 10, base: 10 });
}

function wheelhouse(s: Sheet, paint: string): void {
  s.body(HOUSE, {
    ...metal,
    fill: gradient(s, 'house', [
      [0, paint],
      [1, mix(paint, '#5d6460', 0.34)],
    ]),
    roll: 26,
    puff: 16,
    base: 10,
    gloss: 0.3,
  });
  s.inside(HOUSE, () => {
    glaze(s, cut([470, 340], [560, 340], [560, 610], [476, 610]), '#31403f', 0.3);
    groove(s, 'M470 352L478 596M318 480L546 486', 4, 0.4);
    s.add('paint', `<path d="${board(312, 486, 240, 20)}" fill="#2d5c5c"/>`);
  });
  const glass = gradient(
    s,
    'glass',
    [
      [0, '#dfe5dc'],
      [0.42, '#8fa09b'],
      [0.5, '#40524f'],
      [1, '#22302f'],
    ],
    'x2=".5" y2="1"',
  );
  for (const [x, w] of [
    [330, 40],
    [380, 40],
    [430, 34],
  ] as const) {
    const d = cut([x, 386], [x + w, 386], [x + w + 1, 450], [x + 2, 450]);
    s.stroke('detail', d, '#fff', 8, { opacity: 0.4 });
    s.stroke('paint', d, '#f2eee2', 6);
    s.patch(d, { fill: glass, lift: -0.3 });
  }
  s.patch(cut([488, 388], [528, 388], [530, 450], [490, 450]), { fill: glass, lift: -0.3 });
  s.patch(cut([488, 500], [530, 500], [534, 592], [492, 590]), { fill: mix(paint, '#4b5350', 0.4), lift: 0.16 });
  s.body(cut([300, 330], [556, 334], [560, 356], [302, 354]), {
    ...metal,
    fill: mix(paint, '#ffffff', 0.3),
    roll: 10,
    puff: 8,
    base: 40,
    gloss: 0.4,
  });
  s.stroke('paint', disc(404, 538, 24), '#d9662e', 12);
  s.stroke('detail', disc(404, 538, 24), '#fff', 12, { opacity: 0.5 });
  s.stroke('paint', 'M404 514L404 522M404 554L404 562M380 538L388 538M420 538L428 538', '#f4efe2', 11, { cap: 'butt' });
  s.body(cut([560, 470], [590, 470], [592, 600], [558, 598]), { ...metal, fill: '#c9ab62', roll: 14, puff: 13, base: 4 });
  s.body(cut([554, 456], [596, 456], [594, 476], [556, 476]), { ...metal, fill: '#2b2926', roll: 10, puff: 8, base: 20 });
}

/** The waterline is at y = 712. */
export function trawler({ color = '#2b4f52', paint = '#e2ddcd', seed = 8 } = {}): string {
  const s = new Sheet({ name: 'trawler' });
  const r = chance(seed);
  rigging(s);
  // far bulwark, deck gear
  s.body('M40 446C200 500 400 540 620 548C760 550 880 532 944 520L944 560L450 590C300 568 150 518 40 456Z', {
    ...metal,
    fill: mix(color, '#10181a', 0.5),
    roll: 10,
    puff: 4,
    base: -30,
  });
  wheelhouse(s, paint);
  s.body('M640 520C640 500 772 500 772 520L776 600L636 600Z', {
    cloth: 'fleece',
    fill: '#3c6a62',
    roll: 40,
    puff: 34,
    base: -4,
    wrinkle: 1.6,
    grain: 2,
  });
  for (let k = 0; k < 12; k++)
    s.stroke(
      'paint',
      `M${640 + k * 11} ${num(512 - Math.sin(k / 3.6) * 8)}C${650 + k * 11} 540 ${632 + k * 11} 570 ${646 + k * 11} 600`,
      k % 3 ? '#1f3f3b' : '#8fb3a4',
      2.4,
      { opacity: 0.6 },
    );
  s.body(disc(632, 556, 50), { ...metal, fill: '#a8522e', roll: 10, puff: 7, base: 10, gloss: 0.3 });
  s.body(disc(632, 556, 15), { ...metal, fill: '#3a3733', roll: 10, puff: 8, base: 20 });
  for (const [x, y] of [
    [222, 500],
    [262, 512],
    [850, 552],
  ] as const)
    s.body(disc(x, y, 22), { ...metal, fill: '#d9662e', roll: 22, puff: 20, base: 10, gloss: 0.4 });
  s.body('M150 470L170 470L176 520L148 516Z', { ...metal, fill: '#3a3733', roll: 9, puff: 8, base: 10 });
  // hull
  s.body(HULL, {
    ...metal,
    fill: gradient(s, 'hull', [
      [0, mix(color, '#d6dcd0', 0.28)],
      [0.4, color],
      [1, mix(color, '#0a1214', 0.5)],
    ]),
    roll: 120,
    puff: 80,
    base: 20,
    gloss: 0.34,
    wrinkle: 0.5,
  });
  s.inside(HULL, () => {
    s.add(
      'paint',
      `<path d="M100 660C300 676 700 680 960 664L960 720L100 720Z" fill="#87382a"/><path d="M98 656C300 672 700 676 960 660L960 667C700 683 300 679 100 663Z" fill="#e6dfcc" fill-opacity=".8"/>`,
    );
    groove(s, 'M70 500C200 566 420 628 620 640C760 646 880 628 946 600M104 590C240 640 460 666 620 668', 3, 0.4);
    let rust = '';
    for (let k = 0; k < 34; k++) {
      const x = r.range(120, 930);
      const y = 500 + Math.sin((x / 1000) * Math.PI) * 90 + r.range(20, 90);
      rust += taper(
        [
          [x, y],
          [x + r.near(0, 3), y + 26],
          [x + r.near(0, 5), y + r.range(40, 90)],
        ],
        r.range(3, 10),
        0.2,
      );
    }
    s.add('paint', `<path d="${rust}" fill="#9a5a30" fill-opacity=".34"/>`);
    s.add('paint', lettering('RR 214', 232, 596, 17, '#efe8d4'));
    for (const x of [420, 500, 580]) {
      s.add(
        'paint',
        `<circle cx="${x}" cy="628" r="11" fill="#16211f"/><circle cx="${x}" cy="628" r="12" fill="none" stroke="#c4ac78" stroke-width="4"/>`,
      );
      s.add('detail', `<circle cx="${x}" cy="628" r="13" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`);
    }
    s.add('paint', '<path d="M138 480C180 560 200 640 214 712L120 712L40 452Z" fill="#e9efe2" fill-opacity=".1"/>');
  });
  s.body(RAIL, {
    ...metal,
    fill: gradient(s, 'rail', [
      [0, '#efe9d8'],
      [1, '#b9b29c'],
    ]),
    roll: 8,
    puff: 7,
    base: 110,
    gloss: 0.4,
  });
  for (const [x, y] of [
    [700, 628],
    [790, 618],
    [330, 600],
  ] as const) {
    s.stroke('paint', `M${x} ${y - 32}L${x} ${y - 60}`, '#c9bb98', 4);
    s.body(disc(x, y, 27), { cloth: 'smooth', fill: '#26231f', roll: 12, puff: 11, base: 110, wrinkle: 0, gloss: 0.2 });
    s.patch(disc(x, y, 11), { fill: '#0c1010', lift: -0.5 });
  }
  let rail = 'M60 400C160 458 250 494 318 516';
  for (const [x, y] of [
    [60, 400],
    [112, 430],
    [166, 458],
    [220, 482],
    [274, 502],
  ] as const)
    rail += `M${x} ${y}L${x + 2} ${y + 60}`;
  s.stroke('paint', rail, '#efe9d8', 4.5);
  return s.toString();
}
