import type { CustomerPaymentInstrument } from '@outfitter/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { readSavedCards, type SavedCardRow } from './saved-card-queries.ts';

export function presentSavedCard(row: SavedCardRow): CustomerPaymentInstrument {
  return {
    paymentInstrumentId: row.id,
    paymentMethodId: row.methodId,
    paymentCard: row.card,
    c_reauthorizeCC: row.mustReauthorize,
    c_isDefault: row.isDefault,
    creationDate: row.createdAt.toISOString(),
  };
}

export async function listSavedCards(queryable: Queryable, customerGroupId: string): Promise<CustomerPaymentInstrument[]> {
  return (await readSavedCards(queryable, customerGroupId)).map(presentSavedCard);
}
