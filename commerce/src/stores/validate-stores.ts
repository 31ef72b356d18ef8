import { findUnstorable } from '../platform/find-unstorable.ts';
import { jsonPath } from '../platform/json-path.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { describeIssue } from '../platform/validation-message.ts';
import { storeSchema } from './store-schema.ts';
import type { StoreRow } from './tables.ts';

const maxStores = 5_000;
/** Maximum number of errors that a message lists; the rest is counted. */
const maxListedErrors = 10;

function invalidStores(errors: readonly string[]) {
  const listed = errors.slice(0, maxListedErrors).join('; ');
  const rest = errors.length - maxListedErrors;
  return failure('InvalidStore', rest > 0 ? `${listed}; and ${rest} more` : listed);
}

function storeErrors(value: unknown, at: readonly PropertyKey[]): string[] {
  const unstorable = findUnstorable(value);
  if (unstorable) return [`This is ${unstorable.reason} (at ${jsonPath([...at, ...unstorable.path])})`];
  const parsed = storeSchema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const { path, reason } = describeIssue(issue, value, at);
    return `${reason} (at ${jsonPath(path)})`;
  });
}

/** Validates the stores of a file: a list, or a single store. A failure lists the paths of the invalid values. */
export function validateStores(value: unknown): Result<StoreRow[], 'InvalidStore'> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > maxStores) return failure('InvalidStore', `a file has at most ${maxStores} stores`);
  const errors = list.flatMap((entry, index) => storeErrors(entry, Array.isArray(value) ? [index] : []));
  if (errors.length > 0) return invalidStores(errors);
  const rows = list.map((entry) => storeSchema.parse(entry));
  const repeated = rows.find(({ id }, index) => rows.findIndex((other) => other.id === id) < index);
  return repeated ? invalidStores([`the store ${repeated.id} is in the file twice`]) : ok(rows);
}

export function validateStore(row: StoreRow): Result<StoreRow, 'InvalidStore'> {
  const validated = validateStores(row);
  return validated.ok ? ok(row) : validated;
}
