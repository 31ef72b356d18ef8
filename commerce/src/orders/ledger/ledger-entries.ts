/** Captures and refunds of pickups. An entry is committed before the provider hears of it, and its key is the provider's. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
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

/** The captures and refunds of one pickup. They are a ledger of their own: no pickup is refunded from the money of another. */
export interface LedgerKey extends OrderKey {
  pickupId: string;
}

const ledgerKinds = ['capture', 'refund'] as const;

/** Records captures and refunds to send. Does nothing for amounts of 0, and for an order that was free. */
export async function recordLedgerEntries(
  tx: Transaction,
  { order, pickupId }: { order: OrderRow; pickupId: string },
  drafts: readonly LedgerDraft[],
  now: Date,
): Promise<void> {
  const wanted = drafts.filter(({ amountMinor }) => amountMinor > 0);
  if (wanted.length === 0) return;
  const { customerGroupId, id: orderId, currency } = order;
  const authorization = await findAuthorization(tx, { customerGroupId, orderId });
  if (!authorization) return;
  const { provider } = authorization;
  const entry = { customerGroupId, orderId, pickupId, currency, provider, attempt: 1, state: 'asked' as const, requestedAt: now };
  await tx
    .insert(paymentEntries)
    .values(wanted.map((draft) => ({ ...entry, ...draft, id: newId() })))
    .onConflictDoNothing();
}

export function readLedger(queryable: Queryable, { customerGroupId, orderId, pickupId }: LedgerKey): Promise<PaymentEntry[]> {
  const { customerGroupId: group, orderId: order, pickupId: pickup, kind, requestedAt } = paymentEntries;
  return queryable
    .select()
    .from(paymentEntries)
    .where(and(eq(group, customerGroupId), eq(order, orderId), eq(pickup, pickupId), inArray(kind, ledgerKinds)))
    .orderBy(asc(kind), asc(requestedAt));
}

async function updateOpenEntry(
  queryable: Queryable,
  { customerGroupId, id }: PaymentEntry,
  changes: Partial<typeof paymentEntries.$inferInsert>,
): Promise<void> {
  const { customerGroupId: group, id: entryId, state } = paymentEntries;
  await queryable
    .update(paymentEntries)
    .set(changes)
    .where(and(eq(group, customerGroupId), eq(entryId, id), eq(state, 'asked')));
}

export interface Settlement {
  state: 'succeeded' | 'refused' | 'failed';
  reference?: string;
}

export function settleEntry(queryable: Queryable, entry: PaymentEntry, { state, reference }: Settlement, now: Date): Promise<void> {
  const provided = reference === undefined ? {} : { providerReference: reference };
  return updateOpenEntry(queryable, entry, { state, settledAt: now, nextAttemptAt: null, ...provided });
}

export function postponeEntry(queryable: Queryable, entry: PaymentEntry, nextAttemptAt: Date): Promise<void> {
  return updateOpenEntry(queryable, entry, { nextAttemptAt });
}

const dueAt: SQL = sql`coalesce(${paymentEntries.nextAttemptAt}, ${paymentEntries.requestedAt})`;

export async function dueLedgers(queryable: Queryable, until: Date, limit: number): Promise<LedgerKey[]> {
  const { customerGroupId, orderId, pickupId, kind, state } = paymentEntries;
  const rows = await queryable
    .select({ customerGroupId, orderId, pickupId: sql<string>`${pickupId}` })
    .from(paymentEntries)
    .where(and(inArray(kind, ledgerKinds), eq(state, 'asked'), sql`${dueAt} <= ${until.toISOString()}`))
    .orderBy(asc(dueAt))
    .limit(limit);
  return [...new Map(rows.map((row) => [row.pickupId, row])).values()];
}
