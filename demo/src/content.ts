import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CatalogueDataError, dataFolder } from './data-files.ts';

const item = z.strictObject({
  /** Which fields it has; the shop holds them to the schema of that name when they come in. */
  schema: z.string(),
  name: z.string(),
  publishFrom: z.iso.datetime().optional(),
  publishTo: z.iso.datetime().optional(),
  body: z.record(z.string(), z.unknown()),
});

export interface ContentFile extends z.output<typeof item> {
  /** The file's name without its ending. */
  deliveryKey: string;
  /** The folder that it lies in, a language such as `fr-FR`; '' is the brand's own. */
  locale: string;
}

/**
 * The demo brand's pages and blocks, `demo/data/content/<delivery key>.json`, in the order of their keys, then what there is of
 * them in other languages, `demo/data/content/<locale>/<delivery key>.json`. A block stands in a page as a link to its own file,
 * so that an editor can change and schedule each by itself.
 */
export function loadContent(folder: string = join(dataFolder, 'content')): ContentFile[] {
  const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['', ...locales.map(({ name }) => name).sort()].flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ ...readItem(folder, join(locale, name)), deliveryKey: name.slice(0, -'.json'.length), locale })),
  );
}

function readItem(folder: string, file: string): z.output<typeof item> {
  const parsed = item.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({ file: `content/${file}`, path: path.join('.'), message }));
  throw new CatalogueDataError(problems);
}
