import { ok, type Result } from '../../../platform/result.ts';
import { readStores } from '../../../stores/index.ts';
import type { BasketChange, ChangedBasket } from '../../change/change-basket.ts';
import { isPickupShipment } from '../line-location.ts';
import { type PickupStoreException, requirePickupStore } from '../pickup/pickup-store.ts';
import { changedLines, planDeliveryAt } from '../plan-delivery.ts';
import { linesBefore, type RestoredDelivery, restoreDelivery } from '../restore-delivery.ts';
import type { StoreNotice } from './move-notices.ts';

/** Returns the notice with the stores and what undoes the change; undefined for a basket that had no store, or whose store is gone. */
async function storeNotice(change: BasketChange, storeId: string | null, hasRestored: boolean): Promise<StoreNotice | undefined> {
  const { tx, cache, snapshot } = change;
  const stores = await readStores(tx, cache);
  const nameOf = (id: string | null) => stores.flatMap((store) => (store.id === id ? [{ storeId: store.id, name: store.name }] : []))[0];
  const from = nameOf(snapshot.basket.pickupStoreId);
  if (!from) return undefined;
  const canReturn = !hasRestored && (await requirePickupStore(change, from.storeId)).ok;
  const before = linesBefore(snapshot.items, ({ shipmentId }) => isPickupShipment(shipmentId));
  return { kind: 'store', from, to: nameOf(storeId), before: canReturn ? before : undefined, hasRestored };
}

/**
 * Returns the change of a basket to another pickup store, which rechecks all lines to be picked up; without a store they are shipped to the
 * home. With `restore`, it undoes such a change: the lines are delivered as before it, as far as that is still possible.
 */
export async function changeStore(
  change: BasketChange,
  storeId: string | null,
  restore?: readonly RestoredDelivery[],
): Promise<Result<ChangedBasket, PickupStoreException>> {
  const { snapshot } = change;
  const store = storeId === null ? ok() : await requirePickupStore(change, storeId);
  if (!store.ok) return store;
  const hasPickup = restore !== undefined || snapshot.items.some(({ shipmentId }) => isPickupShipment(shipmentId));
  if (!hasPickup || storeId === snapshot.basket.pickupStoreId) return ok({ basket: { pickupStoreId: storeId } });
  const plan = await planDeliveryAt(change, storeId, { restored: restore && restoreDelivery(snapshot.items, restore) });
  const changed = changedLines(snapshot, plan, plan.lines);
  const notice = await storeNotice(change, storeId, restore !== undefined);
  return ok({ ...changed, notices: [...(notice ? [notice] : []), ...(changed.notices ?? [])] });
}
