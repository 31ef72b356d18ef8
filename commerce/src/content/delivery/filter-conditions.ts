import { failure, ok, type Result } from '../../platform/result.ts';
import type { Condition, SortBy } from './find-items.ts';

export type ContentFilter = { path: string; value: string | number | boolean } | { lookupBy: string; value: string };

/** Splits a JSON pointer such as `/seo/title`; `~1` and `~0` stand for a slash and a tilde (RFC 6901). */
function parsePointer(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function conditionOf(filter: ContentFilter): Condition | undefined {
  if ('lookupBy' in filter) return { parentKey: filter.value };
  const { path, value } = filter;
  if (path === '/_meta/schema') return { schema: String(value) };
  if (path === '/_meta/deliveryKey') return { deliveryKey: String(value) };
  if (path === '/_meta/hierarchy/parentId') return { parentId: String(value) };
  return path.startsWith('/_meta') ? undefined : { field: parsePointer(path), value };
}

/** Requires a filter by schema, key or parent, so that no call scans all content. */
export function readConditions(filters: readonly ContentFilter[]): Result<Condition[], 'ValidationException'> {
  const conditions: Condition[] = [];
  for (const [index, filter] of filters.entries()) {
    const condition = conditionOf(filter);
    const path = `$.filterBy[${index}].path`;
    if (!condition) return failure('ValidationException', `Content cannot be filtered by ${path}.`, { path, in: 'body' });
    conditions.push(condition);
  }
  if (conditions.every((condition) => 'field' in condition)) {
    return failure('ValidationException', 'At least one of $.filterBy must name a schema, a key or a parent.', {
      path: '$.filterBy',
      in: 'body',
    });
  }
  return ok(conditions);
}

export function readSort(key: string | undefined, order: string | undefined): SortBy {
  const field = key === undefined || key === 'default' ? undefined : key.startsWith('/') ? parsePointer(key) : [key];
  return { field, descending: order?.toUpperCase() === 'DESC' };
}
