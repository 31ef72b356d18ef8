import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { savedCards } from '../tables.ts';

export type SavedCardRow = typeof savedCards.$inferSelect;

export function readSavedCards(queryable: Queryable, customerGroupId: string): Promise<SavedCardRow[]> {
  return queryable
    .select()
    .from(savedCards)
    .where(eq(savedCards.customerGroupId, customerGroupId))
    .orderBy(desc(savedCards.isDefault), desc(savedCards.createdAt), desc(savedCards.id));
}

function hasKey({ customerGroupId, id }: Pick<SavedCardRow, 'customerGroupId' | 'id'>) {
  return and(eq(savedCards.customerGroupId, customerGroupId), eq(savedCards.id, id));
}

export async function insertSavedCard(tx: Transaction, row: SavedCardRow): Promise<void> {
  await tx.insert(savedCards).values(row);
}

type Changes = Partial<Pick<SavedCardRow, 'token' | 'card' | 'fingerprint' | 'mustReauthorize'>>;

export async function changeSavedCard(
  queryable: Queryable,
  key: Pick<SavedCardRow, 'customerGroupId' | 'id'>,
  changes: Changes,
): Promise<void> {
  await queryable.update(savedCards).set(changes).where(hasKey(key));
}

export async function deleteSavedCard(tx: Transaction, row: SavedCardRow): Promise<void> {
  await tx.delete(savedCards).where(hasKey(row));
}

export async function markDefault(tx: Transaction, row: Pick<SavedCardRow, 'customerGroupId' | 'id'>): Promise<void> {
  const { customerGroupId, isDefault } = savedCards;
  await tx
    .update(savedCards)
    .set({ isDefault: false })
    .where(and(eq(customerGroupId, row.customerGroupId), eq(isDefault, true)));
  await tx.update(savedCards).set({ isDefault: true }).where(hasKey(row));
}
