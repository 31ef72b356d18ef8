// Hand tools on nails: saw, hammer, spanner, square. Drawn on a sheet that is wider to the right than one product's.
import { disc, num, place } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { gradient, metal, timber } from './materials.ts';

export function tools(): string {
  const s = new Sheet({ name: 'tools' }),
    T = (d: string) => place(d, 1.316, -500, 26);
  const steel = (id: string) =>
      gradient(
        s,
        id,
        [
          [0, '#d9d3c6'],
          [0.5, '#a5a49e'],
          [1, '#77777a'],
        ],
        'x2="1" y2=".4"',
      ),
    oak = {
      ...timber,
      gloss: 0.4,
      fill: gradient(
        s,
        'oak',
        [
          [0, '#b98148'],
          [1, '#8a5729'],
        ],
        'x2="1" y2=".5"',
      ),
    };
  s.body(T('M470 122L700 178L695 204L474 184Z'), { ...metal, fill: steel('sa'), roll: 6, puff: 2, gloss: 0.5 });
  let teeth = '';
  for (let i = 0; i < 54; i++) teeth += `M${num(476 + i * 4.05)} ${num(185 + i * 0.36)}L${num(478 + i * 4.05)} ${num(179 + i * 0.36)}`;
  s.stroke('paint', T(teeth), '#2d2f31', 2.4, { opacity: 0.8 });
  s.body(T('M470 108C440 100 418 112 412 136C408 162 424 190 452 194L482 186L486 124Z'), { ...oak, roll: 24, puff: 20, base: 8 });
  s.patch(T('M432 138C430 158 440 172 456 172C462 160 462 144 458 130C446 126 436 128 432 138Z'), { fill: '#3b2717', lift: -0.7 });
  for (const y of [134, 174]) s.body(T(disc(474, y, 5)), { ...metal, fill: '#c79d58', roll: 6, puff: 5, base: 34 });
  s.body(T('M801 130L817 130C815 200 826 270 827 328C827 342 795 342 795 328C796 270 803 200 801 130Z'), { ...oak, roll: 17, puff: 17 });
  s.body(
    T(
      'M768 112C768 106 772 104 778 104L796 108L838 108C846 96 862 90 880 92C868 100 862 112 864 122C850 122 842 128 832 134L796 134L778 138C772 138 768 136 768 130Z',
    ),
    { ...metal, fill: steel('sb'), roll: 16, puff: 15, base: 12 },
  );
  s.body(
    T(
      'M930 120C920 104 926 86 940 80L942 102L956 106L966 92C976 106 970 124 956 132L962 300C976 308 980 326 970 340L958 326L944 328L938 344C926 334 926 314 938 304Z',
    ),
    { ...metal, fill: steel('sc'), roll: 13, puff: 11 },
  );
  s.patch(T('M944 146L952 146L956 292L946 292Z'), { lift: -0.25 });
  s.body(T('M1010 92L1030 92L1030 296L1120 296L1120 316L1010 316Z'), { ...metal, fill: steel('sd'), roll: 5, puff: 2.5, gloss: 0.5 });
  s.stroke(
    'paint',
    T(Array.from({ length: 19 }, (_, i) => `M1030 ${104 + i * 10}L${i % 5 ? 1025 : 1020} ${104 + i * 10}`).join('')),
    '#2d2f31',
    1.6,
  );
  return s.toString();
}
