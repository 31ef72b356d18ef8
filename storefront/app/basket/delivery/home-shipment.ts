import { type Basket, homeShipmentId } from '@outfitter/contract/client';

export function homeShipment({ shipments }: Pick<Basket, 'shipments'>) {
  return shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
}
