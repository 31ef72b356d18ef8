import { normalizeEmail } from '@outfitter/contract/client';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { customerLogins, customers } from './tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

export async function findCustomer(queryable: Queryable, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await queryable.select().from(customers).where(eq(customers.customerGroupId, customerId));
  return row;
}

export async function findCustomerIdByLogin(queryable: Queryable, login: string): Promise<string | undefined> {
  const email = normalizeEmail(login);
  if (email === undefined) return undefined;
  const [row] = await queryable
    .select({ customerId: customerLogins.customerGroupId })
    .from(customerLogins)
    .where(eq(customerLogins.addressKey, emailKeyOf(email)));
  return row?.customerId;
}

/** Returns the customer who has confirmed an address as theirs. */
export async function findConfirmedCustomer(queryable: Queryable, email: string): Promise<CustomerRow | undefined> {
  const customerId = await findCustomerIdByLogin(queryable, email);
  const customer = customerId === undefined ? undefined : await findCustomer(queryable, customerId);
  // A login may also be an address that its customer has entered but not confirmed.
  return customer?.emailConfirmedAt && normalizeEmail(customer.email) === normalizeEmail(email) ? customer : undefined;
}

export async function findExistingCustomers(queryable: Queryable, customerGroupIds: readonly string[]): Promise<Set<string>> {
  if (customerGroupIds.length === 0) return new Set();
  const { customerGroupId } = customers;
  const rows = await queryable
    .select({ customerGroupId })
    .from(customers)
    .where(inArray(customerGroupId, [...customerGroupIds]));
  return new Set(rows.map((row) => row.customerGroupId));
}

export async function findCustomerByNumber(queryable: Queryable, customerNo: string): Promise<CustomerRow | undefined> {
  const [row] = await queryable.select().from(customers).where(eq(customers.customerNo, customerNo));
  return row;
}
