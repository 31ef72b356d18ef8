import type { Basket, ShipmentType } from '@outfitter/contract';
import type { CommerceDependencies } from '../../../commerce-dependencies.ts';
import { ok, type Result } from '../../../platform/result.ts';
import {
  type BasketCall,
  type BasketChange,
  type BasketChangeError,
  type ChangedBasket,
  changeBasket,
} from '../../change/change-basket.ts';
import { isPickupShipment, shipmentIdOf } from '../line-location.ts';
import type { PickupStoreException } from '../pickup/pickup-store.ts';
import { changedLines, planDelivery } from '../plan-delivery.ts';
import { moveLines } from './move-lines.ts';

/** Returns the change that moves the lines of a shipment to another one, as far as they are available there. */
export async function movedShipment(
  change: BasketChange,
  { from, to, storeId }: { from: string; to: string; storeId?: string | undefined },
): Promise<Result<ChangedBasket, PickupStoreException>> {
  const plan = await planDelivery(change, { pickup: isPickupShipment(to) ? { storeId } : undefined });
  if (!plan.ok) return plan;
  const { lines, moved, stayed } = moveLines(plan.value.lines, { from, to }, plan.value.stock);
  // A line that the recheck of another store moves again is named once, with its final delivery method.
  const wasMoved = new Set(moved.map(({ line }) => line.id));
  const rechecked = plan.value.moved.filter(({ line }) => !wasMoved.has(line.id));
  const changed = changedLines(change.snapshot, { ...plan.value, moved: rechecked }, lines);
  const notices = stayed.map(({ id: itemId }) => ({ kind: 'stayed' as const, itemId, from, to }));
  return ok({ ...changed, notices: [...(changed.notices ?? []), ...notices] });
}

/** Moves all lines of one delivery method to another. A pickup method needs a store: the given one, or that of the basket. */
export function moveItems(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  { from, to, storeId }: { from: ShipmentType; to: ShipmentType; storeId?: string | undefined },
): Promise<Result<Basket, BasketChangeError | PickupStoreException>> {
  return changeBasket(deps, call, basketId, (change) => movedShipment(change, { from: shipmentIdOf(from), to: shipmentIdOf(to), storeId }));
}
