import { type ContentLink, contentLink, contentSchemas, linkSchema } from '@outfitter/contract';
import type { z } from 'zod';
import { findUnstorable, maxBodyDepth } from '../../platform/find-unstorable.ts';
import { jsonPath } from '../../platform/json-path.ts';
import { describeIssue } from '../../platform/validation-message.ts';
import { sanitizeContentFields } from '../html/sanitize-html.ts';
import type { StoredBody } from '../tables.ts';
import { InvalidContentError } from './invalid-content.ts';

/** Maximum length of a body as JSON text, in characters. */
const maxContentLength = 400_000;
const schemas = new Map<string, z.ZodType<Record<string, unknown>>>(Object.entries(contentSchemas));

/**
 * Returns the body as it is stored: validated against its schema, as is every inline block in it, and with its HTML
 * sanitized. Limits size and nesting depth. Throws InvalidContentError.
 */
export function validateContent(schemaName: string, body: unknown): StoredBody {
  const unstorable = findUnstorable(body);
  if (unstorable) {
    const message =
      unstorable.reason === 'too deep' ? `Content is nested at most ${maxBodyDepth} levels deep` : 'Text that cannot be stored';
    throw new InvalidContentError(jsonPath(unstorable.path), message);
  }
  const checked = sanitizeContentFields(validateBySchema(schemaName, body, [])) as StoredBody;
  if (JSON.stringify(checked).length > maxContentLength)
    throw new InvalidContentError('$', `Content has at most ${maxContentLength} characters`);
  return checked;
}

function validateBySchema(schemaName: string, body: unknown, at: readonly PropertyKey[]): StoredBody {
  const schema = schemas.get(schemaName);
  if (!schema) throw new InvalidContentError(jsonPath([...at]), `There is no content schema '${schemaName}'`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw contentErrorOf(parsed.error, body, at);
  }
  return validateBlocks(parsed.data, at) as StoredBody;
}

function validateBlocks(value: unknown, at: readonly PropertyKey[]): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => validateBlocks(entry, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const here = [...at, key];
      return [key, Array.isArray(entry) ? entry.map((each, index) => validateBlock(each, [...here, index])) : validateBlock(entry, here)];
    }),
  );
}

function validateBlock(value: unknown, at: readonly PropertyKey[]): unknown {
  const schema = schemaOf(value);
  if (schema === undefined) return validateBlocks(value, at);
  if (schema === linkSchema) return validateLink(value, at);
  const { _meta, ...body } = value as { _meta: unknown } & StoredBody;
  return { _meta, ...validateBySchema(schema, body, at) };
}

function validateLink(value: unknown, at: readonly PropertyKey[]): ContentLink {
  const parsed = contentLink.safeParse(value);
  if (!parsed.success)
    throw new InvalidContentError(jsonPath([...at, ...(parsed.error.issues[0]?.path ?? [])]), 'This is no link to content');
  const { deliveryKey, id } = parsed.data;
  if ((deliveryKey === undefined) === (id === undefined)) {
    throw new InvalidContentError(jsonPath([...at]), 'A link names its item by its delivery key or by its id');
  }
  return parsed.data;
}

/** Converts the first validation issue; `at` is the path of the validated value. */
export function contentErrorOf({ issues }: z.ZodError, value: unknown, at: readonly PropertyKey[] = []): InvalidContentError {
  const [issue] = issues;
  const { path, reason } = issue ? describeIssue(issue, value, at) : { path: [...at], reason: 'This is no content' };
  return new InvalidContentError(jsonPath(path), reason);
}

/** Returns the schema name of a block or link; `undefined` for any other value. */
export function schemaOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_meta' in value)) return undefined;
  const meta = value._meta;
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string' ? meta.schema : undefined;
}

/** Returns the path of the first link to a delivery key. */
export function pathOfLinkTo(deliveryKey: string, value: unknown, at: readonly PropertyKey[] = []): readonly PropertyKey[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (schemaOf(value) === linkSchema) return (value as ContentLink).deliveryKey === deliveryKey ? at : undefined;
  for (const [key, entry] of Object.entries(value)) {
    const found = pathOfLinkTo(deliveryKey, entry, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
