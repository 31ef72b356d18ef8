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
  linkFormat: LinkFormat,
  options: ReadOptions,
): Promise<ContentPage> {
  const references = found.deliveryKeys.map((deliveryKey) => ({ deliveryKey }));
  const read =
    references.length > 0
      ? await readContent(queryable, references, linkFormat, options)
      : { results: [], dependsOn: [], until: undefined };
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

export async function filterContent(
  queryable: Queryable,
  { conditions, sort, page, links }: { conditions: readonly Condition[]; sort: SortBy; page: Page; links: LinkFormat },
  options: ReadOptions,
): Promise<ContentPage> {
  const found = await findItems(queryable, conditions, sort, page, options);
  return readPage(queryable, found, conditions.flatMap(dependenciesOf), links, options);
}

export async function readDescendants(
  queryable: Queryable,
  { root, levels, sort, page, links }: { root: ItemReference; levels: number; sort: SortBy; page: Page; links: LinkFormat },
  options: ReadOptions,
): Promise<ContentPage | undefined> {
  const found = await findDescendants(queryable, root, levels, sort, page, options);
  return (
    found &&
    readPage(
      queryable,
      found,
      found.allKeys.flatMap((key) => [contentKey(key), childrenKey(key)]),
      links,
      options,
    )
  );
}
