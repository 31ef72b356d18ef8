// A snow shovel leaning on the wall, snow still on its blade.
import { Sheet } from '../../kit/sheet.ts';
import { cut, glaze, gradient, groove, lump, metal, timber } from './materials.ts';

const BLADE = 'M330 640C400 622 560 622 640 644C650 730 652 840 648 910C560 928 400 926 318 906C314 830 318 730 330 640Z';

export function snowShovel({ color = '#3a5a6e' } = {}): string {
  const s = new Sheet({ name: 'snow shovel', drift: { amount: 1.6, seed: 5 } });
  s.body(cut([548, 130], [572, 132], [506, 700], [478, 696]), {
    ...timber,
    gloss: 0.3,
    fill: gradient(
      s,
      'ash',
      [
        [0, '#d3a56c'],
        [0.5, '#b98a55'],
        [1, '#8a6238'],
      ],
      'x2="1" y2=".2"',
    ),
    roll: 13,
    puff: 12,
  });
  const grip =
    'M508 60C540 46 600 50 626 66C632 84 606 124 580 150L540 146C520 124 502 84 508 60ZM534 80C540 104 550 118 558 126L566 126C580 114 596 96 602 82C584 74 552 72 534 80Z';
  s.stroke('paint', 'M516 66C546 52 600 56 622 72', '#3a2a1c', 26);
  s.stroke('detail', 'M516 66C546 52 600 56 622 72', '#fff', 22, { opacity: 0.4 });
  s.body('M506 64C540 44 604 48 630 68C634 80 628 88 620 90C596 74 548 72 520 86C510 84 504 76 506 64Z', {
    ...timber,
    gloss: 0.3,
    fill: '#a06d3c',
    roll: 14,
    puff: 13,
    base: 10,
  });
  s.stroke('paint', 'M518 84C530 112 542 130 556 146M618 88C604 112 586 132 568 146', '#4d4944', 11);
  s.stroke('detail', grip.split('ZM')[0] ?? '', '#fff', 6, { opacity: 0.2 });
  s.body(BLADE, {
    ...metal,
    fill: gradient(s, 'blade', [
      [0, '#6f93a8'],
      [0.4, color],
      [1, '#1e3340'],
    ]),
    roll: 30,
    puff: -24,
    base: 26,
    gloss: 0.5,
  });
  s.inside(BLADE, () => {
    groove(s, 'M400 634C396 730 396 830 398 918M482 630L484 922M566 634C572 730 572 830 570 920', 9, 0.4);
    glaze(
      s,
      BLADE,
      gradient(s, 'cold', [
        [0.5, '#0d1a26', 0],
        [1, '#0d1a26', 0.4],
      ]),
    );
  });
  s.stroke('paint', 'M320 906C400 926 560 928 648 910', '#c9d3d8', 9);
  s.stroke('detail', 'M320 906C400 926 560 928 648 910', '#fff', 9, { opacity: 0.5 });
  s.body(cut([462, 620], [520, 622], [514, 740], [470, 738]), { ...metal, fill: '#4f6f80', roll: 20, puff: 18, base: 40, gloss: 0.5 });
  s.body(lump([338, 830], [390, 786], [450, 812], [510, 780], [580, 806], [634, 796], [644, 900], [560, 916], [440, 916], [326, 900]), {
    cloth: 'fleece',
    fill: gradient(s, 'snow', [
      [0, '#f3f6fa'],
      [1, '#aebfd3'],
    ]),
    roll: 40,
    puff: 34,
    base: 40,
    grain: 0.5,
    wear: 0,
  });
  return s.toString();
}
