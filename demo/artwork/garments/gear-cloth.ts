// From the words of a look (canvas, corduroy, buffalo plaid …) to the fill and the touch of a body.
import type { Colour } from '../draw.ts';
import { lum, mix } from '../kit/colour.ts';
import { camo, denim, heather, plaid } from '../kit/pattern.ts';
import type { Body, Sheet } from '../kit/sheet.ts';

type Touch = Omit<Body, 'fill'>;

/** How a cloth feels to the light: thread, shine, how it breaks into folds. */
const touches: Record<string, Touch> = {
  canvas: { cloth: 'canvas' },
  twill: { cloth: 'twill', grain: 1.2 },
  denim: { cloth: 'denim', wear: 0.9, grain: 1.1 },
  corduroy: { cloth: 'cord', grain: 1.5, relief: 0.9, wear: 0.3, gloss: 0.05 },
  nylon: { cloth: 'nylon', gloss: 0.2, wear: 0.1, wrinkle: 1.1 },
  fleece: { cloth: 'fleece', relief: 1.5, grain: 1.6, gloss: 0.01, wear: 0.1, wrinkle: 0.8 },
  jersey: { cloth: 'flannel', grain: 0.8, gloss: 0.03, wear: 0.15, wrinkle: 0.9 },
  flannel: { cloth: 'flannel', grain: 1.4, gloss: 0.02, wear: 0.2 },
  wool: { cloth: 'fleece', relief: 0.5, grain: 1.7, gloss: 0.01, wear: 0.1 },
  sherpa: { cloth: 'sherpa', relief: 4, grain: 1.2, gloss: 0.01, wear: 0, wrinkle: 0.5 },
  leather: { cloth: 'leather', gloss: 0.4, wear: 0.6, grain: 0.9, wrinkle: 0.5 },
};
const touch = (cloth: string): Touch => touches[cloth] ?? touches.canvas!;

/** The other yarns of a pattern: the colour's own, or shades that go with it. */
export function yarns({ hex, accents }: Colour): [string, string, string] {
  const l = lum(hex),
    dark = mix(hex, '#15110e', l > 0.6 ? 0.66 : 0.62),
    pale = mix(hex, '#f0e7d4', l > 0.6 ? 0.3 : 0.62);
  return [accents[0] ?? dark, accents[1] ?? mix(hex, '#1a2430', 0.5), accents[2] ?? pale];
}

/** Buffalo check: two colours in equal squares, and their mixture where they cross. */
function buffalo(s: Sheet, id: string, ground: string, dark: string, cell: number, angle: number): string {
  const half = cell / 2;
  s.defs.push(
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><rect width="${cell}" height="${cell}" fill="${ground}"/><rect width="${half}" height="${cell}" fill="${dark}" fill-opacity=".62"/><rect width="${cell}" height="${half}" fill="${dark}" fill-opacity=".62"/></pattern>`,
  );
  return `url(#${id})`;
}

interface Pattern {
  readonly id?: string;
  readonly cell?: number;
  readonly angle?: number;
  readonly seed?: number;
}

/** The fill of a patterned body: a plain colour or a pattern that turns with the panel. */
export function patternFill(
  s: Sheet,
  pattern: string,
  base: string,
  colour: Colour,
  { id = 'cloth', cell = 92, angle = 0, seed = 3 }: Pattern = {},
): string {
  const [first, second, third] = yarns(colour);
  if (pattern === 'plaid') return plaid(s, id, { ground: base, band: first, line: second, light: third, cell, angle });
  if (pattern === 'buffalo') return buffalo(s, id, base, colour.accents[0] ?? '#16130f', cell, angle);
  if (pattern === 'camo') return camo(s, id, [base, first, second, third], { cell: cell * 2.8, angle, seed });
  if (pattern === 'heather') return heather(s, id, base, { seed });
  return base;
}

/** Side of a weave's tile. Small tiles that fall between pixels cost ten times as much to draw as one large tile. */
const TILE = 96;
const steps = (pitch: number, from = 0, to = TILE) => Array.from({ length: Math.ceil((to - from) / pitch) }, (_, i) => from + i * pitch);
/** Lines of a weave over one tile, and how they are drawn. */
const WEAVES: Record<string, { lines: string; opacity: number; width: number }> = {
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

/** What tells plain cloths apart at arm's length: the lines of their weave, or the mixed yarns of wool. */
function weave(s: Sheet, cloth: string, id: string, base: string): string {
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

/** Fill and touch of a cloth in a colour. Woven patterns ride over the folds; denim brings its own diagonal. */
export function clothBody(
  s: Sheet,
  { cloth, pattern = 'solid' }: { readonly cloth: string; readonly pattern?: string },
  base: string,
  colour: Colour,
  how: Pattern = {},
): Body {
  const feel = touch(cloth);
  if (cloth === 'denim') {
    const l = lum(colour.hex);
    if (l < 0.16) return { ...feel, fill: mix(base, '#000000', 0.32), grain: 1.6 }; // slubs on black look like rain
    return { ...feel, fill: denim(s, how.id ?? 'denim', l > 0.6 ? mix(base, '#fff4e0', 0.3) : mix(base, '#000000', 0.06)) };
  }
  const woven = pattern === 'plaid' || pattern === 'buffalo';
  const fill = pattern === 'solid' ? weave(s, cloth, how.id ?? 'weave', base) : patternFill(s, pattern, base, colour, how);
  return { ...feel, fill, ...(woven ? { warp: 7 } : {}) };
}
