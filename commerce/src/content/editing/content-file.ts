/**
 * A content item as a file, the form of the demo's own: schema, name, body and window, and its further versions where more
 * than one is live or will be. Pure.
 */
import { z } from 'zod';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { refusalOf } from '../check-content.ts';
import { type PublishWindow, readWindow, versionsToCome } from '../publish-window.ts';
import type { NewContent } from '../put-content.ts';
import type { ItemAddress, StoredItem } from './stored-items.ts';

const versionShape = z.strictObject({
  publishFrom: z.string().optional(),
  publishTo: z.string().optional(),
  body: z.record(z.string(), z.unknown()),
});
const fileShape = versionShape.extend({
  schema: z.string(),
  name: z.string(),
  parent: z.string().optional(),
  position: z.number().optional(),
  versions: z.array(versionShape).max(100).optional(),
});
export type ContentFile = z.output<typeof fileShape>;

/** The versions that a file holds, each whole, in their order. Throws ContentRefused with the path of what is wrong. */
export function contentOfFile(file: unknown, address: ItemAddress): NewContent[] {
  const parsed = fileShape.safeParse(file);
  if (!parsed.success) {
    throw refusalOf(parsed.error, file);
  }
  const { schema, name, parent, position, versions = [], ...first } = parsed.data;
  const item = { ...address, schema, name, ...(parent === undefined ? {} : { parent }), ...(position === undefined ? {} : { position }) };
  return [first, ...versions].map(({ body, publishFrom, publishTo }, index) => ({
    ...item,
    body,
    ...readWindow(publishFrom, publishTo, index === 0 ? '$' : `$.versions[${index - 1}]`),
  }));
}

function windowOf({ publishFrom, publishTo }: PublishWindow) {
  return {
    ...(publishFrom <= startOfTime ? {} : { publishFrom: publishFrom.toISOString() }),
    ...(publishTo >= endOfTime ? {} : { publishTo: publishTo.toISOString() }),
  };
}

/** An item as a file: what is live of it at a moment and what will be; of one that is over, its last version. */
export function fileOfItem({ schema, name, parent, position, versions }: StoredItem, now: Date): ContentFile {
  const coming = versionsToCome(versions, now);
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
