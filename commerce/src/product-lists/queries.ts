import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { productWithId } from '../catalog/existence-sql.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { ListKey } from './list-access.ts';
import { type ItemRow, type ListRow, productListItems, productListShares, productLists } from './tables.ts';

export interface ListWithItems {
  list: ListRow;
  /** Items, the newest first. */
  items: ItemRow[];
}

const items = jsonRows(
  productListItems,
  sql`${productListItems.customerGroupId} = ${productLists.customerGroupId} AND ${productListItems.listId} = ${productLists.id}`,
  sql`${productListItems.addedAt} DESC, ${productListItems.id} DESC`,
);

export function readLists(queryable: Queryable, customerGroupId: string): Promise<ListWithItems[]> {
  const statement = prepared(queryable, 'product_lists', (db) =>
    db
      .select({ list: productLists, items })
      .from(productLists)
      .where(eq(productLists.customerGroupId, sql.placeholder('customerGroupId'))),
  );
  return statement.execute({ customerGroupId });
}

export async function readList(queryable: Queryable, { customerGroupId, listId }: ListKey): Promise<ListWithItems | undefined> {
  return (await readLists(queryable, customerGroupId)).find(({ list }) => list.id === listId);
}

/** Reads which products are on the lists of a customer group, the last added first, with the style of each unless it is no longer sold. */
export function readSavedProducts(queryable: Queryable, customerGroupId: string) {
  const { productId, color, addedAt, id } = productListItems;
  const statement = prepared(queryable, 'saved_products', (db) =>
    db
      .select({
        productId,
        masterId: sql<string | null>`product.style_id`,
        color: sql<string>`coalesce(product.color, ${color})`,
      })
      .from(productListItems)
      .leftJoin(sql`LATERAL (${productWithId(productId)}) AS product`, sql`true`)
      .where(eq(productListItems.customerGroupId, sql.placeholder('customerGroupId')))
      .orderBy(sql`${addedAt} DESC, ${id} DESC`),
  );
  return statement.execute({ customerGroupId });
}

function isList({ customerGroupId, listId }: ListKey) {
  return and(eq(productLists.customerGroupId, customerGroupId), eq(productLists.id, listId));
}

/** Locks the list, and with it its items, until the transaction ends: every change of a list begins here. */
export async function lockList(tx: Transaction, key: ListKey): Promise<ListRow | undefined> {
  const [list] = await tx.select().from(productLists).where(isList(key)).for('update');
  return list;
}

export async function lockWishlist(tx: Transaction, customerGroupId: string): Promise<ListRow | undefined> {
  const isWishlist = and(eq(productLists.customerGroupId, customerGroupId), eq(productLists.type, 'wish_list'));
  const [list] = await tx.select().from(productLists).where(isWishlist).for('update');
  return list;
}

/** Inserts a list, unless the customer group has one of this type. */
export async function insertList(queryable: Queryable, list: ListRow): Promise<void> {
  await queryable.insert(productLists).values(list).onConflictDoNothing();
}

export async function updateList(tx: Transaction, key: ListKey, change: Partial<ListRow> & { updatedAt: Date }): Promise<void> {
  await tx.update(productLists).set(change).where(isList(key));
}

export async function deleteList(tx: Transaction, key: ListKey): Promise<void> {
  await tx.delete(productLists).where(isList(key));
}

export async function itemsOfList(tx: Transaction, { customerGroupId, listId }: ListKey): Promise<ItemRow[]> {
  const { addedAt, id } = productListItems;
  return tx
    .select()
    .from(productListItems)
    .where(and(eq(productListItems.customerGroupId, customerGroupId), eq(productListItems.listId, listId)))
    .orderBy(sql`${addedAt} DESC, ${id} DESC`);
}

export async function insertItems(tx: Transaction, rows: readonly ItemRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(productListItems).values([...rows]);
}

function isItem({ customerGroupId, listId, id }: Pick<ItemRow, 'customerGroupId' | 'listId' | 'id'>) {
  const { customerGroupId: group, listId: list, id: item } = productListItems;
  return and(eq(group, customerGroupId), eq(list, listId), eq(item, id));
}

/** Updates only the given columns of an item, because the worker changes others. */
export async function updateItem(
  tx: Transaction,
  item: Pick<ItemRow, 'customerGroupId' | 'listId' | 'id'>,
  change: Partial<ItemRow>,
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(productListItems).set(change).where(isItem(item));
}

/** Deletes an item and returns it; undefined if there is no such item. */
export async function deleteItem(tx: Transaction, item: Pick<ItemRow, 'customerGroupId' | 'listId' | 'id'>): Promise<ItemRow | undefined> {
  const [deleted] = await tx.delete(productListItems).where(isItem(item)).returning();
  return deleted;
}

export async function deleteItems(tx: Transaction, { customerGroupId, listId }: ListKey): Promise<void> {
  const { customerGroupId: group, listId: list } = productListItems;
  await tx.delete(productListItems).where(and(eq(group, customerGroupId), eq(list, listId)));
}

export async function insertShare(tx: Transaction, tokenHash: string, { customerGroupId, listId }: ListKey): Promise<void> {
  await tx.insert(productListShares).values({ tokenHash, customerGroupId, listId });
}

export async function deleteShare(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(productListShares).where(eq(productListShares.tokenHash, tokenHash));
}

export async function findShare(queryable: Queryable, tokenHash: string): Promise<ListKey | undefined> {
  const [share] = await queryable.select().from(productListShares).where(eq(productListShares.tokenHash, tokenHash));
  return share && { customerGroupId: share.customerGroupId, listId: share.listId };
}

/** Returns the keys of lists that have not changed since `before`, one list of each customer group after `after`. */
export async function listsUnchangedSince(queryable: Queryable, before: Date, after: string, limit: number): Promise<ListKey[]> {
  const { customerGroupId, id, updatedAt } = productLists;
  return queryable
    .select({ customerGroupId, listId: id })
    .from(productLists)
    .where(and(lt(updatedAt, before), gt(customerGroupId, after)))
    .orderBy(asc(customerGroupId))
    .limit(limit);
}
