import { inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { shippingMethods, shippingRates } from './tables.ts';

export type ImportedMethod = typeof shippingMethods.$inferInsert;
export type ImportedRate = typeof shippingRates.$inferInsert;

/** Adds shipping methods or changes them; the rates given replace all earlier ones of these methods. */
export async function importShipping(
  tx: Transaction,
  given: { methods: readonly ImportedMethod[]; rates: readonly ImportedRate[] },
): Promise<void> {
  if (given.methods.length === 0) return;
  const ids = given.methods.map((method) => method.id);
  await tx
    .insert(shippingMethods)
    .values([...given.methods])
    .onConflictDoUpdate({ target: shippingMethods.id, set: upsertSet(shippingMethods, 'id') });
  await tx.delete(shippingRates).where(inArray(shippingRates.methodId, ids));
  if (given.rates.length > 0) await tx.insert(shippingRates).values([...given.rates]);
}
