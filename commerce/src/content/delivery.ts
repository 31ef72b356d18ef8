/** The use cases of the delivery protocol: fetch, filter and trees of content. */
import type { Queryable } from '../platform/database/database.ts';
import { type Condition, type FoundItems, findDescendants, findItems, type Page, type SortBy } from './find-items.ts';
import type { PageCursor } from './page-cursor.ts';
import type { ItemName, Reading } from './queries.ts';
import { type ContentAnswer, type Links, readContent, type Sources } from './read-content.ts';
import { childrenKey, contentKey, schemaKey } from './surrogate-keys.ts';

export interface ContentPage extends Sources {
  answers: ContentAnswer[];
  next: PageCursor | undefined;
}

async function pageOf(
  queryable: Queryable,
  found: FoundItems,
  dependsOn: readonly string[],
  links: Links,
  reading: Reading,
): Promise<ContentPage> {
  const names = found.deliveryKeys.map((deliveryKey) => ({ deliveryKey }));
  const read = names.length > 0 ? await readContent(queryable, names, links, reading) : { answers: [], dependsOn: [], until: undefined };
  const edges = [found.until, read.until].flatMap((edge) => edge?.getTime() ?? []);
  return {
    answers: read.answers.filter((answer) => answer !== undefined),
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

/** The live items that meet every condition, a page of them. Two statements. */
export async function filterContent(
  queryable: Queryable,
  { conditions, sort, page, links }: { conditions: readonly Condition[]; sort: SortBy; page: Page; links: Links },
  reading: Reading,
): Promise<ContentPage> {
  const found = await findItems(queryable, conditions, sort, page, reading);
  return pageOf(queryable, found, conditions.flatMap(dependenciesOf), links, reading);
}

/** The live items below another one, a page of them; `undefined` where that one is not live. Two statements. */
export async function readDescendants(
  queryable: Queryable,
  { root, levels, sort, page, links }: { root: ItemName; levels: number; sort: SortBy; page: Page; links: Links },
  reading: Reading,
): Promise<ContentPage | undefined> {
  const found = await findDescendants(queryable, root, levels, sort, page, reading);
  return (
    found &&
    pageOf(
      queryable,
      found,
      found.all.flatMap((key) => [contentKey(key), childrenKey(key)]),
      links,
      reading,
    )
  );
}
