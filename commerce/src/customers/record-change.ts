import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { customerChanges } from './tables.ts';

export type CustomerAction = 'find' | 'show' | 'export' | 'erase' | 'unlock' | 'add-passkey' | 'remove-passkey';

interface CustomerChange {
  customerGroupId: string;
  action: CustomerAction;
  /** Name of the operator; `selfService` if the customer did it. */
  operator: string;
  /** Details without personal data: the row outlives the customer. */
  details?: Record<string, unknown>;
}

export const selfService = 'the customer';

/** Records what was done with a customer. Rows are only added. */
export async function recordCustomerChange(queryable: Queryable, { details = {}, ...change }: CustomerChange, now: Date): Promise<void> {
  await queryable.insert(customerChanges).values({ id: newId(), ...change, details, changedAt: now });
}

export function listCustomerChanges(queryable: Queryable, customerGroupId: string) {
  const { action, operator, details, changedAt } = customerChanges;
  return queryable
    .select({ action, operator, details, changedAt })
    .from(customerChanges)
    .where(eq(customerChanges.customerGroupId, customerGroupId))
    .orderBy(desc(changedAt), desc(customerChanges.id));
}
