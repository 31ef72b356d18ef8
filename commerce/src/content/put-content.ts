import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { invalidate } from '../platform/invalidation.ts';
import { checkContent } from './check-content.ts';
import { contentItems, contentVersions, type StoredBody } from './tables.ts';

export interface NewContent {
  schema: string;
  name: string;
  /** The key that pages ask by; an item without one is reached by its id. */
  deliveryKey: string;
  /** '' is the shop's own language. */
  locale?: string;
  body: unknown;
  /** Live from the first instant up to, not including, the second; left out: without end. */
  publishFrom?: Date;
  publishTo?: Date;
}

/** What an answer made from a content item depends on. */
export function contentKey(deliveryKey: string): string {
  return `content-${deliveryKey}`;
}

/**
 * Writes a version of a content item, making the item where there is none, and says so to every cache. Later start wins
 * over earlier, later version over earlier. The same body for the same window as the last version is no new version.
 * Answers the item's id. Throws ContentRefused with the path of what its schema refuses.
 */
export async function putContent(tx: Transaction, content: NewContent, now: Date): Promise<string> {
  const body = checkContent(content.schema, content.body);
  const { schema, name, deliveryKey, locale = '' } = content;
  const [item] = await tx
    .insert(contentItems)
    .values({ id: newId(), schema, name, deliveryKey, locale })
    .onConflictDoUpdate({ target: [contentItems.deliveryKey, contentItems.locale], set: { schema, name } })
    .returning({ id: contentItems.id });
  const id = item?.id ?? '';
  const window = { from: content.publishFrom?.toISOString() ?? '-infinity', to: content.publishTo?.toISOString() ?? 'infinity' };
  await addVersion(tx, id, body, window, now);
  await invalidate(tx, [contentKey(deliveryKey), contentKey(id)]);
  return id;
}

async function addVersion(
  tx: Transaction,
  itemId: string,
  body: StoredBody,
  window: { from: string; to: string },
  now: Date,
): Promise<void> {
  // The upsert above holds the item's row, so versions of one item come one after the other.
  await tx.execute(sql`
    INSERT INTO ${contentVersions} (item_id, version, body, publish_from, publish_to, created_at)
    SELECT ${itemId}, coalesce(max(version), 0) + 1, ${JSON.stringify(body)}::jsonb, ${window.from}::timestamptz, ${window.to}::timestamptz, ${now.toISOString()}::timestamptz
    FROM ${contentVersions} WHERE item_id = ${itemId}
    HAVING NOT coalesce((array_agg(body = ${JSON.stringify(body)}::jsonb AND publish_from = ${window.from}::timestamptz
      AND publish_to = ${window.to}::timestamptz ORDER BY version DESC))[1], false)`);
}
