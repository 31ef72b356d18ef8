/**
 * A content item as a file, the form of the demo's own: schema, name, body and window, and its further versions where more
 * than one is live or will be. Pure.
 */
import { z } from 'zod';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { currentAndFutureVersions, type PublishWindow, parseWindow } from '../publishing/publish-window.ts';
import type { NewContent } from '../publishing/put-content.ts';
import { contentErrorOf } from '../validation/validate-content.ts';
import type { ItemKey, StoredItem } from './stored-items.ts';

const versionSchema = z.strictObject({
  publishFrom: z.string().optional(),
  publishTo: z.string().optional(),
  body: z.record(z.string(), z.unknown()),
});
const fileSchema = versionSchema.extend({
  schema: z.string(),
  name: z.string(),
  parent: z.string().optional(),
  position: z.number().optional(),
  versions: z.array(versionSchema).max(100).optional(),
});
export type ContentFile = z.output<typeof fileSchema>;

/** The versions that a file holds, each whole, in their order. Throws ContentRefused with the path of what is wrong. */
export function parseContentFile(file: unknown, address: ItemKey): NewContent[] {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) {
    throw contentErrorOf(parsed.error, file);
  }
  const { schema, name, parent, position, versions = [], ...first } = parsed.data;
  const item = { ...address, schema, name, ...(parent === undefined ? {} : { parent }), ...(position === undefined ? {} : { position }) };
  return [first, ...versions].map(({ body, publishFrom, publishTo }, index) => ({
    ...item,
    body,
    ...parseWindow(publishFrom, publishTo, index === 0 ? '$' : `$.versions[${index - 1}]`),
  }));
}

function windowOf({ publishFrom, publishTo }: PublishWindow) {
  return {
    ...(publishFrom <= startOfTime ? {} : { publishFrom: publishFrom.toISOString() }),
    ...(publishTo >= endOfTime ? {} : { publishTo: publishTo.toISOString() }),
  };
}

/** An item as a file: what is live of it at a moment and what will be; of one that is over, its last version. */
export function toContentFile({ schema, name, parent, position, versions }: StoredItem, now: Date): ContentFile {
  const coming = currentAndFutureVersions(versions, now);
  const [first, ...others] = (coming.length > 0 ? coming : versions.slice(-1)).map(({ body, ...window }) => ({
    ...windowOf(window),
    body,
  }));
  return {
    schema,
    name,
    ...(parent === null ? {} : { parent }),
    ...(position === 0 ? {} : { position }),
    ...(first ?? { body: {} }),
    ...(others.length > 0 ? { versions: others } : {}),
  };
}
