import { lockBasket, reopenBasket } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { release } from '../../inventory/reserve.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import { resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { failure, ok } from '../../platform/result.ts';
import { skuIdsOf } from '../documents/order-document.ts';
import { type FailureReason, failureFlash } from '../failure-messages.ts';
import { basketKeyOfOrder, keyOf, type OrderRow, transitionOrder } from '../order-queries.ts';
import { findAuthorization, recordVoidRequested, settleAuthorization } from '../payment-queries.ts';
import { publishBackInStock } from '../publish-stock.ts';
import { countDecline } from './card-attempt.ts';
import { reachStep } from './order-steps.ts';
import { voidPayment } from './void-payment.ts';

/**
 * Fails an order in one transaction: sets it to `failed` with the message for the shopper, releases its stock, reopens the basket without
 * its payment instruments, and records that the payment must be voided. Then counts a declined card and voids the payment; after a crash,
 * the sweeper voids it. `payment`
 * is the provider's last result, if there is one.
 */
export async function failOrder(
  deps: CommerceDependencies,
  order: OrderRow,
  reason: FailureReason,
  payment?: PaymentResult,
): Promise<void> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  const failed = await resultInTransaction(deps.database.db, async (tx) => {
    await lockBasket(tx, basketKey);
    await publishBackInStock(tx, await release(tx, order.id, skuIdsOf(order.document), now), now);
    // Only from the status that the caller saw: an order authorized since then is finished, not failed.
    const change = { flash: [failureFlash(reason)], reservedUntil: null, attemptNetworks: null, updatedAt: now };
    const transitioned = await transitionOrder(tx, key, 'failed', change, [order.status]);
    if (!transitioned) return failure('moved-on', 'another process has advanced the order');
    const mustVoid = await closePayment(tx, order, payment, now);
    await reopenBasket(tx, basketKey, now);
    await reachStep(deps, 'failing', order.id);
    return ok({ mustVoid });
  });
  if (!failed.ok) return;
  await reachStep(deps, 'failed', order.id);
  await countDecline(deps, order, reason);
  if (failed.value.mustVoid) await voidPayment(deps, key, paymentProviderOf(deps));
}

/** Closes the order's payment without a charge. Returns whether the provider may still hold an authorization, which must be voided. */
async function closePayment(tx: Transaction, order: OrderRow, payment: PaymentResult | undefined, now: Date): Promise<boolean> {
  const entry = await findAuthorization(tx, keyOf(order));
  if (!entry) return false;
  if (payment?.state === 'declined' || payment?.state === 'voided') {
    await settleAuthorization(tx, order, 'refused', payment, now);
    return false;
  }
  await settleAuthorization(tx, order, 'failed', payment ?? { state: 'none' }, now);
  await recordVoidRequested(tx, order, entry.provider, now);
  return true;
}
