import type { AddressInput, Customer } from '@outfitter/contract';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { toBookAddress } from './addresses/book-address.ts';
import { claimLogin } from './customer-logins.ts';
import { newCustomerNumber } from './customer-number.ts';
import { storePassword } from './password/credentials.ts';
import { customerAddresses, customerChanges, customers } from './tables.ts';

export interface ImportedCustomer {
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  locale?: string | undefined;
  measurements?: Customer['c_measurements'];
  registeredAt: Date;
  passwordHash: string;
  /** Addresses, the preferred one first. */
  addresses: readonly AddressInput[];
}

/**
 * Imports a customer whose address is confirmed, without a mail. Returns false if another customer has the login; throws on an invalid
 * address.
 */
export async function importCustomer(tx: Transaction, customer: ImportedCustomer): Promise<boolean> {
  const { customerId: customerGroupId, addresses, passwordHash, registeredAt, ...profile } = customer;
  const times = { createdAt: registeredAt, updatedAt: registeredAt };
  if (!(await claimLogin(tx, customer.email, customerGroupId))) return false;
  await tx.insert(customers).values({
    ...profile,
    ...times,
    customerGroupId,
    customerNo: newCustomerNumber(),
    emailConfirmedAt: registeredAt,
  });
  await storePassword(tx, customerGroupId, passwordHash, registeredAt);
  for (const [index, input] of addresses.entries()) {
    const address = toBookAddress(input);
    if (!address.ok) throw new Error(`an address of ${customer.email} is invalid: ${address.message}`);
    await tx.insert(customerAddresses).values({ customerGroupId, id: newId(), address: address.value, isPreferred: index === 0, ...times });
  }
  return true;
}

/** Returns whether the shop has, or has ever had, a customer. */
export async function hasHadCustomers(queryable: Queryable): Promise<boolean> {
  const [customer] = await queryable.select({ id: customers.customerGroupId }).from(customers).limit(1);
  if (customer) return true;
  // An erasure leaves a row.
  const [change] = await queryable.select({ id: customerChanges.id }).from(customerChanges).limit(1);
  return change !== undefined;
}
