import { missingChoices, type PickupProgress, type PickupState, type PickupWorkState } from '@outfitter/contract';
import { shipmentTypeOf } from '../../basket/shipment/line-location.ts';
import { toMajor } from '../../platform/money.ts';
import type { StoredPickup } from './queries.ts';

/** States that shoppers see, without the progress of the picking. */
const shownStates: Readonly<Record<PickupWorkState, PickupState>> = {
  to_pick: 'preparing',
  picked: 'preparing',
  short: 'preparing',
  in_transfer: 'in_transfer',
  ready: 'ready',
  collected: 'collected',
  expired: 'expired',
  closed: 'closed',
};

type MissingItems = NonNullable<PickupProgress['c_missingItems']>;

/** Units that come from the warehouse in a shipment of the store's own stock were missing there. */
function missingItems({ shipmentId, lines }: StoredPickup): MissingItems {
  const isTransferred = shipmentTypeOf(shipmentId) === 'ship-to-store';
  return lines.flatMap(({ itemId, transferred, shipped, refunded }) => {
    const units = { transfer: isTransferred ? 0 : transferred, ship: shipped, refund: refunded };
    return missingChoices.filter((choice) => units[choice] > 0).map((choice) => ({ itemId, quantity: units[choice], c_choice: choice }));
  });
}

export function pickupProgressOf(pickup: StoredPickup): PickupProgress {
  const { state, code, readyBy, promisedOn, readyAt, collectUntil, collectedAt, refundedMinor } = pickup;
  const missing = missingItems(pickup);
  return {
    c_pickupState: shownStates[state],
    ...(readyBy ? { c_readyBy: readyBy.toISOString() } : {}),
    ...(promisedOn ? { c_promiseDate: promisedOn } : {}),
    ...(state === 'ready' ? { c_pickupCode: code } : {}),
    ...(readyAt ? { c_readySince: readyAt.toISOString() } : {}),
    ...(collectUntil ? { c_collectUntil: collectUntil.toISOString() } : {}),
    ...(collectedAt ? { c_collectedAt: collectedAt.toISOString() } : {}),
    ...(missing.length > 0 ? { c_missingItems: missing } : {}),
    ...(refundedMinor > 0 ? { c_refundedTotal: toMajor(refundedMinor) } : {}),
  };
}
