import type { Customer } from '@outfitter/contract';
import { encryptedUserId } from './encrypted-user-id.ts';
import type { CustomerRow } from './find-customer.ts';

/** Returns the address with which the customer signs in: a new one at once, although mails go to the old one until it is confirmed. */
export function loginOf({ email, pendingEmail }: Pick<CustomerRow, 'email' | 'pendingEmail'>): string {
  return pendingEmail ?? email;
}

/** Presents a customer (ACCOUNT-002). The order-history service identifies a customer by the customer number. */
export function presentCustomer(row: CustomerRow, usid: string, masterKey: string): Customer {
  return {
    customerId: row.customerGroupId,
    authType: 'registered',
    usid,
    customerNo: row.customerNo,
    c_externalCustomerNo: row.customerNo,
    encUserId: encryptedUserId(masterKey, row.customerGroupId),
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    login: loginOf(row),
    ...(row.phone ? { phoneHome: row.phone } : {}),
    ...(row.preferredStoreId ? { c_preferredStoreID: row.preferredStoreId } : {}),
    ...(row.measurements && Object.keys(row.measurements).length > 0 ? { c_measurements: row.measurements } : {}),
    creationDate: row.createdAt.toISOString(),
    lastModified: row.updatedAt.toISOString(),
    c_emailConfirmed: row.emailConfirmedAt !== null,
    ...(row.pendingEmail ? { c_pendingEmail: row.pendingEmail } : {}),
  };
}
