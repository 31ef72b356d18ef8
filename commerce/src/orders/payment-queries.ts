/** SQL of an order's payment entries. Append-only, except that an entry without a result is updated with its result. */
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { PaymentResult } from '../payments/payment-provider.ts';
import { runCombinedWrites, type Write } from '../platform/database/combined-writes.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { OrderKey, OrderRow } from './order-queries.ts';
import { paymentEntries } from './tables.ts';

export type PaymentEntry = typeof paymentEntries.$inferSelect;

export function authorizationKey(order: Pick<OrderRow, 'id'>, attempt = 1): string {
  return `${order.id}:${attempt}`;
}

/** Returns the part of a result that may be stored; never card data. `refused` is the stored value of `declined`. */
function storableResult(result: PaymentResult): Record<string, unknown> {
  return result.state === 'declined' ? { state: 'refused', reason: result.reason } : { state: result.state };
}

const value = sql.placeholder;

function insertEntry(queryable: Queryable) {
  return queryable
    .insert(paymentEntries)
    .values({
      customerGroupId: value('customerGroupId'),
      orderId: value('orderId'),
      id: value('entryId'),
      kind: value('entryKind'),
      attempt: 1,
      key: value('entryKey'),
      state: 'asked',
      amountMinor: value('totalMinor'),
      currency: value('currency'),
      provider: value('provider'),
      requestedAt: sql`${value('now')}::timestamptz`,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEntries.id });
}

function entryRequest(order: OrderRow, kind: PaymentEntry['kind'], key: string, provider: string, now: Date): Write {
  const { customerGroupId, id: orderId, currency, totalMinor } = order;
  const entry = { entryId: newId(), entryKind: kind, entryKey: key, provider };
  return { build: insertEntry, values: { customerGroupId, orderId, currency, totalMinor, ...entry, now: now.toISOString() } };
}

/** Returns the write that records the request of the authorization. It must be committed before the request is sent. */
export function authorizationRequest(order: OrderRow, provider: string, now: Date): Write {
  return entryRequest(order, 'authorisation', authorizationKey(order), provider, now);
}

/** Records that the authorization must be voided; the sweeper repeats the void until it succeeds. */
export async function recordVoidRequested(tx: Transaction, order: OrderRow, provider: string, now: Date): Promise<void> {
  await runCombinedWrites(tx, 'void', { requested: entryRequest(order, 'void', `${authorizationKey(order)}:void`, provider, now) });
}

function isEntryOfOrder({ customerGroupId, orderId }: OrderKey, kind: PaymentEntry['kind']) {
  return and(eq(paymentEntries.customerGroupId, customerGroupId), eq(paymentEntries.orderId, orderId), eq(paymentEntries.kind, kind));
}

export async function findAuthorization(queryable: Queryable, key: OrderKey): Promise<PaymentEntry | undefined> {
  const [entry] = await queryable.select().from(paymentEntries).where(isEntryOfOrder(key, 'authorisation'));
  return entry;
}

const settled = sql`
  UPDATE ${paymentEntries} SET state = ${value('entryState')}, known_at = ${value('now')}::timestamptz, answer = ${value('result')}::jsonb,
    provider_reference = coalesce(${value('providerReference')}, provider_reference)
  WHERE customer_group_id = ${value('customerGroupId')} AND order_id = ${value('orderId')}::uuid
    AND kind = 'authorisation' AND state IN ('asked', 'awaiting_shopper')
  RETURNING id`;

/** Returns the write that records the result of the authorization unless one is already recorded. */
export function authorizationResult(
  order: OrderRow,
  state: Exclude<PaymentEntry['state'], 'asked'>,
  result: PaymentResult,
  now: Date,
): Write {
  const { customerGroupId, id: orderId } = order;
  const providerReference = result.state === 'none' ? null : result.reference;
  const entry = { entryState: state, providerReference, result: JSON.stringify(storableResult(result)) };
  return { build: () => settled, values: { customerGroupId, orderId, ...entry, now: now.toISOString() } };
}

export async function settleAuthorization(tx: Transaction, ...settlement: Parameters<typeof authorizationResult>): Promise<void> {
  await runCombinedWrites(tx, 'authorization', { settled: authorizationResult(...settlement) });
}

export async function settleVoid(queryable: Queryable, key: OrderKey, result: PaymentResult, now: Date): Promise<void> {
  const reference = result.state === 'none' ? {} : { providerReference: result.reference };
  await queryable
    .update(paymentEntries)
    .set({ state: 'succeeded', ...reference, response: storableResult(result), settledAt: now })
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
