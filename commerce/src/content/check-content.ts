import type { z } from 'zod';
import { findUnstorable, maxBodyDepth } from '../platform/http/find-unstorable.ts';
import { jsonPath } from '../platform/http/parse-input.ts';
import { describeIssue } from '../platform/validation-message.ts';
import { ContentRefused } from './content-refused.ts';
import { type ContentLink, contentLink, linkSchema } from './schemas/fields.ts';
import { contentSchemas } from './schemas/index.ts';
import type { StoredBody } from './tables.ts';

/** Characters of a body, written as JSON. */
const largestContent = 400_000;

/**
 * A body as it may be kept: of a size and depth that a page can bear, held to its schema, and so is every block written out
 * in it. Throws ContentRefused.
 */
export function checkContent(schemaName: string, body: unknown): StoredBody {
  const unstorable = findUnstorable(body);
  if (unstorable) {
    const message =
      unstorable.reason === 'too deep' ? `Content is nested at most ${maxBodyDepth} levels deep` : 'Text that cannot be stored';
    throw new ContentRefused(jsonPath(unstorable.path), message);
  }
  const checked = checkBySchema(schemaName, body, []);
  if (JSON.stringify(checked).length > largestContent) throw new ContentRefused('$', `Content has at most ${largestContent} characters`);
  return checked;
}

function checkBySchema(schemaName: string, body: unknown, at: readonly PropertyKey[]): StoredBody {
  const schema = contentSchemas.get(schemaName);
  if (!schema) throw new ContentRefused(jsonPath([...at]), `There is no content schema '${schemaName}'`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw refusalOf(parsed.error, body, at);
  }
  return checkBlocks(parsed.data, at) as StoredBody;
}

function checkBlocks(value: unknown, at: readonly PropertyKey[]): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => checkBlocks(entry, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const here = [...at, key];
      return [key, Array.isArray(entry) ? entry.map((each, index) => checkBlock(each, [...here, index])) : checkBlock(entry, here)];
    }),
  );
}

function checkBlock(value: unknown, at: readonly PropertyKey[]): unknown {
  const schema = schemaOf(value);
  if (schema === undefined) return checkBlocks(value, at);
  if (schema === linkSchema) return checkLink(value, at);
  const { _meta, ...body } = value as { _meta: unknown } & StoredBody;
  return { _meta, ...checkBySchema(schema, body, at) };
}

function checkLink(value: unknown, at: readonly PropertyKey[]): ContentLink {
  const parsed = contentLink.safeParse(value);
  if (!parsed.success) throw new ContentRefused(jsonPath([...at, ...(parsed.error.issues[0]?.path ?? [])]), 'This is no link to content');
  const { deliveryKey, id } = parsed.data;
  if ((deliveryKey === undefined) === (id === undefined)) {
    throw new ContentRefused(jsonPath([...at]), 'A link names its item by its delivery key or by its id');
  }
  return parsed.data;
}

/** The refusal of a value by its schema, whose own place is `at`. */
export function refusalOf({ issues }: z.ZodError, value: unknown, at: readonly PropertyKey[] = []): ContentRefused {
  const [issue] = issues;
  const { path, reason } = issue ? describeIssue(issue, value, at) : { path: [...at], reason: 'This is no content' };
  return new ContentRefused(jsonPath(path), reason);
}

/** The schema that an object names for itself, where it is a block or a link. */
export function schemaOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_meta' in value)) return undefined;
  const meta = value._meta;
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string' ? meta.schema : undefined;
}

/** Where a body links to the item of a delivery key; `undefined` where it does not. */
export function pathOfLinkTo(deliveryKey: string, value: unknown, at: readonly PropertyKey[] = []): readonly PropertyKey[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (schemaOf(value) === linkSchema) return (value as ContentLink).deliveryKey === deliveryKey ? at : undefined;
  for (const [key, entry] of Object.entries(value)) {
    const found = pathOfLinkTo(deliveryKey, entry, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
