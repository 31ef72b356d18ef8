import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureGround, figures, groundOf, scenes } from '@outfitter/artwork';
import { type CatalogStyle, loadCatalog, readImageName, type Swatch } from '@outfitter/demo';
import sharp from 'sharp';
import type { ImageRecipe, SourceImage } from './image-source.ts';

const program = fileURLToPath(new URL('../../../artwork/src', import.meta.url));
/** Ratios of width to height. */
const ratios = { product: 4 / 5, figure: 4 / 5, scene: 16 / 7 };
const mostViewedScenes = ['ridge-dawn', 'workshop'];
const scenePrefix = 'scene-';

/** Image as plain data, which threads can send to each other. */
export interface DemoImage extends Omit<SourceImage, 'recipe'> {
  readonly recipe: ImageRecipe;
}

export interface DemoImageList {
  readonly images: ReadonlyMap<string, DemoImage>;
  readonly mostViewed: readonly string[];
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const encoderFile = fileURLToPath(new URL('./render-image.ts', import.meta.url));

/** Returns a hash of the artwork program, the encoder and the rasterizer: a change of any of them gives every image a new version. */
export async function artworkVersion(folder: string = program): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const file of [...(await sourcesBelow(folder)), encoderFile]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

export function imageVersion(artwork: string, ...parts: readonly unknown[]): string {
  return createHash('sha256').update(artwork).update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}

export function styleImage(artwork: string, style: CatalogStyle, swatch: Swatch, view: 'front' | 'back' | 'detail'): DemoImage {
  const color = { hex: swatch.hex, accents: swatch.accents };
  const ground = groundOf(style);
  return {
    name: `${style.id}-${swatch.code}-${view}`,
    version: imageVersion(artwork, style.artwork, color, view, ground),
    ratio: ratios.product,
    focus: [0.5, 0.5],
    ground,
    recipe: { kind: 'product', spec: style.artwork, color, view, ground },
  };
}

/** Lists every image of the demo brand. Loads the whole catalog and the artwork program; `createDemoImages` does that in a thread. */
export async function listDemoImages(): Promise<DemoImageList> {
  const artwork = await artworkVersion();
  const { styles } = loadCatalog();
  const styleImages = styles.flatMap((style) => style.swatches.flatMap((swatch) => swatchImages(artwork, style, swatch)));
  const sceneImages = Object.keys(scenes).map((scene) => sceneImage(artwork, scene as keyof typeof scenes));
  const figureImages = Object.keys(figures).map((figure) => figureImage(artwork, figure));
  const fronts = [...styles].sort((a, b) => b.popularity - a.popularity).flatMap((style) => style.swatches[0]?.images[0] ?? []);
  return {
    images: new Map([...styleImages, ...sceneImages, ...figureImages].map((image) => [image.name, image])),
    mostViewed: [...mostViewedScenes.map((scene) => scenePrefix + scene), ...fronts],
  };
}

function swatchImages(artwork: string, style: CatalogStyle, swatch: Swatch): DemoImage[] {
  return swatch.images.flatMap((name) => {
    const view = readImageName(name)?.view;
    return view ? [styleImage(artwork, style, swatch, view)] : [];
  });
}

function sceneImage(artwork: string, scene: keyof typeof scenes): DemoImage {
  const name = scenePrefix + scene;
  const { focus, ground } = scenes[scene];
  return { name, version: imageVersion(artwork, name), ratio: ratios.scene, focus, ground, recipe: { kind: 'scene', scene } };
}

function figureImage(artwork: string, name: string): DemoImage {
  return {
    name,
    version: imageVersion(artwork, name),
    ratio: ratios.figure,
    focus: [0.5, 0.5],
    ground: figureGround,
    recipe: { kind: 'figure', figure: name },
  };
}
