import { maxQuantity } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import { maxLines } from '../basket-lines.ts';
import type { LineStock } from '../shipment/line-stock.ts';
import { choosePickup, matchingLineOf, unitsInPool } from '../shipment/moves/move-lines.ts';
import type { GiftCardChoice } from './gift-card-choice.ts';

export interface DraftLine {
  id: string;
  skuId: string;
  quantity: number;
  shipmentId: string;
  giftCard: GiftCardChoice | null;
}
export interface Addition extends DraftLine {
  position?: number;
  /** Selects the pickup method whatever `shipmentId` is: in-store pickup if the store has the units now, otherwise ship-to-store. */
  isAnyPickup?: boolean;
}

export type AdditionFailure = 'InvalidProductItemQuantityException' | 'ProductItemNotAvailableException' | 'BasketItemLimitException';

/** Checks that the location of `line`, one of `lines`, has the units of all lines that it serves. */
export function checkAvailable(
  lines: readonly DraftLine[],
  line: DraftLine,
  stock: LineStock,
): Result<undefined, 'ProductItemNotAvailableException'> {
  const { skuId } = line;
  const available = stock(line).availableToPromise;
  const requested = unitsInPool(lines, line);
  if (requested <= available) return ok(undefined);
  const message = available === 0 ? `Product '${skuId}' is sold out.` : `Only ${available} of product '${skuId}' can be ordered.`;
  return failure('ProductItemNotAvailableException', message, { productId: skuId, requested, available });
}

/** Checks that a line holds 1 to 20 units (PDP-003). */
export function checkQuantity(line: DraftLine): Result<undefined, 'InvalidProductItemQuantityException'> {
  if (line.quantity >= 1 && line.quantity <= maxQuantity) return ok(undefined);
  return failure('InvalidProductItemQuantityException', `A line holds 1 to ${maxQuantity} units.`, {
    productId: line.skuId,
    quantity: line.quantity,
    maximum: maxQuantity,
  });
}

/** Returns the lines after the additions. Units of a SKU that a shipment already contains are added to its line there. */
export function planAddition(
  lines: readonly DraftLine[],
  additions: readonly Addition[],
  stock: LineStock,
): Result<DraftLine[], AdditionFailure> {
  const planned = lines.map((line) => ({ ...line }));
  const changed = new Set<DraftLine>();
  for (const { position, isAnyPickup = false, ...addition } of additions) {
    if (addition.quantity < 1) {
      const args = { productId: addition.skuId, quantity: addition.quantity, maximum: maxQuantity };
      return failure('InvalidProductItemQuantityException', 'There is nothing to add.', args);
    }
    const line = isAnyPickup ? { ...addition, shipmentId: choosePickup(planned, addition, stock) } : addition;
    const existingLine = matchingLineOf(planned, line);
    if (existingLine) existingLine.quantity += line.quantity;
    else planned.splice(Math.min(position ?? planned.length, planned.length), 0, line);
    changed.add(existingLine ?? line);
  }
  for (const line of changed) {
    const stockCheck = checkAvailable(planned, line, stock);
    if (!stockCheck.ok) return stockCheck;
    const quantityCheck = checkQuantity(line);
    if (!quantityCheck.ok) return quantityCheck;
  }
  if (planned.length > maxLines) {
    return failure('BasketItemLimitException', `A basket holds at most ${maxLines} lines.`, { limit: maxLines });
  }
  return ok(planned);
}
