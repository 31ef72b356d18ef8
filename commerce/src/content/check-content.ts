import { jsonPath } from '../platform/http/parse-input.ts';
import { linkSchema } from './schemas/fields.ts';
import { contentSchemas } from './schemas/index.ts';
import type { StoredBody } from './tables.ts';

/** A content body that its schema refuses; `path` is the JSON path of what is wrong. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${message} (at ${path})`);
    this.path = path;
  }
}

/** A body as it may be kept: held to its schema, and so is every block written out in it. Throws ContentRefused. */
export function checkContent(schemaName: string, body: unknown, at: readonly PropertyKey[] = []): StoredBody {
  const schema = contentSchemas.get(schemaName);
  if (!schema) throw new ContentRefused(jsonPath([...at]), `There is no content schema '${schemaName}'`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ContentRefused(jsonPath([...at, ...(issue?.path ?? [])]), issue?.message ?? 'not right');
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
  if (schema === linkSchema) return value;
  const { _meta, ...body } = value as { _meta: unknown } & StoredBody;
  return { _meta, ...checkContent(schema, body, at) };
}

/** The schema that an object names for itself, where it is a block or a link. */
export function schemaOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_meta' in value)) return undefined;
  const meta = value._meta;
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string' ? meta.schema : undefined;
}
