import { exportSessions } from '../auth/customer-data.ts';
import { exportNotices } from '../back-in-stock/customer-data.ts';
import { exportBaskets } from '../basket/customer-data.ts';
import { exportMessages } from '../chat/customer-data.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { requireCustomer } from '../customers/customer-access.ts';
import { exportProfile } from '../customers/customer-data.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { exportMailings } from '../marketing/customer-data.ts';
import { exportOrders } from '../orders/customer-data.ts';
import { exportPasskeys } from '../passkeys/customer-data.ts';
import { exportSavedCards } from '../payments/saved-cards/customer-data.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { exportLists } from '../product-lists/customer-data.ts';
import { exportReviews, exportVotes } from '../reviews/customer-data.ts';
import { addressOwnerOf } from '../shared/address-owner.ts';
import type { ExportSection } from '../shared/export-section.ts';

export interface CustomerExport {
  exportedAt: string;
  sections: ExportSection[];
}

/**
 * What is stored by an email address belongs to the person who reads the mail to it: until the customer has confirmed the address, that may
 * be someone else.
 */
async function exportOfAddress(queryable: Queryable, { email, emailConfirmedAt }: CustomerRow): Promise<ExportSection[]> {
  if (!emailConfirmedAt) return [];
  const owner = addressOwnerOf(email);
  const sections = await Promise.all([
    exportMailings(queryable, owner),
    exportNotices(queryable, owner),
    exportReviews(queryable, owner),
    exportMessages(queryable, owner),
  ]);
  return sections.flat();
}

/** Returns all data stored about a customer, by kind. `personalDataTables` lists the exceptions, with reasons. */
export async function collectCustomerData(queryable: Queryable, customer: CustomerRow, now: Date): Promise<CustomerExport> {
  const { customerGroupId } = customer;
  const sections = await Promise.all([
    exportProfile(queryable, customer),
    exportSavedCards(queryable, customerGroupId),
    exportLists(queryable, customerGroupId),
    exportBaskets(queryable, customerGroupId),
    exportOrders(queryable, customerGroupId),
    exportSessions(queryable, customerGroupId),
    exportPasskeys(queryable, customerGroupId),
    exportVotes(queryable, customerGroupId),
    exportOfAddress(queryable, customer),
  ]);
  // Rows of the database hold dates.
  return { exportedAt: now.toISOString(), sections: JSON.parse(JSON.stringify(sections.flat())) };
}

export async function exportCustomer(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
): Promise<Result<CustomerExport, 'InvalidCustomerException'>> {
  const customer = await requireCustomer(db, principal);
  return customer.ok ? ok(await collectCustomerData(db, customer.value, clock.now())) : customer;
}
