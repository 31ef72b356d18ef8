/** Fabric patterns as SVG pattern fills. `angle` is that of the panel, so that sleeves have their own direction. */
import { lum, mix } from './color.ts';
import { chance, num, type Point, smooth } from './geometry.ts';
import type { Sheet } from './sheet.ts';

type Bar = [at: number, width: number, color: string, opacity: number];
type PlaidOptions = {
  ground: string;
  band: string;
  line: string;
  light: string;
  cell?: number;
  angle?: number;
  x?: number;
  y?: number;
};

export function plaid(s: Sheet, id: string, { ground, band, line, light, cell = 96, angle = 0, x = 0, y = 0 }: PlaidOptions): string {
  const bars: Bar[] = [
    [0, 0.36, band, 0.62],
    [0.06, 0.03, light, 0.5],
    [0.27, 0.03, light, 0.5],
    [0.63, 0.07, line, 0.75],
    [0.82, 0.02, light, 0.75],
    [0.45, 0.015, line, 0.6],
  ];
  const down = bars.map(
    ([at, w, c, o]) =>
      `<rect x="${num(at * cell)}" y="0" width="${num(w * cell)}" height="${cell}" fill="${c}" fill-opacity="${o * 0.72}"/>`,
  );
  const across = bars.map(
    ([at, w, c, o]) =>
      `<rect y="${num(at * cell)}" x="0" height="${num(w * cell)}" width="${cell}" fill="${c}" fill-opacity="${o * 0.62}"/>`,
  );
  s.defs.push(
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) rotate(${angle})"><rect width="${cell}" height="${cell}" fill="${ground}"/>${down.join('')}${across.join('')}</pattern>`,
  );
  return `url(#${id})`;
}

export function camo(
  s: Sheet,
  id: string,
  [ground, ...blots]: [string, ...string[]],
  { cell = 260, seed = 3, angle = 0 }: { cell?: number; seed?: number; angle?: number } = {},
): string {
  const r = chance(seed);
  let out = '';
  blots.forEach((color, layer) => {
    for (let i = 0; i < 7; i++) {
      const cx = r.range(0, cell);
      const cy = r.range(0, cell);
      const R = r.range(22, 54) * (1 - layer * 0.15);
      const shape = smooth(
        Array.from({ length: 9 }, (_, k): Point => {
          const a = (k / 9) * 6.283;
          const q = R * r.range(0.45, 1.25);
          return [cx + Math.cos(a) * q * 1.5, cy + Math.sin(a) * q * 0.8];
        }),
        true,
      );
      for (const [dx, dy] of [
        [0, 0],
        [cell, 0],
        [-cell, 0],
        [0, cell],
        [0, -cell],
      ])
        out += `<path d="${shape}" transform="translate(${dx} ${dy})" fill="${color}"/>`;
    }
  });
  s.defs.push(
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${cell}" height="${cell}" fill="${ground}"/>${out}</pattern>`,
  );
  return `url(#${id})`;
}

export function heather(
  s: Sheet,
  id: string,
  color: string,
  { seed = 5, cell = 90, count = 150 }: { seed?: number; cell?: number; count?: number } = {},
): string {
  const r = chance(seed);
  let pale = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const d = `M${num(r.range(0, cell))} ${num(r.range(0, cell))}l${num(r.near(0, 3))} ${num(r.range(2, 7))}`;
    if (r() < 0.5) pale += d;
    else dark += d;
  }
  s.defs.push(
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><rect width="${cell}" height="${cell}" fill="${color}"/><path d="${pale}" stroke="${mix(color, '#ffffff', 0.35)}" stroke-width="1.1" stroke-opacity=".5"/><path d="${dark}" stroke="${mix(color, '#000000', 0.3)}" stroke-width="1.1" stroke-opacity=".5"/></pattern>`,
  );
  return `url(#${id})`;
}

export function denim(s: Sheet, id: string, color: string, { seed = 9, angle = 0 }: { seed?: number; angle?: number } = {}): string {
  const r = chance(seed);
  const weft = mix(color, '#e6e2d6', lum(color) < 0.16 ? 0.2 : 0.5); // slubs on black spec like rain
  const cell = 96;
  let twill = '';
  let slub = '';
  for (let i = -cell; i < cell * 2; i += 4) twill += `M${i - 2} ${cell + 4}L${i + cell / 2 + 2} -4`;
  for (let i = 0; i < 26; i++) slub += `M${num(r.range(0, cell))} ${num(r.range(0, cell))}v${num(r.range(6, 22))}`;
  s.defs.push(
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${cell}" height="${cell}" fill="${color}"/><path d="${twill}" stroke="${weft}" stroke-width="1.1" stroke-opacity=".34"/><path d="${slub}" stroke="${weft}" stroke-width="1.3" stroke-opacity=".3"/></pattern>`,
  );
  return `url(#${id})`;
}

export function checks(
  s: Sheet,
  id: string,
  { ground, dark, cell, angle = 0, x = 0, y = 0 }: { ground: string; dark: string; cell: number; angle?: number; x?: number; y?: number },
): string {
  const half = num(cell / 2);
  s.defs.push(
    `<pattern id="${id}" width="${num(cell)}" height="${num(cell)}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y}) rotate(${angle})"><rect width="${num(cell)}" height="${num(cell)}" fill="${ground}"/><rect width="${half}" height="${num(cell)}" fill="${dark}" fill-opacity=".64"/><rect width="${num(cell)}" height="${half}" fill="${dark}" fill-opacity=".64"/></pattern>`,
  );
  return `url(#${id})`;
}

export function stripes(
  s: Sheet,
  id: string,
  { ground, line, cell, across = false, angle = 0 }: { ground: string; line: string; cell: number; across?: boolean; angle?: number },
): string {
  const bar = (at: number, wide: number, opacity: number) =>
    across
      ? `<rect x="0" y="${num(at * cell)}" width="${num(cell)}" height="${num(wide * cell)}" fill="${line}" fill-opacity="${opacity}"/>`
      : `<rect x="${num(at * cell)}" y="0" width="${num(wide * cell)}" height="${num(cell)}" fill="${line}" fill-opacity="${opacity}"/>`;
  const bars = across ? bar(0.1, 0.34, 0.9) : bar(0.1, 0.2, 0.85) + bar(0.62, 0.06, 0.6);
  s.defs.push(
    `<pattern id="${id}" width="${num(cell)}" height="${num(cell)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${num(cell)}" height="${num(cell)}" fill="${ground}"/>${bars}</pattern>`,
  );
  return `url(#${id})`;
}
