import { type ContentLink, contentLink, contentSchemas, linkSchema } from '@outfitter/contract';
import type { z } from 'zod';
import { findUnstorable, maxBodyDepth } from '../../platform/find-unstorable.ts';
import { jsonPath } from '../../platform/json-path.ts';
import { ok } from '../../platform/result.ts';
import { describeIssue } from '../../platform/validation-message.ts';
import { sanitizeContentFields } from '../html/sanitize-html.ts';
import { findUnknownPlaceholder, placeholders } from '../placeholders.ts';
import type { StoredBody } from '../tables.ts';
import { type ContentResult, invalidContent } from './invalid-content.ts';

/** Maximum length of content in characters of JSON. */
const maxContentLength = 400_000;
const schemas = new Map<string, z.ZodType<Record<string, unknown>>>(Object.entries(contentSchemas));

type Path = readonly PropertyKey[];
interface ContentError {
  path: Path;
  reason: string;
}

/**
 * Validates a body and every inline block in it against their schemas, limits size and nesting depth, and sanitizes HTML. Returns the body
 * to store. `at` is the path of the body in its file.
 */
export function validateContent(schemaName: string, body: unknown, at: Path = []): ContentResult<StoredBody> {
  const unstorable = findUnstorable(body);
  if (unstorable) {
    const reason =
      unstorable.reason === 'too deep' ? `Content is nested at most ${maxBodyDepth} levels deep` : 'This text cannot be stored';
    return invalidContent(jsonPath([...at, ...unstorable.path]), reason);
  }
  const unknown = findUnknownPlaceholder(body);
  if (unknown) {
    const reason = `There is no placeholder '${unknown.name}'; there are ${placeholders.join(', ')}`;
    return invalidContent(jsonPath([...at, ...unknown.path]), reason);
  }
  const errors: ContentError[] = [];
  const valid = validateBySchema(schemaName, body, at, errors);
  const [error] = errors;
  if (error) return invalidContent(jsonPath(error.path), error.reason);
  const stored = sanitizeContentFields(valid) as StoredBody;
  if (JSON.stringify(stored).length > maxContentLength)
    return invalidContent(jsonPath(at), `Content has at most ${maxContentLength} characters`);
  return ok(stored);
}

/** Validates a value against a schema. Appends invalid values to `errors`, as do the functions below. */
function validateBySchema(schemaName: string, body: unknown, at: Path, errors: ContentError[]): unknown {
  const schema = schemas.get(schemaName);
  if (!schema) {
    errors.push({ path: at, reason: `There is no content schema '${schemaName}'` });
    return body;
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return validateBlocks(parsed.data, at, errors);
  errors.push(firstError(parsed.error, body, at));
  return body;
}

function validateBlocks(value: unknown, at: Path, errors: ContentError[]): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => validateBlocks(entry, [...at, index], errors));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const path = [...at, key];
      const valid = Array.isArray(entry)
        ? entry.map((each, index) => validateBlock(each, [...path, index], errors))
        : validateBlock(entry, path, errors);
      return [key, valid];
    }),
  );
}

function validateBlock(value: unknown, at: Path, errors: ContentError[]): unknown {
  const schema = schemaOf(value);
  if (schema === undefined) return validateBlocks(value, at, errors);
  if (schema === linkSchema) return validateLink(value, at, errors);
  const { _meta, ...body } = value as { _meta: unknown } & StoredBody;
  return { _meta, ...(validateBySchema(schema, body, at, errors) as StoredBody) };
}

function validateLink(value: unknown, at: Path, errors: ContentError[]): unknown {
  const parsed = contentLink.safeParse(value);
  if (!parsed.success) {
    errors.push({ path: [...at, ...(parsed.error.issues[0]?.path ?? [])], reason: 'This is not a link to content' });
    return value;
  }
  const { deliveryKey, id } = parsed.data;
  if ((deliveryKey === undefined) === (id === undefined)) {
    errors.push({ path: at, reason: 'A link names its item either by delivery key or by id' });
  }
  return parsed.data;
}

function firstError({ issues }: z.ZodError, value: unknown, at: Path): ContentError {
  const [issue] = issues;
  return issue ? describeIssue(issue, value, at) : { path: at, reason: 'This is not content' };
}

export function parseContent<Schema extends z.ZodType>(schema: Schema, value: unknown): ContentResult<z.output<Schema>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const { path, reason } = firstError(parsed.error, value, []);
  return invalidContent(jsonPath(path), reason);
}

/** Returns the schema name of a block or link; `undefined` for any other value. */
export function schemaOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_meta' in value)) return undefined;
  const meta = value._meta;
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string' ? meta.schema : undefined;
}

export function pathOfLinkTo(deliveryKey: string, value: unknown, at: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (schemaOf(value) === linkSchema) return (value as ContentLink).deliveryKey === deliveryKey ? at : undefined;
  for (const [key, entry] of Object.entries(value)) {
    const found = pathOfLinkTo(deliveryKey, entry, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
