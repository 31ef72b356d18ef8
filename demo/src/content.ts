import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CatalogueDataError, dataFolder } from './data-files.ts';

const version = z.strictObject({
  publishFrom: z.iso.datetime().optional(),
  publishTo: z.iso.datetime().optional(),
  body: z.record(z.string(), z.unknown()),
});
const item = version.extend({
  /** Which fields it has; the shop holds them to the schema of that name when they come in. */
  schema: z.string(),
  name: z.string(),
  /** The key of the item above it in a tree of items, and its place among those beside it. */
  parent: z.string().optional(),
  position: z.number().int().optional(),
  /** What shows at other times: of versions that are live at once the one that starts last. */
  versions: z.array(version).optional(),
});

/** One version of an item. */
export interface ContentFile extends Omit<z.output<typeof item>, 'versions'> {
  /** The file's name without its ending. */
  deliveryKey: string;
  /** The folder that it lies in, a language such as `fr-FR`; '' is the brand's own. */
  locale: string;
}

/**
 * The demo brand's pages and blocks, `demo/data/content/<delivery key>.json`, in the order of their keys, then what there is of
 * them in other languages, `demo/data/content/<locale>/<delivery key>.json`. A block stands in a page as a link to its own file,
 * so that an editor can change and schedule each by itself; a file with several versions is as many entries, one after the other.
 */
export function loadContent(folder: string = join(dataFolder, 'content')): ContentFile[] {
  const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['', ...locales.map(({ name }) => name).sort()].flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .flatMap((name) => {
        const { versions = [], ...first } = readItem(folder, join(locale, name));
        const { publishFrom: _from, publishTo: _to, ...shared } = first;
        const ofItem = { ...shared, deliveryKey: name.slice(0, -'.json'.length), locale };
        return [{ ...ofItem, ...first }, ...versions.map((later) => ({ ...ofItem, ...later }))];
      }),
  );
}

function readItem(folder: string, file: string): z.output<typeof item> {
  const parsed = item.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({ file: `content/${file}`, path: path.join('.'), message }));
  throw new CatalogueDataError(problems);
}
