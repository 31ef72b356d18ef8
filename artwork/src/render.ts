/**
 * Renders specs to pixels: products on a flat background, fabric swatches, scenes, size-guide illustrations. All functions are pure: the
 * same input returns the same bytes.
 */
import sharp from 'sharp';
import type { ArtworkSpec, ArtworkType } from './artwork-spec.ts';
import { type ArtworkSpecOf, type Color, type Garment, garmentFor, type View } from './draw.ts';
import { type FigureName, figures } from './figures/index.ts';
import { type Fabric, swatch } from './garments/shared/swatch.ts';
import { type RawImage, setOnGround } from './kit/ground.ts';
import { light, type Part } from './kit/relief.ts';
import { paintSceneByName, type SceneName, scenes } from './scenes/index.ts';

export type { RawImage } from './kit/ground.ts';

export const GROUNDS = { kraft: '#e4decf', fog: '#dbded7', chalk: '#e9e3da', straw: '#e7dac2' } as const;

/** Returns the background color of a style: straw for dogs, else one of three by style number, so that listings vary. */
export function groundOf({ id, artwork }: { id: string; artwork: Pick<ArtworkSpec, 'type'> }): string {
  const isForDogs = ['dog-coat', 'collar', 'leash'].includes(artwork.type);
  if (isForDogs) return GROUNDS.straw;
  const turn = [GROUNDS.kraft, GROUNDS.fog, GROUNDS.chalk];
  return turn[Number(id) % turn.length] ?? GROUNDS.kraft;
}

/** Images narrower than this are lit at double size and reduced, so that stitches stay fine. */
const FINE_BELOW = 420;

/** Large close-ups are lit at this share of their size and enlarged, because their stitches are already large. */
const CLOSE_UP = { from: 700, share: 0.8 };

function innerWidth(width: number, isCloseUp: boolean): number {
  if (width < FINE_BELOW) return width * 2;
  return isCloseUp && width >= CLOSE_UP.from ? Math.round(width * CLOSE_UP.share) : width;
}

/** Places a drawing on its canvas: 1000 x 1250 units around the garment's 1000 x 1000, or a close-up of a part of it. */
async function set(drawing: string, ground: string, width: number, part: Part | null): Promise<RawImage> {
  const inner = innerWidth(width, part !== null);
  const height = Math.round(inner * 1.25);
  const image = part ? await closeUp(drawing, ground, inner, height, part) : await whole(drawing, ground, inner, height);
  return inner === width ? image : resized(image, width, Math.round(width * 1.25));
}

async function whole(drawing: string, ground: string, width: number, height: number): Promise<RawImage> {
  const lit = await light(drawing, { size: width });
  return setOnGround(lit, ground, { width, height, left: 0, top: Math.round((height - width) / 2), perUnit: width / 1000 });
}

async function closeUp(drawing: string, ground: string, width: number, height: number, [x, y, wide]: Part): Promise<RawImage> {
  const aside = Math.floor((height - width) / 2);
  const lit = await light(drawing, { size: height, part: [x - wide / 8, y, wide * 1.25], aside });
  return setOnGround(lit, ground, { width, height, left: -aside, top: 0, perUnit: width / wide });
}

async function resized({ data, width, height, channels }: RawImage, toWidth: number, toHeight: number): Promise<RawImage> {
  const done = await sharp(data, { raw: { width, height, channels } })
    .resize(toWidth, toHeight, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer();
  return { data: done, width: toWidth, height: toHeight, channels: 3 };
}

/**
 * Renders a product image `width` pixels wide and a quarter higher, as raw RGB. The detail is a close-up of the front. A type without its
 * own back shows its front.
 */
export function renderProduct(
  spec: ArtworkSpec,
  color: Color,
  view: View,
  { width, ground }: { width: number; ground: string },
): Promise<RawImage> {
  return renderSpec<ArtworkType>(spec, color, view, width, ground);
}

async function renderSpec<T extends ArtworkType>(
  spec: ArtworkSpecOf<T>,
  color: Color,
  view: View,
  width: number,
  ground: string,
): Promise<RawImage> {
  const garment: Garment<T> = await garmentFor<T>(spec.type as T);
  const drawing = garment.draw(spec, color, view === 'back' && garment.hasBack ? 'back' : 'front');
  return set(drawing, ground, width, view === 'detail' ? garment.detail(spec).box : null);
}

/** Renders a square of fabric, `size` pixels wide, as raw RGB. */
export async function renderSwatch(fabric: Fabric, color: Color, size: number): Promise<RawImage> {
  const lit = await light(swatch(fabric, color), { size: size < FINE_BELOW ? size * 2 : size });
  const full = setOnGround(lit, color.hex, { width: lit.size, height: lit.size, left: 0, top: 0, perUnit: lit.size / 1000 });
  return lit.size === size ? full : resized(full, size, size);
}

/** Renders a scene, `width` pixels wide and 7/16 as high, as raw RGB. */
export async function renderScene(name: string, width: number): Promise<RawImage> {
  if (!isScene(name)) throw new RangeError(`There is no scene named "${name}".`);
  return paintSceneByName(name, width);
}

/** Renders a size-guide illustration, `width` pixels wide and a quarter higher, as raw RGB. It needs no lighting. */
export async function renderFigure(name: string, width: number): Promise<RawImage> {
  if (!isFigure(name)) throw new RangeError(`There is no figure named "${name}".`);
  const height = Math.round(width * 1.25);
  const svg = figures[name].figure().replace('<svg ', `<svg width="${width}" height="${height}" preserveAspectRatio="none" `);
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { data, width, height, channels: 3 };
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);
const isScene = (name: string): name is SceneName => Object.hasOwn(scenes, name);
