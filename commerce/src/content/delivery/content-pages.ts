/** Pages of content items: by filter, and below a root item. */
import type { Queryable } from '../../platform/database/database.ts';
import { childrenKey, contentKey, schemaKey } from '../surrogate-keys.ts';
import { type Condition, type FoundItems, findDescendants, findItems, type Page, type SortBy } from './find-items.ts';
import type { PageCursor } from './page-cursor.ts';
import { type DeliveredContent, type LinkFormat, type ResponseDependencies, readContent } from './read-content.ts';
import type { ItemReference, ReadOptions } from './resolve-items.ts';

export interface ContentPage extends ResponseDependencies {
  results: DeliveredContent[];
  next: PageCursor | undefined;
}

async function readPage(
  queryable: Queryable,
  found: FoundItems,
  dependsOn: readonly string[],
  links: LinkFormat,
  reading: ReadOptions,
): Promise<ContentPage> {
  const names = found.deliveryKeys.map((deliveryKey) => ({ deliveryKey }));
  const read = names.length > 0 ? await readContent(queryable, names, links, reading) : { results: [], dependsOn: [], until: undefined };
  const edges = [found.until, read.until].flatMap((edge) => edge?.getTime() ?? []);
  return {
    results: read.results.filter((result) => result !== undefined),
    next: found.next,
    dependsOn: [...new Set([...dependsOn, ...read.dependsOn])],
    until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined,
  };
}

function dependenciesOf(condition: Condition): string[] {
  if ('schema' in condition) return [schemaKey(condition.schema)];
  if ('deliveryKey' in condition) return [contentKey(condition.deliveryKey)];
  if ('parentKey' in condition) return [childrenKey(condition.parentKey)];
  return 'parentId' in condition ? [childrenKey(condition.parentId.toLowerCase())] : [];
}

/** Reads a page of the live items that meet every condition. Two statements. */
export async function filterContent(
  queryable: Queryable,
  { conditions, sort, page, links }: { conditions: readonly Condition[]; sort: SortBy; page: Page; links: LinkFormat },
  reading: ReadOptions,
): Promise<ContentPage> {
  const found = await findItems(queryable, conditions, sort, page, reading);
  return readPage(queryable, found, conditions.flatMap(dependenciesOf), links, reading);
}

/** Reads a page of the live items below a root; `undefined` if the root is not live. Two statements. */
export async function readDescendants(
  queryable: Queryable,
  { root, levels, sort, page, links }: { root: ItemReference; levels: number; sort: SortBy; page: Page; links: LinkFormat },
  reading: ReadOptions,
): Promise<ContentPage | undefined> {
  const found = await findDescendants(queryable, root, levels, sort, page, reading);
  return (
    found &&
    readPage(
      queryable,
      found,
      found.all.flatMap((key) => [contentKey(key), childrenKey(key)]),
      links,
      reading,
    )
  );
}
