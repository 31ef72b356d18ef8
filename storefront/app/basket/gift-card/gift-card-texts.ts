import { maxGiftCardNameLength, maxGiftMessageLength, type ProductItem, type RequestBody } from '@outfitter/contract/client';

/** The names and the message on a gift card, as typed; empty texts for a card without them. */
export interface GiftCardTexts {
  recipientName: string;
  senderName: string;
  message: string;
}

export type GiftCardItem = Pick<ProductItem, 'c_giftCardRecipientName' | 'c_giftCardSenderName' | 'c_giftCardMessage'>;

/** Maximum lengths of the contract, in UTF-16 code units. */
export const maxLength: Readonly<Record<keyof GiftCardTexts, number>> = {
  recipientName: maxGiftCardNameLength,
  senderName: maxGiftCardNameLength,
  message: maxGiftMessageLength,
};

export const noGiftCardTexts: GiftCardTexts = { recipientName: '', senderName: '', message: '' };

export function giftCardTextsOf(item: GiftCardItem): GiftCardTexts {
  const { c_giftCardRecipientName = '', c_giftCardSenderName = '', c_giftCardMessage = '' } = item;
  return { recipientName: c_giftCardRecipientName, senderName: c_giftCardSenderName, message: c_giftCardMessage };
}

/** Replaces control characters, which come with pasted text and which the shop API rejects. */
const toLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const toLines = (text: string) =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(toLine)
    .join('\n')
    .trim();

export function toGiftCardFields({ recipientName, senderName, message }: GiftCardTexts): GiftCardItem {
  const [recipient, sender, lines] = [toLine(recipientName), toLine(senderName), toLines(message)];
  return {
    ...(recipient ? { c_giftCardRecipientName: recipient } : {}),
    ...(sender ? { c_giftCardSenderName: sender } : {}),
    ...(lines ? { c_giftCardMessage: lines } : {}),
  };
}

/** Returns the request that gives a line these texts; `null` removes a text. */
export function toGiftCardChange(texts: GiftCardTexts): RequestBody<'updateBasketItem'> {
  return { c_giftCardRecipientName: null, c_giftCardSenderName: null, c_giftCardMessage: null, ...toGiftCardFields(texts) };
}
