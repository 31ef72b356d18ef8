import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../platform/security/password-hash.ts';
import { type CustomerRow, findCustomer, findCustomerIdByLogin } from '../find-customer.ts';
import { customerPasswords } from '../tables.ts';

/** Hash to verify for an unknown login, so that it takes as long as for a known one. */
let placeholderHash: Promise<string> | undefined;

async function passwordHashOf(queryable: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await queryable
    .select({ hash: customerPasswords.hash })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerGroupId, customerId));
  return row?.hash;
}

/** Replaces a hash; returns false if it was replaced in the meantime. */
async function replaceHash(
  queryable: Queryable,
  customerGroupId: string,
  from: string,
  set: Partial<typeof customerPasswords.$inferInsert>,
) {
  const isUnchanged = and(eq(customerPasswords.customerGroupId, customerGroupId), eq(customerPasswords.hash, from));
  const { rowCount } = await queryable.update(customerPasswords).set(set).where(isUnchanged);
  return rowCount === 1;
}

/** Returns the stored hash if the password is that of the customer. Stores a new one if the costs of hashes have risen since. */
export async function matchingHash(queryable: Queryable, customerId: string, password: string): Promise<string | undefined> {
  const hash = await passwordHashOf(queryable, customerId);
  placeholderHash ??= hashPassword('nobody has this password');
  const isCorrect = await verifyPassword(hash ?? (await placeholderHash), password);
  if (hash === undefined || !isCorrect) return undefined;
  if (!isOutdatedHash(hash)) return hash;
  const renewed = await hashPassword(password);
  return (await replaceHash(queryable, customerId, hash, { hash: renewed })) ? renewed : hash;
}

export async function isPasswordOf(queryable: Queryable, customerId: string, password: string): Promise<boolean> {
  return (await matchingHash(queryable, customerId, password)) !== undefined;
}

/** Returns whether this is still the customer's password, and locks it until the end of the transaction. */
export async function lockPassword(tx: Transaction, customerId: string, hash: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: customerPasswords.hash })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerGroupId, customerId))
    .for('share');
  return row?.hash === hash;
}

/**
 * Returns the customer of a login if the password is right. Neither result nor duration distinguishes a known login from an unknown one.
 */
export async function verifyCredentials(queryable: Queryable, login: string, password: string): Promise<CustomerRow | undefined> {
  const customerId = (await findCustomerIdByLogin(queryable, login)) ?? '';
  const [customer, isCorrect] = await Promise.all([findCustomer(queryable, customerId), isPasswordOf(queryable, customerId, password)]);
  return isCorrect ? customer : undefined;
}

/** Stores a new password in place of the verified one; returns false if the password was changed in the meantime. */
export async function replacePassword(
  tx: Transaction,
  customerGroupId: string,
  { verifiedHash, hash }: { verifiedHash: string; hash: string },
  now: Date,
): Promise<boolean> {
  return replaceHash(tx, customerGroupId, verifiedHash, { hash, changedAt: now });
}

export async function storePassword(tx: Transaction, customerGroupId: string, hash: string, now: Date): Promise<void> {
  await tx
    .insert(customerPasswords)
    .values({ customerGroupId, hash, changedAt: now })
    .onConflictDoUpdate({ target: customerPasswords.customerGroupId, set: { hash, changedAt: now } });
}
