import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Version } from '../publishing/publish-window.ts';
import { contentItems, contentVersions, type StoredBody } from '../tables.ts';

export interface StoredVersion extends Version {
  body: StoredBody;
  createdAt: Date;
}
export interface StoredItem {
  id: string;
  schema: string;
  name: string;
  deliveryKey: string;
  locale: string;
  parent: string | null;
  position: number;
  versions: StoredVersion[];
}

/** Key of an item; the locale '' is the default. */
export interface ItemKey {
  deliveryKey: string;
  locale: string;
}

async function itemsWhere(queryable: Queryable, condition: SQL): Promise<StoredItem[]> {
  const rows = await queryable
    .select({ item: contentItems, version: contentVersions })
    .from(contentItems)
    .innerJoin(contentVersions, eq(contentVersions.itemId, contentItems.id))
    .where(condition)
    .orderBy(sql`${contentItems.locale} COLLATE "C", ${contentItems.deliveryKey} COLLATE "C"`, asc(contentVersions.version));
  const items = new Map<string, StoredItem>();
  for (const { item, version } of rows) {
    const { parentKey: parent, deliveryKey, ...fields } = item;
    const stored = items.get(item.id) ?? { ...fields, parent, deliveryKey: deliveryKey ?? '', versions: [] };
    stored.versions.push(version);
    items.set(item.id, stored);
  }
  return [...items.values()];
}

export function readAllItems(queryable: Queryable): Promise<StoredItem[]> {
  return itemsWhere(queryable, sql`${contentItems.deliveryKey} IS NOT NULL`);
}

function matchesKey({ deliveryKey, locale }: ItemKey): SQL {
  return sql`${contentItems.deliveryKey} = ${deliveryKey} AND ${contentItems.locale} = ${locale}`;
}

export async function readItem(queryable: Queryable, itemKey: ItemKey): Promise<StoredItem | undefined> {
  const [item] = await itemsWhere(queryable, matchesKey(itemKey));
  return item;
}

export async function lockItem(tx: Transaction, itemKey: ItemKey): Promise<StoredItem | undefined> {
  await tx.select({ id: contentItems.id }).from(contentItems).where(matchesKey(itemKey)).for('update');
  return readItem(tx, itemKey);
}
