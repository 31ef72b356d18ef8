import type { Order } from '@outfitter/contract';
import type { MailLocale } from './mail-locale.ts';
import { variationTexts } from './variation-texts.ts';

export type OrderedItem = Order['productItems'][number];

export interface OrderMailLine {
  itemId: string;
  name: string;
  /** `Duck Brown, Large, qty 1`. */
  description: string;
  /** Texts of a gift card: recipient, sender, message. */
  giftCardTexts: string[];
  price: string;
  imagePath: string;
  imageAlt: string;
  href: string;
}

function giftCardTextsOf(item: OrderedItem, { giftCardTo, giftCardFrom, giftCardMessage }: MailLocale['messages']['order']): string[] {
  const { c_giftCardRecipientName: recipient, c_giftCardSenderName: sender, c_giftCardMessage: message } = item;
  return [recipient && giftCardTo(recipient), sender && giftCardFrom(sender), message && giftCardMessage(message)].filter(
    (text): text is string => Boolean(text),
  );
}

export function lineOf(item: OrderedItem, currency: string, { messages, money, day, href }: MailLocale): OrderMailLine {
  return {
    itemId: item.itemId,
    name: item.productName,
    description: [
      ...variationTexts(item.c_variationNames, messages),
      messages.order.quantity(item.quantity),
      ...(item.c_isBackordered ? [messages.order.backordered(item.c_inStockDate && day(item.c_inStockDate))] : []),
    ].join(', '),
    giftCardTexts: giftCardTextsOf(item, messages.order),
    price: money(item.price, currency),
    imagePath: item.c_image.c_version ? `${item.c_image.link}?v=${item.c_image.c_version}` : item.c_image.link,
    imageAlt: item.c_image.alt,
    href: href(item.c_slugUrl),
  };
}
