import type { PickupWorkState } from '@outfitter/contract';
import type { OrderState } from '../order-state.ts';
import { isEndedPickup } from './pickup-state.ts';

const followingStates: readonly OrderState[] = ['new', 'allocated', 'ready_for_pickup'];
const hasBegun = (state: PickupWorkState) => state !== 'to_pick' && state !== 'in_transfer';

/** Returns the state of an order whose pickups are in these states; `isShipped` if a shipment of it travels to the shopper. */
export function orderStateOfPickups(current: OrderState, states: readonly PickupWorkState[], isShipped: boolean): OrderState {
  if (!followingStates.includes(current)) return current;
  if (states.includes('ready')) return 'ready_for_pickup';
  if (!isShipped && states.every(isEndedPickup)) return states.includes('collected') ? 'completed' : 'cancelled';
  return current === 'new' && !states.some(hasBegun) ? 'new' : 'allocated';
}
