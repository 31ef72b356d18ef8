import type { Order, ShippingMethod } from '@outfitter/contract';
import { addressLines } from './address-lines.ts';
import type { MailLocale } from './mail-locale.ts';
import type { OrderMailDelivery, OrderMailDeliveryText } from './order-mail-delivery-section.ts';
import { lineOf, type OrderedItem } from './order-mail-lines.ts';
import { type MailStore, pickupText } from './order-mail-pickups.ts';

type Shipment = Order['shipments'][number];
interface Delivery extends OrderMailDeliveryText {
  kind: OrderMailDelivery['kind'];
  items: OrderedItem[];
}

/**
 * Divides what is shipped to a home like the pages of the storefront: into one parcel, or two if items in stock are shipped before
 * backordered ones.
 */
function parcelsOf(
  shipment: Shipment | undefined,
  items: readonly OrderedItem[],
  order: Order,
  { messages, days }: MailLocale,
): Delivery[] {
  const { shippingAddress, shippingMethod: method, c_shipAvailableFirst, c_parcels } = shipment ?? {};
  const later = c_shipAvailableFirst ? c_parcels?.find(({ backorder }) => backorder) : undefined;
  const isLater = ({ itemId }: OrderedItem) => later?.itemIds.includes(itemId) ?? false;
  const whenOf = (from: string | undefined, to: string | undefined) =>
    to ? messages.order.arrives(days(from, to)) : messages.order.arrivalUnknown;
  const [recipient = order.customerInfo.email ?? '', ...address] = addressLines(shippingAddress);
  const methodLines = (shown: Pick<ShippingMethod, 'name' | 'c_carrier'> | undefined) =>
    shown ? [shown.name, ...(shown.c_carrier ? [messages.order.carrier(shown.c_carrier)] : [])] : [];
  const parcel: Pick<Delivery, 'kind' | 'links'> = { kind: 'parcel', links: [] };
  return [
    {
      ...parcel,
      title: messages.order.shipsTo(recipient),
      when: method && whenOf(method.c_arrivesFrom, method.c_arrivesTo),
      details: [address, methodLines(method)].filter((lines) => lines.length > 0),
      items: items.filter((item) => !isLater(item)),
    },
    {
      ...parcel,
      title: messages.order.shipsLaterTo(recipient),
      when: whenOf(later?.c_arrivesFrom, later?.c_arrivesTo),
      details: [[address.join(', ')], methodLines(later?.c_shippingMethod)].filter(([line]) => line),
      items: items.filter(isLater),
    },
  ];
}

/** Returns the deliveries of an order, each with its items: parcels first, then pickups and what is sent by email. */
export function deliveriesOf(order: Order, locale: MailLocale, stores: readonly MailStore[]): OrderMailDelivery[] {
  const pickups = order.shipments.filter(({ c_isBOPIS }) => c_isBOPIS);
  const home = order.shipments.find(({ c_isBOPIS }) => !c_isBOPIS);
  const isPickup = (item: OrderedItem) => pickups.some(({ shipmentId }) => shipmentId === item.shipmentId);
  const isEmailed = ({ c_giftCardType }: OrderedItem) => c_giftCardType === 'email';
  const shipped = order.productItems.filter((item) => !isPickup(item));
  const deliveries: Delivery[] = [
    ...parcelsOf(
      home,
      shipped.filter((item) => !isEmailed(item)),
      order,
      locale,
    ),
    ...pickups.map((shipment) => ({
      ...pickupText(shipment, locale, stores),
      kind: 'pickup' as const,
      items: order.productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId),
    })),
    { kind: 'email', title: locale.messages.order.byEmail, when: undefined, details: [], links: [], items: shipped.filter(isEmailed) },
  ];
  return deliveries
    .filter(({ items }) => items.length > 0)
    .map(({ items, ...delivery }) => ({ ...delivery, lines: items.map((item) => lineOf(item, order.currency, locale)) }));
}
