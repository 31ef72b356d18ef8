/** Lock order: the row of the customer, then the login. Taking a login over locks its former customer, too; a deadlock is retried. */
import { normalizeEmail } from '@outfitter/contract/client';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { customerLogins, customers } from './tables.ts';

/** Returns the key of a stored or validated address. */
export function loginKeyOf(email: string): string {
  return emailKeyOf(normalizeEmail(email) ?? email);
}

/**
 * Makes an address a login of the customer; returns false if another customer has it. An address that another customer has entered but not
 * confirmed does not count: otherwise anyone could prevent its owner from registering.
 */
export async function claimLogin(tx: Transaction, email: string, customerGroupId: string): Promise<boolean> {
  const addressKey = loginKeyOf(email);
  const { rowCount } = await tx.insert(customerLogins).values({ addressKey, customerGroupId }).onConflictDoNothing();
  if (rowCount) return true;
  const [login] = await tx.select().from(customerLogins).where(eq(customerLogins.addressKey, addressKey)).for('update');
  // Released since the insert.
  if (!login) return claimLogin(tx, email, customerGroupId);
  if (login.customerGroupId === customerGroupId) return true;
  const [owner] = await tx.select().from(customers).where(eq(customers.customerGroupId, login.customerGroupId)).for('update');
  const isPending = owner?.pendingEmail != null && loginKeyOf(owner.pendingEmail) === addressKey;
  if (!isPending) return false;
  await tx.update(customers).set({ pendingEmail: null }).where(eq(customers.customerGroupId, owner.customerGroupId));
  await tx.update(customerLogins).set({ customerGroupId }).where(eq(customerLogins.addressKey, addressKey));
  return true;
}

export async function releaseLogin(tx: Transaction, email: string, customerGroupId: string): Promise<void> {
  const isOwn = and(eq(customerLogins.addressKey, loginKeyOf(email)), eq(customerLogins.customerGroupId, customerGroupId));
  await tx.delete(customerLogins).where(isOwn);
}
