import { and, eq, gt, ne } from 'drizzle-orm';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { upsertSet } from '../../platform/database/upsert.ts';
import { readOrders } from '../order-queries.ts';
import { customerOrders, joinedOrders, orderEmails } from '../tables.ts';

export interface ConfirmedAddress {
  customerGroupId: string;
  /** Key of an address confirmed by a link that was mailed to it: the orders of an address are never shown before. */
  addressKey: string;
}

/**
 * Adds the orders that guests placed with an address to the account that has confirmed it, and returns their number. An order joins one
 * account only. The orders stay where they are.
 */
export async function joinGuestOrders(tx: Transaction, { customerGroupId, addressKey }: ConfirmedAddress): Promise<number> {
  const taken = await tx
    .delete(orderEmails)
    .where(eq(orderEmails.addressKey, addressKey))
    .returning({ orderId: orderEmails.orderId, customerGroupId: orderEmails.customerGroupId });
  const orders = await readOrders(tx, taken);
  const rows = orders.flatMap(({ id: orderId, customerGroupId: orderGroupId, salesOrigin, placedAt }) =>
    placedAt ? [{ customerGroupId, orderId, orderGroupId, salesOrigin, placedAt }] : [],
  );
  if (rows.length > 0) {
    const target = [joinedOrders.customerGroupId, joinedOrders.orderId];
    const set = upsertSet(joinedOrders, 'customerGroupId', 'orderId');
    await tx.insert(joinedOrders).values(rows).onConflictDoUpdate({ target, set });
  }
  return rows.length;
}

const hour = 60 * 60 * 1000;

/**
 * Lets a customer who has just signed in open the orders that the guest of the session has placed within the last hour, or whose payment is
 * at the bank, so that the page that shows the order still finds it. They are not listed in the account before the address is confirmed.
 */
export async function openGuestOrders(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { guestGroupId, customerGroupId }: { guestGroupId: string; customerGroupId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const orders = await tx
      .select({ orderId: customerOrders.id, orderGroupId: customerOrders.customerGroupId, salesOrigin: customerOrders.salesOrigin })
      .from(customerOrders)
      .where(
        and(
          eq(customerOrders.customerGroupId, guestGroupId),
          gt(customerOrders.createdAt, new Date(clock.now().getTime() - hour)),
          ne(customerOrders.status, 'failed'),
        ),
      );
    const rows = orders.map((order) => ({ ...order, customerGroupId }));
    if (rows.length > 0) await tx.insert(joinedOrders).values(rows).onConflictDoNothing();
  });
}
