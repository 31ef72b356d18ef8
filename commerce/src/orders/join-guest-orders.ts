import { normalizeEmail } from '@outfitter/contract/client';
import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { readOrders } from './order-queries.ts';
import { joinedOrders, orderEmails } from './tables.ts';

export interface ConfirmedAddress {
  customerGroupId: string;
  /** Confirmed by a link that was mailed to it: the orders of an address are never shown before. */
  email: string;
}

/**
 * Adds the orders that guests placed with an address to the account that has confirmed it, and returns their number. An order joins one
 * account only. The orders stay where they are.
 */
export async function joinGuestOrders(
  { database: { db } }: Pick<CommerceDependencies, 'database'>,
  { customerGroupId, email: typed }: ConfirmedAddress,
): Promise<number> {
  const email = normalizeEmail(typed);
  if (email === undefined) return 0;
  return inTransaction(db, async (tx) => {
    const taken = await tx
      .delete(orderEmails)
      .where(eq(orderEmails.addressKey, emailKeyOf(email)))
      .returning({ orderId: orderEmails.orderId, customerGroupId: orderEmails.customerGroupId });
    const orders = await readOrders(tx, taken);
    const rows = orders.flatMap(({ id: orderId, customerGroupId: orderGroupId, salesOrigin, placedAt }) =>
      placedAt ? [{ customerGroupId, orderId, orderGroupId, salesOrigin, placedAt }] : [],
    );
    if (rows.length > 0) await tx.insert(joinedOrders).values(rows).onConflictDoNothing();
    return rows.length;
  });
}
