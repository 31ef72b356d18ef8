/**
 * Renders contact sheets for reviews: `node artwork/src/contact-sheet.ts <folder> [type…]`. One PNG per type: three colors front and back,
 * a close-up, then each value of each parameter once. `figures` renders the size-guide illustrations.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ArtworkSpec, type ArtworkType, artworkSpec } from './artwork-spec.ts';
import { type Color, garments, hasBack, type View } from './draw.ts';
import { figures } from './figures/index.ts';
import { GROUNDS, type RawImage, renderFigure, renderProduct } from './render.ts';
import { variations } from './variations.ts';

const CELL = 300;
const COLUMNS = 6;
const COLORS: Color[] = [
  { hex: '#efeadf', accents: ['#3b4c6b'] },
  { hex: '#8a5a33', accents: ['#2b2624', '#d9b36a'] },
  { hex: '#1b1b1d', accents: ['#6b6c69'] },
];
const [WHITE, MID, BLACK] = COLORS as [Color, Color, Color];

async function shots(type: ArtworkType): Promise<{ spec: ArtworkSpec; color: Color; view: View }[]> {
  const plain = artworkSpec.parse({ type });
  const views: View[] = (await hasBack(plain)) ? ['front', 'back'] : ['front'];
  return [
    ...views.flatMap((view) => [WHITE, MID, BLACK].map((color) => ({ spec: plain, color, view }))),
    { spec: plain, color: MID, view: 'detail' as const },
    ...variations(type).map((spec) => ({ spec, color: MID, view: 'front' as const })),
  ];
}

async function renderContactSheet(type: ArtworkType, folder: string): Promise<void> {
  const images: RawImage[] = [];
  for (const { spec, color, view } of await shots(type))
    images.push(await renderProduct(spec, color, view, { width: CELL, ground: GROUNDS.chalk }));
  await writeContactSheet(images, folder, type);
}

async function renderFigureSheet(folder: string): Promise<void> {
  const images: RawImage[] = [];
  for (const name of Object.keys(figures)) images.push(await renderFigure(name, CELL));
  await writeContactSheet(images, folder, 'figures');
}

async function writeContactSheet(images: RawImage[], folder: string, name: string): Promise<void> {
  const height = Math.round(CELL * 1.25);
  const cells = images.map(({ data, width, height: imageHeight, channels }, i) => ({
    input: data,
    raw: { width, height: imageHeight, channels },
    left: (i % COLUMNS) * CELL,
    top: Math.floor(i / COLUMNS) * height,
  }));
  const rows = Math.ceil(images.length / COLUMNS);
  await sharp({ create: { width: CELL * COLUMNS, height: height * rows, channels: 3, background: GROUNDS.chalk } })
    .composite(cells)
    .png()
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}: ${images.length} images`);
}

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node artwork/src/contact-sheet.ts <folder> [type…]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const isType = (name: string): name is ArtworkType => Object.hasOwn(garments, name);
const types = asked.length ? asked : [...Object.keys(garments), 'figures'];
for (const type of types) {
  if (type === 'figures') await renderFigureSheet(folder);
  else if (isType(type)) await renderContactSheet(type, folder);
  else console.error(`There is no type "${type}".`);
}
