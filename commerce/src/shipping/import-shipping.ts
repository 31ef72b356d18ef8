import { inArray } from 'drizzle-orm';
import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { shippingKey } from './shipping-methods.ts';
import { shippingMethods, shippingRates } from './tables.ts';

export type ImportedMethod = typeof shippingMethods.$inferInsert;
export type ImportedRate = typeof shippingRates.$inferInsert;

export async function importShipping(
  tx: Transaction,
  imported: { methods: readonly ImportedMethod[]; rates: readonly ImportedRate[] },
): Promise<void> {
  if (imported.methods.length === 0) return;
  const ids = imported.methods.map((method) => method.id);
  await tx
    .insert(shippingMethods)
    .values([...imported.methods])
    .onConflictDoUpdate({ target: shippingMethods.id, set: upsertSet(shippingMethods, 'id') });
  await tx.delete(shippingRates).where(inArray(shippingRates.methodId, ids));
  if (imported.rates.length > 0) await tx.insert(shippingRates).values([...imported.rates]);
  await invalidate(tx, [shippingKey]);
}
