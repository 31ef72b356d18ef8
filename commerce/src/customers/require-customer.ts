import type { Queryable } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type CustomerRow, findCustomer } from './find-customer.ts';

const invalidCustomer = failure('InvalidCustomerException', 'The customer is invalid');

/**
 * Returns the registered customer of a call. The id or number in the call must be theirs: another customer's is reported as not found. An
 * empty one, or a caller who is no customer, is invalid (ERROR-008).
 */
export async function requireCustomer(
  queryable: Queryable,
  principal: Principal,
  named: { customerId?: string; customerNo?: string },
): Promise<Result<CustomerRow, 'CustomerNotFoundException' | 'InvalidCustomerException'>> {
  const given = named.customerId ?? named.customerNo;
  if (given?.trim() === '') return invalidCustomer;
  if (named.customerId !== undefined && named.customerId !== principal.customerId) return notFound(named);
  if (!principal.isRegistered) return invalidCustomer;
  const customer = await findCustomer(queryable, principal.customerId);
  if (!customer) return invalidCustomer;
  return named.customerNo === undefined || named.customerNo === customer.customerNo ? ok(customer) : notFound(named);
}

function notFound(named: { customerId?: string; customerNo?: string }) {
  const [text] = Object.values(named);
  return failure('CustomerNotFoundException', `No customer '${text}' was found.`, named);
}
