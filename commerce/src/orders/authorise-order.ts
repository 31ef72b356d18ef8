/** The second of the three steps (design §6): the payment, outside of every transaction. */

import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { paymentsOf } from '../payments/dependencies.ts';
import { type PaymentAnswer, PaymentOutcomeUnknown, type PaymentProvider } from '../payments/payment-provider.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { confirmationFlash } from './failure-words.ts';
import { GivenUp } from './given-up.ts';
import { keyOf, moveOrder, type OrderRow } from './order-rows.ts';
import { reservationTime } from './order-state.ts';
import { authorisationKey, noteAuthorisationAsked, settleAuthorisation } from './payment-rows.ts';
import { reach } from './steps.ts';

/** What became of asking: an answer, or `unknown`, when nobody can say yet and it is asked again later. */
export type Asked = PaymentAnswer | { state: 'unknown' };

/** Writes down that the provider is about to be asked. Answers the order where it is this call that asks. */
export async function beginAuthorisation(deps: CommerceDependencies, order: OrderRow): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const isFree = order.document.payment === null;
  const begun = await inTransaction(deps.database.db, async (tx) => {
    const moved = await moveOrder(tx, keyOf(order), isFree ? 'authorised' : 'authorising', { attempt: 1, updatedAt: now });
    if (moved && !isFree) await noteAuthorisationAsked(tx, order, paymentsOf(deps).id, now);
    return moved;
  });
  if (begun) await reach(deps, isFree ? 'authorised' : 'asking', order.id);
  return begun;
}

async function unlessUnknown(deps: CommerceDependencies, order: OrderRow, ask: () => Promise<PaymentAnswer>): Promise<Asked> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    deps.log.warn({ error, orderId: order.id }, 'what became of a payment is not known yet');
    return { state: 'unknown' };
  }
}

/** Asks the provider what it knows of the order's payment. */
export function askStatus(deps: CommerceDependencies, order: OrderRow): Promise<Asked> {
  return unlessUnknown(deps, order, () => paymentsOf(deps).status(authorisationKey(order)));
}

function requestAuthorisation(provider: PaymentProvider, order: OrderRow, siteOrigin: string): Promise<PaymentAnswer> {
  const { payment } = order.document;
  if (!payment) throw new Error(`the order ${order.id} has nothing to pay`);
  return provider.authorise({
    key: authorisationKey(order),
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
export async function authorise(deps: CommerceDependencies, order: OrderRow): Promise<Asked> {
  const asked = await unlessUnknown(deps, order, () => requestAuthorisation(paymentsOf(deps), order, deps.settings.siteOrigin));
  const answer = asked.state === 'unknown' ? await askStatus(deps, order) : asked;
  await reach(deps, 'answered', order.id);
  return answer;
}

/** Writes down that the money is sure; answers the order. Nothing where the order is no longer waiting for it. */
export async function recordAuthorised(deps: CommerceDependencies, order: OrderRow, answer: PaymentAnswer): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const recorded = await record(deps, order, 'authorised', { updatedAt: now }, 'succeeded', answer);
  if (recorded) await reach(deps, 'authorised', order.id);
  return recorded;
}

/** Writes down that the shopper has to confirm the payment; their goods are held for a while from now on. */
export function recordChallenge(
  deps: CommerceDependencies,
  order: OrderRow,
  answer: Extract<PaymentAnswer, { state: 'challenge' }>,
): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const reservedUntil = new Date(now.getTime() + reservationTime);
  const change = { flash: [confirmationFlash(answer.url)], reservedUntil, updatedAt: now };
  return record(deps, order, 'awaiting_shopper', change, 'awaiting_shopper', answer);
}

/** The order's state and the entry of its payment change together, or neither. */
async function record(
  deps: CommerceDependencies,
  order: OrderRow,
  to: 'authorised' | 'awaiting_shopper',
  change: Parameters<typeof moveOrder>[3],
  entryState: 'succeeded' | 'awaiting_shopper',
  answer: PaymentAnswer,
): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(deps.database.db, async (tx) => {
      const moved = await moveOrder(tx, keyOf(order), to, change);
      if (!moved) throw new GivenUp('elsewhere');
      await settleAuthorisation(tx, order, entryState, answer, change.updatedAt);
      return moved;
    });
  } catch (error) {
    if (error instanceof GivenUp) return undefined;
    throw error;
  }
}
