/** Stock of several stores of items to be picked up, by one call (FULFIL-006). */
import {
  isInStockNow,
  limitedQuantity,
  maxCartAtpDetails,
  maxCartAtpLines,
  maxCartAtpStores,
  type ProductItem,
  type RequestBody,
  type ResponseBody,
} from '@outfitter/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { getShopper } from '../../platform/session/index.ts';
import type { PickupMethod } from '../delivery/delivery-method.ts';
import type { PickupTimes } from '../delivery/pickup-day.ts';

export type StockedItem = Pick<ProductItem, 'itemId' | 'productId' | 'quantity'>;

type Response = ResponseBody<'getCartAtp'>;

/** Units of the items, each of which counts if the store can hand over all of them. Times without a date are not known (FULFIL-017). */
export interface StockAtStore {
  total: number;
  inStore: number;
  inStoreTimes: PickupTimes | undefined;
  /** Further units, which the warehouse can send to the store. */
  toStore: number;
  toStoreTimes: PickupTimes | undefined;
}

type Units = Response['ResponseDetails'][number]['Pickup'];

/** Returns whether units are in stock: items on backorder cannot be picked up. */
const isInStock = (units: Units) => units !== undefined && isInStockNow(units.InventoryMessage);
const hasAll = (units: Units, quantity: number) => units !== undefined && isInStock(units) && units.Quantity >= quantity;

const detailsAt = ({ ResponseDetails }: Response, storeId: string) =>
  new Map(ResponseDetails.flatMap((detail) => (detail.StoreId === storeId ? [[detail.DetailId, detail] as const] : [])));

export function stockAtStore(response: Response, storeId: string, items: readonly StockedItem[]): StockAtStore {
  const details = detailsAt(response, storeId);
  const countOf = (counted: readonly StockedItem[]) => counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const inStore = items.filter(({ itemId, quantity }) => hasAll(details.get(itemId)?.Pickup, quantity));
  const toStore = items.filter((item) => !inStore.includes(item) && hasAll(details.get(item.itemId)?.ShipToStore, item.quantity));
  const pickup = response.PickupOptions.find((option) => option.StoreId === storeId);
  const transfer = response.ShipToStoreOptions.find((option) => option.StoreId === storeId);
  // The date is that of the last item, also of one on backorder.
  const isTransferDated = [...details.values()].every(({ ShipToStore: units }) => !units?.Quantity || isInStock(units));
  return {
    total: countOf(items),
    inStore: countOf(inStore),
    inStoreTimes: pickup && { c_promiseDate: pickup.EarliestPickupDate, c_readyBy: pickup.ReadyBy },
    toStore: countOf(toStore),
    toStoreTimes: transfer && isTransferDated ? { c_promiseDate: transfer.EarliestPickupDate } : undefined,
  };
}

export type ItemAtStore =
  | { is: 'none' }
  /** `short`: the store has only `units` of it. `transfer`: the warehouse can send all of them. */
  | { is: 'in-stock' | 'limited' | 'short' | 'transfer'; units: number; times: PickupTimes | undefined };

/** Returns what a store has of an item. The stock of a store that takes no pickups has no times. */
export function itemAtStore(response: Response, storeId: string, item: StockedItem): ItemAtStore {
  const { inStoreTimes, toStore, toStoreTimes } = stockAtStore(response, storeId, [item]);
  const detail = detailsAt(response, storeId).get(item.itemId);
  const units = detail?.InStore ?? detail?.Pickup;
  if (hasAll(units, item.quantity)) {
    return { is: units?.InventoryMessage === limitedQuantity ? 'limited' : 'in-stock', units: item.quantity, times: inStoreTimes };
  }
  if (toStore > 0) return { is: 'transfer', units: toStore, times: toStoreTimes };
  return units && isInStock(units) ? { is: 'short', units: units.Quantity, times: inStoreTimes } : { is: 'none' };
}

/** Returns whether all units of all items can be had at the store in this way: from its own stock, or shipped to it. Pure. */
export function canPickUpAll(response: Response, storeId: string, items: readonly StockedItem[], way: PickupMethod): boolean {
  const details = detailsAt(response, storeId);
  const field = way === 'in-store-pickup' ? 'Pickup' : 'ShipToStore';
  return items.every(({ itemId, quantity }) => hasAll(details.get(itemId)?.[field], quantity));
}

type Request = RequestBody<'getCartAtp'>;

function requestOf(storeIds: readonly string[], items: readonly StockedItem[], idsWithoutPickup: readonly string[]): Request {
  const pickup = { EvaluateShipping: false, EvaluatePickup: true, EvaluatePickupWithShipTo: true };
  const noPickup = { EvaluateShipping: false, EvaluateInStore: true };
  return {
    RequestDetails: storeIds.flatMap((StoreId) =>
      items.map(({ itemId, productId, quantity }) => ({
        DetailId: itemId,
        ItemId: productId,
        Quantity: quantity,
        StoreId,
        ...(idsWithoutPickup.includes(StoreId) ? noPickup : pickup),
      })),
    ),
  };
}

/**
 * Query options of the stock of all items at all stores; disabled for more items than a call takes. Stores that take no pickups are asked
 * for what they have in stock.
 */
export function stockAtStoresQuery(
  storeIds: readonly string[],
  items: readonly StockedItem[],
  locale: string,
  idsWithoutPickup: readonly string[] = [],
) {
  const body = requestOf(storeIds.slice(0, maxCartAtpStores), items, idsWithoutPickup);
  return queryOptions({
    queryKey: ['stores', 'items', body],
    queryFn: () => getShopper().client.getCartAtp({ params: { locale }, body }),
    enabled: body.RequestDetails.length > 0 && body.RequestDetails.length <= maxCartAtpDetails && items.length <= maxCartAtpLines,
  });
}
