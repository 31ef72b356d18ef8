import type { Order } from '@outfitter/contract';
import type { MailLocale } from './mail-locale.ts';
import { deliveriesOf } from './order-mail-deliveries.ts';
import type { OrderMailDelivery, OrderMailLink } from './order-mail-delivery-section.ts';
import type { MailStore } from './order-mail-pickups.ts';
import { trackingUrl } from './tracking-url.ts';

export interface OrderMailSum {
  label: string;
  amount: string;
  kind: 'part' | 'saving' | 'total';
}
export interface OrderMailContent {
  orderNo: string;
  placed: string;
  greeting: string;
  /** When the order arrives or is ready, if it has one delivery, or the number of its deliveries; and what happens next. */
  lead: string;
  itemCount: string;
  /** At least one; items are listed by delivery only if there are several. */
  deliveries: OrderMailDelivery[];
  sums: OrderMailSum[];
  total: string;
  /** Lines about a gift and of its message; empty if the order is not a gift. */
  gift: string[];
  payments: string[];
  /** Link that fills in the order number, which is never sent to a server. */
  track: OrderMailLink;
  returns: OrderMailLink;
}

/** Returns what each payment pays, and when it is charged. */
function paymentLines({ c_paymentSummary, currency, shipments }: Order, { messages, money }: MailLocale): string[] {
  if (c_paymentSummary.length === 0) return [];
  const hasPickup = shipments.some(({ c_isBOPIS }) => c_isBOPIS);
  return [...c_paymentSummary.map(({ label, amount }) => `${label}, ${money(amount, currency)}`), messages.order.chargedLater(hasPickup)];
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

const sentence = (text: string) => text.replace(/\.?$/, '.');

/** Says which email follows: only pickups have one. */
function nextEmail(deliveries: readonly OrderMailDelivery[], { messages: { order } }: MailLocale): string[] {
  const has = (kind: OrderMailDelivery['kind']) => deliveries.some((delivery) => delivery.kind === kind);
  return [...(has('pickup') ? [order.pickupEmail] : []), ...(has('parcel') ? [order.noParcelEmail] : [])];
}

function leadOf(deliveries: readonly OrderMailDelivery[], locale: MailLocale): string {
  const { order } = locale.messages;
  const [only] = deliveries;
  const when =
    deliveries.length > 1
      ? [order.deliveries(deliveries.length)]
      : only?.when
        ? [only.kind === 'pickup' ? sentence(only.title) : '', sentence(only.when)].filter(Boolean)
        : [];
  return [...when, ...nextEmail(deliveries, locale), order.next].join(' ');
}

export function orderMailContent(order: Order, locale: MailLocale, stores: readonly MailStore[]): OrderMailContent {
  const { messages, money, href } = locale;
  const address = order.shipments.find(({ c_isBOPIS, shippingAddress }) => shippingAddress && !c_isBOPIS)?.shippingAddress;
  const pickupFirstName = order.shipments.find(({ c_pickupFirstName }) => c_pickupFirstName)?.c_pickupFirstName;
  const firstName = address?.firstName ?? pickupFirstName ?? order.billingAddress?.firstName;
  const deliveries = deliveriesOf(order, locale, stores);
  return {
    orderNo: order.orderNo,
    placed: messages.order.placed(locale.dayAndYearOf(order.creationDate)),
    greeting: messages.order.greeting(firstName),
    lead: leadOf(deliveries, locale),
    itemCount: itemCountOf(order, locale),
    deliveries,
    sums: sumsOf(order, locale),
    total: money(order.orderTotal, order.currency),
    gift: giftLines(order, locale),
    payments: paymentLines(order, locale),
    track: { label: messages.order.track, href: trackingUrl(order.orderNo, locale) },
    returns: { label: messages.order.returns, href: href('/content/returns') },
  };
}
