/** Rules about the lines of a basket. Pure. */
import { homeShipmentId } from '@outfitter/contract';
import type { BasketShipmentRow, BasketSnapshot } from './snapshot.ts';

/** The most lines that a basket holds. */
export const maxLines = 100;

/** The shipment that goes to the shopper's home. */
export function homeShipmentOf(snapshot: BasketSnapshot): BasketShipmentRow | undefined {
  return snapshot.shipments.find((shipment) => shipment.id === homeShipmentId);
}

export interface LineDemand {
  lineId: string;
  skuId: string;
  requested: number;
  /** Of the SKU, before any line has taken of it; in a shortage: what is left for this line. */
  available: number;
}

/** The lines that ask for more than is left once those before them have theirs, by line id. */
export function findShortages(demands: readonly LineDemand[]): Map<string, LineDemand> {
  const left = new Map<string, number>();
  const short = new Map<string, LineDemand>();
  for (const demand of demands) {
    const available = left.get(demand.skuId) ?? demand.available;
    if (demand.requested > available) short.set(demand.lineId, { ...demand, available });
    left.set(demand.skuId, Math.max(0, available - demand.requested));
  }
  return short;
}
