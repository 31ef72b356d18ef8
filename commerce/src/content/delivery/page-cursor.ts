import { z } from 'zod';
import { findUnstorable } from '../../platform/find-unstorable.ts';
import { failure, ok, type Result } from '../../platform/result.ts';

const cursorSchema = z.strictObject({ value: z.unknown(), deliveryKey: z.string() });
export type PageCursor = z.output<typeof cursorSchema>;

export function writeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a cursor; `path` names its parameter in the failure. */
export function readCursor(text: string | undefined, path: string): Result<PageCursor | undefined, 'ValidationException'> {
  if (text === undefined) return ok(undefined);
  const decoded = parse(text);
  const parsed = cursorSchema.safeParse(decoded);
  if (parsed.success && !findUnstorable(decoded)) return ok({ ...parsed.data, value: parsed.data.value ?? null });
  return failure('ValidationException', `There is no page at ${path}.`, { path });
}
