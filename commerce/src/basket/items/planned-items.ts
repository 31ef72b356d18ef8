import { homeShipmentId } from '@outfitter/contract';
import type { BasketItemRow, BasketSnapshot } from '../snapshot.ts';
import type { DraftLine } from './plan-addition.ts';

/** Returns the item rows of planned lines, in their order. Rows that do not change are those of the snapshot. Pure. */
export function plannedItems({ basket, items }: BasketSnapshot, planned: readonly DraftLine[]): BasketItemRow[] {
  const rowsById = new Map(items.map((row) => [row.id, row]));
  return planned.map(({ id, skuId, quantity, giftCard }, position) => {
    const row = rowsById.get(id);
    if (row && row.position === position && row.quantity === quantity && row.skuId === skuId && row.giftCard === giftCard) return row;
    const { customerGroupId, id: basketId } = basket;
    return { customerGroupId, basketId, id, position, skuId, quantity, shipmentId: row?.shipmentId ?? homeShipmentId, giftCard };
  });
}
