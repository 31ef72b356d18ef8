import type { SkuDetails } from '../../catalog/find-skus.ts';
import { toMinor } from '../../platform/money.ts';
import { failure, ok, type Result } from '../../platform/result.ts';

export interface GiftCardChoice {
  type?: string;
  valueMinor?: number;
  message?: string;
  optionId?: string;
}

export interface GiftCardInput {
  c_giftCardType?: string;
  c_giftCardValue?: number;
  c_giftCardMessage?: string;
  c_giftCardOptionId?: string;
}

/** Range in major units for styles without fixed amounts. */
const anyAmount = { least: 1, most: 500 };

function isOffered(value: number, amounts: readonly number[] | undefined): boolean {
  return amounts ? amounts.includes(value) : value >= anyAmount.least && value <= anyAmount.most;
}

/** Parses the gift-card fields of an item (GIFT-003); `undefined` for other products. `path` is the item's JSON path. Pure. */
export function parseGiftCardChoice(
  fields: GiftCardInput,
  sku: Pick<SkuDetails, 'taxClass' | 'giftCardAmounts'>,
  path: string,
): Result<GiftCardChoice | undefined, 'ValidationException'> {
  const { c_giftCardType: type, c_giftCardValue: value, c_giftCardMessage: message, c_giftCardOptionId: optionId } = fields;
  const presentField = Object.keys(fields).find((key) => key.startsWith('c_giftCard') && fields[key as keyof GiftCardInput] !== undefined);
  if (sku.taxClass !== 'gift_card') {
    if (presentField === undefined) return ok(undefined);
    return failure('ValidationException', 'This product is no gift card.', { path: `${path}.${presentField}`, in: 'body' });
  }
  const valueMinor = value === undefined ? undefined : toMinor(value);
  if (value !== undefined && (valueMinor === undefined || !isOffered(value, sku.giftCardAmounts))) {
    const offered = sku.giftCardAmounts ?? anyAmount;
    return failure('ValidationException', 'A gift card of this amount is not offered.', {
      path: `${path}.c_giftCardValue`,
      in: 'body',
      offered,
    });
  }
  return ok({ type, valueMinor, message, optionId });
}
