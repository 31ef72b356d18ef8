import { and, eq, sql } from 'drizzle-orm';
import { invalidate } from '../../platform/cache/invalidation.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ImageVersionLookup } from '../../platform/image-version.ts';
import { contentKey } from '../surrogate-keys.ts';
import { contentItems, contentVersions, type StoredBody } from '../tables.ts';

const imagePathWithName = /^\/i\/([\w-]+\/[\w-]+)$/;

export async function withCurrentImages(value: unknown, lookUpVersion: ImageVersionLookup): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => withCurrentImages(entry, lookUpVersion)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, entry]) => [key, await withCurrentImages(entry, lookUpVersion)] as const),
  );
  const fields: Record<string, unknown> = Object.fromEntries(entries);
  const name = typeof fields.image === 'string' ? imagePathWithName.exec(fields.image)?.[1] : undefined;
  const current = name === undefined || typeof fields.version !== 'string' ? undefined : await lookUpVersion(name);
  return current ? { ...fields, version: current.version, ground: current.ground, ratio: current.ratio } : fields;
}

export async function refreshContentImages(tx: Transaction, lookUpVersion: ImageVersionLookup): Promise<void> {
  const rows = await tx
    .select({ itemId: contentVersions.itemId, version: contentVersions.version, body: contentVersions.body, key: contentItems.deliveryKey })
    .from(contentVersions)
    .innerJoin(contentItems, eq(contentItems.id, contentVersions.itemId))
    .where(sql`${contentVersions.body}::text LIKE '%/i/%'`);
  const keys: string[] = [];
  for (const { itemId, version, body, key } of rows) {
    const updated = (await withCurrentImages(body, lookUpVersion)) as StoredBody;
    if (JSON.stringify(updated) === JSON.stringify(body)) continue;
    await tx
      .update(contentVersions)
      .set({ body: updated })
      .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version)));
    if (key) keys.push(contentKey(key));
  }
  await invalidate(tx, keys);
}
