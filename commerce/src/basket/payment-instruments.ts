/** Queries of a basket's payment instruments. Their rules are in the payments domain. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import type { BasketKey } from './snapshot.ts';
import { basketPaymentInstruments } from './tables.ts';

export async function replacePaymentInstrument(
  tx: Transaction,
  { customerGroupId, basketId }: BasketKey,
  instrument: Omit<typeof basketPaymentInstruments.$inferInsert, 'customerGroupId' | 'basketId'>,
): Promise<void> {
  const { customerGroupId: group, basketId: basket, methodId } = basketPaymentInstruments;
  const sameMethod = and(eq(group, customerGroupId), eq(basket, basketId), eq(methodId, instrument.methodId));
  await tx.delete(basketPaymentInstruments).where(sameMethod);
  await tx.insert(basketPaymentInstruments).values({ customerGroupId, basketId, ...instrument });
}

export async function deletePaymentInstrument(tx: Transaction, { customerGroupId }: BasketKey, instrumentId: string): Promise<void> {
  const { customerGroupId: group, id } = basketPaymentInstruments;
  await tx.delete(basketPaymentInstruments).where(and(eq(group, customerGroupId), eq(id, instrumentId)));
}
