/** A content item as a JSON file, in the format of `demo/data/content`. */
import { z } from 'zod';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { jsonPath } from '../../platform/json-path.ts';
import { ok } from '../../platform/result.ts';
import { currentAndFutureVersions, type PublishWindow, parseWindow } from '../publishing/publish-window.ts';
import type { NewContent } from '../publishing/put-content.ts';
import type { ContentResult } from '../validation/invalid-content.ts';
import { parseContent } from '../validation/validate-content.ts';
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

export function parseContentFile(file: unknown, itemKey: ItemKey): ContentResult<NewContent[]> {
  const parsed = parseContent(fileSchema, file);
  if (!parsed.ok) return parsed;
  const { schema, name, parent, position, versions = [], ...first } = parsed.value;
  const item = { ...itemKey, schema, name, ...(parent === undefined ? {} : { parent }), ...(position === undefined ? {} : { position }) };
  const contents: NewContent[] = [];
  for (const [index, { body, publishFrom, publishTo }] of [first, ...versions].entries()) {
    const window = parseWindow(publishFrom, publishTo, jsonPath(versionPath(index)));
    if (!window.ok) return window;
    contents.push({ ...item, body, ...window.value });
  }
  return ok(contents);
}

/** Returns the JSON path of a version in its file: the file itself is the first version. */
export function versionPath(index: number): PropertyKey[] {
  return index === 0 ? [] : ['versions', index - 1];
}

function windowOf({ publishFrom, publishTo }: PublishWindow) {
  return {
    ...(publishFrom <= startOfTime ? {} : { publishFrom: publishFrom.toISOString() }),
    ...(publishTo >= endOfTime ? {} : { publishTo: publishTo.toISOString() }),
  };
}

/** Converts an item to a file of its current and future versions, or of its last version if all have ended. */
export function toContentFile({ schema, name, parent, position, versions }: StoredItem, now: Date): ContentFile {
  const upcoming = currentAndFutureVersions(versions, now);
  const [first, ...others] = (upcoming.length > 0 ? upcoming : versions.slice(-1)).map(({ body, ...window }) => ({
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
