/** Converts the terms of a spec (corduroy, buffalo) and a color to fill and finish of a fabric. */
import type { ArtworkSpec } from '../artwork-spec.ts';
import { lum, mix, cloth as readable } from './color.ts';
import { camo, checks, denim, heather, plaid, stripes } from './pattern.ts';
import type { Body, Form, Sheet } from './sheet.ts';

type Jacket = Extract<ArtworkSpec, { type: 'jacket' }>;
export type ClothName = Jacket['cloth'];
export type PatternName = Jacket['pattern'];

export const TOUCH: Readonly<Record<ClothName, Partial<Form>>> = {
  canvas: { cloth: 'canvas' },
  twill: { cloth: 'twill', grain: 0.9, gloss: 0.05, wear: 0.25, wrinkle: 1.1 },
  denim: { cloth: 'denim', grain: 1.1, gloss: 0.06, wear: 0.9 },
  flannel: { cloth: 'flannel', grain: 1.3, gloss: 0.02, wear: 0.15, wrinkle: 1.3 },
  corduroy: { cloth: 'cord', grain: 1.3, relief: 1, gloss: 0.05, wear: 0.3 },
  nylon: { cloth: 'nylon', grain: 0.7, gloss: 0.2, wear: 0.1, wrinkle: 0.9 },
  wool: { cloth: 'fleece', grain: 1.5, relief: 0.5, gloss: 0.01, wear: 0.1 },
  fleece: { cloth: 'fleece', grain: 1.6, relief: 1.6, gloss: 0.01, wear: 0.1, wrinkle: 0.9 },
  sherpa: { cloth: 'sherpa', grain: 0.9, relief: 3.4, gloss: 0.01, wear: 0.1, wrinkle: 0.8 },
  jersey: { cloth: 'flannel', grain: 0.8, gloss: 0.03, wear: 0.1, wrinkle: 1.3 },
  leather: { cloth: 'leather', grain: 0.9, gloss: 0.42, wear: 0.5, wrinkle: 0.7 },
  knit: { cloth: 'knit', grain: 1.1, relief: 2.4, gloss: 0.02, wear: 0.1 },
  linen: { cloth: 'linen', grain: 1.7, gloss: 0.03, wear: 0.2, wrinkle: 1.4 },
};

/** Returns the other yarns of a plaid: the darkest and lightest accents, or shades that match the base color. */
export function yarns(ground: string, accents: readonly string[]): { band: string; line: string; light: string } {
  const [first, ...rest] = accents.toSorted((a, b) => lum(a) - lum(b));
  const dark = first ?? '#191719';
  const light = rest.at(-1) ?? mix(ground, '#e6d3ad', 0.75);
  return { band: mix(ground, dark, first ? 0.9 : lum(ground) > 0.6 ? 0.7 : 0.78), line: mix(dark, '#0d0c0e', 0.3), light };
}

export type Weave = {
  base: string;
  /** Returns the fill of a panel whose threads are rotated by `angle` degrees. */
  fill(angle?: number): string;
  body(overrides?: Partial<Form>): Body;
};

export const SLIDES: Readonly<Record<PatternName, number>> = { solid: 0, plaid: 6, buffalo: 6, stripe: 2.5, camo: 7, heather: 0 };
/** Share of light weft that is visible between a denim's indigo threads; the base color is darkened by as much. */
const WEFT_SHOWING = 0.067;

/** A broad gloss lightens fabric, most of all near-black. Glossy fabric is darkened by as much. */
const SHINE: Partial<Record<ClothName, { any: number; black: number }>> = {
  leather: { any: 0.07, black: 0.36 },
  nylon: { any: 0.03, black: 0.14 },
};
function dimmed(base: string, cloth: ClothName): string {
  const shine = SHINE[cloth];
  if (!shine || lum(base) > 0.45) return base; // pale cloth rolls the shine off
  return mix(base, '#000000', lum(base) < 0.18 ? shine.black : shine.any);
}

export type Repeat = {
  base: string;
  accents: readonly string[];
  scale?: number;
  /** Rotation of the panel in degrees. */
  angle?: number;
  across?: boolean;
  run?: number;
};

/** Returns the fill of patterned fabric, defined in the sheet as `id`; the plain base color if there is no pattern. */
export function patterned(
  s: Sheet,
  id: string,
  pattern: PatternName,
  { base, accents, scale = 1, angle = 0, across = false, run = 0 }: Repeat,
): string {
  const { band, line, light } = yarns(base, accents);
  const shift = { x: 14 + run * 37, y: 20 + run * 23 };
  switch (pattern) {
    case 'plaid':
      return plaid(s, id, { ground: base, band, line, light, cell: 104 * scale, angle, ...shift });
    case 'buffalo':
      return checks(s, id, { ground: base, dark: accents[0] ?? '#17140f', cell: 112 * scale, angle, ...shift });
    case 'stripe':
      return stripes(s, id, {
        ground: base,
        line: accents[0] ?? (lum(base) > 0.45 ? mix(base, '#1d2634', 0.8) : mix(base, '#efe6d2', 0.82)),
        cell: (across ? 46 : 22) * scale,
        across,
        angle,
      });
    case 'camo':
      return camo(
        s,
        id,
        [
          base,
          accents[0] ?? mix(base, '#2c2a1c', 0.55),
          accents[1] ?? mix(base, '#d9cfa8', 0.35),
          accents[2] ?? mix(base, '#101008', 0.78),
        ],
        { cell: 260 * scale, seed: 3 + run, angle },
      );
    case 'heather':
      return heather(s, id, base, { seed: 5 + run });
    case 'solid':
      return base;
  }
}

/**
 * Returns the fabric of one sheet. Each angle gets its own section of the pattern, like panels cut from one bolt. `scale` is the size of
 * the repeat relative to a shirt's.
 */
export function weave(
  s: Sheet,
  { cloth, pattern = 'solid', across = false, scale = 1 }: { cloth: ClothName; pattern?: PatternName; across?: boolean; scale?: number },
  { hex, accents }: { hex: string; accents: readonly string[] },
): Weave {
  const base = dimmed(readable(hex), cloth);
  const runs = new Map<number, string>();
  const drawn = (angle: number): string => {
    const run = runs.size;
    const made = patterned(s, `w${run}`, pattern, { base, accents, scale, angle, across, run });
    if (made !== base || cloth !== 'denim') return made;
    return denim(s, `w${run}`, mix(base, '#e6e2d6', lum(base) < 0.16 ? 0 : -WEFT_SHOWING), { seed: 9 + run, angle });
  };
  const fill = (angle = 0): string => {
    const known = runs.get(angle);
    if (known) return known;
    const made = drawn(angle);
    runs.set(angle, made);
    return made;
  };
  return {
    base,
    fill,
    body: (overrides = {}) => ({
      ...TOUCH[cloth],
      ...overrides,
      warp: overrides.warp === 0 ? 0 : SLIDES[pattern],
      fill: fill(overrides.angle ?? 0),
    }),
  };
}
