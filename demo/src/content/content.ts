import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, dataFolder } from '../data-files/data-files.ts';

const version = z.strictObject({
  publishFrom: z.iso.datetime().optional(),
  publishTo: z.iso.datetime().optional(),
  body: z.record(z.string(), z.unknown()),
});
const item = version.extend({
  /** Name of the content schema against which the shop validates the item. */
  schema: z.string(),
  name: z.string(),
  /** Delivery key of the parent in the hierarchy, and the sort position among siblings. */
  parent: z.string().optional(),
  position: z.number().int().optional(),
  /** Versions with other publish windows. If windows overlap, the latest start takes precedence. */
  versions: z.array(version).optional(),
});

export interface ContentFile extends Omit<z.output<typeof item>, 'versions'> {
  deliveryKey: string;
  /** Locale folder such as `fr-FR`; '' is the default language. */
  locale: string;
}

/**
 * Returns the content items of `demo/data/content/<delivery key>.json`, then their translations in `<locale>/`, sorted by key, with one
 * entry per version. A block has its own file, to which pages link, so that editors can change and schedule it separately.
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
  throw new DataFileError(problems);
}
