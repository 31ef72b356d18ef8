import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import { CatalogueDataError, dataFolder } from './data-files.ts';

const categoryWords = z.strictObject({ name: z.string(), line: z.string(), description: z.string() }).partial();
const styleWords = z
  .strictObject({
    name: z.string().max(120),
    cloth: z.string().max(60),
    headline: z.string().max(80),
    description: z.array(z.string()).min(1).max(3),
    features: z.array(z.string().max(140)).min(3).max(6),
    facts: z.array(z.tuple([z.string().max(24), z.string().max(160)])),
    fit: z.string().max(160),
  })
  .partial();
const translation = z.strictObject({ categories: z.record(z.string(), categoryWords), styles: z.record(z.string(), styleWords) });

/** What a catalogue says in one other language, by the ids of categories and styles; what is missing stays as it is. */
export type CatalogueTranslation = z.output<typeof translation> & { locale: string };

/**
 * The catalogue's translations, `demo/data/translations/<locale>.json`. Throws a CatalogueDataError where a file has another shape or
 * names what the catalogue does not have.
 */
export function loadTranslations(
  { categories, styles }: Pick<Catalogue, 'categories' | 'styles'>,
  folder: string = join(dataFolder, 'translations'),
): CatalogueTranslation[] {
  const known = { categories: new Set(categories.map(({ id }) => id)), styles: new Set(styles.map(({ id }) => id)) };
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = `translations/${name}`;
      const parsed = translation.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) {
        throw new CatalogueDataError(parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })));
      }
      const strangers = (['categories', 'styles'] as const).flatMap((kind) =>
        Object.keys(parsed.data[kind])
          .filter((id) => !known[kind].has(id))
          .map((id) => ({ file, path: `${kind}.${id}`, message: 'is not in the catalogue' })),
      );
      if (strangers.length > 0) throw new CatalogueDataError(strangers);
      return { ...parsed.data, locale: name.slice(0, -'.json'.length) };
    });
}
