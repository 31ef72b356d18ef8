import type { RequestBody } from '@outfitter/contract/client';
import { eq, sql } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { findStore } from '../stores/index.ts';
import { type CustomerAccessError, invalidCustomer, requireOwnCustomer } from './customer-access.ts';
import { checkNames } from './customer-fields.ts';
import type { CustomerRow } from './find-customer.ts';
import { customers } from './tables.ts';

type ProfileChange = RequestBody<'updateCustomer'>;

/** Merges measurements in the statement itself, so that two devices can change those of two wearers at the same time. */
const mergedMeasurements = (change: object) =>
  sql`jsonb_strip_nulls(coalesce(${customers.measurements}, '{}') || ${JSON.stringify(change)}::jsonb)`;

/**
 * Changes the given fields of the profile (API-058); `null` removes the phone number or the store, an empty text the phone number.
 * Measurements of other wearers stay.
 */
export async function updateCustomer(
  { database: { db }, clock, cache }: Pick<CommerceDependencies, 'database' | 'clock' | 'cache'>,
  principal: Principal,
  customerId: string,
  change: ProfileChange,
): Promise<Result<CustomerRow, CustomerAccessError | 'ValidationException' | 'StoreNotFoundException'>> {
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const checked = checkNames(change);
  if (!checked.ok) return checked;
  const { firstName, lastName, phoneHome, c_preferredStoreID: preferredStoreId, c_measurements: measurements } = change;
  if (preferredStoreId && !(await findStore(db, cache, preferredStoreId))) {
    return failure('StoreNotFoundException', 'Store not found', { id: preferredStoreId });
  }
  const [updated] = await db
    .update(customers)
    .set({
      firstName,
      lastName,
      preferredStoreId,
      ...(phoneHome === undefined ? {} : { phone: phoneHome }),
      ...(measurements === undefined ? {} : { measurements: mergedMeasurements(measurements) }),
      updatedAt: clock.now(),
    })
    .where(eq(customers.customerGroupId, customerId))
    .returning();
  return updated ? ok(updated) : invalidCustomer;
}
