/** The second of the three steps (design §6): the payment, outside of every transaction. */

import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import { PaymentOutcomeUnknown, type PaymentProvider, type PaymentResult } from '../../payments/payment-provider.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import { confirmationFlash } from '../failure-messages.ts';
import { keyOf, type OrderRow, transitionOrder } from '../order-queries.ts';
import { reservationMilliseconds } from '../order-state.ts';
import { authorizationKey, recordAuthorizationRequested, settleAuthorization } from '../payment-queries.ts';
import { AbortTransaction } from './abort-transaction.ts';
import { reachStep } from './order-steps.ts';

/** What became of asking: an answer, or `unknown`, when nobody can say yet and it is asked again later. */
export type AuthorizationResult = PaymentResult | { state: 'unknown' };

/** Writes down that the provider is about to be asked. Answers the order where it is this call that asks. */
export async function beginAuthorization(deps: CommerceDependencies, order: OrderRow): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const isFree = order.document.payment === null;
  const begun = await inTransaction(deps.database.db, async (tx) => {
    const moved = await transitionOrder(tx, keyOf(order), isFree ? 'authorised' : 'authorising', { attempt: 1, updatedAt: now });
    if (moved && !isFree) await recordAuthorizationRequested(tx, order, paymentProviderOf(deps).id, now);
    return moved;
  });
  if (begun) await reachStep(deps, isFree ? 'authorised' : 'asking', order.id);
  return begun;
}

async function unlessUnknown(deps: CommerceDependencies, order: OrderRow, ask: () => Promise<PaymentResult>): Promise<AuthorizationResult> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    deps.log.warn({ error, orderId: order.id }, 'what became of a payment is not known yet');
    return { state: 'unknown' };
  }
}

/** Asks the provider what it knows of the order's payment. */
export function queryPaymentStatus(deps: CommerceDependencies, order: OrderRow): Promise<AuthorizationResult> {
  return unlessUnknown(deps, order, () => paymentProviderOf(deps).status(authorizationKey(order)));
}

function requestAuthorisation(provider: PaymentProvider, order: OrderRow, siteOrigin: string): Promise<PaymentResult> {
  const { payment } = order.document;
  if (!payment) throw new Error(`the order ${order.id} has nothing to pay`);
  return provider.authorize({
    key: authorizationKey(order),
    amountMinor: payment.amountMinor,
    currency: order.currency as Currency,
    token: payment.token,
    returnUrl: `${siteOrigin}/checkout/return?orderNo=${encodeURIComponent(order.orderNo)}`,
  });
}

/**
 * Asks for the money. No answer means unknown: then the provider is asked by the key what it has, and never for the money
 * again under another one.
 */
export async function authorizePayment(deps: CommerceDependencies, order: OrderRow): Promise<AuthorizationResult> {
  const asked = await unlessUnknown(deps, order, () => requestAuthorisation(paymentProviderOf(deps), order, deps.settings.siteOrigin));
  const answer = asked.state === 'unknown' ? await queryPaymentStatus(deps, order) : asked;
  await reachStep(deps, 'answered', order.id);
  return answer;
}

/** Writes down that the money is sure; answers the order. Nothing where the order is no longer waiting for it. */
export async function recordAuthorized(deps: CommerceDependencies, order: OrderRow, answer: PaymentResult): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const recorded = await record(deps, order, 'authorised', { updatedAt: now }, 'succeeded', answer);
  if (recorded) await reachStep(deps, 'authorised', order.id);
  return recorded;
}

/** Writes down that the shopper has to confirm the payment; their goods are held for a while from now on. */
export function recordChallenge(
  deps: CommerceDependencies,
  order: OrderRow,
  answer: Extract<PaymentResult, { state: 'challenge' }>,
): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const reservedUntil = new Date(now.getTime() + reservationMilliseconds);
  const change = { flash: [confirmationFlash(answer.url)], reservedUntil, updatedAt: now };
  return record(deps, order, 'awaiting_shopper', change, 'awaiting_shopper', answer);
}

/** The order's state and the entry of its payment change together, or neither. */
async function record(
  deps: CommerceDependencies,
  order: OrderRow,
  to: 'authorised' | 'awaiting_shopper',
  change: Parameters<typeof transitionOrder>[3],
  entryState: 'succeeded' | 'awaiting_shopper',
  answer: PaymentResult,
): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(deps.database.db, async (tx) => {
      const moved = await transitionOrder(tx, keyOf(order), to, change);
      if (!moved) throw new AbortTransaction('elsewhere');
      await settleAuthorization(tx, order, entryState, answer, change.updatedAt);
      return moved;
    });
  } catch (error) {
    if (error instanceof AbortTransaction) return undefined;
    throw error;
  }
}
