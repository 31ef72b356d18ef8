import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { CustomerRow } from './find-customer.ts';
import { customerLogins, customers } from './tables.ts';

/** Consents of the customer, except that to the emails of the mailing list. */
export type ContactChoices = Pick<CustomerRow, 'wantsWishlistMail' | 'wantsLowStockMail' | 'wantsTextOffers' | 'textPhone'>;

export async function storeContactChoices(tx: Transaction, customerGroupId: string, choices: ContactChoices, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ ...choices, updatedAt: now })
    .where(eq(customers.customerGroupId, customerGroupId));
}

/** Customer who gets mails about the wishlist: one who agreed to them and has confirmed the address. */
export interface WishlistMailRecipient {
  customerGroupId: string;
  email: string;
  locale: string | null;
  wantsWishlistMail: boolean;
  wantsLowStockMail: boolean;
}

/** Returns the customers of these groups who want some of the mails; guests have none. Runs one statement. */
export async function findWishlistMailRecipients(
  queryable: Queryable,
  customerGroupIds: readonly string[],
): Promise<WishlistMailRecipient[]> {
  if (customerGroupIds.length === 0) return [];
  const { customerGroupId, email, locale, wantsWishlistMail, wantsLowStockMail, emailConfirmedAt } = customers;
  const wantsSome = or(eq(wantsWishlistMail, true), eq(wantsLowStockMail, true));
  return queryable
    .select({ customerGroupId, email, locale, wantsWishlistMail, wantsLowStockMail })
    .from(customers)
    .where(and(inArray(customerGroupId, [...customerGroupIds]), wantsSome, isNotNull(emailConfirmedAt)));
}

/** Withdraws both consents to mails about the wishlist from the customer with this login address, if there is one. */
export async function stopWishlistMail(tx: Transaction, addressKey: string): Promise<void> {
  const [login] = await tx
    .select({ customerGroupId: customerLogins.customerGroupId })
    .from(customerLogins)
    .where(eq(customerLogins.addressKey, addressKey));
  if (login)
    await tx
      .update(customers)
      .set({ wantsWishlistMail: false, wantsLowStockMail: false })
      .where(eq(customers.customerGroupId, login.customerGroupId));
}
