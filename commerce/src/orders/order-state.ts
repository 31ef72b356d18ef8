/** The life of an order, as a table of moves. Pure. */
import type { OrderStatus } from '@outfitter/contract';

export const orderStates = [
  'created',
  'authorising',
  'awaiting_shopper',
  'authorised',
  'failed',
  'new',
  'allocated',
  'shipped',
  'ready_for_pickup',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** From the placing to its end: `new` or `failed`. What follows `new` is fulfilment. */
const transitions: Readonly<Record<UnfinishedState, readonly OrderState[]>> = {
  created: ['authorising', 'authorised', 'failed'],
  authorising: ['awaiting_shopper', 'authorised', 'failed'],
  awaiting_shopper: ['authorised', 'failed'],
  authorised: ['new', 'failed'],
};

/** States in which nobody knows yet whether the shopper has an order. */
export const unfinishedStates = ['created', 'authorising', 'awaiting_shopper', 'authorised'] as const satisfies readonly OrderState[];
export type UnfinishedState = (typeof unfinishedStates)[number];

export function isUnfinished(state: OrderState): state is UnfinishedState {
  return (unfinishedStates as readonly OrderState[]).includes(state);
}

/** The states from which an order may come into this one. */
export function statesLeadingTo(state: OrderState): UnfinishedState[] {
  return unfinishedStates.filter((from) => transitions[from].includes(state));
}

/** What the wire says: that the money is sure but the order not yet written is nobody's concern. */
export function wireStatus(state: OrderState): OrderStatus {
  return state === 'authorised' ? 'authorising' : state;
}

/** Milliseconds for which goods are held for an order that is not paid; extended once while the shopper's bank is asked. */
export const reservationMilliseconds = 15 * 60_000;

/** What to do with a payment that the shopper has not confirmed yet. */
export function pendingOrderAction(order: { reservedUntil: Date | null; isExtended: boolean }, now: Date): 'wait' | 'extend' | 'expire' {
  if (order.reservedUntil === null || now < order.reservedUntil) return 'wait';
  // A sweeper that slept through the second stretch too extends nothing.
  const isFarOver = now.getTime() >= order.reservedUntil.getTime() + reservationMilliseconds;
  return order.isExtended || isFarOver ? 'expire' : 'extend';
}
