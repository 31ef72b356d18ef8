import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { listAddresses } from './addresses/address-book.ts';
import { releaseLogin } from './customer-logins.ts';
import type { CustomerRow } from './find-customer.ts';
import { listCustomerChanges } from './record-change.ts';
import { customerLinks, customerPasswords, customers } from './tables.ts';

/** Returns what the domain stores about a customer. Hashes of the password and of links are left out; their times are not. */
export async function exportProfile(queryable: Queryable, customer: CustomerRow): Promise<ExportSection[]> {
  const { customerGroupId, ...profile } = customer;
  const { purpose, email, createdAt, expiresAt, usedAt } = customerLinks;
  const [addresses, passwords, links, changes] = await Promise.all([
    listAddresses(queryable, customerGroupId),
    queryable
      .select({ changedAt: customerPasswords.changedAt })
      .from(customerPasswords)
      .where(eq(customerPasswords.customerGroupId, customerGroupId)),
    queryable
      .select({ purpose, email, createdAt, expiresAt, usedAt })
      .from(customerLinks)
      .where(eq(customerLinks.customerGroupId, customerGroupId))
      .orderBy(asc(createdAt)),
    listCustomerChanges(queryable, customerGroupId),
  ]);
  return [
    { name: 'Profile', rows: [{ customerId: customerGroupId, ...profile, passwordChangedAt: passwords[0]?.changedAt ?? null }] },
    { name: 'Addresses', rows: addresses },
    { name: 'Links in mails', rows: links },
    { name: 'What the shop did with this data', rows: changes },
  ];
}

export async function eraseProfile(tx: Transaction, { customerGroupId, email, pendingEmail }: CustomerRow): Promise<void> {
  await releaseLogin(tx, email, customerGroupId);
  if (pendingEmail !== null) await releaseLogin(tx, pendingEmail, customerGroupId);
  await tx.delete(customers).where(eq(customers.customerGroupId, customerGroupId));
}
