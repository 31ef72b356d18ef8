import { sql } from 'drizzle-orm';
import { invalidate } from '../../platform/cache/invalidation.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { jsonPath } from '../../platform/json-path.ts';
import { ok } from '../../platform/result.ts';
import { childrenKey, contentKey, schemaKey } from '../surrogate-keys.ts';
import { contentItems, contentVersions, type StoredBody } from '../tables.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';
import { pathOfLinkTo, validateContent } from '../validation/validate-content.ts';
import { type PublishWindow, validateWindow } from './publish-window.ts';

export interface NewContent {
  schema: string;
  name: string;
  deliveryKey: string;
  /** '' is the default locale. */
  locale?: string;
  body: unknown;
  publishFrom?: Date;
  publishTo?: Date;
  /** Delivery key of the parent item, and position among its children. */
  parent?: string;
  position?: number;
}

export interface PutContentResult {
  id: string;
  version: number | undefined;
}

const deliveryKeyPattern = /^[A-Za-z0-9][\w.-]{0,149}$/;
const localePattern = /^([a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3})?$/;

export function validateItemFields({ deliveryKey, locale = '', name, parent, position = 0 }: NewContent): ContentResult<undefined> {
  if (!deliveryKeyPattern.test(deliveryKey))
    return invalidContent('$.deliveryKey', 'A delivery key is 1 to 150 letters, digits, dots, hyphens and underscores');
  if (!localePattern.test(locale)) return invalidContent('$.locale', 'Write a locale like fr-FR');
  if (name.trim() === '' || name.length > 200) return invalidContent('$.name', 'A name has 1 to 200 characters');
  if (parent !== undefined && !deliveryKeyPattern.test(parent)) return invalidContent('$.parent', 'The parent is a delivery key');
  if (parent === deliveryKey) return invalidContent('$.parent', 'An item cannot be its own parent');
  if (!Number.isInteger(position) || Math.abs(position) > 1_000_000)
    return invalidContent('$.position', 'A position is a whole number of at most 1,000,000');
  return ok();
}

/**
 * Writes a version of a content item, creates the item if necessary, and invalidates caches. An unchanged version is not written. Rejects a
 * delivery key of another schema, unless `replacesSchema`, which deletes the versions of the former schema. The caller must roll back after
 * a failure.
 */
export async function putContent(
  tx: Transaction,
  content: NewContent,
  now: Date,
  { replacesSchema = true }: { replacesSchema?: boolean } = {},
): Promise<ContentResult<PutContentResult>> {
  const fields = validateItemFields(content);
  if (!fields.ok) return fields;
  const window = validateWindow(content);
  if (!window.ok) return window;
  const body = validateContent(content.schema, content.body);
  if (!body.ok) return body;
  const self = pathOfLinkTo(content.deliveryKey, body.value);
  if (self) return invalidContent(jsonPath(self), 'An item cannot link to itself');
  const item = await putItem(tx, content, replacesSchema);
  if (!item.ok) return item;
  const { id, formerParent } = item.value;
  const version = await addVersion(tx, id, body.value, window.value, now);
  await invalidateItem(tx, content.deliveryKey, formerParent === null ? [] : [formerParent]);
  return ok({ id, version });
}

async function putItem(
  tx: Transaction,
  content: NewContent,
  replacesSchema: boolean,
): Promise<ContentResult<{ id: string; formerParent: string | null }>> {
  const { schema, name, deliveryKey, locale = '', parent: parentKey = null, position = 0 } = content;
  const [former] = await tx.select().from(contentItems).where(sql`delivery_key = ${deliveryKey} AND locale = ${locale}`).for('update');
  if (former && former.schema !== schema) {
    if (!replacesSchema)
      return invalidContent('$.schema', `The delivery key '${deliveryKey}' belongs to an item with the schema '${former.schema}'`);
    await tx.delete(contentVersions).where(sql`item_id = ${former.id}`);
  }
  const [item] = await tx
    .insert(contentItems)
    .values({ id: newId(), schema, name, deliveryKey, locale, parentKey, position })
    .onConflictDoUpdate({
      target: [contentItems.deliveryKey, contentItems.locale],
      set: { schema, name, parentKey, position },
      setWhere: sql`${contentItems.schema} = excluded.schema OR ${former !== undefined}`,
    })
    .returning({ id: contentItems.id });
  if (!item) return invalidContent('$.deliveryKey', `Another item with the delivery key '${deliveryKey}' was created at the same time`);
  return ok({ id: item.id, formerParent: former?.parentKey ?? null });
}

/** Returns the new version number; `undefined` if the last version with the same start is identical. */
export async function addVersion(
  tx: Transaction,
  itemId: string,
  body: StoredBody,
  window: PublishWindow,
  now: Date,
): Promise<number | undefined> {
  const encode = (column: 'publishFrom' | 'publishTo') => sql.param(window[column], contentVersions[column]);
  // The upsert of the item locks its row and serializes the versions of an item.
  const { rows } = await tx.execute<{ version: number }>(sql`
    INSERT INTO ${contentVersions} (item_id, version, body, publish_from, publish_to, created_at)
    SELECT ${itemId}, coalesce(max(version), 0) + 1, ${JSON.stringify(body)}::jsonb, ${encode('publishFrom')}::timestamptz,
      ${encode('publishTo')}::timestamptz, ${now.toISOString()}::timestamptz
    FROM ${contentVersions} WHERE item_id = ${itemId}
    HAVING NOT coalesce((array_agg(body = ${JSON.stringify(body)}::jsonb AND publish_to = ${encode('publishTo')}::timestamptz ORDER BY version DESC)
      FILTER (WHERE publish_from = ${encode('publishFrom')}::timestamptz))[1], false)
    RETURNING version`);
  return rows[0]?.version;
}

export async function invalidateItem(tx: Transaction, deliveryKey: string, formerParents: readonly string[] = []): Promise<void> {
  const rows = await tx
    .select({ id: contentItems.id, schema: contentItems.schema, parentKey: contentItems.parentKey })
    .from(contentItems)
    .where(sql`delivery_key = ${deliveryKey}`);
  const parents = [...new Set([...formerParents, ...rows.flatMap(({ parentKey }) => parentKey ?? [])])];
  const parentIds =
    parents.length === 0
      ? []
      : await tx
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(sql`delivery_key = ANY(${sql.param(parents)}::text[])`);
  await invalidate(tx, [
    contentKey(deliveryKey),
    ...rows.flatMap(({ id, schema }) => [contentKey(id), schemaKey(schema)]),
    ...[...parents, ...parentIds.map(({ id }) => id)].map(childrenKey),
  ]);
}
