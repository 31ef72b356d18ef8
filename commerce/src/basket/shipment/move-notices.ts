/** What a response says about lines that are delivered in another way than before, or that could not be. Pure. */
import type { Basket, Flash } from '@outfitter/contract';
import { shipmentTypeOf } from './line-location.ts';

export interface MoveNotice {
  kind: 'moved' | 'stayed';
  itemId: string;
  /** Shipment ids. */
  from: string;
  to: string;
}

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

function flashOf({ kind, itemId, from, to }: MoveNotice, { productItems }: Basket): Flash[] {
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

/** The notices come first: they are about what the shopper has just done. */
export function withNotices(basket: Basket, notices: readonly MoveNotice[] = []): Basket {
  if (notices.length === 0) return basket;
  return { ...basket, _flash: [...notices.flatMap((notice) => flashOf(notice, basket)), ...basket._flash] };
}
