import { normalizeEmail } from '@outfitter/contract/client';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { customerLogins, customers } from './tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

export async function findCustomer(queryable: Queryable, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await queryable.select().from(customers).where(eq(customers.customerGroupId, customerId));
  return row;
}

/** Returns the id of the customer with this login, in any of its spellings. */
export async function findCustomerIdByLogin(queryable: Queryable, login: string): Promise<string | undefined> {
  const email = normalizeEmail(login);
  if (email === undefined) return undefined;
  const [row] = await queryable
    .select({ customerId: customerLogins.customerGroupId })
    .from(customerLogins)
    .where(eq(customerLogins.addressKey, emailKeyOf(email)));
  return row?.customerId;
}
