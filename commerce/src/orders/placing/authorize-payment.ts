/** The payment: the second of three steps of placing an order, outside of any transaction. */
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import { PaymentOutcomeUnknown, type PaymentProvider, type PaymentResult } from '../../payments/payment-provider.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import { confirmationFlash } from '../failure-messages.ts';
import { keyOf, type OrderRow, transitionOrder } from '../order-queries.ts';
import { reservationMilliseconds } from '../order-state.ts';
import { authorizationKey, settleAuthorization } from '../payment-queries.ts';
import { reachStep } from './order-steps.ts';

/** `unknown`: the provider could not be reached or did not respond; ask for the status again later. */
export type AuthorizationResult = PaymentResult | { state: 'unknown' };

async function resultOrUnknown(
  deps: CommerceDependencies,
  order: OrderRow,
  call: () => Promise<PaymentResult>,
): Promise<AuthorizationResult> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    deps.log.warn({ error, orderId: order.id }, 'the outcome of a payment is unknown');
    return { state: 'unknown' };
  }
}

export function queryPaymentStatus(deps: CommerceDependencies, order: OrderRow): Promise<AuthorizationResult> {
  return resultOrUnknown(deps, order, () => paymentProviderOf(deps).status(authorizationKey(order)));
}

function requestAuthorization(provider: PaymentProvider, order: OrderRow, siteOrigin: string): Promise<PaymentResult> {
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
 * Requests the authorization, whose record is committed already. If its outcome is unknown, asks for the status under the same key; never
 * repeats the request under another key.
 */
export async function authorizePayment(deps: CommerceDependencies, order: OrderRow): Promise<AuthorizationResult> {
  const requested = await resultOrUnknown(deps, order, () =>
    requestAuthorization(paymentProviderOf(deps), order, deps.settings.siteOrigin),
  );
  const result = requested.state === 'unknown' ? await queryPaymentStatus(deps, order) : requested;
  await reachStep(deps, 'responded', order.id);
  return result;
}

/** Records an authorization whose order could not be finished, so that the auditor sees how long it lacks one. */
export function recordAuthorized(deps: CommerceDependencies, order: OrderRow, payment: PaymentResult): Promise<OrderRow | undefined> {
  return record(deps, order, 'authorised', { updatedAt: deps.clock.now() }, 'succeeded', payment);
}

/** Records that the shopper has to confirm the payment, and renews the stock reservation. */
export function recordChallenge(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: Extract<PaymentResult, { state: 'challenge' }>,
): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const reservedUntil = new Date(now.getTime() + reservationMilliseconds);
  const change = { flash: [confirmationFlash(payment.url)], reservedUntil, updatedAt: now };
  return record(deps, order, 'awaiting_shopper', change, 'awaiting_shopper', payment);
}

function record(
  deps: CommerceDependencies,
  order: OrderRow,
  to: 'authorised' | 'awaiting_shopper',
  change: Parameters<typeof transitionOrder>[3],
  entryState: 'succeeded' | 'awaiting_shopper',
  payment: PaymentResult,
): Promise<OrderRow | undefined> {
  return inTransaction(deps.database.db, async (tx) => {
    const transitioned = await transitionOrder(tx, keyOf(order), to, change);
    if (transitioned) await settleAuthorization(tx, order, entryState, payment, change.updatedAt);
    return transitioned;
  });
}
