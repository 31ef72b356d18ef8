import type { Order, ShippingMethod } from '@outfitter/contract';
import { addressLines } from './address-lines.ts';
import type { MailLocale } from './mail-locale.ts';
import { type OrderMailPickup, pickupsOf } from './order-mail-pickups.ts';
import { trackingUrl } from './tracking-url.ts';
import { variationTexts } from './variation-texts.ts';

type Item = Order['productItems'][number];

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
export interface OrderMailSum {
  label: string;
  amount: string;
  kind: 'part' | 'saving' | 'total';
}
export interface OrderMailContent {
  orderNo: string;
  greeting: string;
  /** The next step of the order, with the day of arrival or pickup if known. */
  lead: string;
  itemCount: string;
  lines: OrderMailLine[];
  sums: OrderMailSum[];
  total: string;
  shipsTo: string[];
  /** Place, time, persons and proof by which items are collected. */
  pickups: OrderMailPickup[];
  /** Lines about a gift and of its message; empty if the order is not a gift. */
  gift: string[];
  payments: string[];
  /** Link that fills in the order number, which is never sent to a server. */
  trackHref: string;
}

function giftCardTextsOf(item: Item, { giftCardTo, giftCardFrom, giftCardMessage }: MailLocale['messages']['order']): string[] {
  const { c_giftCardRecipientName: recipient, c_giftCardSenderName: sender, c_giftCardMessage: message } = item;
  return [recipient && giftCardTo(recipient), sender && giftCardFrom(sender), message && giftCardMessage(message)].filter(
    (text): text is string => Boolean(text),
  );
}

function lineOf(item: Item, currency: string, { messages, money, day, href }: MailLocale): OrderMailLine {
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

function pickupSentences({ shipments }: Order, { messages, day }: MailLocale): string[] {
  return shipments
    .filter(({ c_isBOPIS }) => c_isBOPIS)
    .flatMap(({ c_pickupStoreName: store, c_promiseDate: date }) => (store ? [messages.order.pickup(store, date && day(date))] : []));
}

function deliveryOf(order: Order, locale: MailLocale): string | undefined {
  const shipment = order.shipments.find(({ c_isBOPIS, shippingMethod }) => shippingMethod && !c_isBOPIS);
  const method = shipment?.shippingMethod;
  if (!method) return undefined;
  const arrival = arrivalSentence(shipment, method, locale);
  return method.c_carrier ? `${arrival} ${locale.messages.order.carrier(method.c_carrier)}` : arrival;
}

function arrivalSentence({ c_parcels }: Order['shipments'][number], method: ShippingMethod, { messages, day }: MailLocale): string {
  const rest = c_parcels?.find(({ backorder }) => backorder);
  if (rest && method.c_arrivesTo) {
    return messages.order.arrivesInTwo(method.name, day(method.c_arrivesTo), rest.c_arrivesTo && day(rest.c_arrivesTo));
  }
  return method.c_arrivesTo ? messages.order.arrives(method.name, day(method.c_arrivesTo)) : `${method.name}.`;
}

function giftLines({ shipments }: Order, { messages }: MailLocale): string[] {
  const shipment = shipments.find(({ gift }) => gift);
  return shipment ? [messages.order.giftReceipt, ...(shipment.giftMessage?.split('\n').filter(Boolean) ?? [])] : [];
}

function itemCountOf(order: Order, { messages }: MailLocale): string {
  const units = order.productItems.reduce((sum, item) => sum + item.quantity, 0);
  return messages.order.items(units);
}

export function sumsOf(order: Order, locale: MailLocale): OrderMailSum[] {
  const { subtotal, saving, shipping, free, tax, total } = locale.messages.order;
  const money = (amount: number) => locale.money(amount, order.currency);
  return [
    { label: subtotal(itemCountOf(order, locale)), amount: money(order.productSubTotal), kind: 'part' },
    ...order.orderPriceAdjustments.map(({ itemText, couponCode, price }) => ({
      label: saving(itemText, couponCode),
      amount: money(price),
      kind: 'saving' as const,
    })),
    { label: shipping, amount: order.shippingTotal === 0 ? free : money(order.shippingTotal), kind: 'part' },
    { label: tax, amount: money(order.taxTotal), kind: 'part' },
    { label: total, amount: money(order.orderTotal), kind: 'total' },
  ];
}

export function orderMailContent(order: Order, locale: MailLocale): OrderMailContent {
  const { messages, money } = locale;
  const address = order.shipments.find(({ c_isBOPIS, shippingAddress }) => shippingAddress && !c_isBOPIS)?.shippingAddress;
  const collector = order.shipments.find(({ c_pickupFirstName }) => c_pickupFirstName)?.c_pickupFirstName;
  const firstName = address?.firstName ?? collector ?? order.billingAddress?.firstName;
  const delivery = deliveryOf(order, locale);
  return {
    orderNo: order.orderNo,
    greeting: messages.order.greeting(firstName),
    lead: [...(delivery ? [delivery] : []), ...pickupSentences(order, locale), messages.order.next].join(' '),
    itemCount: itemCountOf(order, locale),
    lines: order.productItems.map((item) => lineOf(item, order.currency, locale)),
    sums: sumsOf(order, locale),
    total: money(order.orderTotal, order.currency),
    shipsTo: addressLines(address),
    pickups: pickupsOf(order, locale),
    gift: giftLines(order, locale),
    payments: order.c_paymentSummary.map(({ label, amount }) => `${label}, ${money(amount, order.currency)}`),
    trackHref: trackingUrl(order.orderNo, locale),
  };
}
