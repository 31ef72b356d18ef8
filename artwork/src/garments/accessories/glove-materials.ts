// What the parts of a glove are made of: shell, leather, ribbed cuff, stiff cuff, dip.
import { lum, mix, type Palette, palette } from '../../kit/color.ts';
import type { Body } from '../../kit/sheet.ts';
import type { Gloves } from './glove-shapes.ts';

export type Made = { p: Palette; hide: Body; shell: Body; knit: Body; web: Body; dip: Body; suede: Body };

export const isDipped = ({ shell }: Gloves): boolean => shell === 'dipped';
export const isKnit = ({ shell }: Gloves): boolean => shell === 'knit' || shell === 'suede-palm' || shell === 'dipped';

export function materials(spec: Gloves, hex: string): Made {
  const p = palette(hex, { thread: mix(hex, lum(hex) > 0.5 ? '#7a5a38' : '#ecd6a6', 0.55) }),
    l = lum(hex);
  const hide: Body = {
    fill: l < 0.16 ? mix(p.base, '#000000', 0.3) : p.base,
    cloth: 'leather',
    gloss: 0.36,
    wrinkle: 0.7,
    wear: 0.6,
    grain: 0.9,
  };
  const canvas: Body = {
    fill: l > 0.6 ? mix(p.base, '#8a8272', 0.28) : l < 0.16 ? mix(p.base, '#6a675f', 0.4) : mix(p.base, '#3a3327', 0.62),
    cloth: 'canvas',
    grain: 1.3,
    wrinkle: 0.8,
  };
  const yarn: Body = { fill: p.base, cloth: 'knit', grain: 1.5, relief: 2.2, gloss: 0.02, wear: 0.2, wrinkle: 0.8 };
  const fine: Body = { fill: p.base, cloth: 'flannel', grain: 0.8, gloss: 0.03, wear: 0.2, wrinkle: 0.6 };
  const dip: Body = { fill: mix(p.base, '#1c1c1d', 0.93), cloth: 'smooth', grain: 1.4, gloss: 0.14, wear: 0.3, wrinkle: 0.7 };
  const suede: Body = { fill: mix(p.base, '#96683e', 0.8), cloth: 'leather', gloss: 0.03, grain: 1.2, wear: 0.2, wrinkle: 0.7 };
  const isFine = isDipped(spec) || !isKnit(spec);
  const rib: Body = {
    fill: isKnit(spec) ? p.base : l > 0.6 ? mix(p.base, '#7a6a52', 0.5) : mix(p.base, '#17120e', 0.55),
    cloth: 'rib',
    grain: isFine ? 0.5 : 1.5,
    relief: isFine ? 2.4 : 4.6,
    gloss: 0.02,
    wear: 0.2,
    wrinkle: 0.7,
  };
  const web: Body = { fill: mix(p.base, l > 0.6 ? '#cfc3a8' : '#e0d3b4', 0.5), cloth: 'canvas', grain: 1.4, wrinkle: 0.5 };
  return {
    p,
    hide,
    shell: { canvas, leather: hide, knit: yarn, 'suede-palm': yarn, dipped: fine }[spec.shell],
    knit: rib,
    web,
    dip,
    suede,
  };
}
