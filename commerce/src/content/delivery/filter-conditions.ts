/** From the filters and sort keys of the delivery protocol to what the store is asked. Pure. */
import { Fault } from '../../platform/http/fault.ts';
import type { Condition, SortBy } from './find-items.ts';

type Filter = { path: string; value: string | number | boolean } | { lookupBy: string; value: string };

/** `/seo/title` as the names on the way; `~1` and `~0` stand for a slash and a tilde. */
function namesOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function conditionOf(filter: Filter, index: number): Condition {
  if ('lookupBy' in filter) return { parentKey: filter.value };
  const { path, value } = filter;
  if (path === '/_meta/schema') return { schema: String(value) };
  if (path === '/_meta/deliveryKey') return { deliveryKey: String(value) };
  if (path === '/_meta/hierarchy/parentId') return { parentId: String(value) };
  if (!path.startsWith('/_meta')) return { field: namesOf(path), value };
  const at = `$.filterBy[${index}].path`;
  throw new Fault('ValidationException', `Nothing is found by ${at}.`, { path: at, in: 'body' });
}

/** What items must be. One of the filters names their schema, their key or the item above them: no call walks through everything. */
export function readConditions(filters: readonly Filter[]): Condition[] {
  const conditions = filters.map(conditionOf);
  if (conditions.every((condition) => 'field' in condition)) {
    throw new Fault('ValidationException', 'One of $.filterBy names a schema or the item above.', { path: '$.filterBy', in: 'body' });
  }
  return conditions;
}

export function readSort(key: string | undefined, order: string | undefined): SortBy {
  const field = key === undefined || key === 'default' ? undefined : key.startsWith('/') ? namesOf(key) : [key];
  return { field, descends: order?.toUpperCase() === 'DESC' };
}
