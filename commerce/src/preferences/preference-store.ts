import { sql } from 'drizzle-orm';
import { invalidate } from '../platform/cache/invalidation.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { type PreferenceKey, type Preferences, preferenceShapes, readPreferences } from './preferences.ts';
import { sitePreferences } from './tables.ts';

/** What every answer with a preference in it depends on. */
export const preferencesKey = 'preferences';

export async function loadPreferences(queryable: Queryable, onUnreadable?: Parameters<typeof readPreferences>[1]): Promise<Preferences> {
  // As text: drizzle would read a kept text that looks like JSON, an id of digits, a second time.
  const json = sql<string>`${sitePreferences.value}::text`;
  const rows = await queryable.select({ key: sitePreferences.key, json }).from(sitePreferences);
  const kept = rows.map((row) => ({ key: row.key, value: JSON.parse(row.json) as unknown }));
  return readPreferences(kept, onUnreadable);
}

/** Delivery keys of the content pages that are served at the top level of the site (ROUTE-040). */
export async function loadTopLevelKeys(queryable: Queryable): Promise<string[]> {
  return (await loadPreferences(queryable)).topLevelPages.map(({ deliveryKey }) => deliveryKey);
}

/** Changes a preference and says so to every cache. Throws a ZodError where the value has not its shape. */
export async function setPreference<Key extends PreferenceKey>(
  tx: Transaction,
  key: Key,
  value: Preferences[Key],
  now: Date,
): Promise<void> {
  const row = { key, value: preferenceShapes[key].parse(value), updatedAt: now };
  await tx
    .insert(sitePreferences)
    .values(row)
    .onConflictDoUpdate({ target: sitePreferences.key, set: upsertSet(sitePreferences, 'key') });
  await invalidate(tx, [preferencesKey]);
}
