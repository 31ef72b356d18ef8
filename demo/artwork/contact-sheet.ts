/**
 * Contact sheets for reviewers: `node demo/artwork/contact-sheet.ts <folder> [type…]`.
 * One PNG a type: three colours front and back, a close-up, then each value of each parameter once.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Look, type LookType, look as lookSchema } from '../src/look.ts';
import { type Colour, garments, hasBack, type View } from './draw.ts';
import { GROUNDS, type Picture, renderProduct } from './render.ts';
import { variations } from './variations.ts';

const CELL = 300;
const COLUMNS = 6;
const COLOURS: Colour[] = [
  { hex: '#efeadf', accents: ['#3b4c6b'] },
  { hex: '#8a5a33', accents: ['#2b2624', '#d9b36a'] },
  { hex: '#1b1b1d', accents: ['#6b6c69'] },
];
const [WHITE, MID, BLACK] = COLOURS as [Colour, Colour, Colour];

/** Which pictures of a type are worth a look. */
async function shots(type: LookType): Promise<{ look: Look; colour: Colour; view: View }[]> {
  const plain = lookSchema.parse({ type });
  const views: View[] = (await hasBack(plain)) ? ['front', 'back'] : ['front'];
  return [
    ...views.flatMap((view) => [WHITE, MID, BLACK].map((colour) => ({ look: plain, colour, view }))),
    { look: plain, colour: MID, view: 'detail' as const },
    ...variations(type).map((look) => ({ look, colour: MID, view: 'front' as const })),
  ];
}

async function sheetOf(type: LookType, folder: string): Promise<void> {
  const list = await shots(type);
  const height = Math.round(CELL * 1.25);
  const cells: { input: Buffer; raw: { width: number; height: number; channels: 3 }; left: number; top: number }[] = [];
  for (const [i, { look, colour, view }] of list.entries()) {
    const {
      data,
      width,
      height: high,
      channels,
    }: Picture = await renderProduct(look, colour, view, { width: CELL, ground: GROUNDS.chalk });
    cells.push({ input: data, raw: { width, height: high, channels }, left: (i % COLUMNS) * CELL, top: Math.floor(i / COLUMNS) * height });
  }
  await sharp({
    create: { width: CELL * COLUMNS, height: height * Math.ceil(list.length / COLUMNS), channels: 3, background: GROUNDS.chalk },
  })
    .composite(cells)
    .png()
    .toFile(join(folder, `${type}.png`));
  console.log(`${type}: ${list.length} pictures`);
}

const [folder, ...asked] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node demo/artwork/contact-sheet.ts <folder> [type…]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const isType = (name: string): name is LookType => Object.hasOwn(garments, name);
const types = asked.length ? asked : Object.keys(garments);
for (const type of types) {
  if (isType(type)) await sheetOf(type, folder);
  else console.error(`There is no type "${type}".`);
}
