import { and, asc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import type { BasketKey } from './snapshot.ts';
import { baskets } from './tables.ts';

export interface ExpiryOptions {
  /** Baskets changed at or after this time are kept. */
  changedBefore: Date;
  /** Returns the ids of the baskets that must be kept although they are old, because an order of theirs is under way. */
  findProtected: (tx: Transaction, keys: readonly BasketKey[]) => Promise<ReadonlySet<string>>;
  batchSize?: number;
}

interface Position {
  updatedAt: Date;
  id: string;
}

/**
 * Deletes the open baskets of guests that have not changed for long, in transactions of some hundred baskets. Skips baskets that are being
 * changed. A customer's basket, whose group is the customer, never expires. Returns the number of deleted baskets.
 */
export async function deleteExpiredBaskets(
  db: Database,
  { changedBefore, findProtected, batchSize = 500 }: ExpiryOptions,
): Promise<number> {
  let deleted = 0;
  for (let after: Position | undefined, isOver = false; !isOver; ) {
    const rows = await inTransaction(db, async (tx) => {
      const batch = await tx
        .select({ customerGroupId: baskets.customerGroupId, basketId: baskets.id, updatedAt: baskets.updatedAt })
        .from(baskets)
        .where(
          and(
            eq(baskets.status, 'open'),
            lt(baskets.updatedAt, changedBefore),
            ne(baskets.customerGroupId, baskets.customerId),
            isAfter(after),
          ),
        )
        .orderBy(asc(baskets.updatedAt), asc(baskets.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const protectedIds = batch.length > 0 ? await findProtected(tx, batch) : new Set<string>();
      const expired = batch.filter(({ basketId }) => !protectedIds.has(basketId));
      await deleteBaskets(tx, expired);
      return { batch, count: expired.length };
    });
    deleted += rows.count;
    const last = rows.batch.at(-1);
    isOver = last === undefined || rows.batch.length < batchSize;
    if (last) after = { updatedAt: last.updatedAt, id: last.basketId };
  }
  return deleted;
}

function isAfter(position: Position | undefined): SQL | undefined {
  if (!position) return undefined;
  return sql`(${baskets.updatedAt}, ${baskets.id}) > (${position.updatedAt.toISOString()}::timestamptz, ${position.id}::uuid)`;
}

/** Deletes baskets with their items, shipments, coupons and payment instruments. */
async function deleteBaskets(tx: Transaction, keys: readonly BasketKey[]): Promise<void> {
  const groups = keys.map(({ customerGroupId }) => customerGroupId);
  const ids = keys.map(({ basketId }) => basketId);
  await tx.execute(sql`
    DELETE FROM ${baskets} USING unnest(${sql.param(groups)}::text[], ${sql.param(ids)}::uuid[]) AS expired (customer_group_id, id)
    WHERE basket.customer_group_id = expired.customer_group_id AND basket.id = expired.id`);
}
