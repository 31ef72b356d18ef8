import type { LineStock } from '../basket/shipment/line-stock.ts';
import { lineStockOf } from '../basket/shipment/line-stock.ts';
import { availabilityOf } from '../inventory/availability.ts';

type Levels = ReadonlyMap<string, number> | Readonly<Record<string, number>>;

function stockOf(levels: Levels) {
  const entries = levels instanceof Map ? [...levels] : Object.entries(levels as Record<string, number>);
  return new Map(
    entries.map(([skuId, onHand]) => [skuId, availabilityOf({ onHand, backorderLimit: 0, reserved: 0, inStockDate: null })] as const),
  );
}

export function buildLineStock(warehouse: Levels, store: Levels = {}): LineStock {
  return lineStockOf(stockOf(warehouse), stockOf(store));
}
