import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partName } from '@outfitter/artwork/part-names';
import { z } from 'zod';
import { DataFileError, dataFolder } from '../data-files/data-files.ts';
import { category, color, store, style } from '../data-files/schema.ts';
import type { Catalog } from './catalog.ts';
import { type ImageTexts, imageView } from './image-texts.ts';

const categoryTexts = category
  .pick({ name: true, line: true, description: true })
  .extend({ tiles: z.array(z.string()) })
  .partial();
/**
 * Translated texts of a style. Their number of facts must equal that of the style. `care` is translated only if the style has instructions
 * in words.
 */
const styleTexts = style
  .pick({ name: true, cloth: true, headline: true, description: true, features: true, fit: true })
  .extend({ facts: z.array(style.shape.facts.element), care: z.array(z.string()) })
  .partial();
const categories = z.record(z.string(), categoryTexts);
const styles = z.record(z.string(), styleTexts);
const colors = z.record(z.string(), color.shape.name);
/** Names of sizes, fits and widths by dimension and value; numbers and letters need no translation. */
const sizes = z.record(z.string(), z.record(z.string(), z.string()));
/** Texts of each view of a style, and the names of drawn parts, as in `demo/data/views.json` and `demo/data/parts.json`. */
const views = z.record(z.string(), z.string());
const parts = z.record(z.string(), z.string());
const stores = z.record(z.string(), store.shape.blurb);
/** Services and features of stores, reasons of closures, holidays and scenes, by their text in the default language. */
const storeTexts = z.record(z.string(), z.string());

/** Translated texts by id; missing texts fall back to the default language. */
export interface CatalogTranslation extends ImageTexts {
  locale: string;
  categories: z.output<typeof categories>;
  styles: z.output<typeof styles>;
  colors: z.output<typeof colors>;
  sizes: z.output<typeof sizes>;
  stores: z.output<typeof stores>;
  storeTexts: z.output<typeof storeTexts>;
}

type Translated = Pick<Catalog, 'categories' | 'styles' | 'colors' | 'sizeRuns' | 'stores'>;

function idsOf({ categories, styles, colors, sizeRuns, stores }: Translated) {
  const dimensions = Object.values(sizeRuns).flatMap((run) => run.dimensions);
  return {
    categories: new Set(categories.map(({ id }) => id)),
    styles: new Set(styles.map(({ id }) => id)),
    colors: new Set(Object.keys(colors)),
    stores: new Set(stores.map(({ id }) => id)),
    views: new Set<string>(imageView.options),
    parts: new Set<string>(partName.options),
    sizes: new Set(dimensions.flatMap(({ id, values }) => [id, ...values.map((value) => `${id}.${value}`)])),
  };
}

/** Reads translated texts. A missing file is treated as empty. */
function readTexts<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.output<Shape> {
  const path = join(folder, file);
  const parsed = shape.safeParse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  if (parsed.success) return parsed.data;
  throw new DataFileError(
    parsed.error.issues.map(({ path, message }) => ({ file: `translations/${file}`, path: path.join('.'), message })),
  );
}

/** Rejects translations of unknown ids: they are misspelled or belong to deleted styles. */
function rejectUnknownIds(file: string, names: readonly string[], known: ReadonlySet<string>): void {
  const unknownNames = names.filter((name) => !known.has(name));
  if (unknownNames.length === 0) return;
  throw new DataFileError(unknownNames.map((path) => ({ file: `translations/${file}`, path, message: 'is not in the catalog' })));
}

function loadTranslation(catalog: Translated, folder: string, locale: string): CatalogTranslation {
  const known = idsOf(catalog);
  function read<Shape extends z.ZodType<object>>(file: string, shape: Shape, ids: ReadonlySet<string>): z.output<Shape> {
    const texts = readTexts(folder, file, shape);
    rejectUnknownIds(file, Object.keys(texts), ids);
    return texts;
  }
  const stylesFolder = join(folder, locale, 'styles');
  const files = existsSync(stylesFolder) ? readdirSync(stylesFolder).filter((name) => name.endsWith('.json')) : [];
  const sizesFile = `${locale}/sizes.json`;
  const sizeWords = read(sizesFile, sizes, known.sizes);
  const sizeNames = Object.entries(sizeWords).flatMap(([id, values]) => Object.keys(values).map((value) => `${id}.${value}`));
  rejectUnknownIds(sizesFile, sizeNames, known.sizes);
  return {
    locale,
    categories: read(`${locale}/categories.json`, categories, known.categories),
    styles: Object.assign({}, ...files.sort().map((name) => read(`${locale}/styles/${name}`, styles, known.styles))),
    colors: read(`${locale}/colors.json`, colors, known.colors),
    sizes: sizeWords,
    views: read(`${locale}/views.json`, views, known.views),
    stores: read(`${locale}/stores.json`, stores, known.stores),
    storeTexts: readTexts(folder, `${locale}/store-texts.json`, storeTexts),
    parts: read(`${locale}/parts.json`, parts, known.parts),
  };
}

/**
 * Returns translations by locale from `demo/data/translations`, whose layout mirrors the data (`fr-FR/styles/men-coats.json`). Throws a
 * DataFileError on invalid files and unknown ids.
 */
export function loadTranslations(catalog: Translated, folder: string = join(dataFolder, 'translations')): CatalogTranslation[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((locale) => loadTranslation(catalog, folder, locale));
}
