import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { type CustomerAccessError, invalidCustomer, requireOwnCustomer } from './customer-access.ts';
import { checkNames } from './customer-fields.ts';
import type { CustomerRow } from './find-customer.ts';
import { customers } from './tables.ts';

interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phoneHome?: string | null | undefined;
}

/** Changes the given fields of the profile (API-058); `null` or an empty text removes the phone number. */
export async function updateCustomer(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
  customerId: string,
  change: ProfileChange,
): Promise<Result<CustomerRow, CustomerAccessError | 'ValidationException'>> {
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const checked = checkNames(change);
  if (!checked.ok) return checked;
  const { firstName, lastName, phoneHome } = change;
  const [updated] = await db
    .update(customers)
    .set({ firstName, lastName, ...(phoneHome === undefined ? {} : { phone: phoneHome || null }), updatedAt: clock.now() })
    .where(eq(customers.customerGroupId, customerId))
    .returning();
  return updated ? ok(updated) : invalidCustomer;
}
