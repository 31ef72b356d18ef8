// Belt of leather or web, coiled and standing on its edge, seen from a little above: buckle, keeper, holes, edges.
import type { Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { line } from '../../kit/geometry.ts';
import { crumple, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { Coil, coilShades } from '../pets-and-gear/coil.ts';
import { oval } from '../shared/parts.ts';
import { type Belt, buckle, type Strap } from './belt-buckle.ts';

const H = 176;

function innerSide(s: Sheet, spec: Belt, { p, strapBody, coil, row }: Strap, dark: boolean) {
  s.define(
    'side',
    '<linearGradient id="side"><stop offset="0" stop-color="#000" stop-opacity=".6"/><stop offset=".4" stop-color="#000" stop-opacity=".12"/><stop offset=".75" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>',
  );
  s.define(
    'well',
    '<linearGradient id="well" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".04"/><stop offset=".55" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".86"/></linearGradient>',
  );
  const hole = coil.ring(0.71);
  s.body(coil.ring(1), {
    ...strapBody,
    fill: mix(p.base, '#1a0e06', 0.22),
    roll: 8,
    puff: 3,
    base: 40,
    gloss: spec.cloth === 'leather' ? 0.2 : 0.06,
  });
  for (const r of [0.965, 0.93, 0.895, 0.86, 0.825, 0.79, 0.755]) {
    const d = line(coil.arc(0, 360, r));
    s.stroke('paint', d, '#0b0604', r > 0.9 ? 4.5 : 3.5, { opacity: 0.66 });
    s.stroke('detail', d, '#000', 6, { opacity: 0.6 });
    s.stroke('paint', line(coil.arc(0, 360, r + 0.012)), mix(p.base, '#fff0d8', 0.4), 1.6, { opacity: 0.5 });
  }
  const lining = spec.cloth === 'leather' ? mix(p.base, '#c79d6c', dark ? 0.3 : 0.4) : mix(p.base, '#0f0b08', 0.1);
  s.body(hole, { ...strapBody, fill: lining, roll: 5, puff: 2, base: 14, gloss: 0.1 });
  s.inside(hole, () => {
    for (const shade of ['well', 'side']) s.add('paint', `<path d="${hole}" fill="url(#${shade})"/>`);
    if (spec.stitched) row(coil.row(180, 360, 0.71, 17), 2);
    s.stroke('paint', coil.row(180, 360, 0.71, 4), mix(p.base, '#120804', 0.6), 6, { opacity: 0.5 });
    for (const [w, opacity] of [
      [44, 0.14],
      [22, 0.2],
    ] as const)
      s.stroke('paint', coil.row(10, 170, 0.71, 0), '#000', w, { opacity });
  });
}

function edges(s: Sheet, spec: Belt, { p, coil, row }: Strap, from: number, to: number, share: number) {
  if (spec.stitched) for (const h of [14, H - 14]) row(coil.row(from, to, share, h));
  if (spec.cloth === 'canvas') {
    for (const [h, w] of [
      [H / 2 - 26, 8],
      [H / 2 + 26, 8],
    ] as const)
      s.stroke('paint', coil.row(from, to, share, h), mix(p.base, lum(p.base) > 0.5 ? '#5a3d26' : '#e8d9b8', 0.42), w, {
        opacity: spec.stitched ? 0.4 : 0.85,
        cap: 'butt',
      });
    for (const h of [5, H - 5]) s.stroke('detail', coil.row(from, to, share, h), '#fff', 9, { opacity: 0.16, cap: 'butt' });
    return;
  }
  // Leather: a crease beside the stitches or the edge, then the darkened cut edge.
  for (const h of spec.stitched ? [24, H - 24] : [10, H - 10]) {
    s.stroke('detail', coil.row(from, to, share, h), '#000', spec.stitched ? 3 : 5, { opacity: spec.stitched ? 0.3 : 0.42 });
    s.stroke('paint', coil.row(from, to, share, h), '#000', spec.stitched ? 1.4 : 2.4, { opacity: spec.stitched ? 0.2 : 0.28 });
  }
  for (const h of [3, H - 3]) s.stroke('paint', coil.row(from, to, share, h), mix(p.base, '#120804', 0.7), 6, { opacity: 0.5 });
}

function outerSide(s: Sheet, spec: Belt, strap: Strap): string {
  const { strapBody, coil } = strap,
    front = coil.face(-4, 184, 0, H);
  s.body(front, { ...strapBody, roll: 12, puff: 7, base: 60 });
  s.inside(front, () => {
    s.add('folds', `<path d="${front}" fill="url(#bend)"/>`);
    s.add('paint', `<path d="${front}" fill="url(#dim)"/>`);
    crumple(s, [250, 540, 760, 690], 12, { seed: 5, angle: 1.5, spread: 0.5, length: [50, 110], width: [8, 18], strength: [0.06, 0.18] });
    edges(s, spec, strap, -2, 182, 1);
  });
  return front;
}

function tip(s: Sheet, spec: Belt, strap: Strap, front: string) {
  const { p, strapBody, leather, metal, coil, row } = strap,
    web = spec.cloth === 'canvas',
    shape = `${line([...coil.arc(137, 52, 1.012, 3), coil.at(web ? 50 : 46, 1.012, H / 2), ...coil.arc(52, 137, 1.012, H - 3)])}Z`;
  s.inside(front, () => {
    for (const [k, o] of [
      [14, 0.12],
      [8, 0.14],
    ] as const)
      s.add(
        'paint',
        `<path d="${shape}" transform="translate(${k * 0.7} ${k * 0.5})" fill="#000" fill-opacity="${o}" stroke="#000" stroke-opacity="${o}" stroke-width="${k}"/>`,
      );
  });
  s.body(shape, { ...strapBody, roll: 12, puff: 8, base: 74, edge: true });
  s.inside(shape, () => {
    s.add('folds', `<path d="${front}" fill="url(#bend)"/>`);
    if (web) {
      edges(s, spec, strap, 137, 62, 1.012);
      const cap = `${line([...coil.arc(61, 52, 1.012, 0), coil.at(49, 1.012, H / 2), ...coil.arc(52, 61, 1.012, H)])}Z`;
      s.patch(cap, { fill: leather.fill, lift: 0.2 });
      // a dot at the corner where the leather cap of the tip begins: the arc spans 0.01 degrees
      s.stroke('paint', coil.row(61, 61.01, 1.012, 0), '#000', 2, { opacity: 0.2 });
      row(line([coil.at(60, 1.012, 8), coil.at(60, 1.012, H - 8)]), 2);
    } else if (spec.stitched) row(line([...coil.arc(137, 55, 1.012, 15), coil.at(50, 1.012, H / 2), ...coil.arc(55, 137, 1.012, H - 15)]));
    else edges(s, spec, strap, 137, 54, 1.012);
    for (const angle of [97, 86, 75.5, 65]) {
      const [x, y] = coil.at(angle, 1.012, H / 2),
        rx = 9 * coil.facing(angle),
        hole = oval(x, y, rx, 9);
      s.add(
        'paint',
        `<path d="${hole}" fill="#080403"/><path d="${oval(x + 1, y + 1.6, rx + (web ? 4 : 2), web ? 13 : 11)}" fill="none" stroke="${web ? metal : mix(p.base, '#fff0d8', 0.36)}" stroke-opacity="${web ? 1 : 0.6}" stroke-width="${web ? 4 : 1.6}"/>`,
      );
      s.add('detail', `<path d="${oval(x, y, rx + 3, 12)}" fill="${web ? '#fff' : '#000'}" fill-opacity="${web ? 0.3 : 0.4}"/>`);
    }
  });
}

function keeper(s: Sheet, { leather, coil }: Strap, front: string) {
  const loop = coil.face(103, 96, -6, H + 6, 1.03);
  s.inside(front, () => {
    for (const k of [5, 9]) s.add('paint', `<path d="${loop}" transform="translate(${k} 4)" fill="#000" fill-opacity=".14"/>`);
  });
  s.body(loop, { ...leather, fill: mix(leather.fill, '#120804', 0.12), roll: 14, puff: 12, base: 96, edge: true });
}

function draw(spec: Belt, color: Color): string {
  const l = lum(color.hex),
    dark = l < 0.16,
    p = palette(color.hex, { thread: mix(color.hex, l > 0.5 ? '#7a5430' : '#e9d0a0', 0.6) }),
    s = new Sheet({ name: 'belt', drift: { amount: 1, seed: 3 }, ground: { y: 712, x0: 190, x1: 812 } });
  const leather: Body = {
    fill: spec.cloth === 'canvas' ? '#6d4326' : dark ? mix(p.base, '#000000', 0.32) : p.base,
    cloth: 'leather',
    gloss: 0.42,
    wrinkle: 0.35,
    wear: 0.6,
    grain: 0.9,
  };
  const strapBody: Body =
    spec.cloth === 'canvas' ? { fill: p.base, cloth: 'canvas', gloss: 0.05, wrinkle: 0.3, wear: 0.4, grain: 2.2 } : leather;
  const strap: Strap = {
    p,
    strapBody,
    leather,
    metal: '#b08a52',
    coil: new Coil({ x: 500, y: 424, rx: 336, ry: 118, height: H }),
    row: (d, size = 2.2) => stitch(s, d, 0, p.thread, { size, pitch: 8, gap: 2.6 }),
  };
  coilShades(s);
  innerSide(s, spec, strap, dark);
  const front = outerSide(s, spec, strap);
  tip(s, spec, strap, front);
  keeper(s, strap, front);
  buckle(s, spec, strap, front);
  return s.toString();
}

export const garment: Garment<'belt'> = { draw, hasBack: false, detail: () => ({ part: 'buckle', box: [190, 400, 320] }) };
