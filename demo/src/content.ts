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
}

/**
 * The demo brand's pages and blocks, `demo/data/content/<delivery key>.json`, in the order of their keys. A block stands
 * in a page as a link to its own file, so that an editor can change and schedule each by itself.
 */
export function loadContent(folder: string = join(dataFolder, 'content')): ContentFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const parsed = item.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => ({ file: `content/${name}`, path: path.join('.'), message }));
        throw new CatalogueDataError(problems);
      }
      return { ...parsed.data, deliveryKey: name.slice(0, -'.json'.length) };
    });
}
