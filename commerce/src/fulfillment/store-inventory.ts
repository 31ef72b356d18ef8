import { availabilityGroups, type CartAtpResponse, isInStockNow } from '@outfitter/contract';
import { existingSkuIds } from '../catalog/read-catalog.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { notAvailable } from '../inventory/inventory-message.ts';
import { failure, ok } from '../platform/result.ts';
import { findStore } from '../stores/index.ts';
import { storeForPickup } from '../stores/pickup/pickup-stores.ts';
import type { AvailabilityPromises } from './availability-promises.ts';
import { nearestStoreWithStock } from './nearest-store-with-stock.ts';

export interface StoreInventoryRequest {
  storeId: string;
  skuId: string;
  quantity: number;
}

/** Returns the first way that has the whole quantity at the store, or else the first that has some units. */
function chooseWay({ PickupOptions, ShipToStoreOptions, ResponseDetails }: CartAtpResponse, quantity: number) {
  const [detail] = ResponseDetails;
  const ways = [
    { option: PickupOptions[0], units: detail?.Pickup },
    { option: ShipToStoreOptions[0], units: detail?.ShipToStore },
  ].filter(({ option, units }) => option && units && units.Quantity > 0);
  return ways.find(({ units }) => (units?.Quantity ?? 0) >= quantity) ?? ways[0];
}

export async function storeInventory(
  deps: CommerceDependencies,
  promises: AvailabilityPromises,
  { storeId, skuId, quantity }: StoreInventoryRequest,
  at: Date,
) {
  const { db } = deps.database;
  const store = await findStore(db, deps.cache, storeId);
  if (!store) return failure('NotFoundException', `No store with the id '${storeId}'.`, { id: storeId });
  if (!(await existingSkuIds(db, [skuId])).has(skuId)) {
    return failure('ProductNotFoundException', `No product with the id '${skuId}' is sold.`, { productId: skuId });
  }
  const { pickupStatus, isClosed } = storeForPickup(store, at);
  const detail = { DetailId: '1', ItemId: skuId, Quantity: quantity, StoreId: storeId };
  const evaluated = {
    EvaluateShipping: false,
    EvaluatePickup: true,
    EvaluatePickupWithShipTo: true,
    EvaluateInStore: pickupStatus === 'none' && !isClosed,
  };
  const response = await promises.cartAtp({ RequestDetails: [{ ...detail, ...evaluated }] }, at);
  const inventory = presentStoreInventory({ storeId, skuId, quantity }, response);
  const hasNone = (inventory.inStore ?? inventory.ways['in-store-pickup']).available === 0;
  const nearest = hasNone ? await nearestStoreWithStock(deps, { from: store, skuId, quantity }, at) : undefined;
  return ok({ ...inventory, pickupStatus, ...(nearest ? { nearest } : {}) });
}

type StoreOption = CartAtpResponse['PickupOptions'][number] | undefined;
type Units = CartAtpResponse['ResponseDetails'][number]['Pickup'];

/** Returns what one way offers now: nothing on backorder can be picked up. */
function presentWay(option: StoreOption, units: Units) {
  const available = units && isInStockNow(units.InventoryMessage) ? units.Quantity : 0;
  const message = units?.InventoryMessage ?? notAvailable;
  return { available, message, ...(available > 0 ? presentTime(option) : {}) };
}

function presentTime(option: StoreOption) {
  return {
    ...(option ? { group: option.Group } : {}),
    ...(option?.EarliestPickupDate ? { pickupDate: option.EarliestPickupDate } : {}),
    ...(option?.ReadyBy ? { readyBy: option.ReadyBy } : {}),
  };
}

function presentStoreInventory({ storeId, skuId, quantity }: StoreInventoryRequest, response: CartAtpResponse) {
  const [detail] = response.ResponseDetails;
  const asked = {
    store: storeId,
    product: skuId,
    quantity,
    available: detail?.Pickup?.Quantity ?? 0,
    availableToShipToStore: detail?.ShipToStore?.Quantity ?? 0,
    ways: {
      'in-store-pickup': presentWay(response.PickupOptions[0], detail?.Pickup),
      'ship-to-store': presentWay(response.ShipToStoreOptions[0], detail?.ShipToStore),
    },
    ...(detail?.InStore ? { inStore: { available: detail.InStore.Quantity, message: detail.InStore.InventoryMessage } } : {}),
  };
  const way = chooseWay(response, quantity);
  if (!way?.option || !way.units) return { ...asked, status: 'NOT_AVAILABLE' as const, message: notAvailable };
  const { status, label } = availabilityGroups[way.option.Group];
  return { ...asked, status, label, message: way.units.InventoryMessage, ...presentTime(way.option) };
}
