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
  /** Units of the SKU in stock; in the result of `findShortages`, less the units that earlier lines use. */
  available: number;
}

/** Returns the lines that need more units than earlier lines leave in stock, by line id. */
export function findShortages(demands: readonly LineDemand[]): Map<string, LineDemand> {
  const remaining = new Map<string, number>();
  const shortages = new Map<string, LineDemand>();
  for (const demand of demands) {
    const available = remaining.get(demand.skuId) ?? demand.available;
    if (demand.requested > available) shortages.set(demand.lineId, { ...demand, available });
    remaining.set(demand.skuId, Math.max(0, available - demand.requested));
  }
  return shortages;
}
