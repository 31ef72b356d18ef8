import type { CartAtpResponse } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { withoutBackorder } from '../inventory/availability.ts';
import { inventoryMessage } from '../inventory/inventory-message.ts';
import { readLocationStock } from '../inventory/location-stock.ts';
import { readPickupStores } from '../stores/pickup/pickup-stores.ts';
import type { AvailabilityPromises } from './availability-promises.ts';
import { readAvailabilitySettings } from './availability-settings.ts';
import type { AtpDetail } from './evaluate-lines.ts';

type ResponseDetail = CartAtpResponse['ResponseDetails'][number];

const keyOf = ({ DetailId, StoreId }: Pick<ResponseDetail, 'DetailId' | 'StoreId'>) => `${DetailId}\n${StoreId}`;

/** Returns what the stores have of the details now, whether or not they take pickups; nothing while a store is closed. One statement. */
async function inStoreUnits(
  { database: { db }, cache }: CommerceDependencies,
  details: readonly AtpDetail[],
  at: Date,
): Promise<Map<string, ResponseDetail['InStore']>> {
  const { storeSafetyStock } = await readAvailabilitySettings(db, cache);
  const stores = await readPickupStores(db, at, cache);
  const openIds = [...new Set(details.flatMap(({ StoreId }) => StoreId ?? []))].filter((id) => stores.get(id)?.isClosed === false);
  const skuIds = details.map(({ ItemId }) => ItemId);
  const stockAt = await readLocationStock(db, skuIds, openIds, storeSafetyStock);
  return new Map(
    details.map((detail) => {
      const { ItemId, StoreId = '', Quantity: quantity } = detail;
      const units = withoutBackorder(stockAt(ItemId, StoreId));
      const Quantity = Math.min(quantity, units.availableNow);
      const Status = Quantity > 0 ? ('AVAILABLE' as const) : ('NOT_AVAILABLE' as const);
      return [keyOf(detail), { Quantity, Status, InventoryMessage: inventoryMessage(units, { quantity, isStore: true }) }];
    }),
  );
}

/**
 * Adds `InStore` to the details that ask for it. It is the shop's own stock, also while an order-management service promises items: the
 * service promises pickups, so it never receives the field.
 */
export function withInStoreStock(promises: AvailabilityPromises, deps: CommerceDependencies): AvailabilityPromises {
  return {
    async cartAtp(request, at) {
      const RequestDetails = request.RequestDetails.map(({ EvaluateInStore: _, ...detail }) => detail);
      const response = await promises.cartAtp({ ...request, RequestDetails }, at);
      const asked = request.RequestDetails.filter(({ EvaluateInStore }) => EvaluateInStore);
      if (asked.length === 0) return response;
      const units = await inStoreUnits(deps, asked, at);
      const ResponseDetails = response.ResponseDetails.map((detail) => {
        const InStore = units.get(keyOf(detail));
        return InStore ? { ...detail, InStore } : detail;
      });
      return { ...response, ResponseDetails };
    },
  };
}
