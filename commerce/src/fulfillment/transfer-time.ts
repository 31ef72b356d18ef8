import { addDeliveryDays, deliveryCalendar } from '../shipping/calendar/delivery-calendar.ts';
import { departureDay, type Warehouse } from '../shipping/delivery-days.ts';
import { type PickupTime, shipToStoreReady } from '../stores/pickup/pickup-time.ts';
import type { StoreForPickup } from '../stores/pickup/store-for-pickup.ts';

/** Code of ship-to-store among the shipping methods (FULFIL-013). */
const transferMethodId = '35';

/** Returns when items ordered at `at`, which the warehouse has now or on `inStockDate`, can be picked up at the store. */
export function transferReady(store: StoreForPickup, warehouse: Warehouse, at: Date, inStockDate?: string): PickupTime | undefined {
  const departure = departureDay(at, warehouse, inStockDate);
  const calendar = deliveryCalendar(warehouse.countryCode, store.countryCode, transferMethodId);
  return shipToStoreReady(store, addDeliveryDays(departure, store.transferDays, calendar));
}
