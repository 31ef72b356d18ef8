import type { ShippingMethod } from '@outfitter/contract';
import type { Translations } from '../../../catalog/translations.ts';
import { shipmentIdOf } from '../line-location.ts';
import type { LoadedPickup } from './loaded-pickup.ts';

export type PickupMethodId = 'in-store-pickup' | 'ship-to-store';
export const pickupMethodIds: readonly PickupMethodId[] = ['in-store-pickup', 'ship-to-store'];

const texts: Record<PickupMethodId, { name: string; description: string }> = {
  'in-store-pickup': { name: 'In-store pickup', description: 'From the stock of the store' },
  'ship-to-store': { name: 'Ship to store', description: 'From our warehouse to the store' },
};

export const pickupMethodTranslations: { id: PickupMethodId; translations: Translations<{ name: string; description: string }> }[] = [
  { id: 'in-store-pickup', translations: { fr: { name: 'Ramassage en magasin', description: 'Parmi le stock du magasin' } } },
  { id: 'ship-to-store', translations: { fr: { name: 'Livraison au magasin', description: 'De notre entrepôt au magasin' } } },
];

/** Returns the shipping method of a pickup shipment, with the day from which its items can be picked up. Pickup costs nothing. */
export function presentPickupMethod(id: PickupMethodId, pickup: LoadedPickup | undefined): ShippingMethod {
  const date = pickup?.times.get(shipmentIdOf(id))?.date;
  return { id, ...texts[id], price: 0, ...(date ? { c_arrivesFrom: date, c_arrivesTo: date } : {}) };
}
