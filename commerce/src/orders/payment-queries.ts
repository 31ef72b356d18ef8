/** SQL of an order's payment entries. Append-only, except that an entry without a result is updated with its result. */
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { PaymentResult } from '../payments/payment-provider.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { keyOf, type OrderKey, type OrderRow } from './order-queries.ts';
import { paymentEntries } from './tables.ts';

export type PaymentEntry = typeof paymentEntries.$inferSelect;

export function authorizationKey(order: Pick<OrderRow, 'id'>, attempt = 1): string {
  return `${order.id}:${attempt}`;
}

/** Returns the part of a result that may be stored; never card data. */
function storableResult(result: PaymentResult): Record<string, unknown> {
  return result.state === 'refused' ? { state: result.state, reason: result.reason } : { state: result.state };
}

async function addEntry(tx: Transaction, order: OrderRow, kind: PaymentEntry['kind'], key: string, provider: string, now: Date) {
  const { customerGroupId, id: orderId, currency, totalMinor: amountMinor } = order;
  const entry = { customerGroupId, orderId, id: newId(), kind, attempt: 1, key, state: 'asked' as const };
  await tx
    .insert(paymentEntries)
    .values({ ...entry, amountMinor, currency, provider, requestedAt: now })
    .onConflictDoNothing();
}

/** Must be recorded before the request is sent. */
export function recordAuthorizationRequested(tx: Transaction, order: OrderRow, provider: string, now: Date): Promise<void> {
  return addEntry(tx, order, 'authorisation', authorizationKey(order), provider, now);
}

/** Records that the authorization must be voided; the sweeper repeats the void until it succeeds. */
export function recordVoidRequested(tx: Transaction, order: OrderRow, provider: string, now: Date): Promise<void> {
  return addEntry(tx, order, 'void', `${authorizationKey(order)}:void`, provider, now);
}

function isEntryOfOrder({ customerGroupId, orderId }: OrderKey, kind: PaymentEntry['kind']) {
  return and(eq(paymentEntries.customerGroupId, customerGroupId), eq(paymentEntries.orderId, orderId), eq(paymentEntries.kind, kind));
}

export async function findAuthorization(queryable: Queryable, key: OrderKey): Promise<PaymentEntry | undefined> {
  const [entry] = await queryable.select().from(paymentEntries).where(isEntryOfOrder(key, 'authorisation'));
  return entry;
}

/** Records the result of the authorization unless one is already recorded. */
export async function settleAuthorization(
  queryable: Queryable,
  order: OrderRow,
  state: Exclude<PaymentEntry['state'], 'asked'>,
  result: PaymentResult,
  now: Date,
): Promise<void> {
  const reference = result.state === 'none' ? {} : { providerReference: result.reference };
  await queryable
    .update(paymentEntries)
    .set({ state, ...reference, answer: storableResult(result), settledAt: now })
    .where(and(isEntryOfOrder(keyOf(order), 'authorisation'), inArray(paymentEntries.state, ['asked', 'awaiting_shopper'])));
}

export async function settleVoid(queryable: Queryable, key: OrderKey, result: PaymentResult, now: Date): Promise<void> {
  const reference = result.state === 'none' ? {} : { providerReference: result.reference };
  await queryable
    .update(paymentEntries)
    .set({ state: 'succeeded', ...reference, answer: storableResult(result), settledAt: now })
    .where(and(isEntryOfOrder(key, 'void'), eq(paymentEntries.state, 'asked')));
}

export function pendingVoids(queryable: Queryable, before: Date, limit: number): Promise<PaymentEntry[]> {
  return queryable
    .select()
    .from(paymentEntries)
    .where(and(eq(paymentEntries.kind, 'void'), eq(paymentEntries.state, 'asked'), lt(paymentEntries.requestedAt, before)))
    .orderBy(asc(paymentEntries.requestedAt))
    .limit(limit);
}
