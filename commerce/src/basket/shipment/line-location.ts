import { type ShipmentType, shipmentIds, shipmentTypes } from '@outfitter/contract';
import { warehouse } from '../../inventory/warehouse.ts';

export function shipmentIdOf(type: ShipmentType): string {
  return shipmentIds[type];
}

export function shipmentTypeOf(shipmentId: string): ShipmentType {
  return shipmentTypes.find((type) => shipmentIds[type] === shipmentId) ?? 'ship-to-home';
}

export function isPickupShipment(shipmentId: string): boolean {
  return shipmentTypeOf(shipmentId) !== 'ship-to-home';
}

/** Returns whether the lines of a shipment are taken from the stock of the store. */
export function isInStoreShipment(shipmentId: string): boolean {
  return shipmentId === shipmentIds['in-store-pickup'];
}

/** Returns the location whose stock a line takes: the store of in-store pickup, otherwise the warehouse. */
export function locationOfLine({ shipmentId }: { shipmentId: string }, pickupStoreId: string | null): string {
  return isInStoreShipment(shipmentId) && pickupStoreId !== null ? pickupStoreId : warehouse;
}
