/** Where two values differ. Pure. */
import { jsonPath } from '../../platform/json-path.ts';

export interface Difference {
  path: string;
  /** Missing where there was nothing. */
  before?: unknown;
  /** Missing where nothing is left. */
  after?: unknown;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The innermost places at which `after` is another than `before`; an empty list where they are the same. */
export function diffValues(before: unknown, after: unknown, at: readonly PropertyKey[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path: jsonPath([...at]), ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => diffValues(own(before, key), own(after, key), [...at, Array.isArray(before) ? Number(key) : key]));
}

/** A field that an object has itself: `constructor` is none of these. */
function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
