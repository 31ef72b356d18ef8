import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { AddressOwner } from '../shared/address-owner.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { chatMessages } from './tables.ts';

export async function exportMessages(queryable: Queryable, { email }: AddressOwner): Promise<ExportSection> {
  const rows = await queryable.select().from(chatMessages).where(eq(chatMessages.email, email)).orderBy(asc(chatMessages.receivedAt));
  return { name: 'Messages', rows: rows.map(({ id: _, ...row }) => row) };
}

export async function eraseMessages(tx: Transaction, { email }: AddressOwner): Promise<void> {
  await tx.delete(chatMessages).where(eq(chatMessages.email, email));
}
