import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { PageCursor } from './page-cursor.ts';
import { type ItemReference, liveVersionOf, nextWindowEdgeOf, type ReadOptions, textArray } from './resolve-items.ts';

export type Condition =
  | { schema: string }
  | { deliveryKey: string }
  | { parentId: string }
  | { parentKey: string }
  | { field: string[]; value: string | number | boolean };

export interface Page {
  size: number;
  after?: PageCursor | undefined;
}
export interface SortBy {
  /** Path of the sort field. If absent, items are sorted by position among their siblings. */
  field?: string[] | undefined;
  descending: boolean;
}

export interface FoundItems {
  deliveryKeys: string[];
  next: PageCursor | undefined;
  until: Date | undefined;
}
export interface Descendants extends FoundItems {
  allKeys: string[];
}

interface Row extends Record<string, unknown> {
  delivery_key: string | null;
  sort_value: unknown;
  next_edge: number | null;
}

function liveItemsInLocale(options: ReadOptions): SQL {
  const locales = textArray(options.locales);
  return sql`SELECT DISTINCT ON (item.delivery_key) item.delivery_key, item.schema, item.parent_key, item.position, live.body
    FROM content_item AS item CROSS JOIN LATERAL ${liveVersionOf(sql`item.id`, sql`body`, options)} AS live
    WHERE item.locale = ANY(${locales})
    ORDER BY item.delivery_key, array_position(${locales}, item.locale)`;
}

function conditionOf(condition: Condition): SQL {
  if ('schema' in condition) return sql`chosen.schema = ${condition.schema}`;
  if ('deliveryKey' in condition) return sql`chosen.delivery_key = ${condition.deliveryKey}`;
  if ('parentKey' in condition) return sql`chosen.parent_key = ${condition.parentKey}`;
  if ('parentId' in condition) {
    // Compared as text: the value may not be a UUID.
    return sql`chosen.parent_key = (SELECT delivery_key FROM content_item WHERE id::text = ${condition.parentId.toLowerCase()})`;
  }
  return sql`chosen.body #> ${textArray(condition.field)} = ${JSON.stringify(condition.value)}::jsonb`;
}

/** Selects one row more than the page size, to detect whether a next page exists. */
function pageQuery(where: SQL, sort: SortBy, { size, after }: Page): SQL {
  const { field, descending } = sort;
  const value = field ? sql`coalesce(chosen.body #> ${textArray(field)}, 'null')` : sql`to_jsonb(chosen.position)`;
  const afterCursor = after
    ? sql`AND (${value}, chosen.delivery_key) ${descending ? sql`<` : sql`>`} (${JSON.stringify(after.value)}::jsonb, ${after.deliveryKey})`
    : sql``;
  return sql`SELECT chosen.delivery_key, ${value} AS sort_value FROM chosen WHERE ${where} ${afterCursor}
    ORDER BY 2 ${direction(sort)}, 1 ${direction(sort)} LIMIT ${size + 1}`;
}

function direction({ descending }: SortBy): SQL {
  return descending ? sql`DESC` : sql`ASC`;
}

function toFoundItems(rows: readonly Row[], { size }: Page): FoundItems {
  // Without items there is one row that only carries the window edge.
  const items = rows.flatMap(({ delivery_key: deliveryKey, sort_value: value }) => (deliveryKey === null ? [] : [{ deliveryKey, value }]));
  const edge = rows[0]?.next_edge;
  return {
    deliveryKeys: items.slice(0, size).map(({ deliveryKey }) => deliveryKey),
    next: items.length > size ? items[size - 1] : undefined,
    until: edge ? new Date(edge) : undefined,
  };
}

/** Finds a page of items. `until` is the next window edge of any item, because any item may then start to match. One statement. */
export async function findItems(
  queryable: Queryable,
  conditions: readonly Condition[],
  sort: SortBy,
  page: Page,
  options: ReadOptions,
): Promise<FoundItems> {
  const where = sql.join(conditions.map(conditionOf), sql` AND `);
  const { rows } = await queryable.execute<Row>(sql`
    WITH chosen AS (${liveItemsInLocale(options)}), page AS (${pageQuery(where, sort, page)})
    SELECT page.*, edge.next_edge FROM (SELECT ${nextWindowEdgeOf(sql`true`, options.at)} AS next_edge) AS edge LEFT JOIN page ON true
    ORDER BY page.sort_value ${direction(sort)}, page.delivery_key ${direction(sort)}`);
  return toFoundItems(rows, page);
}

/** Finds the items below a root; `undefined` if the root is not live. Ends at cycles. One statement. */
export async function findDescendants(
  queryable: Queryable,
  root: ItemReference,
  levels: number,
  sort: SortBy,
  page: Page,
  options: ReadOptions,
): Promise<Descendants | undefined> {
  const rootKey = sql`coalesce(${root.deliveryKey ?? null}::text, (SELECT delivery_key FROM content_item WHERE id = ${root.id ?? null}::uuid))`;
  const { rows } = await queryable.execute<Row & { all_keys: string[] }>(sql`
    WITH RECURSIVE chosen AS MATERIALIZED (${liveItemsInLocale(options)}), tree (key, level) AS (
      SELECT chosen.delivery_key, 0 FROM chosen WHERE chosen.delivery_key = ${rootKey}
      UNION
      SELECT chosen.delivery_key, tree.level + 1 FROM tree JOIN chosen ON chosen.parent_key = tree.key
      WHERE tree.level < ${levels}::integer AND chosen.delivery_key <> ${rootKey}
    ), page AS (${pageQuery(sql`chosen.delivery_key IN (SELECT key FROM tree WHERE level > 0)`, sort, page)})
    SELECT page.*, edge.next_edge, edge.all_keys
    FROM (SELECT ${nextWindowEdgeOf(sql`true`, options.at)} AS next_edge, array(SELECT key FROM tree GROUP BY key ORDER BY min(level), key) AS all_keys) AS edge
    LEFT JOIN page ON true
    ORDER BY page.sort_value ${direction(sort)}, page.delivery_key ${direction(sort)}`);
  const allKeys = rows[0]?.all_keys ?? [];
  return allKeys.length > 0 ? { ...toFoundItems(rows, page), allKeys } : undefined;
}
