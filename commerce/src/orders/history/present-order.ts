import type { Order } from '@outfitter/contract';
import { shipmentTypeOf } from '../../basket/shipment/line-location.ts';
import type { OrderRow } from '../order-queries.ts';
import { isUnfinished, wireStatus } from '../order-state.ts';

type Shipment = Order['shipments'][number];

const firstStates = { 'in-store-pickup': 'preparing', 'ship-to-store': 'in_transfer' } as const;

function presentShipment({ pickups, status, isImported }: OrderRow, shipment: Shipment): Shipment {
  const type = shipmentTypeOf(shipment.shipmentId);
  if (type === 'ship-to-home' || isImported || isUnfinished(status) || status === 'failed') return shipment;
  return { ...shipment, c_pickupState: firstStates[type], ...pickups[shipment.shipmentId] };
}

export function presentOrder(order: OrderRow): Order {
  const { answer } = order.document;
  const shipments = answer.shipments.map((shipment) => presentShipment(order, shipment));
  return { ...answer, shipments, status: wireStatus(order.status), _flash: order.flash };
}
