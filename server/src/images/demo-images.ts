import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureGround, figures, groundOf, scenes } from '@outfitter/artwork';
import { type CatalogStyle, loadCatalog, readImageName, type Swatch } from '@outfitter/demo';
import sharp from 'sharp';
import type { ImageSource, SourceImage } from './image-source.ts';

const program = fileURLToPath(new URL('../../../artwork/src', import.meta.url));
/** Width divided by height. */
const ratios = { product: 4 / 5, figure: 4 / 5, scene: 16 / 7 };
const scenePrefix = 'scene-';
const figurePrefix = 'measure-';

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

export function styleImage(artwork: string, style: CatalogStyle, swatch: Swatch, view: 'front' | 'back' | 'detail'): SourceImage {
  const color = { hex: swatch.hex, accents: swatch.accents };
  const ground = groundOf(style);
  return {
    name: `${style.id}-${swatch.code}-${view}`,
    version: imageVersion(artwork, style.artwork, color, view, ground),
    ratio: ratios.product,
    focus: [0.5, 0.5],
    ground,
    recipe: async () => ({ kind: 'product', spec: style.artwork, color, view, ground }),
  };
}

export async function createDemoImages(): Promise<ImageSource> {
  const artworkHash = await artworkVersion();
  const { styles } = loadCatalog();
  const byId = new Map(styles.map((style) => [style.id, style]));
  return {
    async find(name) {
      if (name.startsWith(scenePrefix)) return sceneImage(artworkHash, name);
      if (name.startsWith(figurePrefix)) return figureImage(artworkHash, name);
      const parts = readImageName(name);
      const style = parts && byId.get(parts.styleId);
      const swatch = style?.swatches.find(({ code, images }) => code === parts?.colorCode && images.includes(name));
      return style && swatch && parts ? styleImage(artworkHash, style, swatch, parts.view) : undefined;
    },
    async mostViewed() {
      const fronts = [...styles].sort((a, b) => b.popularity - a.popularity).flatMap((style) => style.swatches[0]?.images[0] ?? []);
      return ['ridge-dawn', 'workshop'].map((scene) => scenePrefix + scene).concat(fronts);
    },
  };
}

function sceneImage(artwork: string, name: string): SourceImage | undefined {
  const scene = name.slice(scenePrefix.length);
  const entry = Object.hasOwn(scenes, scene) ? scenes[scene as keyof typeof scenes] : undefined;
  if (!entry) return undefined;
  return {
    name,
    version: imageVersion(artwork, name),
    ratio: ratios.scene,
    focus: entry.focus,
    ground: entry.ground,
    recipe: async () => ({ kind: 'scene', scene }),
  };
}

function figureImage(artwork: string, name: string): SourceImage | undefined {
  if (!Object.hasOwn(figures, name)) return undefined;
  return {
    name,
    version: imageVersion(artwork, name),
    ratio: ratios.figure,
    focus: [0.5, 0.5],
    ground: figureGround,
    recipe: async () => ({ kind: 'figure', figure: name }),
  };
}
