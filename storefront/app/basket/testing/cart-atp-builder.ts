import { inStock, limitedQuantity, type ResponseBody } from '@outfitter/contract/client';

type CartAtp = ResponseBody<'getCartAtp'>;

interface StoreLevels {
  /** Stock by item: units in the store, and units that can be sent to it. */
  items: Readonly<Record<string, readonly [inStore: number, toStore: number]>>;
  date?: string;
  readyBy?: string;
  transferDate?: string;
  isLimited?: boolean;
}

const units = (Quantity: number, isLimited = false) => ({
  Quantity,
  Status: Quantity > 0 ? ('AVAILABLE' as const) : ('NOT_AVAILABLE' as const),
  InventoryMessage: Quantity === 0 ? 'NOT_AVAILABLE' : isLimited ? limitedQuantity : inStock,
});

export function buildCartAtp(stores: Readonly<Record<string, StoreLevels>>): CartAtp {
  const all = Object.entries(stores);
  return {
    ShippingOptions: [],
    PickupOptions: all.map(([StoreId, { date, readyBy }]) => ({
      StoreId,
      Group: 'pis-today',
      Label: 'AVAILABLE TODAY',
      ...(date ? { EarliestPickupDate: date } : {}),
      ...(readyBy ? { ReadyBy: readyBy } : {}),
    })),
    ShipToStoreOptions: all.map(([StoreId, { transferDate }]) => ({
      StoreId,
      Group: 'pis-4-7',
      Label: 'AVAILABLE in 4-7 DAYS',
      ...(transferDate ? { EarliestPickupDate: transferDate } : {}),
    })),
    ResponseDetails: all.flatMap(([StoreId, { items, isLimited }]) =>
      Object.entries(items).map(([DetailId, [inStore, toStore]]) => ({
        DetailId,
        ItemId: `sku${DetailId}`,
        Quantity: Math.max(inStore, toStore),
        StoreId,
        Pickup: units(inStore, isLimited),
        ShipToStore: units(toStore),
      })),
    ),
  };
}
