/** Plans a change of the lines of a basket with the stock of their locations, and with the store chosen for pickup. */
import { availability } from '../../inventory/availability.ts';
import { ok, type Result } from '../../platform/result.ts';
import type { BasketChange, ChangedBasket } from '../change/change-basket.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { plannedItems } from '../items/planned-items.ts';
import type { BasketSnapshot } from '../snapshot.ts';
import { isInStoreShipment } from './line-location.ts';
import { type LineStock, lineStockOf, readStoreStock, type SkuStock } from './line-stock.ts';
import { type MovedLine, recheckPickup } from './moves/move-lines.ts';
import { type PickupStoreException, requirePickupStore } from './pickup/pickup-store.ts';

export interface DeliveryPlan {
  /** Lines of the basket; those to be picked up are rechecked if the store is another one. */
  lines: DraftLine[];
  stock: LineStock;
  storeId: string | null;
  moved: MovedLine[];
  skus: { stock: SkuStock; storeStock: SkuStock };
}

export interface DeliveryRequest {
  /** SKUs that are not in the basket yet. */
  skuIds?: readonly string[];
  /** Pickup of a change that puts lines into a pickup shipment; without an id, at the basket's store. */
  pickup?: { storeId: string | undefined } | undefined;
  /** A line that the caller places itself. */
  exceptId?: string | undefined;
}

/** Plans the delivery of a basket's lines. At most two statements for the stock, one if nothing is picked up in the store. */
export async function planDelivery(
  change: BasketChange,
  { skuIds = [], pickup, exceptId }: DeliveryRequest = {},
): Promise<Result<DeliveryPlan, PickupStoreException>> {
  const store = pickup && (await requirePickupStore(change, pickup.storeId));
  if (store && !store.ok) return store;
  const storeId = store ? store.value.id : change.snapshot.basket.pickupStoreId;
  return ok(await planDeliveryAt(change, storeId, { skuIds, exceptId, isInStore: store !== undefined }));
}

/**
 * Plans the delivery at a given store; without one, everything is shipped to the home. `isInStore`: lines may join in-store pickup.
 * `restored`: the lines of the basket with the delivery methods that they had at this store.
 */
export async function planDeliveryAt(
  { tx, cache, snapshot }: BasketChange,
  storeId: string | null,
  {
    skuIds = [],
    exceptId,
    isInStore = false,
    restored,
  }: Omit<DeliveryRequest, 'pickup'> & { isInStore?: boolean; restored?: readonly DraftLine[] | undefined } = {},
): Promise<DeliveryPlan> {
  const { items, basket } = snapshot;
  const allSkuIds = [...new Set([...items.map(({ skuId }) => skuId), ...skuIds])];
  const stock = await availability(tx, allSkuIds);
  const isOtherStore = storeId !== basket.pickupStoreId;
  const needsStore = isInStore || isOtherStore || items.some(({ shipmentId }) => isInStoreShipment(shipmentId));
  const storeStock: SkuStock = needsStore ? await readStoreStock(tx, cache, allSkuIds, storeId) : new Map();
  const lineStock = lineStockOf(storeId === null ? new Map() : stock, storeStock);
  const { lines, moved } = isOtherStore
    ? recheckPickup(restored ?? items, lineStock, { exceptId, keepsMethod: restored !== undefined })
    : { lines: [...items], moved: [] };
  return { lines, moved, storeId, stock: lineStockOf(stock, storeStock), skus: { stock, storeStock } };
}

export function changedLines(snapshot: BasketSnapshot, plan: DeliveryPlan, lines: readonly DraftLine[]): ChangedBasket {
  return {
    items: plannedItems(snapshot, lines),
    ...(plan.storeId === snapshot.basket.pickupStoreId ? {} : { basket: { pickupStoreId: plan.storeId } }),
    notices: plan.moved.map(({ line, from }) => ({ kind: 'moved', itemId: line.id, from, to: line.shipmentId })),
    skus: plan.skus,
  };
}
