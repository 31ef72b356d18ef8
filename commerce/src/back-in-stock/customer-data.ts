import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { AddressOwner } from '../shared/address-owner.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { backInStockRequests } from './tables.ts';

export async function exportNotices(queryable: Queryable, { addressKey }: AddressOwner): Promise<ExportSection> {
  const rows = await queryable
    .select()
    .from(backInStockRequests)
    .where(eq(backInStockRequests.addressKey, addressKey))
    .orderBy(asc(backInStockRequests.askedAt));
  return { name: 'Back-in-stock requests', rows: rows.map(({ addressKey: _, ...row }) => row) };
}

export async function eraseNotices(tx: Transaction, { addressKey }: AddressOwner): Promise<void> {
  await tx.delete(backInStockRequests).where(eq(backInStockRequests.addressKey, addressKey));
}
