// A red barn with a gambrel roof of tin, seen from the front left corner.
import { num, place } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { gradient, groove, metal, timber } from './materials.ts';

export function barn(): string {
  const s = new Sheet({ name: 'barn' }),
    T = (d: string) => place(d, 2.72, 40, 130);
  const boards = (x0: number, x1: number, y0: number, y1: number, step = 7) => {
    let d = '';
    for (let x = x0; x < x1; x += step) d += `M${num(x)} ${y0}L${num(x)} ${y1}`;
    return T(d);
  };
  const wood = { ...timber, roll: 10, puff: 3 };
  s.body(T('M118 92L118 210L330 204L330 96Z'), { ...wood, fill: '#3a1816' });
  groove(s, boards(123, 330, 92, 207), 2.6, 0.55);
  const front = T('M0 92L0 206L118 210L118 92L96 42L58 14L22 42Z');
  s.body(front, { ...wood, fill: '#8a3c2c' });
  s.inside(front, () => groove(s, boards(4, 118, 10, 210), 2.6, 0.55));
  const trim = { fill: '#c9ad86', lift: 0.25 };
  for (const d of [
    'M28 118L90 118L90 122L28 122Z',
    'M28 118L33 118L33 208L28 208Z',
    'M85 118L90 118L90 210L85 210Z',
    'M57 118L61 118L61 209L57 209Z',
    'M33 122L37 122L57 206L53 207Z',
    'M57 122L53 122L33 206L37 207Z',
    'M61 122L65 122L85 206L81 207Z',
    'M85 122L81 122L61 206L65 207Z',
    'M44 54L74 54L74 58L44 58Z',
    'M44 82L74 82L74 86L44 86Z',
    'M44 54L48 54L48 86L44 86Z',
    'M70 54L74 54L74 86L70 86Z',
    'M0 90L4 90L4 207L0 207Z',
    'M114 92L118 92L118 210L114 210Z',
  ])
    s.patch(T(d), trim);
  s.patch(T('M48 58L70 58L70 82L48 82Z'), { fill: '#1d0d0a', lift: -0.3 });
  for (const x of [164, 236]) {
    s.patch(T(`M${x} 126L${x + 28} 126L${x + 28} 157L${x} 157Z`), { fill: '#a98b66', lift: 0.2 });
    for (const [a, b] of [
      [3, 3],
      [15, 3],
      [3, 17],
      [15, 17],
    ] as const)
      s.patch(T(`M${x + a} ${126 + b}L${x + a + 10} ${126 + b}L${x + a + 10} ${137 + b}L${x + a} ${137 + b}Z`), {
        fill: '#ffcf74',
        lift: -0.2,
      });
  }
  const tin = { ...metal, gloss: 0.35, roll: 14, puff: 6 };
  s.body(T('M206 14L206 -14L226 -14L226 14Z'), { ...wood, fill: '#7a3529', base: 4 });
  s.body(T('M198 -12L216 -32L234 -12Z'), { ...tin, fill: '#7d868a', base: 8 });
  const lower = T('M98 38L126 94L340 98L314 44Z'),
    upper = T('M58 10L98 40L314 46L282 14Z');
  s.body(lower, {
    ...tin,
    fill: gradient(s, 'tinA', [
      [0, '#7f898d'],
      [1, '#4d575e'],
    ]),
    base: 14,
  });
  s.inside(lower, () =>
    groove(s, T(Array.from({ length: 19 }, (_, i) => `M${98 + i * 12} 38L${num(126 + i * 11.9)} 98`).join('')), 2.4, 0.5),
  );
  s.body(upper, {
    ...tin,
    fill: gradient(s, 'tinB', [
      [0, '#c3bfb2'],
      [1, '#8d9597'],
    ]),
    base: 14,
  });
  s.inside(upper, () => groove(s, T(Array.from({ length: 19 }, (_, i) => `M${58 + i * 12.4} 10L${98 + i * 12} 46`).join('')), 2.4, 0.5));
  s.stroke('paint', T('M58 11L282 15M98 40L314 46M-4 98L24 44L58 14'), '#ffe2ab', 3, { opacity: 0.75 });
  for (const d of ['M58 8L62 14L26 46L2 98L-6 96L20 42Z', 'M58 8L54 14L92 44L116 96L126 94L98 38Z'])
    s.patch(T(d), { fill: '#b99b75', lift: 0.3 });
  return s.toString();
}
