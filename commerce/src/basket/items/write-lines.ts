import { homeShipmentId } from '@outfitter/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { BasketItemRow, BasketKey } from '../snapshot.ts';
import { basketItems } from '../tables.ts';
import type { DraftLine } from './plan-addition.ts';

export async function writeLines(
  tx: Transaction,
  { customerGroupId, basketId }: BasketKey,
  before: readonly BasketItemRow[],
  planned: readonly DraftLine[],
): Promise<void> {
  const rowsById = new Map(before.map((row) => [row.id, row]));
  const removedIds = before.filter((row) => !planned.some((line) => line.id === row.id)).map((row) => row.id);
  if (removedIds.length > 0) await removeLines(tx, customerGroupId, removedIds);
  const added: BasketItemRow[] = [];
  for (const [position, line] of planned.entries()) {
    const row = rowsById.get(line.id);
    if (!row) added.push({ ...line, customerGroupId, basketId, position, shipmentId: homeShipmentId });
    else if (row.position !== position || row.quantity !== line.quantity || row.skuId !== line.skuId || row.giftCard !== line.giftCard) {
      const { skuId, quantity, giftCard } = line;
      const byId = and(eq(basketItems.customerGroupId, customerGroupId), eq(basketItems.id, line.id));
      await tx.update(basketItems).set({ position, skuId, quantity, giftCard }).where(byId);
    }
  }
  if (added.length > 0) await tx.insert(basketItems).values(added);
}

async function removeLines(tx: Transaction, customerGroupId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(basketItems).where(and(eq(basketItems.customerGroupId, customerGroupId), inArray(basketItems.id, [...ids])));
}
