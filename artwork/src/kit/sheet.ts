/**
 * A drawing sheet: one SVG with four layers that the renderer reads.
 *   paint   what color is where (flat, no light)
 *   form    which body a point belongs to (torso, sleeve, collar); makes the big roundness
 *   folds   soft height, mid gray = level, white = ridge, black = valley
 *   detail  sharp height: cloth edges, seams, stitches, rivets
 */
import type { PartName } from '../part-names.ts';
import { num } from './geometry.ts';
import { bend, type Drift, drifted, type Move } from './sway.ts';
import type { Cloth } from './texture.ts';

export type Layer = 'paint' | 'form' | 'folds' | 'detail';

/** How a body is lit; heights and widths are in canvas units. */
export type Form = {
  cloth: Cloth;
  roll: number;
  /** Height of the rounding; negative for a hollow. */
  puff: number;
  base: number;
  /** Rotation of the weave in degrees. */
  angle: number;
  /** Strength of the shine: about 0.02 for knits, 0.4 for leather, 0.8 for metal. */
  gloss: number;
  /** Strength of the slow waves of hanging fabric. */
  wrinkle: number;
  /** Visibility of the texture; 1 is normal. */
  grain: number;
  /** How much raised edges are lightened, from 0 to 1. */
  wear: number;
  /** Whether bodies drawn earlier end at this body's outline and round off there. Otherwise they continue beneath it. */
  edge: boolean;
  relief: number;
  /** How far folds displace the pattern; 0 for plain fabric. */
  warp: number;
  /** Ellipse around which the texture bends, for fabric around a head or a leg; `sag` lowers its middle. */
  wrap?: [cx: number, cy: number, rx: number, ry: number, sag: number];
};
export type Body = Partial<Form> & { fill: string };

/** The line on which a standing product touches the floor. */
export type Ground = { y: number; x0: number; x1: number };
/** A position at which a displaced pattern must not bend, and the radius within which a smooth part covers the fabric. */
export type Rigid = [x: number, y: number, radius: number, smooth: number];
export type DrawnPart = [name: PartName, x: number, y: number];

type SheetOptions = {
  name?: string;
  width?: number;
  height?: number;
  drift?: Drift;
  ground?: Ground;
  hardware?: number;
};

type StrokeOptions = { opacity?: number; dash?: string; cap?: 'round' | 'butt' };

const empty = (): Record<Layer, string[]> => ({ paint: [], form: [], folds: [], detail: [] });
const LAYERS: Layer[] = ['paint', 'form', 'folds', 'detail'];

export class Sheet {
  readonly options: SheetOptions;
  readonly hardware: number;
  defs: string[] = [];
  private layers = empty();
  private forms: Form[] = [];
  private rigid: Rigid[] = [];
  private parts: DrawnPart[] = [];
  private clips = 0;
  private known = new Set<string>();

  constructor(options: SheetOptions = {}) {
    this.options = options;
    this.hardware = options.hardware ?? 1;
  }

  body(d: string, { fill, ...form }: Body): void {
    const id = this.forms.push({
      cloth: 'canvas',
      roll: 60,
      puff: 30,
      base: 0,
      angle: 0,
      gloss: 0.1,
      wrinkle: 1,
      grain: 1,
      wear: 0.5,
      edge: false,
      relief: 0,
      warp: 0,
      ...form,
    });
    this.layers.paint.push(`<path d="${d}" fill="${fill}"/>`);
    this.layers.form.push(`<path d="${d}" fill="rgb(${id * 8},0,0)"/>`);
    this.layers.folds.push(`<path d="${d}" fill="#808080"/>`);
    this.layers.detail.push(`<path d="${d}" fill="#808080"/>`);
  }

  /** Draws a flat sewn-on piece: pocket, flap, placket, patch. A negative lift sinks it. */
  patch(d: string, { fill, lift = 0.12, opacity = 1 }: { fill?: string; lift?: number; opacity?: number }): void {
    if (fill) this.layers.paint.push(`<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`);
    if (lift) this.layers.detail.push(`<path d="${d}" fill="${lift > 0 ? '#fff' : '#000'}" fill-opacity="${Math.abs(lift)}"/>`);
  }

