/**
 * The order that is being placed, kept in the tab until there is an answer: a reload, a lost connection or a second press is the same
 * order again, never another one.
 */
import type { Basket } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

export interface PlacingRecord {
  basketId: string;
  /** The total that the shopper saw. */
  expectedTotal: number;
  /** What it is paid with: ids of the basket's payment instruments. */
  paidWith: string;
  idempotencyKey: string;
}

/** As much of a basket as makes it the same order or another one. */
export type PlacedBasket = Pick<Basket, 'basketId' | 'orderTotal'> & { paymentInstruments: readonly { paymentInstrumentId: string }[] };

const storageKey = 'outfitter.placing';

export function readPlacing(): PlacingRecord | undefined {
  const kept = readStored('session', storageKey) as Partial<PlacingRecord> | undefined;
  return kept?.basketId && kept.idempotencyKey && typeof kept.expectedTotal === 'number' ? (kept as PlacingRecord) : undefined;
}

export function keepPlacing(record: PlacingRecord | undefined): void {
  writeStored('session', storageKey, record);
}

/**
 * The record for a press of the button: the one under way where it is for the same basket, total and payment, else a new one. A shopper
 * who comes back from the bank and pays with another card places another order; the key of the first would bring its old answer.
 */
export function recordFor(
  { basketId, orderTotal, paymentInstruments }: PlacedBasket,
  underWay: PlacingRecord | undefined,
  newKey: () => string,
): PlacingRecord {
  const paidWith = paymentInstruments.map(({ paymentInstrumentId }) => paymentInstrumentId).join();
  const isSame = underWay?.basketId === basketId && underWay.expectedTotal === orderTotal && underWay.paidWith === paidWith;
  return isSame ? underWay : { basketId, expectedTotal: orderTotal, paidWith, idempotencyKey: newKey() };
}
