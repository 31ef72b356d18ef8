// Dog collar standing in a ring: leather, web or reflective nylon, brass or steel, with or without studs.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix, type Palette, palette } from '../../kit/color.ts';
import { line, num } from '../../kit/geometry.ts';
import { crumple, rivet, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { dropOn, oval, plate, rod } from '../shared/parts.ts';
import { Coil, coilShades } from './coil.ts';

type Collar = ArtworkSpecOf<'collar'>;
type Made = { p: Palette; strap: Body; leather: Body; metal: string; thread: string };

const H = 116;
const COIL = new Coil({ x: 500, y: 418, rx: 330, ry: 128, height: H });

function ring(s: Sheet, spec: Collar, { p, strap }: Made) {
  const wall = COIL.face(180, 360, 0, H, 0.97);
  s.body(wall, { ...strap, fill: spec.cloth === 'leather' ? mix(p.base, '#b98f60', 0.32) : mix(p.base, '#120c08', 0.3), base: 60 });
  s.inside(wall, () => {
    s.add('folds', `<path d="${wall}" fill="url(#bend)"/>`);
    for (const h of [16, H - 16]) stitch(s, COIL.row(180, 360, 0.97, h), 0, p.thread, { size: 1.8 });
    for (const [w, opacity] of [
      [90, 0.16],
      [46, 0.2],
    ] as const)
      s.stroke('paint', COIL.row(0, 180, 0.97, 40), '#000', w, { opacity });
  });
  const rim = `${line(COIL.arc(0, 360, 1))}Z${line(COIL.arc(360, 0, 0.958))}Z`;
  s.body(rim, {
    ...strap,
    fill: mix(p.base, spec.cloth === 'leather' ? '#120804' : '#fff2dc', spec.cloth === 'leather' ? 0.3 : 0.12),
    base: 84,
    roll: 5,
    puff: 2,
  });
}

function studs(s: Sheet, { metal }: Made) {
  for (let a = 9; a < 174; a += 7.5) {
    if (a > 72 && a < 152) continue;
    for (const h of a < 72 ? [30, H - 30] : [H / 2]) {
      const [x, y] = COIL.at(a, 1, h),
        near = Math.max(0.45, COIL.facing(Math.min(176, Math.max(4, a))));
      rivet(s, x, y, (h === H / 2 ? 10 : 8) * near, metal);
    }
  }
}

function face(s: Sheet, spec: Collar, made: Made): string {
  const { p, strap, metal } = made,
    front = COIL.face(-2, 182, 0, H);
  s.body(front, { ...strap, base: 90 });
  s.inside(front, () => {
    s.add('folds', `<path d="${front}" fill="url(#bend)"/>`);
    s.add('paint', `<path d="${front}" fill="url(#dim)"/>`);
    if (spec.cloth === 'nylon') {
      // a reflective stripe woven into the middle
      s.stroke('paint', COIL.row(-2, 182, 1, H / 2), '#000', 34, { opacity: 0.16, cap: 'butt' });
      s.stroke('paint', COIL.row(-2, 182, 1, H / 2), '#c3c6c8', 26, { cap: 'butt' });
      s.stroke('paint', COIL.row(-2, 182, 1, H / 2), '#7d8286', 26, { cap: 'butt', opacity: 0.5, dash: '2 5' });
      s.stroke('detail', COIL.row(-2, 182, 1, H / 2), '#fff', 24, { opacity: 0.16, cap: 'butt' });
      for (const h of [H / 2 - 18, H / 2 + 18]) stitch(s, COIL.row(-2, 182, 1, h), 0, p.thread, { size: 1.8 });
    }
    for (const h of spec.cloth === 'leather' ? [16, H - 16] : [14, 23, H - 23, H - 14])
      stitch(s, COIL.row(-2, 182, 1, h), 0, p.thread, {
        size: spec.cloth === 'leather' ? 2.4 : 1.9,
        ...(spec.cloth === 'leather' ? { pitch: 9, gap: 3 } : {}),
      });
    if (spec.cloth === 'leather')
      for (const h of [4, H - 4]) s.stroke('paint', COIL.row(-2, 182, 1, h), mix(p.base, '#120804', 0.7), 7, { opacity: 0.45 });
    crumple(s, [230, 500, 760, 640], 7, { seed: 6, angle: 1.5, spread: 0.4, length: [40, 80], width: [8, 16], strength: [0.06, 0.14] });
    if (spec.cloth !== 'nylon')
      for (const a of [64, 54, 44, 34]) {
        const [x, y] = COIL.at(a, 1, H / 2),
          rx = 8.4 * COIL.facing(a),
          hole = oval(x, y, rx, 9.6);
        s.add(
          'paint',
          `<path d="${hole}" fill="#080403" stroke="${spec.cloth === 'canvas' ? metal : mix(p.base, '#120804', 0.6)}" stroke-width="${spec.cloth === 'canvas' ? 5 : 2.6}"/>`,
        );
        s.add('detail', `<path d="${oval(x, y, rx + 4, 13.4)}" fill="${spec.cloth === 'canvas' ? '#fff' : '#000'}" fill-opacity=".3"/>`);
      }
  });
  if (spec.studs) studs(s, made);
  return front;
}

function sleeve(
  s: Sheet,
  front: string,
  from: number,
  to: number,
  body: Body,
  { base, over = 7, share = 1.02 }: { base: number; over?: number; share?: number },
): string {
  const d = COIL.face(from, to, -over, H + over, share);
  s.inside(front, () => {
    s.add('paint', `<path d="${d}" transform="translate(10 5)" fill="#000" fill-opacity=".2"/>`);
  });
  s.body(d, { ...body, roll: 13, puff: 10, base, edge: true });
  return d;
}

function rollerBuckle(s: Sheet, front: string, { leather, metal, thread }: Made) {
  sleeve(s, front, 146, 125, leather, { base: 104 });
  for (const a of [143.5, 127.5]) stitch(s, line([COIL.at(a, 1.02, 2), COIL.at(a, 1.02, H - 2)]), 0, thread, { size: 2.2 });
  sleeve(s, front, 83, 76, leather, { base: 110 });
  const [x0, y0] = COIL.at(115, 1.03, -13),
    [x1, y1] = COIL.at(92, 1.03, -13),
    B = H + 26,
    n = num;
  rod(
    s,
    `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}C${n(x1 + 12)} ${n(y1)} ${n(x1 + 14)} ${n(y1 + 8)} ${n(x1 + 14)} ${n(y1 + 16)}L${n(x1 + 14)} ${n(y1 + B - 16)}C${n(x1 + 14)} ${n(y1 + B - 2)} ${n(x1 + 8)} ${n(y1 + B)} ${n(x1)} ${n(y1 + B)}L${n(x0)} ${n(y0 + B)}C${n(x0 - 11)} ${n(y0 + B - 2)} ${n(x0 - 14)} ${n(y0 + B - 10)} ${n(x0 - 14)} ${n(y0 + B - 20)}L${n(x0 - 14)} ${n(y0 + 14)}C${n(x0 - 14)} ${n(y0 + 4)} ${n(x0 - 8)} ${n(y0)} ${n(x0)} ${n(y0)}Z`,
    14,
    metal,
    { closed: true, base: 118, on: front },
  );
  const [ax, ay] = COIL.at(116, 1.03, H / 2),
    [bx, by] = COIL.at(90, 1.03, H / 2);
  rod(s, `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, 11, metal, { base: 128, on: front });
}

function clip(s: Sheet, front: string, made: Made) {
  const plastic: Body = { fill: '#26262a', cloth: 'smooth', gloss: 0.4, wrinkle: 0, wear: 0.1, grain: 0.2 };
  sleeve(s, front, 128, 104, plastic, { base: 112, over: 12, share: 1.04 });
  const socket = COIL.face(110, 86, -9, H + 9, 1.035);
  dropOn(s, front, socket, { dx: 8, dy: 5, strength: 0.26 });
  s.body(socket, { ...plastic, fill: '#2e2e33', roll: 16, puff: 12, base: 120, edge: true });
  for (const top of [true, false]) {
    const h = top ? -3 : H - 33,
      prong = COIL.face(113, 100, h, h + 36, 1.045);
    plate(s, prong, '#3b3b41', { base: 126 });
  }
  const groove = COIL.face(97, 90, H / 2 - 26, H / 2 + 26, 1.04);
  s.patch(groove, { fill: '#17171a', lift: -0.24 });
  sleeve(s, front, 78, 72, plastic, { base: 110 });
  sleeve(s, front, 147, 141, { ...made.strap, fill: mix(made.p.base, '#0d0b0a', 0.2) }, { base: 104 });
}

function leashRing(s: Sheet, front: string, { metal, leather, strap, p }: Made, spec: Collar) {
  const [x, y] = COIL.at(136, 1.04, H * 0.56),
    n = num;
  if (spec.cloth === 'nylon') sleeve(s, front, 140, 132, { ...strap, fill: mix(p.base, '#0d0b0a', 0.2) }, { base: 108 });
  rod(
    s,
    `M${n(x - 36)} ${n(y - 6)}L${n(x + 36)} ${n(y + 6)}C${n(x + 47)} ${n(y + 56)} ${n(x + 22)} ${n(y + 80)} ${n(x - 6)} ${n(y + 78)}C${n(x - 36)} ${n(y + 72)} ${n(x - 50)} ${n(y + 38)} ${n(x - 36)} ${n(y - 6)}Z`,
    12,
    metal,
    { closed: true, base: 114, on: front },
  );
  const ridge = `M${n(x - 8)} ${n(y + 112)}L${n(x + 5)} ${n(y + 92)}L${n(x + 13)} ${n(y + 102)}L${n(x + 19)} ${n(y + 95)}L${n(x + 31)} ${n(y + 115)}Z`;
  const tag = oval(x + 12, y + 104, 37, 29, 10); // it lies on the table, in front of the strap
  rod(s, oval(x + 2, y + 78, 8, 9), 4.4, metal, { closed: true, base: 120 });
  plate(s, tag, metal, { base: 112 });
  s.add('detail', `<path d="${ridge}" fill="#000" fill-opacity=".4"/>`);
  s.add('paint', `<path d="${ridge}" fill="${mix(metal, '#1d1208', 0.6)}" fill-opacity=".6"/>`);
  if (spec.cloth === 'leather')
    stitch(s, line([COIL.at(131, 1.02, 6), COIL.at(131, 1.02, H - 6)]), 0, mix(leather.fill, '#e9d3a4', 0.5), { size: 2 });
}

function draw(spec: Collar, color: Color): string {
  const l = lum(color.hex),
    p = palette(color.hex, spec.cloth === 'leather' ? { thread: mix(color.hex, l > 0.5 ? '#7a5430' : '#e9d0a0', 0.6) } : {}),
    s = new Sheet({ name: 'dog collar', drift: { amount: 1.4, seed: 19 }, ground: { y: 664, x0: 190, x1: 812 } });
  const hide: Body = {
      fill: l < 0.16 ? mix(p.base, '#000000', 0.3) : p.base,
      cloth: 'leather',
      gloss: 0.4,
      wear: 0.6,
      wrinkle: 0.2,
      grain: 0.9,
    },
    web: Body = {
      fill: p.base,
      cloth: spec.cloth === 'nylon' ? 'nylon' : 'twill',
      grain: 1.7,
      wrinkle: 0.2,
      gloss: spec.cloth === 'nylon' ? 0.22 : 0.06,
    },
    strap: Body = { ...(spec.cloth === 'leather' ? hide : web), roll: 8, puff: 5, edge: true };
  const made: Made = {
    p,
    strap,
    leather: spec.cloth === 'leather' ? { ...hide, fill: mix(hide.fill, '#120804', 0.16) } : { ...hide, fill: '#6d4326', gloss: 0.35 },
    metal: spec.hardware === 'brass' ? '#b59258' : '#a3a5a6',
    thread: spec.cloth === 'leather' ? p.thread : '#d3ab70',
  };
  coilShades(s);
  ring(s, spec, made);
  const front = face(s, spec, made);
  if (spec.cloth === 'nylon') clip(s, front, made);
  else rollerBuckle(s, front, made);
  s.part('buckle', ...COIL.at(104, 1.03, H / 2));
  leashRing(s, front, made, spec);
  return s.toString();
}

export const garment: Garment<'collar'> = { draw, hasBack: false, detail: () => ({ part: 'buckle', box: [220, 420, 320] }) };
