import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type CustomerRow, findCustomer } from './find-customer.ts';
import { customers } from './tables.ts';

export type CustomerAccessError = 'CustomerNotFoundException' | 'InvalidCustomerException';

/** Failure of a call that has no customer to act on, or that a guest makes (ERROR-008). */
export const invalidCustomer = failure('InvalidCustomerException', 'The customer is invalid');

export function checkOwnId(principal: Principal, customerId: string): Result<undefined, CustomerAccessError> {
  if (!isUuid(customerId)) return invalidCustomer;
  if (customerId === principal.customerId) return ok();
  return failure('CustomerNotFoundException', `No customer with the id '${customerId}' was found.`, { customerId });
}

/** Returns the customer who makes a call; a token outlives the erasure of its customer by up to half an hour. */
export async function requireCustomer(
  queryable: Queryable,
  principal: Principal,
): Promise<Result<CustomerRow, 'InvalidCustomerException'>> {
  const customer = principal.isRegistered ? await findCustomer(queryable, principal.customerId) : undefined;
  return customer ? ok(customer) : invalidCustomer;
}

export async function requireOwnCustomer(
  queryable: Queryable,
  principal: Principal,
  customerId: string,
): Promise<Result<CustomerRow, CustomerAccessError>> {
  const own = checkOwnId(principal, customerId);
  return own.ok ? requireCustomer(queryable, principal) : own;
}

/** Locks the customer until the end of the transaction: everything that changes a customer starts with it. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<Result<CustomerRow, 'InvalidCustomerException'>> {
  const [customer] = await tx.select().from(customers).where(eq(customers.customerGroupId, customerId)).for('update');
  return customer ? ok(customer) : invalidCustomer;
}
