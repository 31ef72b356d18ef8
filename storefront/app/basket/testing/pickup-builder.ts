import { type ProductItem, type Shipment, type ShipmentType, shipmentIds } from '@outfitter/contract/client';
import { buildBasketItem } from './basket-builder.ts';

export function buildPickupShipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    shipmentId: shipmentIds['in-store-pickup'],
    productTotal: 26,
    shippingTotal: 0,
    c_isBOPIS: true,
    c_pickupStoreID: '001',
    c_pickupStoreName: 'Ely, Sheridan Street',
    shippingAddress: { address1: '105 E Sheridan St', city: 'Ely', stateCode: 'MN', postalCode: '55731', countryCode: 'US' },
    shippingMethod: { id: 'in-store-pickup', name: 'In-store pickup', description: '', price: 0 },
    ...changes,
  };
}

export function buildPickupItem(itemId: string, changes: Partial<ProductItem> = {}, type: ShipmentType = 'in-store-pickup'): ProductItem {
  return buildBasketItem(itemId, { c_isPickupItem: true, c_shipmentType: type, shipmentId: shipmentIds[type], ...changes });
}
