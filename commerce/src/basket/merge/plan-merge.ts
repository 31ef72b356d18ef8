import { maxQuantity } from '@outfitter/contract';
import { maxLines } from '../basket-lines.ts';
import { type DraftLine, planAddition } from '../items/plan-addition.ts';
import type { LineStock } from '../shipment/line-stock.ts';
import { matchingLineOf, unitsInPool } from '../shipment/moves/move-lines.ts';

export type CutReason = 'stock' | 'quantity_limit' | 'item_limit' | 'not_sold' | 'gift_card';

/** A guest's line of which the customer's basket cannot take all units. */
export interface CutLine {
  line: DraftLine;
  /** Units that the basket takes. */
  added: number;
  reason: CutReason;
}

export interface MergePlan {
  lines: DraftLine[];
  addedUnits: number;
  cuts: CutLine[];
  /** Lines of gift cards that are not sold in the basket's currency, so that the basket does not show them. */
  unsoldCards: DraftLine[];
}

/** Limits of the units of SKUs: those on sale in the basket's currency, and the units that the location of a line can promise. */
export interface MergeLimits {
  isSold: (skuId: string) => boolean;
  stock: LineStock;
}

function fitOf(lines: readonly DraftLine[], line: DraftLine, { isSold, stock }: MergeLimits): { units: number; reason: CutReason } {
  if (!isSold(line.skuId)) return { units: 0, reason: 'not_sold' };
  const existing = matchingLineOf(lines, line);
  if (!existing && lines.length >= maxLines) return { units: 0, reason: 'item_limit' };
  const inStock = stock(line).availableToPromise - unitsInPool(lines, line);
  const inLine = maxQuantity - (existing?.quantity ?? 0);
  const units = Math.max(0, Math.min(line.quantity, inStock, inLine));
  return { units, reason: inStock < inLine ? 'stock' : 'quantity_limit' };
}

/**
 * Plans the lines of a customer's basket after a guest's lines are added (BASKET-011): units of a SKU in a shipment add up within stock and
 * the limit of a line, and what does not fit is cut. A gift card always moves as it is, because only a basket can store its message: beyond
 * the limit of lines, and in a currency in which it is not sold.
 */
export function planMerge(own: readonly DraftLine[], guestLines: readonly DraftLine[], limits: MergeLimits): MergePlan {
  const plan: MergePlan = { lines: [...own], addedUnits: 0, cuts: [], unsoldCards: [] };
  for (const line of guestLines) {
    if (line.giftCard) {
      plan.lines.push(line);
      if (limits.isSold(line.skuId)) plan.addedUnits += line.quantity;
      else plan.unsoldCards.push(line);
      continue;
    }
    const { units, reason } = fitOf(plan.lines, line, limits);
    if (units < line.quantity) plan.cuts.push({ line, added: units, reason });
    if (units === 0) continue;
    plan.addedUnits += units;
    const { id, skuId, shipmentId } = line;
    plan.lines = withUnits(plan.lines, { id, skuId, shipmentId, quantity: units, giftCard: null }, limits);
  }
  return plan;
}

function withUnits(lines: readonly DraftLine[], addition: DraftLine, { stock }: MergeLimits): DraftLine[] {
  // With more lines than an addition may lead to, because of gift cards, only units of a line can be added.
  const match = matchingLineOf(lines, addition);
  if (match) return lines.map((line) => (line === match ? { ...line, quantity: line.quantity + addition.quantity } : line));
  const planned = planAddition(lines, [addition], stock);
  if (!planned.ok) throw new Error(`a merge has planned too many units: ${planned.message}`);
  return planned.value;
}
