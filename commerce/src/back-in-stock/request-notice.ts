import { and, eq, isNull } from 'drizzle-orm';
import { findSkus } from '../catalog/find-skus.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { maxOpenRequests, stateAfterRequest } from './request-state.ts';
import { backInStockRequests } from './tables.ts';

/** Event: a notice was requested. Payload: `{ skuId }`. */
export const backInStockRequested = 'back-in-stock-asked';

interface NoticeRequest {
  skuId: string;
  email: string;
  locale: string | undefined;
  at: Date;
}

/** Stores a request and emits an event, whose handler checks the stock afterward, so that no concurrent restock is missed. */
async function saveRequest(db: Database, { skuId, email, locale, at }: NoticeRequest): Promise<void> {
  const addressKey = emailKeyOf(email);
  const isThisRequest = and(eq(backInStockRequests.addressKey, addressKey), eq(backInStockRequests.skuId, skuId));
  await inTransaction(db, async (tx) => {
    const open = await tx.$count(
      backInStockRequests,
      and(eq(backInStockRequests.addressKey, addressKey), isNull(backInStockRequests.mailedAt)),
    );
    if (open >= maxOpenRequests) return;
    const newRequest = { addressKey, skuId, email, locale: locale ?? null, ...stateAfterRequest(undefined, at) };
    // A concurrent insert of the same request waits here.
    const { rowCount } = await tx.insert(backInStockRequests).values(newRequest).onConflictDoNothing();
    if (!rowCount) {
      const [current] = await tx.select().from(backInStockRequests).where(isThisRequest).for('update');
      await tx
        .update(backInStockRequests)
        .set({ locale: newRequest.locale, ...stateAfterRequest(current, at) })
        .where(isThisRequest);
    }
    await emit(tx, { kind: backInStockRequested, payload: { skuId } }, at);
  });
}

export interface NoticeForm {
  productId: string;
  email: string;
  locale?: string | undefined;
  website?: string | undefined;
}

/** Requests a mail for when a SKU is in stock again. A filled honeypot gets the same result but stores nothing. */
export async function requestNotice(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { productId, email: typedEmail, locale, website }: NoticeForm,
): Promise<Result<undefined, 'ValidationException' | 'ProductNotFoundException'>> {
  const email = parseEmail(typedEmail);
  if (!email.ok) return email;
  const skus = await findSkus(db, [productId]);
  if (!skus.has(productId)) return failure('ProductNotFoundException', `No variant with the id '${productId}' is sold.`, { productId });
  if (!isHoneypotFilled(website)) await saveRequest(db, { skuId: productId, email: email.value, locale, at: clock.now() });
  return ok();
}
