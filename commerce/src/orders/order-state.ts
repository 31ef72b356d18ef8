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

/** Transitions of an unfinished order, which end at `new` and `failed`; fulfillment follows `new`. */
const transitions: Readonly<Record<UnfinishedState, readonly OrderState[]>> = {
  created: ['authorising', 'authorised', 'failed'],
  authorising: ['awaiting_shopper', 'authorised', 'failed'],
  awaiting_shopper: ['authorised', 'failed'],
  authorised: ['new', 'failed'],
};

/** States in which the order may still fail or succeed. */
export const unfinishedStates = ['created', 'authorising', 'awaiting_shopper', 'authorised'] as const satisfies readonly OrderState[];
export type UnfinishedState = (typeof unfinishedStates)[number];

export function isUnfinished(state: OrderState): state is UnfinishedState {
  return (unfinishedStates as readonly OrderState[]).includes(state);
}

export function statesLeadingTo(state: OrderState): UnfinishedState[] {
  return unfinishedStates.filter((from) => transitions[from].includes(state));
}

/** Returns the status in the shop API, which does not expose `authorised`. */
export function wireStatus(state: OrderState): OrderStatus {
  return state === 'authorised' ? 'authorising' : state;
}

/** Milliseconds for which stock is reserved for an unpaid order; extended once while the shopper is on the bank's page. */
export const reservationMilliseconds = 15 * 60_000;

export function pendingOrderAction(order: { reservedUntil: Date | null; isExtended: boolean }, now: Date): 'wait' | 'extend' | 'expire' {
  if (order.reservedUntil === null || now < order.reservedUntil) return 'wait';
  // No extension if the extended time has passed as well.
  const isExtensionOver = now.getTime() >= order.reservedUntil.getTime() + reservationMilliseconds;
  return order.isExtended || isExtensionOver ? 'expire' : 'extend';
}
