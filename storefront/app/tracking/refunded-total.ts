import type { Order } from '@outfitter/contract/client';

/** Returns what was refunded for the pickups of an order, with tax, in major units. */
export function refundedTotal(shipments: readonly Pick<Order['shipments'][number], 'c_refundedTotal'>[]): number {
  return shipments.reduce((sum, { c_refundedTotal = 0 }) => sum + c_refundedTotal, 0);
}
