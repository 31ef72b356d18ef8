import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ExportSection } from '../shared/export-section.ts';
import type { BasketKey } from './snapshot.ts';
import { basketCoupons, basketItems, basketPaymentInstruments, basketShipments, baskets, deferredMerges } from './tables.ts';

/** Returns the baskets of a customer group, also those of placed orders, and the guests' baskets that wait to be merged. */
export async function exportBaskets(queryable: Queryable, customerGroupId: string): Promise<ExportSection[]> {
  const ofGroup = <Row extends { basketId: string; customerGroupId: string }>(rows: Row[], basketId: string) =>
    rows.filter((row) => row.basketId === basketId).map(({ customerGroupId: _, basketId: __, ...row }) => row);
  const [found, items, shipments, coupons, payments, merges] = await Promise.all([
    queryable.select().from(baskets).where(eq(baskets.customerGroupId, customerGroupId)).orderBy(asc(baskets.createdAt)),
    queryable.select().from(basketItems).where(eq(basketItems.customerGroupId, customerGroupId)),
    queryable.select().from(basketShipments).where(eq(basketShipments.customerGroupId, customerGroupId)),
    queryable.select().from(basketCoupons).where(eq(basketCoupons.customerGroupId, customerGroupId)),
    queryable.select().from(basketPaymentInstruments).where(eq(basketPaymentInstruments.customerGroupId, customerGroupId)),
    queryable.select().from(deferredMerges).where(eq(deferredMerges.customerGroupId, customerGroupId)),
  ]);
  const rows = found.map(({ customerGroupId: _, ...basket }) => ({
    ...basket,
    items: ofGroup(items, basket.id),
    shipments: ofGroup(shipments, basket.id),
    coupons: ofGroup(coupons, basket.id),
    // The token is the processor's; it gives no access to its owner.
    payments: ofGroup(payments, basket.id).map(({ token: _token, ...payment }) => payment),
  }));
  return [
    { name: 'Baskets', rows },
    { name: 'Baskets that wait to be merged', rows: merges.map(({ email, createdAt }) => ({ email, createdAt })) },
  ];
}

/** Deletes the baskets of a customer group, except one whose order is being placed: it ends with its order. */
export async function eraseBaskets(tx: Transaction, customerGroupId: string): Promise<void> {
  await tx.delete(baskets).where(and(eq(baskets.customerGroupId, customerGroupId), ne(baskets.status, 'placing')));
  await tx.delete(deferredMerges).where(eq(deferredMerges.customerGroupId, customerGroupId));
}

export async function eraseBasket(tx: Transaction, { customerGroupId, basketId }: BasketKey): Promise<void> {
  const isBasket = and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.id, basketId));
  await tx.delete(baskets).where(and(isBasket, ne(baskets.status, 'placing')));
}
