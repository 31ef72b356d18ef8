/** Where a page of items goes on: after the item of this sort value and key. Opaque to those who carry it. */
import { z } from 'zod';
import { Fault } from '../../platform/http/fault.ts';
import { findUnstorable } from '../../platform/http/find-unstorable.ts';

const shape = z.strictObject({ value: z.unknown(), deliveryKey: z.string() });
export type PageCursor = z.output<typeof shape>;

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

/** A cursor that came back, or the fault that it is none of ours. `path` is where it stood in the call. */
export function readCursor(text: string | undefined, path: string): PageCursor | undefined {
  if (text === undefined) return undefined;
  const given = parse(text);
  const parsed = shape.safeParse(given);
  if (parsed.success && !findUnstorable(given)) return { ...parsed.data, value: parsed.data.value ?? null };
  throw new Fault('ValidationException', `There is no page at ${path}.`, { path });
}
