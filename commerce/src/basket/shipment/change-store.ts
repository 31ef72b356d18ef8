import { ok, type Result } from '../../platform/result.ts';
import type { BasketChange, ChangedBasket } from '../change/change-basket.ts';
import { isPickupShipment } from './line-location.ts';
import { type PickupStoreException, requirePickupStore } from './pickup-store.ts';
import { changedLines, planDeliveryAt } from './plan-delivery.ts';

/**
 * Returns the change of a basket to another pickup store, which rechecks all lines to be picked up; without a store they are shipped to the
 * home.
 */
export async function changeStore(change: BasketChange, storeId: string | null): Promise<Result<ChangedBasket, PickupStoreException>> {
  const { snapshot } = change;
  const store = storeId === null ? ok() : await requirePickupStore(change, storeId);
  if (!store.ok) return store;
  const hasPickup = snapshot.items.some(({ shipmentId }) => isPickupShipment(shipmentId));
  if (!hasPickup || storeId === snapshot.basket.pickupStoreId) return ok({ basket: { pickupStoreId: storeId } });
  const plan = await planDeliveryAt(change, storeId);
  return ok(changedLines(snapshot, plan, plan.lines));
}
