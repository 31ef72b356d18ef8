// Belt buckles: `frame`, an open frame with a prong; `plaque`, a plate that covers the strap's end, embossed with the brand's mountain
// ridge.
import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { line, num } from '../../kit/geometry.ts';
import { stitch } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import type { Coil } from '../pets-and-gear/coil.ts';
import { rod } from '../shared/parts.ts';

export type Belt = ArtworkSpecOf<'belt'>;
export type Strap = { p: Palette; strapBody: Body; leather: Body; metal: string; coil: Coil; row: (d: string, size?: number) => void };

function frame(s: Sheet, { coil, metal }: Strap, front: string) {
  const H = coil.height,
    [x0, y0] = coil.at(138, 1.03, -13),
    [x1, y1] = coil.at(110, 1.03, -13),
    n = num;
  const d = `M${n(x0)} ${n(y0)}C${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + 10)} ${n((x0 + x1) / 2 + 10)} ${n(y1)} ${n(x1)} ${n(y1)}C${n(x1 + 10)} ${n(y1 + 4)} ${n(x1 + 14)} ${n(y1 + 12)} ${n(x1 + 14)} ${n(y1 + 24)}L${n(x1 + 14)} ${n(y1 + H + 4)}C${n(x1 + 14)} ${n(y1 + H + 18)} ${n(x1 + 4)} ${n(y1 + H + 26)} ${n(x1 - 8)} ${n(y1 + H + 25)}L${n(x0 + 4)} ${n(y0 + H + 23)}C${n(x0 - 8)} ${n(y0 + H + 20)} ${n(x0 - 14)} ${n(y0 + H + 14)} ${n(x0 - 14)} ${n(y0 + H + 2)}L${n(x0 - 14)} ${n(y0 + 18)}C${n(x0 - 14)} ${n(y0 + 6)} ${n(x0 - 8)} ${n(y0 - 2)} ${n(x0)} ${n(y0)}Z`;
  s.inside(front, () => {
    for (const [x, y, o] of [
      [6, 12, 0.16],
      [3, 7, 0.22],
    ] as const)
      s.add('paint', `<path d="${d}" transform="translate(${x} ${y})" fill="none" stroke="#000" stroke-opacity="${o}" stroke-width="18"/>`);
  });
  rod(s, d, 16, metal, { closed: true, base: 104 });
  const [ax, ay] = coil.at(137, 1.03, H / 2),
    [bx, by] = coil.at(107, 1.03, H / 2 + 2);
  rod(s, `M${n(ax)} ${n(ay)}C${n(ax + 40)} ${n(ay + 14)} ${n(bx - 30)} ${n(by)} ${n(bx + 2)} ${n(by + 2)}`, 13, metal, {
    base: 122,
    on: front,
  });
}

function plaque(s: Sheet, { coil, metal }: Strap, front: string) {
  const H = coil.height,
    outer = coil.face(143, 104, -16, H + 16, 1.04),
    inner = coil.face(140.5, 106, 0, H, 1.045),
    steel = mix(metal, '#8d8a84', 0.25);
  s.inside(front, () => {
    for (const k of [7, 13])
      s.add('paint', `<path d="${outer}" transform="translate(${k * 0.7} ${k * 0.6})" fill="#000" fill-opacity=".2"/>`);
  });
  s.define(
    'plaque',
    `<linearGradient id="plaque" x2="1" y2="1"><stop offset="0" stop-color="${mix(steel, '#fff6df', 0.5)}"/><stop offset=".35" stop-color="${steel}"/><stop offset=".7" stop-color="${mix(steel, '#241609', 0.3)}"/><stop offset="1" stop-color="${mix(steel, '#fff6df', 0.2)}"/></linearGradient>`,
  );
  s.body(outer, { fill: 'url(#plaque)', cloth: 'smooth', roll: 16, puff: 14, base: 104, gloss: 0.8, wrinkle: 0, wear: 0, edge: true });
  s.inside(outer, () => s.add('folds', `<path d="${outer}" fill="url(#bend)" fill-opacity=".6"/>`));
  // a recessed field with a beaded border, from which the ridge is embossed
  s.patch(inner, { fill: mix(steel, '#1d1208', 0.42), opacity: 0.55, lift: -0.3 });
  s.add('detail', `<path d="${inner}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="5"/>`);
  s.add('paint', `<path d="${inner}" fill="none" stroke="${mix(steel, '#fff6df', 0.6)}" stroke-opacity=".7" stroke-width="2"/>`);
  stitch(s, coil.face(142, 105, -8, H + 8, 1.042), 0, mix(steel, '#fff6df', 0.5), { size: 3, pitch: 7, gap: 3.6 });
  const at = (across: number, down: number) => coil.at(140 - across * 33, 1.045, down * H),
    ridge = `${line([at(0.1, 0.72), at(0.36, 0.3), at(0.5, 0.52), at(0.64, 0.24), at(0.92, 0.72)])}Z`,
    shade = `${line([at(0.36, 0.3), at(0.44, 0.5), at(0.36, 0.58), at(0.42, 0.72), at(0.1, 0.72)])}Z`;
  s.patch(ridge, { fill: mix(steel, '#fff6df', 0.35), lift: 0.5 });
  s.patch(shade, { fill: mix(steel, '#1d1208', 0.3), opacity: 0.5, lift: 0 });
  for (const k of [0.8, 0.87]) s.stroke('detail', line([at(0.08, k), at(0.94, k)]), '#fff', 3, { opacity: 0.4 });
}

export function buckle(s: Sheet, spec: Belt, strap: Strap, front: string): void {
  (spec.buckle === 'frame' ? frame : plaque)(s, strap, front);
  s.part('buckle', ...strap.coil.at(122, 1.03, strap.coil.height / 2));
}
