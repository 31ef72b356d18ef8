import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { hashPassword, verifyPassword } from '../platform/security/password-hash.ts';
import { type CustomerRow, findCustomer, findCustomerIdByLogin } from './find-customer.ts';
import { customerPasswords } from './tables.ts';

/** The verification of an unknown login takes as long as that of a known one. */
let placeholderHash: Promise<string> | undefined;

async function passwordHashOf(queryable: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await queryable
    .select({ hash: customerPasswords.hash })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerGroupId, customerId));
  return row?.hash;
}

/** Returns the hash of the customer's password if `password` is the right one. */
export async function matchPassword(queryable: Queryable, customerId: string, password: string): Promise<string | undefined> {
  const hash = await passwordHashOf(queryable, customerId);
  placeholderHash ??= hashPassword('nobody has this password');
  const isCorrect = await verifyPassword(hash ?? (await placeholderHash), password);
  return isCorrect ? hash : undefined;
}

export async function isPasswordOf(queryable: Queryable, customerId: string, password: string): Promise<boolean> {
  return (await matchPassword(queryable, customerId, password)) !== undefined;
}

/** Returns whether this is still the customer's password. Nobody can change it until the end of the transaction. */
export async function lockPassword(tx: Transaction, customerId: string, hash: string): Promise<boolean> {
  const [row] = await tx
    .select({ hash: customerPasswords.hash })
    .from(customerPasswords)
    .where(eq(customerPasswords.customerGroupId, customerId))
    .for('share');
  return row?.hash === hash;
}

/** Returns the customer of a login if the password is theirs. Neither the result nor its duration tells a known login from an unknown one. */
export async function verifyCredentials(queryable: Queryable, login: string, password: string): Promise<CustomerRow | undefined> {
  const customerId = (await findCustomerIdByLogin(queryable, login)) ?? '';
  const [customer, isCorrect] = await Promise.all([findCustomer(queryable, customerId), isPasswordOf(queryable, customerId, password)]);
  return isCorrect ? customer : undefined;
}

export async function setPassword(queryable: Queryable, customerGroupId: string, password: string, now: Date): Promise<void> {
  const values = { customerGroupId, hash: await hashPassword(password), changedAt: now };
  await queryable
    .insert(customerPasswords)
    .values(values)
    .onConflictDoUpdate({ target: customerPasswords.customerGroupId, set: { hash: values.hash, changedAt: now } });
}
