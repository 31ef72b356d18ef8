// Eyelets below, hooks above; each lace is a rounded cord that leaves the eyelet and turns over the front edge.
import { mix } from '../../kit/color.ts';
import { along, num, type Point, smooth } from '../../kit/geometry.ts';
import { rivet } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';

export const LACE_LINE = 'M420 630C470 594 506 540 522 470C536 400 540 330 541 280';

function cord(s: Sheet, pts: Point[], w: number, shade: number) {
  const d = smooth(pts);
  if (shade) s.stroke('paint', d, '#000', w + 5, { opacity: shade });
  s.stroke('paint', d, '#c2a06a', w);
  s.stroke('paint', d, '#6b4a26', w, { dash: '1.4 2.2', opacity: 0.4, cap: 'butt' });
  s.stroke('detail', d, '#000', w + 8, { opacity: 0.35 });
  s.stroke('detail', d, '#fff', w, { opacity: 0.3 });
  s.stroke('detail', d, '#fff', w * 0.45, { opacity: 0.3 });
}

function hook(s: Sheet, x: number, y: number, metal: string) {
  const d = `M${num(x - 6)} ${num(y - 9)}L${num(x + 16)} ${num(y - 7)}L${num(x + 16)} ${num(y + 7)}L${num(x - 6)} ${num(y + 9)}Z`;
  s.add('paint', `<path d="${d}" fill="${mix(metal, '#fff2d0', 0.2)}" stroke="#2a1a0c" stroke-opacity=".6" stroke-width="2"/>`);
  s.add('detail', `<path d="${d}" fill="#fff" fill-opacity=".4"/>`);
  rivet(s, x + 11, y, 4, metal);
}

/**
 * Draws laces along `line`, which runs up the front; `size` is the scale of the boot. The top `hooks` rows have hooks, the others eyelets.
 */
export function laces(s: Sheet, line: string, metal: string, { size, hooks }: { size: number; hooks: number }): void {
  const holes = along(line, 50 * size),
    width = 11 * size,
    reach = 58 * size;
  for (const h of holes) {
    const nx = h.ty,
      ny = -h.tx, // square to the edge, towards the front of the boot
      way = nx < 0 ? 1 : -1;
    cord(
      s,
      [
        [h.x, h.y],
        [h.x + nx * reach * 0.5 * way, h.y + ny * reach * 0.5 * way - 7],
        [h.x + nx * reach * way, h.y + ny * reach * way - 2],
      ],
      width,
      0.16,
    );
  }
  const second = holes[1] ?? holes[0]!;
  s.part('eyelets', second.x, second.y);
  for (const [i, h] of holes.entries()) {
    if (i < holes.length - hooks) {
      rivet(s, h.x + 4, h.y, 8, metal);
      continue;
    }
    hook(s, h.x, h.y, metal);
    s.part('hook', h.x, h.y);
  }
  const top = holes[holes.length - 1]!,
    at = (dx: number, dy: number): Point => [top.x + (dx - 62) * size, top.y + (dy - 2) * size];
  cord(s, [at(0, 0), at(-44, 16), at(-66, 62), at(-40, 76), at(-4, 10)], width * 0.82, 0);
  cord(s, [at(0, 0), at(26, 40), at(20, 84), at(2, 70), at(0, 8)], width * 0.82, 0.2);
  cord(s, [at(0, 0), at(-26, 60), at(-22, 118)], width * 0.82, 0);
}
