import { limitedQuantity, type ShipmentType, type StoreInventory, type StorePickupStatus } from '@outfitter/contract/client';
import type { PickupMethod } from '../../../basket/index.ts';
import type { ProductVariant } from '../../variants/variant-table.ts';

/** Offer of a store for the selected size and quantity, by one of the two ways to collect it. */
export type PickupOffer =
  | { status: 'available'; units: number; isLimited: boolean; readyBy: string | undefined; date: string | undefined }
  | { status: 'short'; units: number }
  /** Sold out: the warehouse has nothing to send. */
  | { status: 'none' | 'sold-out' | 'backorder' }
  /** The store takes no pickups. Its stock is for shoppers who come in; undefined while it is closed. */
  | { status: 'no-pickup'; inStore: StoreStock | undefined }
  /** The warehouse cannot send it to the store, for example before the store closes. */
  | { status: 'no-transfer' }
  /** The store is temporarily closed, and opens again on the date, if one is known. */
  | { status: 'closed'; opensOn: string | undefined }
  | { status: 'no-size' | 'loading' | 'failed' };

/** Stock of a store, without the time of a pickup. */
export type StoreStock =
  | { status: 'available'; isLimited: boolean }
  | { status: 'short'; units: number }
  | { status: 'none' | 'no-size' | 'loading' | 'failed' };

export type PickupOffers = Readonly<Record<PickupMethod, PickupOffer>>;

const both = (offer: PickupOffer): PickupOffers => ({ 'in-store-pickup': offer, 'ship-to-store': offer });

function offerOf({ available, message, readyBy, pickupDate }: StoreInventory['ways'][PickupMethod], quantity: number): PickupOffer {
  if (available >= quantity) {
    return { status: 'available', units: available, isLimited: message === limitedQuantity, readyBy, date: pickupDate };
  }
  if (available > 0) return { status: 'short', units: available };
  return { status: message.startsWith('Backorder') ? 'backorder' : 'none' };
}

/** The quantities to choose from of an item that the warehouse lacks are those of the store. */
const quantityInStore = (variant: { orderable: boolean }, quantity: number, available: number) =>
  variant.orderable ? quantity : Math.max(1, Math.min(quantity, available));

function stockWithoutPickup({ variant, quantity, inventory }: Selection): StoreStock | undefined {
  if (!variant) return { status: 'no-size' };
  if (typeof inventory === 'string') return { status: inventory };
  if (!inventory.inStore) return undefined;
  const { available, message } = inventory.inStore;
  if (available >= quantityInStore(variant, quantity, available)) return { status: 'available', isLimited: message === limitedQuantity };
  return available > 0 ? { status: 'short', units: available } : { status: 'none' };
}

interface Selection {
  variant: Pick<ProductVariant, 'orderable' | 'backorder'> | undefined;
  quantity: number;
  /** Pickup of the store, as far as the device knows. `opensOn` is the reopening date of a closed store, if it is known. */
  pickup: { status: StorePickupStatus; opensOn: string | undefined };
  inventory: StoreInventory | 'loading' | 'failed';
}

/** Returns the offers of a store. An item on backorder cannot be picked up at any store (PDP-006). Pure. */
export function pickupOffers(selection: Selection): PickupOffers {
  const { variant, quantity, pickup, inventory } = selection;
  if (variant?.backorder) return both({ status: 'backorder' });
  // The store may have closed, or begun or ended its pickup, since it was chosen.
  const status = pickup.status === 'closed' || typeof inventory === 'string' ? pickup.status : inventory.pickupStatus;
  if (status === 'closed') return both({ status: 'closed', opensOn: pickup.opensOn });
  if (status === 'none') return both({ status: 'no-pickup', inStore: stockWithoutPickup(selection) });
  if (!variant) return both({ status: 'no-size' });
  if (typeof inventory === 'string') return both({ status: inventory });
  const { ways } = inventory;
  if (!variant.orderable) {
    const way = ways['in-store-pickup'];
    const inStore = offerOf(way, quantityInStore(variant, quantity, way.available));
    return { 'in-store-pickup': inStore, 'ship-to-store': { status: 'sold-out' } };
  }
  const transfer = offerOf(ways['ship-to-store'], quantity);
  return {
    'in-store-pickup': offerOf(ways['in-store-pickup'], quantity),
    // The item can be shipped home, so it is not out of stock.
    'ship-to-store': transfer.status === 'none' ? { status: 'no-transfer' } : transfer,
  };
}

/** Returns whether the store is known to have no unit of the item. */
export const hasNone = (pickup: PickupOffer): boolean =>
  pickup.status === 'none' || (pickup.status === 'no-pickup' && pickup.inStore?.status === 'none');

/**
 * Returns whether a method can be chosen. A method about which nothing is known yet can be: the basket checks it. An item that the
 * warehouse lacks (`isSoldOut`) is sold out until the store is known to have it.
 */
export const isOffered = ({ status }: PickupOffer, isSoldOut: boolean): boolean =>
  status === 'available' || (!isSoldOut && (status === 'no-size' || status === 'loading' || status === 'failed'));

/** Returns the chosen method, or shipping if the store does not offer it. A sold-out item can only be picked up, if at all. */
export function offeredMethod(chosen: ShipmentType, offers: PickupOffers | undefined, isSoldOut: boolean): ShipmentType | undefined {
  if (isSoldOut) return offers && isOffered(offers['in-store-pickup'], isSoldOut) ? 'in-store-pickup' : undefined;
  return chosen !== 'ship-to-home' && offers && isOffered(offers[chosen], isSoldOut) ? chosen : 'ship-to-home';
}
