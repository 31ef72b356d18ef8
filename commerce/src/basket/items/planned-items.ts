import type { BasketItemRow, BasketSnapshot } from '../snapshot.ts';
import type { DraftLine } from './plan-addition.ts';

const plannedFields = ['skuId', 'quantity', 'shipmentId', 'giftCard'] as const;

/** Returns the item rows of planned lines, in their order. Rows that do not change are those of the snapshot. */
export function plannedItems({ basket, items }: BasketSnapshot, planned: readonly DraftLine[]): BasketItemRow[] {
  const rowsById = new Map(items.map((row) => [row.id, row]));
  return planned.map((line, position) => {
    const row = rowsById.get(line.id);
    if (row?.position === position && plannedFields.every((field) => row[field] === line[field])) return row;
    const { id, skuId, quantity, shipmentId, giftCard } = line;
    return { customerGroupId: basket.customerGroupId, basketId: basket.id, id, position, skuId, quantity, shipmentId, giftCard };
  });
}
