import { lockBasket, reopenBasket } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { release } from '../../inventory/reserve.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { announceBackInStock } from '../announce-stock.ts';
import { type FailureReason, failureFlash } from '../failure-messages.ts';
import { basketKeyOfOrder, keyOf, type OrderRow, transitionOrder, unitsBySku } from '../order-queries.ts';
import { findAuthorization, recordVoidRequested, settleAuthorization } from '../payment-queries.ts';
import { AbortTransaction } from './abort-transaction.ts';
import { reachStep } from './order-steps.ts';
import { voidPayment } from './void-payment.ts';

/**
 * Undoes an order that came to nothing, in one transaction: `failed` with the words for the shopper, its goods given
 * back, the basket open again without its means of payment. Whatever the provider may hold is voided afterwards, and
 * the note of that is part of the transaction, so that no crash can lose it. `refusal` is the provider's answer where it
 * has settled the payment itself.
 */
export async function failOrder(
  deps: CommerceDependencies,
  order: OrderRow,
  reason: FailureReason,
  refusal?: PaymentResult,
): Promise<void> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  let mustVoid = false;
  try {
    mustVoid = await inTransaction(deps.database.db, async (tx) => {
      await lockBasket(tx, basketKey);
      const units = await unitsBySku(tx, key);
      await release(tx, order.id, [...units.keys()], now);
      await announceBackInStock(tx, units, now);
      // Only as it was looked at: one whose money has become sure since then is finished, not failed.
      const change = { flash: [failureFlash(reason)], reservedUntil: null, updatedAt: now };
      const moved = await transitionOrder(tx, key, 'failed', change, [order.status]);
      if (!moved) throw new AbortTransaction('elsewhere');
      const isPaymentOpen = await closePayment(tx, order, refusal, now);
      await reopenBasket(tx, basketKey, now);
      await reachStep(deps, 'failing', order.id);
      return isPaymentOpen;
    });
  } catch (error) {
    if (error instanceof AbortTransaction) return;
    throw error;
  }
  await reachStep(deps, 'failed', order.id);
  if (mustVoid) await voidPayment(deps, key, paymentProviderOf(deps));
}

/** Writes off the order's payment. Answers whether the provider may still hold something of it. */
async function closePayment(tx: Transaction, order: OrderRow, refusal: PaymentResult | undefined, now: Date): Promise<boolean> {
  const entry = await findAuthorization(tx, keyOf(order));
  if (!entry) return false;
  if (refusal) {
    await settleAuthorization(tx, order, 'refused', refusal, now);
    return false;
  }
  await settleAuthorization(tx, order, 'failed', { state: 'none' }, now);
  await recordVoidRequested(tx, order, entry.provider, now);
  return true;
}
