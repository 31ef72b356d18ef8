import { homeShipmentId } from '@outfitter/contract';
import { poolOf } from './shipment/line-stock.ts';
import type { BasketShipmentRow, BasketSnapshot } from './snapshot.ts';

export const maxLines = 100;

export function homeShipmentOf(snapshot: BasketSnapshot): BasketShipmentRow | undefined {
  return snapshot.shipments.find((shipment) => shipment.id === homeShipmentId);
}

export interface LineDemand {
  lineId: string;
  skuId: string;
  shipmentId: string;
  requested: number;
  /** Units of the SKU that the line's location has; in the result of `findShortages`, less the units that earlier lines use. */
  available: number;
}

/** Returns the lines that need more units than earlier lines leave at their location, by line id. */
export function findShortages(demands: readonly LineDemand[]): Map<string, LineDemand> {
  const used = new Map<string, number>();
  const shortages = new Map<string, LineDemand>();
  for (const demand of demands) {
    const pool = poolOf(demand);
    const usedBefore = used.get(pool) ?? 0;
    const available = Math.max(0, demand.available - usedBefore);
    if (demand.requested > available) shortages.set(demand.lineId, { ...demand, available });
    used.set(pool, usedBefore + Math.min(demand.requested, available));
  }
  return shortages;
}
