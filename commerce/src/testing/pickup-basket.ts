import type { Basket, ShipmentType } from '@outfitter/contract';
import { createGuestBasket, type GuestBasket } from './guest-basket.ts';
import type { TestCommerce } from './test-commerce.ts';

export const deliveries = ({ productItems }: Pick<Basket, 'productItems'>) =>
  productItems.map(({ productId, quantity, c_shipmentType }) => [productId, quantity, c_shipmentType]);

export const shipmentIdsIn = ({ shipments }: Pick<Basket, 'shipments'>) => shipments.map(({ shipmentId }) => shipmentId);

export const contact = {
  c_pickupFirstName: 'Dale',
  c_pickupLastName: 'Ostergaard',
  c_pickupPhone: '218-555-0134',
  c_pickupEmail: 'dale@example.com',
};

export interface PickupBasket extends GuestBasket {
  add(productId: string, quantity: number, c_shipmentType?: ShipmentType): Promise<Basket>;
  /** Adds an item to be picked up, by either pickup method. */
  addPickup(productId: string, quantity?: number): Promise<Basket>;
  inShipment(shipmentId: string): { basketId: string; shipmentId: string };
}

export async function createPickupBasket(commerce: TestCommerce, storeId?: string): Promise<PickupBasket> {
  const guest = await createGuestBasket(commerce);
  const { client, params } = guest;
  if (storeId) await client.updateBasket({ params, body: { c_pickupStoreID: storeId } });
  return {
    ...guest,
    add: (productId, quantity, c_shipmentType = 'ship-to-home') =>
      client.addBasketItems({ params, body: [{ productId, quantity, c_shipmentType }] }),
    addPickup: (productId, quantity = 1) => client.addBasketItems({ params, body: [{ productId, quantity, c_isPickupItem: true }] }),
    inShipment: (shipmentId) => ({ ...params, shipmentId }),
  };
}
