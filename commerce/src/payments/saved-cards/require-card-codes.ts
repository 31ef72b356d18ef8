import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { savedCards } from '../tables.ts';

/** Lets no saved card of the customer pay again without its security code. */
export async function requireCardCodes(queryable: Queryable, customerGroupId: string): Promise<void> {
  await queryable.update(savedCards).set({ mustReauthorize: true }).where(eq(savedCards.customerGroupId, customerGroupId));
}
