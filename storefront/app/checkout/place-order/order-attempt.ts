/**
 * The order that is being placed, stored in the tab until the server responds: a reload, a lost connection or a second click sends the
 * same order again, with the same idempotency key.
 */
import type { Basket } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

export interface OrderAttempt {
  basketId: string;
  expectedTotal: number;
  paidWith: string;
  idempotencyKey: string;
}

/** Fields of a basket that decide whether it is the same order. */
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
 * Returns the current attempt if basket, total and payment are the same, else a new one. A shopper who returns from the bank and pays with
 * another card needs a new idempotency key: the old one would return the old order.
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
