import { maxQuantity } from '@outfitter/contract';
import { maxLines } from '../basket-lines.ts';
import type { DraftLine } from '../items/plan-addition.ts';

export interface RestoredLine {
  /** Line that was reduced. A line that was removed is not found by it. */
  itemId: string;
  /** Id of the line if it is added again: that of no other line, in any basket. */
  addedId: string;
  skuId: string;
  /** Shipment from which a line was removed. */
  shipmentId: string;
  /** The quantity before the availability check. */
  requested: number;
}

/**
 * Undoes an availability check: raises reduced lines to their quantity before it, and adds removed ones at the end, whatever the stock.
 * Never lowers a quantity, and adds no line of a SKU that the shipment already has.
 */
export function planRestore(lines: readonly DraftLine[], restored: readonly RestoredLine[]): DraftLine[] {
  const planned = lines.map((line) => ({ ...line }));
  for (const { itemId, addedId, skuId, shipmentId, requested } of restored) {
    const quantity = Math.min(requested, maxQuantity);
    const line =
      planned.find((each) => each.id === itemId && each.skuId === skuId) ??
      planned.find((each) => each.skuId === skuId && each.shipmentId === shipmentId);
    if (line) line.quantity = Math.max(line.quantity, quantity);
    else if (planned.length < maxLines) planned.push({ id: addedId, skuId, quantity, shipmentId, giftCard: null });
  }
  return planned;
}
