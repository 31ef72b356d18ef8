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

/** Returns the saved cards of a customer, the default card first (ACCOUNT-005). Expired cards are listed, too. One statement. */
export async function listSavedCards(queryable: Queryable, customerGroupId: string): Promise<CustomerPaymentInstrument[]> {
  return (await readSavedCards(queryable, customerGroupId)).map(presentSavedCard);
}
