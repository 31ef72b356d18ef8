import { type AvailabilityGroup, availabilityGroups, type CartAtpResponse, promiseKeyOf } from '@outfitter/contract';
import { inventoryMessage, timeUnavailable } from '../inventory/inventory-message.ts';
import type { DeliveryPromise } from '../shipping/delivery-promise.ts';
import type { PickupTime } from '../stores/pickup/pickup-time.ts';
import type { EvaluatedLine } from './evaluate-lines.ts';
import type { SplitUnits } from './split-units.ts';
import type { StoreTimes } from './store-times.ts';

export interface CartAtpParts {
  lines: readonly EvaluatedLine[];
  methods: readonly { methodId: string }[];
  promises: ReadonlyMap<string, DeliveryPromise>;
  times: StoreTimes;
}

type StoreOption = CartAtpResponse['PickupOptions'][number];

function shippingOption(methodId: string, promise: DeliveryPromise | undefined): CartAtpResponse['ShippingOptions'][number] {
  const method = { ShippingMethodId: methodId, PromiseKey: promiseKeyOf(methodId) };
  if (!promise) return { ...method, PromiseMessage: timeUnavailable };
  const { from, to, orderBefore } = promise;
  return { ...method, EarliestDeliveryDate: from, LatestDeliveryDate: to, OrderBefore: orderBefore.toISOString() };
}

function storeOption(storeId: string, time: PickupTime | undefined, fallback: AvailabilityGroup): StoreOption {
  const group = time?.group ?? fallback;
  const option = { StoreId: storeId, Group: group, Label: availabilityGroups[group].label };
  if (!time) return { ...option, PromiseMessage: timeUnavailable };
  return { ...option, EarliestPickupDate: time.date, ReadyBy: time.readyBy.toISOString() };
}

function storesWith(lines: readonly EvaluatedLine[], way: 'pickup' | 'shipToStore'): string[] {
  const ids = lines.flatMap((line) => (line[way]?.quantity && line.detail.StoreId ? [line.detail.StoreId] : []));
  return [...new Set(ids)];
}

function detailOption({ quantity, left }: SplitUnits, requested: number, group: AvailabilityGroup, isStore: boolean) {
  const Status = quantity === 0 ? ('NOT_AVAILABLE' as const) : availabilityGroups[group].status;
  return { Quantity: quantity, Status, InventoryMessage: inventoryMessage(left, { quantity: requested, isStore }) };
}

export function presentCartAtp({ lines, methods, promises, times }: CartAtpParts): CartAtpResponse {
  const storeId = lines.find(({ detail }) => detail.StoreId)?.detail.StoreId;
  return {
    ...(storeId === undefined ? {} : { StoreId: storeId }),
    ShippingOptions: methods.map(({ methodId }) => shippingOption(methodId, promises.get(methodId))),
    PickupOptions: storesWith(lines, 'pickup').map((id) => storeOption(id, times.pickup.get(id), 'pis-tomorrow')),
    ShipToStoreOptions: storesWith(lines, 'shipToStore').map((id) => storeOption(id, times.shipToStore.get(id), 'pis-4-7')),
    ResponseDetails: lines.map(({ detail: { DetailId, ItemId, Quantity, StoreId }, shipping, pickup, shipToStore }) => ({
      DetailId,
      ItemId,
      Quantity: Math.max(0, ...[shipping, pickup, shipToStore].map((units) => units?.quantity ?? 0)),
      ...(StoreId === undefined ? {} : { StoreId }),
      ...(shipping ? { Shipping: detailOption(shipping, Quantity, 'ship', false) } : {}),
      ...(pickup ? { Pickup: detailOption(pickup, Quantity, times.pickup.get(StoreId ?? '')?.group ?? 'pis-tomorrow', true) } : {}),
      ...(shipToStore ? { ShipToStore: detailOption(shipToStore, Quantity, 'pis-4-7', false) } : {}),
    })),
  };
}
