/**
 * The order that is being placed, kept in the tab until there is an answer: a reload, a lost connection or a second press is the same
 * order again, never another one.
 */
import type { Basket } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

export interface OrderAttempt {
  basketId: string;
  /** The total that the shopper saw. */
  expectedTotal: number;
  /** What it is paid with: ids of the basket's payment instruments. */
  paidWith: string;
  idempotencyKey: string;
}

/** As much of a basket as makes it the same order or another one. */
export type AttemptedBasket = Pick<Basket, 'basketId' | 'orderTotal'> & { paymentInstruments: readonly { paymentInstrumentId: string }[] };

const storageKey = 'outfitter.placing';

export function readOrderAttempt(): OrderAttempt | undefined {
  const stored = readStored('session', storageKey) as Partial<OrderAttempt> | undefined;
  return stored?.basketId && stored.idempotencyKey && typeof stored.expectedTotal === 'number' ? (stored as OrderAttempt) : undefined;
}

export function storeOrderAttempt(attempt: OrderAttempt | undefined): void {
  writeStored('session', storageKey, attempt);
}

/**
 * The record for a press of the button: the one under way where it is for the same basket, total and payment, else a new one. A shopper
 * who comes back from the bank and pays with another card places another order; the key of the first would bring its old answer.
 */
export function orderAttemptFor(
  { basketId, orderTotal, paymentInstruments }: AttemptedBasket,
  current: OrderAttempt | undefined,
  newKey: () => string,
): OrderAttempt {
  const paidWith = paymentInstruments.map(({ paymentInstrumentId }) => paymentInstrumentId).join();
  const isSame = current?.basketId === basketId && current.expectedTotal === orderTotal && current.paidWith === paidWith;
  return isSame ? current : { basketId, expectedTotal: orderTotal, paidWith, idempotencyKey: newKey() };
}
