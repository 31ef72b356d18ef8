/** What a response says about another pickup store, and about lines that are delivered in another way than before, or could not be. */
import type { Basket, Flash } from '@outfitter/contract';
import { shipmentTypeOf } from '../line-location.ts';
import type { LineBefore } from '../restore-delivery.ts';

export interface MoveNotice {
  kind: 'moved' | 'stayed';
  itemId: string;
  /** Shipment ids. */
  from: string;
  to: string;
}

export interface StoreNotice {
  kind: 'store';
  from: { storeId: string; name: string };
  to: { storeId: string; name: string } | undefined;
  /** Lines that undo the change; undefined if the previous store has no pickup any more, or if the change has undone another one. */
  before: readonly LineBefore[] | undefined;
  hasRestored: boolean;
}

export type DeliveryNotice = MoveNotice | StoreNotice;

const movedTo = {
  'ship-to-home': 'is shipped to your address now.',
  'in-store-pickup': 'is picked up at the store now.',
  'ship-to-store': 'is shipped to the store now.',
};
const notAvailable = {
  'ship-to-home': 'cannot be shipped to your address.',
  'in-store-pickup': 'cannot be picked up at the store.',
  'ship-to-store': 'cannot be shipped to the store.',
};

function storeFlash({ from, to, before, hasRestored }: StoreNotice): Flash {
  return {
    type: 'PickupStoreChanged',
    message: to ? `Items are picked up at ${to.name} now.` : 'Nothing is picked up at a store now.',
    path: '$.c_pickupStoreID',
    details: {
      from,
      ...(to ? { to } : {}),
      ...(hasRestored ? { restored: true } : {}),
      ...(before
        ? {
            restore: before.map(({ id, skuId, quantity, shipmentId, position }) => ({
              itemId: id,
              productId: skuId,
              quantity,
              c_shipmentType: shipmentTypeOf(shipmentId),
              c_position: position,
            })),
          }
        : {}),
    },
  };
}

function moveFlashes({ kind, itemId, from, to }: MoveNotice, { productItems }: Basket): Flash[] {
  const index = productItems.findIndex((item) => item.itemId === itemId);
  const item = productItems[index];
  // Removed from the catalog in the meantime.
  if (!item) return [];
  const type = shipmentTypeOf(to);
  return [
    {
      type: kind === 'moved' ? 'DeliveryMethodChanged' : 'DeliveryMethodNotAvailable',
      message: `${item.productName} ${(kind === 'moved' ? movedTo : notAvailable)[type]}`,
      path: `$.productItems[${index}].c_shipmentType`,
      details: { productId: item.productId, itemId, quantity: item.quantity, from: shipmentTypeOf(from), to: type },
    },
  ];
}

/** Adds notices to a basket, before its other flashes, because they concern the shopper's latest change. */
export function withNotices(basket: Basket, notices: readonly DeliveryNotice[] = []): Basket {
  if (notices.length === 0) return basket;
  const flashes = notices.flatMap((notice) => (notice.kind === 'store' ? storeFlash(notice) : moveFlashes(notice, basket)));
  return { ...basket, _flash: [...flashes, ...basket._flash] };
}
