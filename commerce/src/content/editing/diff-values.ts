import { jsonPath } from '../../platform/json-path.ts';

export interface Difference {
  path: string;
  before?: unknown;
  after?: unknown;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the innermost paths at which two JSON values differ. */
export function diffValues(before: unknown, after: unknown, at: readonly PropertyKey[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path: jsonPath([...at]), ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => diffValues(readOwn(before, key), readOwn(after, key), [...at, Array.isArray(before) ? Number(key) : key]));
}

/** Reads own properties only: `constructor` is absent. */
function readOwn(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
