import { maxQuantity } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import { maxLines } from '../basket-lines.ts';
import type { GiftCardChoice } from './gift-card-choice.ts';

export interface DraftLine {
  id: string;
  skuId: string;
  quantity: number;
  giftCard: GiftCardChoice | null;
}
export interface Addition extends DraftLine {
  position?: number;
}

export type AdditionFailure = 'InvalidProductItemQuantityException' | 'ProductItemNotAvailableException' | 'BasketItemLimitException';

/** Gift cards are never merged, because amount and message may differ. */
function isSameLine(line: DraftLine, addition: Addition): boolean {
  return line.skuId === addition.skuId && line.giftCard === null && addition.giftCard === null;
}

export function checkAvailable(
  lines: readonly DraftLine[],
  skuId: string,
  available: number,
): Result<undefined, 'ProductItemNotAvailableException'> {
  const requested = lines.reduce((sum, line) => sum + (line.skuId === skuId ? line.quantity : 0), 0);
  if (requested <= available) return ok(undefined);
  const message = available === 0 ? `Product '${skuId}' is sold out.` : `Only ${available} of product '${skuId}' can be ordered.`;
  return failure('ProductItemNotAvailableException', message, { productId: skuId, requested, available });
}

/** A line holds 1 to 20 units (PDP-003). */
export function checkQuantity(line: DraftLine): Result<undefined, 'InvalidProductItemQuantityException'> {
  if (line.quantity >= 1 && line.quantity <= maxQuantity) return ok(undefined);
  return failure('InvalidProductItemQuantityException', `A line holds 1 to ${maxQuantity} units.`, {
    productId: line.skuId,
    quantity: line.quantity,
    maximum: maxQuantity,
  });
}

/** Returns the lines after the additions. Units of a SKU that the basket already contains are added to its line. Pure. */
export function planAddition(
  lines: readonly DraftLine[],
  additions: readonly Addition[],
  available: ReadonlyMap<string, number>,
): Result<DraftLine[], AdditionFailure> {
  const planned = lines.map((line) => ({ ...line }));
  for (const addition of additions) {
    const { position, ...line } = addition;
    if (line.quantity < 1) {
      const args = { productId: line.skuId, quantity: line.quantity, maximum: maxQuantity };
      return failure('InvalidProductItemQuantityException', 'There is nothing to add.', args);
    }
    const existingLine = planned.find((existing) => isSameLine(existing, addition));
    if (existingLine) existingLine.quantity += line.quantity;
    else planned.splice(Math.min(position ?? planned.length, planned.length), 0, line);
  }
  for (const skuId of new Set(additions.map((addition) => addition.skuId))) {
    const stockCheck = checkAvailable(planned, skuId, available.get(skuId) ?? 0);
    if (!stockCheck.ok) return stockCheck;
    for (const line of planned.filter((candidate) => candidate.skuId === skuId)) {
      const quantityCheck = checkQuantity(line);
      if (!quantityCheck.ok) return quantityCheck;
    }
  }
  if (planned.length > maxLines) {
    return failure('BasketItemLimitException', `A basket holds at most ${maxLines} lines.`, { limit: maxLines });
  }
  return ok(planned);
}
