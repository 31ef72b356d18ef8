import { and, eq, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { maxOpenRequests, stateAfterRequest } from './request-state.ts';
import { backInStockRequests } from './tables.ts';

/** Somebody wants to hear of a SKU; payload `{ skuId }`. */
export const backInStockRequested = 'back-in-stock-asked';

export interface NoticeRequest {
  skuId: string;
  /** In its normal form. */
  email: string;
  locale: string | undefined;
  at: Date;
}

/**
 * Notes who wants to hear of a SKU. Whether it is back already is looked at afterwards, by the event: a return that happens at the same
 * moment either sees the request or is seen by it.
 */
export async function requestNotice(db: Database, { skuId, email, locale, at }: NoticeRequest): Promise<void> {
  const addressKey = emailKeyOf(email);
  const own = and(eq(backInStockRequests.addressKey, addressKey), eq(backInStockRequests.skuId, skuId));
  await inTransaction(db, async (tx) => {
    const open = await tx.$count(
      backInStockRequests,
      and(eq(backInStockRequests.addressKey, addressKey), isNull(backInStockRequests.mailedAt)),
    );
    if (open >= maxOpenRequests) return;
    const fresh = { addressKey, skuId, email, locale: locale ?? null, ...stateAfterRequest(undefined, at) };
    // Of two at once the second waits here for the first.
    const { rowCount } = await tx.insert(backInStockRequests).values(fresh).onConflictDoNothing();
    if (!rowCount) {
      const [current] = await tx.select().from(backInStockRequests).where(own).for('update');
      await tx
        .update(backInStockRequests)
        .set({ locale: fresh.locale, ...stateAfterRequest(current, at) })
        .where(own);
    }
    await emit(tx, { kind: backInStockRequested, payload: { skuId } }, at);
  });
}
