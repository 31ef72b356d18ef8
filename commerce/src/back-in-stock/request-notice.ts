import { and, eq, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { maxOpenRequests, stateAfterRequest } from './request-state.ts';
import { backInStockRequests } from './tables.ts';

/** A notice was requested; payload `{ skuId }`. */
export const backInStockRequested = 'back-in-stock-asked';

export interface NoticeRequest {
  skuId: string;
  /** Normalized. */
  email: string;
  locale: string | undefined;
  at: Date;
}

/** Stores a request. The event checks afterwards whether the SKU is back already, so that no concurrent restock is missed. */
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
    // A concurrent insert of the same request waits here.
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
