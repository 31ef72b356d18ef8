import { linkSchema } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import type { StoredBody } from '../tables.ts';

/** All locales of an item share its delivery key, and the id of any locale refers to the item. */
export type ItemReference = { deliveryKey?: string | undefined; id?: string | undefined };

export interface LiveItem {
  /** Id of the item, the same for every locale. */
  id: string;
  schema: string;
  name: string;
  deliveryKey: string;
  /** Locales in which the item is live, '' for the default; only for directly requested items. */
  locales: string[];
  /** Position in a tree of items; only for directly requested items. */
  hierarchy: { isRoot: boolean; parentId: string | null; parentKey: string | null } | null;
  body: StoredBody;
}

export interface ResolvedReference {
  deliveryKey: string | null;
  id: string | null;
  item: LiveItem | undefined;
}

export interface ResolvedItems {
  reached: ResolvedReference[];
  until: Date | undefined;
}

const columns = {
  deliveryKey: sql<string | null>`requested_key`,
  id: sql<string | null>`requested_id`,
  item: sql<Omit<LiveItem, 'body'> | null>`item`,
  body: sql<StoredBody | null>`body`,
  nextEdge: sql<number | null>`next_edge`,
};

/** Limits the cost of heavily linked content. */
const maxResolvedItems = 2_000;

export interface ReadOptions {
  locales: readonly string[];
  currency: Currency;
  at: Date;
  /** True for previews, which read the newest version that has not ended, even before its publish window. */
  includesUnpublished?: boolean;
}

/** Selects the live version of an item. Follows the rule of `publish-window.ts`; both must agree. */
export function liveVersionOf(itemId: SQL, columns: SQL, { at, includesUnpublished }: ReadOptions): SQL {
  const now = instant(at);
  if (includesUnpublished) {
    return sql`(SELECT ${columns} FROM content_version WHERE item_id = ${itemId} AND ${now} < publish_to ORDER BY version DESC LIMIT 1)`;
  }
  return sql`(SELECT ${columns} FROM content_version WHERE item_id = ${itemId} AND publish_from <= ${now} AND ${now} < publish_to
    ORDER BY publish_from DESC, version DESC LIMIT 1)`;
}

/** Selects the next window edge in milliseconds since 1970. The condition is on `item`. */
export function nextWindowEdgeOf(condition: SQL, at: Date): SQL {
  const now = instant(at);
  return sql`(SELECT (extract(epoch FROM least(min(publish_from) FILTER (WHERE publish_from > ${now}),
      min(publish_to) FILTER (WHERE publish_to > ${now} AND publish_to < 'infinity'))) * 1000)::double precision
    FROM content_item AS item JOIN content_version ON item_id = item.id WHERE ${condition})`;
}

export function textArray(values: readonly (string | null)[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}
function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

/** Selects the id of an item: that of its first row, for all locales. */
const itemIdOf = (deliveryKey: SQL) =>
  sql`(SELECT first.id FROM content_item AS first WHERE first.delivery_key = ${deliveryKey} ORDER BY first.locale LIMIT 1)`;
const keyOf = (key: SQL, id: SQL) => sql`coalesce(${key}, (SELECT named.delivery_key FROM content_item AS named WHERE named.id = ${id}))`;

/**
 * Resolves references and the links of their items, `levels` deep, to the live version in the first available locale. One statement.
 * Follows a reference once per level, so cycles end.
 */
export async function resolveItems(
  queryable: Queryable,
  references: readonly ItemReference[],
  levels: number,
  options: ReadOptions,
): Promise<ResolvedItems> {
  const { locales, at } = options;
  const localeArray = textArray(locales);
  const liveItemOf = (reference: SQL) => sql`LEFT JOIN LATERAL (
      SELECT item.id AS item_id, live.version FROM content_item AS item
      CROSS JOIN LATERAL ${liveVersionOf(sql`item.id`, sql`version`, options)} AS live
      WHERE item.delivery_key = ${keyOf(sql`${reference}.key`, sql`${reference}.id`)} AND item.locale = ANY(${localeArray})
      ORDER BY array_position(${localeArray}, item.locale) LIMIT 1
    ) AS found ON true`;
  const keys = references.map(({ deliveryKey }) => deliveryKey ?? null);
  const ids = references.map(({ deliveryKey, id }) => (deliveryKey === undefined ? (id ?? null) : null));
  const statement = sql`(
    WITH RECURSIVE reached (key, id, level, item_id, version) AS (
      SELECT requested.key, requested.id, 0, found.item_id, found.version
      FROM unnest(${textArray(keys)}, ${sql.param(ids)}::uuid[]) AS requested (key, id) ${liveItemOf(sql`requested`)}
      UNION
      SELECT link.key, link.id, reached.level + 1, found.item_id, found.version
      FROM reached
      JOIN content_version AS shown ON shown.item_id = reached.item_id AND shown.version = reached.version
      CROSS JOIN LATERAL (
        SELECT DISTINCT node ->> 'deliveryKey' AS key,
          CASE WHEN node ->> 'deliveryKey' IS NULL AND node ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (node ->> 'id')::uuid END AS id
        FROM jsonb_path_query(shown.body, ${`strict $.** ? (@._meta.schema == "${linkSchema}")`}::jsonpath) AS node
      ) AS link ${liveItemOf(sql`link`)}
      WHERE reached.level < ${levels}::integer
    ), nearest AS (
      SELECT DISTINCT ON (key, id) * FROM (SELECT * FROM reached WHERE key IS NOT NULL OR id IS NOT NULL LIMIT ${sql.raw(String(maxResolvedItems))}) AS first
      ORDER BY key, id, level
    )
    SELECT nearest.key AS requested_key, nearest.id AS requested_id, shown.body, ${nextWindowEdgeOf(
      sql`item.delivery_key = coalesce(shown_item.delivery_key, ${keyOf(sql`nearest.key`, sql`nearest.id`)}) AND item.locale = ANY(${localeArray})`,
      at,
    )} AS next_edge,
      CASE WHEN shown_item.id IS NOT NULL THEN json_build_object('id', ${itemIdOf(sql`shown_item.delivery_key`)}, 'schema', shown_item.schema, 'name', shown_item.name,
        'deliveryKey', shown_item.delivery_key,
        'locales', CASE WHEN nearest.level = 0 THEN array(
          SELECT other.locale FROM content_item AS other CROSS JOIN LATERAL ${liveVersionOf(sql`other.id`, sql`version`, options)} AS live
          WHERE other.delivery_key = shown_item.delivery_key ORDER BY other.locale) ELSE '{}' END,
        'hierarchy', CASE WHEN nearest.level = 0 THEN json_build_object('parentKey', shown_item.parent_key, 'parentId', ${itemIdOf(sql`shown_item.parent_key`)},
          'isRoot', shown_item.parent_key IS NULL AND EXISTS (SELECT FROM content_item AS child WHERE child.parent_key = shown_item.delivery_key)) END
      ) END AS item
    FROM nearest
    LEFT JOIN content_item AS shown_item ON shown_item.id = nearest.item_id
    LEFT JOIN content_version AS shown ON shown.item_id = nearest.item_id AND shown.version = nearest.version
  ) AS resolved`;
  const rows = await queryable
    .select(columns)
    .from(statement)
    .prepare(options.includesUnpublished ? 'content_reached_unpublished' : 'content_reached')
    .execute();
  const edges = rows.flatMap(({ nextEdge }) => nextEdge ?? []);
  return {
    reached: rows.map(({ deliveryKey, id, item, body }) => ({
      deliveryKey,
      id,
      item: item && body ? { ...item, body } : undefined,
    })),
    until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined,
  };
}
