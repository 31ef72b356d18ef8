import type { SkuDetails } from '../../catalog/find-skus.ts';
import { toMinor } from '../../platform/money.ts';
import { failure, ok, type Result } from '../../platform/result.ts';

interface GiftCardTexts {
  message?: string;
  recipientName?: string;
  senderName?: string;
}

export interface GiftCardChoice extends GiftCardTexts {
  type?: string;
  valueMinor?: number;
  optionId?: string;
}

/** Change of the texts: `null` removes a text; an absent text stays. */
export interface GiftCardChange {
  c_giftCardMessage?: string | null;
  c_giftCardRecipientName?: string | null;
  c_giftCardSenderName?: string | null;
}

export interface GiftCardInput {
  optionItems?: readonly { optionId: string; optionValueId: string }[];
  c_giftCardType?: string;
  c_giftCardValue?: number;
  c_giftCardMessage?: string;
  c_giftCardRecipientName?: string;
  c_giftCardSenderName?: string;
  c_giftCardOptionId?: string;
}

/** The id of the only option, which only gift cards have. */
export const giftCardOptionId = 'giftCard';

/** Range in major units for styles without fixed amounts. */
const anyAmount = { least: 1, most: 500 };

function isOffered(value: number, amounts: readonly number[] | undefined): boolean {
  return amounts ? amounts.includes(value) : value >= anyAmount.least && value <= anyAmount.most;
}

/** Returns the value of the gift-card option. Options that the product does not have, and two different values, are rejected. */
function parseOption(
  { optionItems = [], c_giftCardOptionId }: GiftCardInput,
  isGiftCard: boolean,
  path: string,
): Result<string | undefined, 'ValidationException'> {
  let chosen = c_giftCardOptionId;
  for (const [index, { optionId, optionValueId }] of optionItems.entries()) {
    const where = { path: `${path}.optionItems[${index}]`, in: 'body' };
    if (!isGiftCard || optionId !== giftCardOptionId)
      return failure('ValidationException', `This product has no option '${optionId}'.`, where);
    if (chosen !== undefined && chosen !== optionValueId) return failure('ValidationException', 'An option has one value.', where);
    chosen = optionValueId;
  }
  return ok(chosen);
}

/** Parses the gift-card fields of an item (GIFT-003); `undefined` for other products. `path` is the item's JSON path. */
export function parseGiftCardChoice(
  fields: GiftCardInput,
  sku: Pick<SkuDetails, 'taxClass' | 'giftCardAmounts'>,
  path: string,
): Result<GiftCardChoice | undefined, 'ValidationException'> {
  const { c_giftCardType: type, c_giftCardValue: value } = fields;
  const option = parseOption(fields, sku.taxClass === 'gift_card', path);
  if (!option.ok) return option;
  const presentField = Object.keys(fields).find((key) => key.startsWith('c_giftCard') && fields[key as keyof GiftCardInput] !== undefined);
  if (sku.taxClass !== 'gift_card') {
    if (presentField === undefined) return ok(undefined);
    return failure('ValidationException', 'This product is not a gift card.', { path: `${path}.${presentField}`, in: 'body' });
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
  return ok({ type, valueMinor, optionId: option.value, ...textsOf(fields) });
}

function textsOf({ c_giftCardMessage: message, c_giftCardRecipientName: recipientName, c_giftCardSenderName: senderName }: GiftCardInput) {
  return { ...(message ? { message } : {}), ...(recipientName ? { recipientName } : {}), ...(senderName ? { senderName } : {}) };
}

/** Returns the choice with other texts; the same object if the change has none. */
export function changeGiftCardTexts(giftCard: GiftCardChoice, change: GiftCardChange): GiftCardChoice {
  const { c_giftCardMessage: message, c_giftCardRecipientName: recipientName, c_giftCardSenderName: senderName } = change;
  const changes = Object.entries({ message, recipientName, senderName }).filter(([, text]) => text !== undefined);
  return changes.length > 0 ? { ...giftCard, ...Object.fromEntries(changes.map(([key, text]) => [key, text || undefined])) } : giftCard;
}
