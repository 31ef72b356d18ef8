// The door of a privy, seen from the front: planks on two battens, strap hinges, a moon cut into it, and its number in white stencil.
import { mix } from '../../kit/color.ts';
import { chance, num } from '../../kit/geometry.ts';
import { rivet } from '../../kit/hardware.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, grain, metal, timber } from './materials.ts';

const PLANK = 118;
const LEFT = 30;
const BOTTOM = 920;
const DOOR = board(LEFT, -20, 941, BOTTOM + 20);

/** The digits of 404 in stencil letters: strokes with bridges between them. */
function number(x: number, y: number): string {
  const four = (at: number) =>
    cut(
      [at, y + 128],
      [at, y + 100],
      [at + 74, y],
      [at + 112, y],
      [at + 112, y + 84],
      [at + 78, y + 84],
      [at + 78, y + 52],
      [at + 38, y + 100],
      [at + 68, y + 100],
      [at + 68, y + 128],
    ) + cut([at + 78, y + 100], [at + 142, y + 100], [at + 142, y + 128], [at + 112, y + 128], [at + 112, y + 180], [at + 78, y + 180]);
  const half = (at: number, side: number) =>
    `M${at + side * 7} ${y - 2}C${at + side * 96} ${y - 2} ${at + side * 96} ${y + 182} ${at + side * 7} ${y + 182}L${at + side * 7} ${y + 152}C${at + side * 50} ${y + 150} ${at + side * 50} ${y + 30} ${at + side * 7} ${y + 28}Z`;
  return four(x) + half(x + 228, -1) + half(x + 228, 1) + four(x + 312);
}

export function privyDoor({ seed = 3 } = {}): string {
  const s = new Sheet({ name: 'privy-door' });
  const r = chance(seed);
  for (let x = LEFT, i = 0; x < 970; x += PLANK, i++) {
    const tone = mix('#7b6248', r() < 0.5 ? '#5f4a35' : '#93785a', r.range(0, 0.75));
    s.body(board(x, -20, PLANK - 3, BOTTOM + 20), { ...timber, fill: tone, roll: 7, puff: 5, base: i % 2, angle: 90 });
    s.inside(DOOR, (inner) => grain(inner, r, [x + 6, -20, x + PLANK - 10, BOTTOM], 26, true, 0.5));
  }
  const moon = 'M528 366A80 80 0 1 0 528 520A92 92 0 0 1 528 366Z';
  s.patch(moon, { fill: '#0d0906', lift: -0.8 });
  s.stroke('paint', moon, '#d9bd92', 3, { opacity: 0.35 });
  const digits = number(268, 562);
  s.add('paint', `<path d="${digits}" fill="#e9e0cb" fill-opacity=".86"/>`);
  // The paint has worn off along the grain.
  let bare = '';
  for (let k = 0; k < 90; k++) {
    const [x, y] = [r.range(262, 728), r.range(556, 746)];
    bare += `M${num(x)} ${num(y)}l${num(r.near(0, 3))} ${num(r.range(8, 46))}`;
  }
  s.stroke('paint', bare, '#6d573f', 2.2, { opacity: 0.55 });
  for (const y of [252, 790]) {
    s.body(board(LEFT + 12, y, 914, 92), { ...timber, fill: '#6b543c', roll: 9, puff: 8, base: 26 });
    grain(s, r, [LEFT + 16, y + 6, 950, y + 86], 34, false, 0.5);
    const strap = cut([LEFT - 30, y + 26], [420, y + 34], [448, y + 46], [420, y + 58], [LEFT - 30, y + 66]);
    s.body(strap, { ...metal, fill: '#2d2a27', gloss: 0.3, roll: 7, puff: 5, base: 42 });
    for (const x of [90, 210, 330]) rivet(s, x, y + 46, 11, '#4a443c');
    for (let x = 520; x < 960; x += PLANK) for (const by of [24, 68]) rivet(s, x + r.near(0, 6), y + by, 6, '#57493a');
  }
  const damp = gradient(s, 'damp', [
    [0, '#1a120a', 0],
    [1, '#1a120a', 0.42],
  ]);
  glaze(s, board(LEFT, 740, 941, BOTTOM - 740), damp);
  return s.toString();
}
