/** Captures and refunds of placed orders. An entry is committed before the provider hears of it, and its key is the provider's. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { OrderKey, OrderRow } from '../order-queries.ts';
import { findAuthorization, type PaymentEntry } from '../payment-queries.ts';
import { paymentEntries } from '../tables.ts';

interface LedgerDraft {
  kind: 'capture' | 'refund';
  key: string;
  amountMinor: number;
}

const ledgerKinds = ['capture', 'refund'] as const;

function ofOrder({ customerGroupId, orderId }: OrderKey) {
  return and(eq(paymentEntries.customerGroupId, customerGroupId), eq(paymentEntries.orderId, orderId));
}

/** Records what is to be captured and refunded. Does nothing for amounts of 0, and for an order that was free. */
export async function recordLedgerEntries(tx: Transaction, order: OrderRow, drafts: readonly LedgerDraft[], now: Date): Promise<void> {
  const wanted = drafts.filter(({ amountMinor }) => amountMinor > 0);
  if (wanted.length === 0) return;
  const { customerGroupId, id: orderId, currency } = order;
  const authorization = await findAuthorization(tx, { customerGroupId, orderId });
  if (!authorization) return;
  const { provider } = authorization;
  const entry = { customerGroupId, orderId, currency, provider, attempt: 1, state: 'asked' as const, requestedAt: now };
  await tx
    .insert(paymentEntries)
    .values(wanted.map((draft) => ({ ...entry, ...draft, id: newId() })))
    .onConflictDoNothing();
}

/** Returns the captures and refunds of an order, captures first. */
export async function readLedger(queryable: Queryable, key: OrderKey): Promise<PaymentEntry[]> {
  return queryable
    .select()
    .from(paymentEntries)
    .where(and(ofOrder(key), inArray(paymentEntries.kind, ledgerKinds)))
    .orderBy(asc(paymentEntries.kind), asc(paymentEntries.requestedAt));
}

export async function settleEntry(
  queryable: Queryable,
  { customerGroupId, id }: PaymentEntry,
  state: 'succeeded' | 'refused' | 'failed',
  reference: string | undefined,
  now: Date,
): Promise<void> {
  await queryable
    .update(paymentEntries)
    .set({ state, settledAt: now, ...(reference === undefined ? {} : { providerReference: reference }) })
    .where(and(eq(paymentEntries.customerGroupId, customerGroupId), eq(paymentEntries.id, id), eq(paymentEntries.state, 'asked')));
}

/** Returns the orders with captures or refunds that were requested by `until` and have no result. */
export async function ordersWithOpenLedger(queryable: Queryable, until: Date, limit: number): Promise<OrderKey[]> {
  const rows = await queryable
    .select({ customerGroupId: paymentEntries.customerGroupId, orderId: paymentEntries.orderId })
    .from(paymentEntries)
    .where(and(inArray(paymentEntries.kind, ledgerKinds), eq(paymentEntries.state, 'asked'), lte(paymentEntries.requestedAt, until)))
    .orderBy(asc(paymentEntries.requestedAt))
    .limit(limit);
  return [...new Map(rows.map((row) => [row.orderId, row])).values()];
}
