import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { readLists } from './queries.ts';
import { productListShares, productLists } from './tables.ts';

export async function exportLists(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  const lists = await readLists(queryable, customerGroupId);
  const rows = lists.map(({ list: { customerGroupId: _, shareToken, ...list }, items }) => ({
    ...list,
    isShared: shareToken !== null,
    items: items.map(({ customerGroupId: __, listId: ___, ...item }) => item),
  }));
  return { name: 'Wishlist', rows };
}

export async function eraseLists(tx: Transaction, customerGroupId: string): Promise<void> {
  // Lock order: the list, then its share.
  await tx.delete(productLists).where(eq(productLists.customerGroupId, customerGroupId));
  await tx.delete(productListShares).where(eq(productListShares.customerGroupId, customerGroupId));
}
