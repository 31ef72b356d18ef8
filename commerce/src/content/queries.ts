import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { StoredBody } from './tables.ts';

/** A content item as it is live at a moment. */
export interface LiveItem {
  id: string;
  schema: string;
  name: string;
  deliveryKey: string | null;
  /** The languages that it is live in; '' is the shop's own. */
  locales: string[];
  body: StoredBody;
}

export interface ItemNames {
  deliveryKeys: readonly string[];
  ids: readonly string[];
}

export interface LiveItems {
  items: LiveItem[];
  /** The next start or end of any version of these items, live or not. */
  until: Date | undefined;
}

interface Row extends Record<string, unknown> {
  id: string;
  schema: string;
  name: string;
  delivery_key: string | null;
  locales: string[];
  body: StoredBody | null;
  next_edge: number | null;
}

/**
 * Of each item the version live at `at`: the one that started last, of these the latest. Of items that share a delivery
 * key the first that is live in the order of `locales`. One statement.
 */
export async function liveItems(queryable: Queryable, names: ItemNames, locales: readonly string[], at: Date): Promise<LiveItems> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await queryable.execute<Row>(sql`
    SELECT item.id, item.schema, item.name, item.delivery_key, live.body, edge.next_edge,
      array(SELECT version.locale FROM content_item AS version WHERE version.delivery_key = item.delivery_key AND EXISTS (
        SELECT FROM content_version AS own WHERE own.item_id = version.id AND own.publish_from <= ${now} AND ${now} < own.publish_to
      ) ORDER BY version.locale) AS locales
    FROM content_item AS item
    LEFT JOIN LATERAL (
      SELECT body FROM content_version WHERE item_id = item.id AND publish_from <= ${now} AND ${now} < publish_to
      ORDER BY publish_from DESC, version DESC LIMIT 1
    ) AS live ON true
    LEFT JOIN LATERAL (
      SELECT (extract(epoch FROM least(min(publish_from) FILTER (WHERE publish_from > ${now}),
        min(publish_to) FILTER (WHERE publish_to > ${now} AND publish_to < 'infinity'))) * 1000)::double precision AS next_edge
      FROM content_version WHERE item_id = item.id
    ) AS edge ON true
    WHERE (item.delivery_key = ANY(${sql.param([...names.deliveryKeys])}::text[]) AND item.locale = ANY(${sql.param([...locales])}::text[]))
      OR item.id = ANY(${sql.param([...names.ids])}::uuid[])
    ORDER BY array_position(${sql.param([...locales])}::text[], item.locale)`);
  const items: LiveItem[] = [];
  const keysSeen = new Set<string>();
  for (const { id, schema, name, delivery_key: deliveryKey, locales, body } of rows) {
    if (!body || (deliveryKey !== null && keysSeen.has(deliveryKey))) continue;
    if (deliveryKey !== null) keysSeen.add(deliveryKey);
    items.push({ id, schema, name, deliveryKey, locales, body });
  }
  const edges = rows.flatMap(({ next_edge }) => next_edge ?? []);
  return { items, until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined };
}
