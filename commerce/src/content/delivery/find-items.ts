/** Finds the live items of a filter or a tree, page by page. */
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
  /** Path of the sort field; by position among siblings if absent. */
  field?: string[] | undefined;
  descends: boolean;
}

export interface FoundItems {
  deliveryKeys: string[];
  /** Cursor of the next page; `undefined` on the last. */
  next: PageCursor | undefined;
  until: Date | undefined;
}
export interface Descendants extends FoundItems {
  /** Keys of all items of the tree, the root first. */
  all: string[];
}

interface Row extends Record<string, unknown> {
  delivery_key: string | null;
  sort_value: unknown;
  next_edge: number | null;
}

/** Each live item in the best requested locale. */
function liveItemsInLocale(reading: ReadOptions): SQL {
  const { locales } = reading;
  const languages = textArray(locales);
  return sql`SELECT DISTINCT ON (item.delivery_key) item.delivery_key, item.schema, item.parent_key, item.position, live.body
    FROM content_item AS item CROSS JOIN LATERAL ${liveVersionOf(sql`item.id`, sql`body`, reading)} AS live
    WHERE item.locale = ANY(${languages})
    ORDER BY item.delivery_key, array_position(${languages}, item.locale)`;
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

/** Sorted by value and key, after the cursor; one row more than a page, to detect the next page. */
function pageQuery(where: SQL, sort: SortBy, { size, after }: Page): SQL {
  const { field, descends } = sort;
  const value = field ? sql`coalesce(chosen.body #> ${textArray(field)}, 'null')` : sql`to_jsonb(chosen.position)`;
  const beyond = after
    ? sql`AND (${value}, chosen.delivery_key) ${descends ? sql`<` : sql`>`} (${JSON.stringify(after.value)}::jsonb, ${after.deliveryKey})`
    : sql``;
  return sql`SELECT chosen.delivery_key, ${value} AS sort_value FROM chosen WHERE ${where} ${beyond}
    ORDER BY 2 ${direction(sort)}, 1 ${direction(sort)} LIMIT ${size + 1}`;
}

function direction({ descends }: SortBy): SQL {
  return descends ? sql`DESC` : sql`ASC`;
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

/** Finds the live items that meet every condition. `until` is the next window edge of any item, because any may start to match. One statement. */
export async function findItems(
  queryable: Queryable,
  conditions: readonly Condition[],
  sort: SortBy,
  page: Page,
  reading: ReadOptions,
): Promise<FoundItems> {
  const where = sql.join(conditions.map(conditionOf), sql` AND `);
  const { rows } = await queryable.execute<Row>(sql`
    WITH chosen AS (${liveItemsInLocale(reading)}), page AS (${pageQuery(where, sort, page)})
    SELECT page.*, edge.next_edge FROM (SELECT ${nextWindowEdgeOf(sql`true`, reading.at)} AS next_edge) AS edge LEFT JOIN page ON true
    ORDER BY page.sort_value ${direction(sort)}, page.delivery_key ${direction(sort)}`);
  return toFoundItems(rows, page);
}

/** Finds the live items below a root, `levels` deep; `undefined` if the root is not live. Cycles end. One statement. */
export async function findDescendants(
  queryable: Queryable,
  root: ItemReference,
  levels: number,
  sort: SortBy,
  page: Page,
  reading: ReadOptions,
): Promise<Descendants | undefined> {
  const rootKey = sql`coalesce(${root.deliveryKey ?? null}::text, (SELECT delivery_key FROM content_item WHERE id = ${root.id ?? null}::uuid))`;
  const { rows } = await queryable.execute<Row & { all_keys: string[] }>(sql`
    WITH RECURSIVE chosen AS MATERIALIZED (${liveItemsInLocale(reading)}), below (key, level) AS (
      SELECT chosen.delivery_key, 0 FROM chosen WHERE chosen.delivery_key = ${rootKey}
      UNION
      SELECT chosen.delivery_key, below.level + 1 FROM below JOIN chosen ON chosen.parent_key = below.key
      WHERE below.level < ${levels}::integer AND chosen.delivery_key <> ${rootKey}
    ), page AS (${pageQuery(sql`chosen.delivery_key IN (SELECT key FROM below WHERE level > 0)`, sort, page)})
    SELECT page.*, edge.next_edge, edge.all_keys
    FROM (SELECT ${nextWindowEdgeOf(sql`true`, reading.at)} AS next_edge, array(SELECT key FROM below GROUP BY key ORDER BY min(level), key) AS all_keys) AS edge
    LEFT JOIN page ON true
    ORDER BY page.sort_value ${direction(sort)}, page.delivery_key ${direction(sort)}`);
  const all = rows[0]?.all_keys ?? [];
  return all.length > 0 ? { ...toFoundItems(rows, page), all } : undefined;
}
