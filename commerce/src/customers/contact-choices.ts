import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import type { CustomerRow } from './find-customer.ts';
import { customers } from './tables.ts';

/** Consents of the customer, except that to the emails of the mailing list. */
export type ContactChoices = Pick<CustomerRow, 'wantsWishlistMail' | 'wantsLowStockMail' | 'wantsTextOffers' | 'textPhone'>;

export async function storeContactChoices(tx: Transaction, customerGroupId: string, choices: ContactChoices, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ ...choices, updatedAt: now })
    .where(eq(customers.customerGroupId, customerGroupId));
}
