// A five-barred field gate on its hanging post, wet from the night's rain; it runs out of the image on the right.
import { mix } from '../../kit/color.ts';
import { chance } from '../../kit/geometry.ts';
import { rivet } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { tuft } from '../growth.ts';
import { board, cut, glaze, gradient, grain, groove, metal, timber } from './materials.ts';

const POST = 'M118 352C120 336 196 332 206 346L212 900L108 904Z';

/** The post is on the left; the bars run out of the sheet on the right. */
export function fieldGate({ color = '#8f8272', seed = 6 } = {}): string {
  const s = new Sheet({ name: 'field gate', drift: { amount: 2.2, seed: 9 } });
  const r = chance(seed);
  const wet = (id: string) =>
    gradient(s, id, [
      [0, mix(color, '#d9dcd6', 0.25)],
      [0.4, color],
      [1, mix(color, '#2a241e', 0.5)],
    ]);
  const bar = { ...timber, gloss: 0.24, roll: 14, puff: 11 };
  // brace behind, bars before
  s.body(cut([262, 816], [284, 838], [900, 452], [880, 430]), { ...bar, fill: mix(color, '#3a332b', 0.4), base: -10 });
  for (const [i, y] of [428, 516, 604, 694, 790].entries()) {
    const d = cut([228, y], [1010, y + 8], [1010, y + 46], [228, y + 40]);
    s.body(d, { ...bar, fill: wet(`bar${i}`), base: 8 });
    s.inside(d, () => grain(s, r, [228, y, 1010, y + 46], 22, false, 0.4));
    s.stroke('paint', `M232 ${y + 3}L1008 ${y + 10}`, '#f3f3ea', 3, { opacity: 0.5 });
  }
  for (const x of [232, 560, 900]) {
    const d = board(x, 402, 46, 452);
    s.body(d, { ...bar, fill: wet(`up${x}`), base: 24 });
    s.inside(d, () => grain(s, r, [x, 402, x + 46, 854], 16, true, 0.4));
    for (const y of [448, 536, 626, 716, 812]) rivet(s, x + 23, y, 6, '#6b5f52');
  }
  s.body(POST, {
    ...timber,
    gloss: 0.2,
    fill: gradient(s, 'post', [
      [0, mix(color, '#6d6455', 0.4)],
      [0.7, mix(color, '#4b4238', 0.6)],
      [1, '#2e2a22'],
    ]),
    roll: 50,
    puff: 40,
    base: 20,
  });
  s.inside(POST, () => {
    grain(s, r, [112, 350, 208, 900], 70, true, 0.5);
    groove(s, 'M150 348C146 450 152 560 148 700', 6, 0.6);
    glaze(
      s,
      POST,
      gradient(s, 'moss', [
        [0, '#7d8a4a', 0.5],
        [0.2, '#7d8a4a', 0],
        [0.8, '#4f5c34', 0],
        [1, '#4f5c34', 0.6],
      ]),
    );
  });
  s.body('M120 352C140 340 186 338 204 348C196 360 132 364 120 352Z', { ...timber, fill: '#b3a690', roll: 8, puff: 4, base: 40 });
  for (const y of [462, 748]) {
    s.body(board(150, y, 190, 22), { ...metal, fill: '#3d3a37', roll: 9, puff: 7, base: 70, gloss: 0.3 });
    for (const x of [172, 262, 318]) rivet(s, x, y + 11, 6, '#77716a');
  }
  // drops along the lower edges
  let drops = '';
  for (let k = 0; k < 40; k++) {
    const x = r.range(240, 1000);
    const y = [470, 558, 648, 740][Math.floor(r() * 4)] ?? 470;
    drops += `M${Math.round(x)} ${Math.round(y + (x - 228) * 0.008)}l0 ${Math.round(r.range(3, 8))}`;
  }
  s.stroke('paint', drops, '#eef2ee', 3, { opacity: 0.7 });
  let grass = '';
  let rims = '';
  for (let k = 0; k < 46; k++) {
    const clump = tuft(r, k < 12 ? r.range(90, 240) : r.range(90, 1010), r.range(894, 930), r.range(50, 120), 8);
    grass += clump.blades;
    rims += clump.rims;
  }
  s.body(grass, {
    cloth: 'smooth',
    fill: gradient(s, 'grass', [
      [0, '#7d8750'],
      [1, '#353d24'],
    ]),
    roll: 6,
    puff: 4,
    base: 90,
    gloss: 0.05,
    wear: 0.2,
  });
  s.stroke('paint', rims, '#dfe6c4', 2.4, { opacity: 0.6 });
  return s.toString();
}
