import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { customers } from './tables.ts';

/** Locks a customer, so that changes of what belongs to them run one after another. Returns false if there is no such customer. */
export async function lockCustomerRow(tx: Transaction, customerGroupId: string): Promise<boolean> {
  const locked = await tx
    .select({ customerGroupId: customers.customerGroupId })
    .from(customers)
    .where(eq(customers.customerGroupId, customerGroupId))
    .for('update');
  return locked.length > 0;
}
