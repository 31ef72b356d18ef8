// An old pickup with a load of straw, seen from its left side, bonnet to the left.
import { mix } from '../../kit/color.ts';
import { disc, place } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { gradient, groove, metal } from './materials.ts';

export function pickup({ color = '#3f6664' } = {}): string {
  const s = new Sheet({ name: 'pickup' }),
    T = (d: string) => place(d, 3.06, 14, 300);
  const coat = gradient(s, 'coat', [
    [0, mix(color, '#ffe0ae', 0.5)],
    [0.34, mix(color, '#ffe0ae', 0.12)],
    [0.42, mix(color, '#10181a', 0.2)],
    [0.7, mix(color, '#10181a', 0.42)],
    [1, mix(color, '#0a0e10', 0.75)],
  ]);
  const glass = gradient(
    s,
    'glass',
    [
      [0, '#ffe6b4'],
      [0.45, '#a8a08c'],
      [0.5, '#4e5b60'],
      [1, '#2a3438'],
    ],
    'x2=".6" y2="1"',
  );
  s.body(T('M214 44C214 30 222 22 234 25C240 16 258 16 264 25C280 22 290 30 292 44L292 60L214 60Z'), {
    fill: '#8a7346',
    cloth: 'fleece',
    roll: 50,
    puff: 40,
    wrinkle: 2,
    grain: 1.6,
  });
  s.body(T('M10 60L310 60L306 98L16 98Z'), { ...metal, fill: '#0b0a09', roll: 10, puff: 2, gloss: 0.05 });
  for (const x of [63, 257]) {
    s.body(T(disc(x, 97, 22)), { fill: '#1b1917', cloth: 'smooth', roll: 26, puff: 20, base: -8, gloss: 0.15, wrinkle: 0 });
    s.body(T(disc(x, 97, 12.5)), { ...metal, fill: '#b9ad97', roll: 18, puff: -12, base: 6 });
    s.body(T(disc(x, 97, 5)), { ...metal, fill: '#d6cbb4', roll: 14, puff: 12, base: 10 });
  }
  const shell = T(
    'M3 70C3 56 10 49 30 46C60 42 84 40 104 39C112 22 121 11 130 8C150 4 172 4 184 7C191 11 194 26 196 40L309 41C313 42 314 46 314 52L314 84C314 90 311 93 304 93L284 94C284 78 272 70 257 70C242 70 230 78 230 94L90 95C90 79 78 71 63 71C48 71 36 79 36 95L12 94C5 92 3 84 3 70Z',
  );
  s.body(shell, { ...metal, fill: coat, roll: 60, puff: 44, base: 26, gloss: 0.7 });
  s.inside(shell, () => {
    s.add(
      'folds',
      `<path d="${T('M-10 60C100 54 240 54 330 56L330 64C240 62 100 62 -10 70Z')}" fill="#fff" fill-opacity=".6"/><path d="${T('M-10 76C100 72 240 72 330 74L330 82C240 80 100 80 -10 86Z')}" fill="#000" fill-opacity=".5"/>`,
    );
    s.add('paint', `<path d="${T('M3 66C60 60 240 59 314 61L314 68C240 66 60 67 3 73Z')}" fill="#d9c39a" fill-opacity=".85"/>`);
    groove(s, T('M105 42C103 60 104 76 108 92M153 8L153 92M193 44L193 93M199 42L199 92M207 50L306 50'), 4, 0.7);
    groove(s, T('M28 48C60 45 84 43 104 42M20 56L34 54'), 3, 0.5);
    for (const x of [63, 257]) s.stroke('detail', T(disc(x, 97, 27)), '#fff', 12, { opacity: 0.3 });
  });
  for (const d of ['M116 37C121 24 127 16 134 14L149 12L149 37Z', 'M157 12L178 13C183 17 186 28 187 37L157 37Z']) {
    s.stroke('detail', T(d), '#fff', 7, { opacity: 0.4 });
    s.stroke('paint', T(d), '#b9ad97', 5);
    s.patch(T(d), { fill: glass, lift: -0.2 });
  }
  s.body(T('M-3 83L20 83L20 91L-3 91Z'), { ...metal, fill: '#c9bea8', roll: 14, puff: 12, base: 60 });
  s.body(T('M300 84L320 84L320 91L300 91Z'), { ...metal, fill: '#8c8270', roll: 14, puff: 12, base: 60 });
  s.body(T(disc(8, 62, 5)), { ...metal, fill: '#ffeebf', roll: 12, puff: 12, base: 60 });
  s.patch(T('M309 50L314 50L314 62L309 62Z'), { fill: '#c23a2a', lift: 0.2 });
  s.patch(T('M158 47L170 47L170 50L158 50Z'), { fill: '#efe0bd', lift: 0.4 });
  s.stroke('paint', T('M5 60C12 50 40 46 104 40C113 22 121 12 131 9C150 5 170 5 184 8M197 41L309 42'), '#ffdf9f', 4.5, { opacity: 0.8 });
  return s.toString();
}
