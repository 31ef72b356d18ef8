/** What an order's mail says, in words and sums, before anyone decides how it looks. */
import type { Order } from '@outfitter/contract';

type Item = Order['productItems'][number];

export interface LineFacts {
  itemId: string;
  name: string;
  /** `Duck Brown, Large`. */
  choice: string;
  quantity: number;
  price: string;
  imagePath: string;
  imageAlt: string;
  pagePath: string;
}
export interface SumFacts {
  label: string;
  amount: string;
  kind: 'part' | 'saving' | 'total';
}
export interface OrderFacts {
  orderNo: string;
  greeting: string;
  /** What happens next, with the day of arrival where it is known. */
  lead: string;
  /** `3 items`. */
  itemCount: string;
  lines: LineFacts[];
  sums: SumFacts[];
  total: string;
  shipsTo: string[];
  payments: string[];
}

/** An amount as the shop writes it: `$149.00`, a saving as `−$15.00`. */
export function moneyText(amount: number, currency: string): string {
  const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

/** A day as the shop writes it: `Tue, Nov 24`. */
export function dayText(isoDate: string): string {
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

function lineOf(item: Item, currency: string): LineFacts {
  return {
    itemId: item.itemId,
    name: item.productName,
    choice: Object.values(item.c_variationNames).join(', '),
    quantity: item.quantity,
    price: moneyText(item.price, currency),
    imagePath: item.c_image.c_version ? `${item.c_image.link}?v=${item.c_image.c_version}` : item.c_image.link,
    imageAlt: item.c_image.alt,
    pagePath: item.c_slugUrl,
  };
}

function addressLines(address: Order['billingAddress']): string[] {
  if (!address) return [];
  const name = address.fullName ?? [address.firstName, address.lastName].filter(Boolean).join(' ');
  const place = [[address.city, address.stateCode].filter(Boolean).join(', '), address.postalCode].filter(Boolean).join(' ');
  return [name, address.address1, address.address2, place].filter((line): line is string => Boolean(line));
}

function deliveryOf(order: Order): string | undefined {
  const method = order.shipments.find((shipment) => shipment.shippingMethod)?.shippingMethod;
  if (!method) return undefined;
  return method.c_arrivesTo ? `${method.name}, arrives by ${dayText(method.c_arrivesTo)}.` : `${method.name}.`;
}

function itemCountOf(order: Order): string {
  const units = order.productItems.reduce((sum, item) => sum + item.quantity, 0);
  return `${units} ${units === 1 ? 'item' : 'items'}`;
}

/** The sums from the subtotal to the total, as they add up. */
export function sumsOf(order: Order): SumFacts[] {
  const money = (amount: number) => moneyText(amount, order.currency);
  return [
    { label: `Subtotal, ${itemCountOf(order)}`, amount: money(order.productSubTotal), kind: 'part' },
    ...order.orderPriceAdjustments.map(({ itemText, price }) => ({ label: itemText, amount: money(price), kind: 'saving' as const })),
    { label: 'Shipping', amount: order.shippingTotal === 0 ? 'Free' : money(order.shippingTotal), kind: 'part' },
    { label: 'Tax', amount: money(order.taxTotal), kind: 'part' },
    { label: 'Total', amount: money(order.orderTotal), kind: 'total' },
  ];
}

export function orderFacts(order: Order): OrderFacts {
  const address = order.shipments.find((shipment) => shipment.shippingAddress)?.shippingAddress;
  const firstName = address?.firstName ?? order.billingAddress?.firstName;
  const delivery = deliveryOf(order);
  return {
    orderNo: order.orderNo,
    greeting: firstName ? `Got it, ${firstName}. We’re on it.` : 'Got it. We’re on it.',
    lead: [...(delivery ? [delivery] : []), 'We’ll write again when it’s on the truck.'].join(' '),
    itemCount: itemCountOf(order),
    lines: order.productItems.map((item) => lineOf(item, order.currency)),
    sums: sumsOf(order),
    total: moneyText(order.orderTotal, order.currency),
    shipsTo: addressLines(address),
    payments: order.c_paymentSummary.map(({ label, amount }) => `${label}, ${moneyText(amount, order.currency)}`),
  };
}
