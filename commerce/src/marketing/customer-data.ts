import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { AddressOwner } from '../shared/address-owner.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { catalogRequests, emailConsents, emailSubscriptions } from './tables.ts';

export async function exportMailings(queryable: Queryable, { addressKey, email }: AddressOwner): Promise<ExportSection[]> {
  const [subscriptions, consents, requests] = await Promise.all([
    queryable.select().from(emailSubscriptions).where(eq(emailSubscriptions.addressKey, addressKey)),
    queryable.select().from(emailConsents).where(eq(emailConsents.addressKey, addressKey)).orderBy(asc(emailConsents.at)),
    queryable.select().from(catalogRequests).where(eq(catalogRequests.email, email)),
  ]);
  const withoutKey = <Row extends { addressKey: string }>({ addressKey: _, ...row }: Row) => row;
  return [
    { name: 'Email subscription', rows: subscriptions.map(withoutKey) },
    { name: 'Email consents', rows: consents.map(withoutKey) },
    { name: 'Printed catalog', rows: requests.map(withoutKey) },
  ];
}

/** Deletes the subscription with its consents. Without it the address gets no marketing mail, as if it had never signed up. */
export async function eraseMailings(tx: Transaction, { addressKey, email }: AddressOwner): Promise<void> {
  await tx.delete(emailSubscriptions).where(eq(emailSubscriptions.addressKey, addressKey));
  await tx.delete(catalogRequests).where(eq(catalogRequests.email, email));
}
