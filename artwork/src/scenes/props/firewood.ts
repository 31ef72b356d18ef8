// A stack of split and round firewood between two stakes, ends towards us, a little snow blown over it.
import { mix } from '../../kit/color.ts';
import { chance, num, type Point } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { board, cut, glaze, gradient, lump, timber } from './materials.ts';

export function firewood({ seed = 6 } = {}): string {
  const s = new Sheet({ name: 'firewood' });
  const r = chance(seed);
  s.body(board(60, 500, 880, 410), { cloth: 'fleece', fill: '#120c08', roll: 10, puff: 4, base: -30 });
  let ends = '';
  let paint = '';
  let marks = '';
  for (let row = 0; row < 6; row++) {
    const y = 872 - row * 68;
    for (let x = 96 + (row % 2) * 36; x < 900; x += r.range(66, 80)) {
      const size = r.range(30, 37);
      const cx = Math.min(x, 898);
      const cy = y + r.near(0, 7);
      const split = r() < 0.45;
      const start = r() * 6.3;
      const rim = Array.from({ length: 9 }, (_, i): Point => {
        const a = start + (split ? 0.2 + (i / 8) * 3.4 : (i / 9) * Math.PI * 2);
        return [cx + Math.cos(a) * size * r.range(0.94, 1.04), cy + Math.sin(a) * size * r.range(0.9, 1.02)];
      });
      if (split) rim.push([cx - Math.cos(start + 1.9) * size * 0.5, cy - Math.sin(start + 1.9) * size * 0.5]);
      const d = split ? cut(...rim) : lump(...rim);
      ends += d;
      const tone = mix('#c08f58', r() < 0.5 ? '#8a5c34' : '#dcb884', r() * 0.8);
      paint += `<path d="${d}" fill="${tone}"/><path d="${d}" fill="none" stroke="#3a2415" stroke-width="7"/>`;
      for (const k of [0.66, 0.42, 0.2])
        if (!split)
          marks += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(size * k)}" fill="none" stroke="#5a3518" stroke-opacity=".4" stroke-width="2"/>`;
      const a = r() * 6.3;
      marks += `<path d="M${num(cx)} ${num(cy)}L${num(cx + Math.cos(a) * size * 0.85)} ${num(cy + Math.sin(a) * size * 0.85)}M${num(cx)} ${num(cy)}L${num(cx + Math.cos(a + 2.4) * size * 0.6)} ${num(cy + Math.sin(a + 2.4) * size * 0.6)}" stroke="#3a2010" stroke-opacity=".55" stroke-width="2.4"/>`;
    }
  }
  s.body(ends, { ...timber, fill: '#b98a55', roll: 9, puff: 8, base: 0, grain: 1 });
  s.add('paint', paint + marks);
  glaze(
    s,
    board(60, 470, 880, 440),
    gradient(s, 'deep', [
      [0, '#0a0c14', 0.1],
      [1, '#0a0c14', 0.5],
    ]),
  );
  for (const x of [44, 926]) s.body(board(x, 440, 34, 474), { ...timber, fill: '#6b4c33', roll: 15, puff: 13, base: 40 });
  // snow on top: soft and thick, hanging over a little
  s.body(
    lump(
      [36, 508],
      [60, 466],
      [150, 452],
      [260, 462],
      [380, 440],
      [520, 452],
      [640, 438],
      [760, 454],
      [880, 446],
      [960, 470],
      [966, 512],
      [900, 520],
      [820, 508],
      [740, 530],
      [640, 512],
      [540, 534],
      [430, 514],
      [330, 530],
      [220, 512],
      [120, 528],
    ),
    {
      cloth: 'fleece',
      fill: gradient(s, 'snow', [
        [0, '#f3f6fa'],
        [1, '#b9cadd'],
      ]),
      roll: 34,
      puff: 30,
      base: 60,
      grain: 0.5,
      gloss: 0.12,
      wear: 0,
    },
  );
  return s.toString();
}
