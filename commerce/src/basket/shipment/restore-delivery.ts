import { maxLines } from '../basket-lines.ts';
import type { DraftLine } from '../items/plan-addition.ts';

export interface LineBefore {
  id: string;
  skuId: string;
  quantity: number;
  shipmentId: string;
  position: number;
}

export interface RestoredDelivery extends LineBefore {
  /** New id of the line, if it was merged into another one: the old id may be that of a line of another basket by now. */
  newId: string;
}

/** Returns the lines that a change of the store can move, and those that they may be merged with. */
export function linesBefore(lines: readonly DraftLine[], isPickup: (line: DraftLine) => boolean): LineBefore[] {
  const skuIds = new Set(lines.filter(isPickup).map(({ skuId }) => skuId));
  return lines.flatMap(({ id, skuId, quantity, shipmentId }, position) =>
    skuIds.has(skuId) ? [{ id, skuId, quantity, shipmentId, position }] : [],
  );
}

/**
 * Gives lines the delivery methods that they had before, and takes apart those that were merged since. No unit is lost or added, so that
 * what the shopper has removed or added in the meantime stays so.
 */
export function restoreDelivery(lines: readonly DraftLine[], before: readonly RestoredDelivery[]): DraftLine[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const restored = lines.map((line) => ({ ...line, shipmentId: earlier.get(line.id)?.shipmentId ?? line.shipmentId }));
  const surplusOf = ({ id, quantity }: DraftLine) => quantity - (earlier.get(id)?.quantity ?? quantity);
  const merged = before.filter(({ id }) => !lines.some((line) => line.id === id));
  for (const { newId, skuId, quantity, shipmentId, position } of merged.toSorted((one, other) => one.position - other.position)) {
    const host = restored.find((line) => line.skuId === skuId && line.giftCard === null && surplusOf(line) > 0);
    if (!host || restored.length >= maxLines) continue;
    const taken = Math.min(quantity, surplusOf(host));
    host.quantity -= taken;
    restored.splice(position, 0, { id: newId, skuId, quantity: taken, shipmentId, giftCard: null });
  }
  return restored;
}
