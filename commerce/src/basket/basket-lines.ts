import { homeShipmentId } from '@outfitter/contract';
import type { BasketShipmentRow, BasketSnapshot } from './snapshot.ts';

export const maxLines = 100;

export function homeShipmentOf(snapshot: BasketSnapshot): BasketShipmentRow | undefined {
  return snapshot.shipments.find((shipment) => shipment.id === homeShipmentId);
}

export interface LineDemand {
  lineId: string;
  skuId: string;
  requested: number;
  /** Units of the SKU in stock; in a shortage, the units remaining for this line. */
  available: number;
}

/** Returns the lines that ask for more than the lines before them leave in stock, by line id. */
export function findShortages(demands: readonly LineDemand[]): Map<string, LineDemand> {
  const remaining = new Map<string, number>();
  const short = new Map<string, LineDemand>();
  for (const demand of demands) {
    const available = remaining.get(demand.skuId) ?? demand.available;
    if (demand.requested > available) short.set(demand.lineId, { ...demand, available });
    remaining.set(demand.skuId, Math.max(0, available - demand.requested));
  }
  return short;
}
