import type { Color } from '../../draw.ts';
import { lum, mix } from '../../kit/color.ts';
import { type ClothName, type PatternName, patterned, SLIDES, TOUCH } from '../../kit/fabric.ts';
import { denim, heather } from '../../kit/pattern.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';

/** Side of a weave's tile. Small tiles whose edges fall between pixels take ten times as long to render as one large tile. */
const TILE = 96;
const steps = (pitch: number, from = 0, to = TILE) => Array.from({ length: Math.ceil((to - from) / pitch) }, (_, i) => from + i * pitch);
const WEAVES: Partial<Record<ClothName, { lines: string; opacity: number; width: number }>> = {
  // the grid of ripstop
  nylon: {
    lines: steps(8, 4)
      .map((at) => `M0 ${at}L${TILE} ${at}M${at} 0L${at} ${TILE}`)
      .join(''),
    opacity: 0.13,
    width: 1.2,
  },
  // the diagonal of twill
  twill: {
    lines: steps(8, 0, 2 * TILE)
      .map((at) => `M${at - TILE - 2} ${TILE + 2}L${at + 2} -2`)
      .join(''),
    opacity: 0.055,
    width: 2.2,
  },
  // rows of stitches in jersey
  jersey: {
    lines: steps(6, -6)
      .map(
        (y) =>
          `M0 ${y}${steps(3, 3, TILE + 3)
            .map((x, i) => `L${x} ${i % 2 ? y : y + 3.6}`)
            .join('')}`,
      )
      .join(''),
    opacity: 0.09,
    width: 1.3,
  },
};

function weave(s: Sheet, cloth: ClothName, id: string, base: string): string {
  if (cloth === 'wool') return heather(s, id, base, { count: 190, seed: 9 });
  const kind = WEAVES[cloth];
  if (!kind) return base;
  const l = lum(base),
    ink = l > 0.6 ? '#5a4c38' : l < 0.16 ? '#ffffff' : '#000000';
  s.define(
    id,
    `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><rect width="${TILE}" height="${TILE}" fill="${base}"/><path d="${kind.lines}" stroke="${ink}" stroke-opacity="${kind.opacity}" stroke-width="${kind.width}" fill="none"/></pattern>`,
  );
  return `url(#${id})`;
}

/**
 * Returns fill and finish of a fabric in a color; `scale` is the size of its pattern relative to a shirt's. Denim has a diagonal of its
 * own.
 */
export function clothBody(
  s: Sheet,
  { cloth, pattern = 'solid' }: { readonly cloth: ClothName; readonly pattern?: PatternName },
  base: string,
  { hex, accents }: Color,
  { scale = 1, angle = 0 }: { readonly scale?: number; readonly angle?: number } = {},
): Body {
  const touch = TOUCH[cloth];
  if (cloth === 'denim') {
    const l = lum(hex);
    if (l < 0.16) return { ...touch, fill: mix(base, '#000000', 0.32), grain: 1.6 }; // slubs on black spec like rain
    return { ...touch, fill: denim(s, 'denim', l > 0.6 ? mix(base, '#fff4e0', 0.3) : mix(base, '#000000', 0.06)) };
  }
  const fill = pattern === 'solid' ? weave(s, cloth, 'weave', base) : patterned(s, 'cloth', pattern, { base, accents, scale, angle });
  return { ...touch, fill, warp: SLIDES[pattern] };
}
