import { lockBasket, reopen } from '../basket/snapshot.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { release } from '../inventory/reserve.ts';
import { paymentsOf } from '../payments/dependencies.ts';
import type { PaymentAnswer } from '../payments/payment-provider.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import { announceReturned } from './announce-stock.ts';
import { type FailureReason, failureFlash } from './failure-words.ts';
import { GivenUp } from './given-up.ts';
import { basketKeyOfOrder, keyOf, moveOrder, type OrderRow, unitsOf } from './order-rows.ts';
import { authorisationOf, noteVoidAsked, settleAuthorisation } from './payment-rows.ts';
import { reach } from './steps.ts';
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
  refusal?: PaymentAnswer,
): Promise<void> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  let mustVoid = false;
  try {
    mustVoid = await inTransaction(deps.database.db, async (tx) => {
      await lockBasket(tx, basketKey);
      const units = await unitsOf(tx, key);
      await release(tx, order.id, [...units.keys()], now);
      await announceReturned(tx, units, now);
      // Only as it was looked at: one whose money has become sure since then is finished, not failed.
      const change = { flash: [failureFlash(reason)], reservedUntil: null, updatedAt: now };
      const moved = await moveOrder(tx, key, 'failed', change, [order.status]);
      if (!moved) throw new GivenUp('elsewhere');
      const isPaymentOpen = await closePayment(tx, order, refusal, now);
      await reopen(tx, basketKey, now);
      await reach(deps, 'failing', order.id);
      return isPaymentOpen;
    });
  } catch (error) {
    if (error instanceof GivenUp) return;
    throw error;
  }
  await reach(deps, 'failed', order.id);
  if (mustVoid) await voidPayment(deps, key, paymentsOf(deps));
}

/** Writes off the order's payment. Answers whether the provider may still hold something of it. */
async function closePayment(tx: Transaction, order: OrderRow, refusal: PaymentAnswer | undefined, now: Date): Promise<boolean> {
  const entry = await authorisationOf(tx, keyOf(order));
  if (!entry) return false;
  if (refusal) {
    await settleAuthorisation(tx, order, 'refused', refusal, now);
    return false;
  }
  await settleAuthorisation(tx, order, 'failed', { state: 'none' }, now);
  await noteVoidAsked(tx, order, entry.provider, now);
  return true;
}