  inside(d: string, draw: (sheet: Sheet) => void): void {
    const id = `c${++this.clips}`;
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    const outer = this.layers;
    this.layers = empty();
    draw(this);
    const drawn = this.layers;
    this.layers = outer;
    for (const layer of LAYERS) if (drawn[layer].length) outer[layer].push(`<g clip-path="url(#${id})">${drawn[layer].join('')}</g>`);
  }

  /** Draws with every point moved, so that one set of outlines serves several cuts and lengths. */
  moved(move: Move | undefined, draw: (sheet: Sheet) => void): void {
    if (!move) {
      draw(this);
      return;
    }
    const saved = { layers: this.layers, defs: this.defs, rigid: this.rigid, parts: this.parts };
    this.layers = empty();
    this.defs = [];
    this.rigid = [];
    this.parts = [];
    draw(this);
    const drawn = { layers: this.layers, defs: this.defs, rigid: this.rigid, parts: this.parts };
    this.layers = saved.layers;
    this.defs = saved.defs;
    this.rigid = saved.rigid;
    this.parts = saved.parts;
    for (const layer of LAYERS) if (drawn.layers[layer].length) this.layers[layer].push(bend(drawn.layers[layer].join(''), move));
    this.defs.push(bend(drawn.defs.join(''), move));
    for (const [x, y, ...radii] of drawn.rigid) this.rigid.push([...move(x, y), ...radii]);
    for (const [name, x, y] of drawn.parts) this.parts.push([name, ...move(x, y)]);
  }

  add(layer: Layer, svg: string): void {
    this.layers[layer].push(svg);
  }

  stroke(layer: Layer, d: string, color: string, width: number, { opacity = 1, dash, cap = 'round' }: StrokeOptions = {}): void {
    this.layers[layer].push(
      `<path d="${d}" class="${cap === 'butt' ? 'b' : 'l'}" stroke="${color}" stroke-width="${num(width)}"${
        opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
      }${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    );
  }

  /** Defines a gradient or pattern once, however often it is called. */
  define(id: string, svg: string): void {
    if (this.known.has(id)) return;
    this.known.add(id);
    this.defs.push(svg);
  }

  /** Excludes hardware and labels from the displacement of patterns, and smooth parts from the structure of the fabric. */
  stiffen(x: number, y: number, radius: number, smooth = 0): void {
    this.rigid.push([x, y, radius, smooth]);
  }

  /** Records that a part is drawn, and its center. The moves of the drawing apply to it. */
  part(name: PartName, x: number, y: number): void {
    this.parts.push([name, x, y]);
  }

  toString(): string {
    const { width = 1000, height = 1000, drift, ground } = this.options;
    const move: Move = drift ? drifted(drift) : (x, y) => [x, y];
    const rigid = this.rigid.map(([x, y, ...radii]) => [...move(x, y), ...radii].map(Math.round));
    const parts = this.parts.map(([name, x, y]) => [name, ...move(x, y).map(Math.round)]);
    const layer = (name: Layer) => `<g id="${name}"${name === 'paint' ? '' : ' display="none"'}>${this.layers[name].join('')}</g>`;
    const svg = shareShapes(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><metadata>${JSON.stringify({ ground, rigid, parts, forms: this.forms })}</metadata><style>.l,.b{fill:none;stroke-linejoin:round}.l{stroke-linecap:round}</style><defs>${this.defs.join('')}</defs>\n${LAYERS.map(layer).join('\n')}\n</svg>`,
    );
    return drift ? bend(svg, move) : svg;
  }
}

function shareShapes(svg: string): string {
  const count = new Map<string, number>();
  for (const [, d] of svg.matchAll(/<path d="([^"]{48,})"/g)) count.set(d!, (count.get(d!) ?? 0) + 1);
  const ids = new Map<string, string>();
  for (const [d, n] of count) if (n > 1) ids.set(d, `p${ids.size}`);
  const body = svg.replace(/<path d="([^"]{48,})"/g, (all, d: string) => (ids.has(d) ? `<use href="#${ids.get(d)}"` : all));
  return body.replace('<defs>', `<defs>${[...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('')}`);
}
