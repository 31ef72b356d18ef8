/**
 * Lights a drawing sheet: rasterizes its layers with sharp, combines the height layers into one surface, lights it from the upper left, and
 * applies the light to the flat color.
 */
import { blur, box3, halve } from './fields.ts';
import { raster } from './raster.ts';
import { shaded } from './shading.ts';
import type { Ground } from './sheet.ts';
import { factsOf } from './sheet-facts.ts';
import { slide, stiffness, surface } from './surface.ts';

export type Part = [left: number, top: number, width: number];
/** A lit drawing without a background: `size` x `size` RGBA pixels. */
export type Lit = { pixels: Buffer; size: number; ground?: Ground };

/** Enlarges bodies by one half-size pixel: the outermost pixels of the paint belong to the body that they border. */
function spread(ids: Uint8Array, w: number): Uint8Array {
  const out = ids.slice();
  for (let y = 1; y < w - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (!ids[i]) out[i] = ids[i - 1] || ids[i + 1] || ids[i - w] || ids[i + w] || 0;
    }
  return out;
}

/** Reads body numbers from a raster of flat reds; numbers above the highest are antialiased edges. */
function idsOf(layer: Uint8Array, highest: number): Uint8Array {
  const out = new Uint8Array(layer.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.min(highest, (layer[i]! + 4) >> 3);
  return out;
}

/**
 * Lights a drawing at `size` pixels. `part` lights only that square of the canvas, for close-ups at the same cost. `aside` leaves out as
 * many invisible columns of pixels at the left and the right.
 */
export async function light(
  drawing: string,
  { size = 1000, part = [0, 0, 1000], aside = 0 }: { size?: number; part?: Part; aside?: number } = {},
): Promise<Lit> {
  const [left, top, span] = part;
  const isWhole = left === 0 && top === 0 && span === 1000;
  const svg = isWhole ? drawing : drawing.replace('viewBox="0 0 1000 1000"', `viewBox="${left} ${top} ${span} ${span}"`);
  const { forms, ground, rigid } = factsOf(svg);
  const q = Math.round(size / 4);
  const m = Math.round(size / 2);
  const [paint, formQ, formM, foldM, fine] = await Promise.all([
    raster(svg, 'paint', size),
    raster(svg, 'form', q),
    raster(svg, 'form', m),
    raster(svg, 'folds', m),
    raster(svg, 'detail', size),
  ]);
  const idQ = idsOf(formQ, forms.length);
  const idM = idsOf(formM, forms.length);
  const world = { q, m, span, left, top, forms };
  const { height, low, shade, cos, sin } = surface({ ...world, idQ, idM, foldM });
  const sewn = box3(fine, size, size);
  const pixels = shaded({
    ...world,
    size,
    aside,
    paint,
    owner: spread(idM, m),
    stiff: stiffness(rigid, world),
    ride: slide({ ...world, low, idQ }),
    height,
    shade,
    sewn,
    mean: blur(halve(sewn, size, size, m, m), m, m, (5 * m) / span, 2),
    cos,
    sin,
  });
  return { pixels, size, ground };
}
