import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { ExportSection } from '../../shared/export-section.ts';
import { queueCardDeletion } from './delete-card.ts';
import { listSavedCards } from './list-saved-cards.ts';
import { deleteSavedCard, readSavedCards } from './saved-card-queries.ts';

export async function exportSavedCards(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  return { name: 'Saved cards', rows: await listSavedCards(queryable, customerGroupId) };
}

export async function eraseSavedCards(tx: Transaction, customerGroupId: string, now: Date): Promise<void> {
  for (const card of await readSavedCards(tx, customerGroupId)) {
    await deleteSavedCard(tx, card);
    await queueCardDeletion(tx, card.token, now);
  }
}
