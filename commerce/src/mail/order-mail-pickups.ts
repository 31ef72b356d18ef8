import { type Order, shipmentIds } from '@outfitter/contract';
import { collectorsOf } from '../shared/collectors.ts';
import { toLocalTime } from '../shared/local-time.ts';
import { addressLines } from './address-lines.ts';
import type { MailLocale } from './mail-locale.ts';

export interface OrderMailPickup {
  title: string;
  lines: string[];
}

type Shipment = Order['shipments'][number];

function collectors(shipment: Shipment, { messages }: MailLocale): string[] {
  const [name, alternate] = collectorsOf(shipment);
  return name ? [messages.order.collectedBy(name, alternate)] : [];
}

function pickupOf(shipment: Shipment, locale: MailLocale): OrderMailPickup {
  const { order } = locale.messages;
  const { c_promiseDate, c_readyBy, c_pickupStoreTimeZone, c_pickupStoreName = '' } = shipment;
  const readyAt = c_readyBy && c_pickupStoreTimeZone && toLocalTime(new Date(c_readyBy), c_pickupStoreTimeZone);
  const time = readyAt ? locale.time(readyAt.toPlainTime().toString({ smallestUnit: 'minute' })) : undefined;
  return {
    title: (shipment.shipmentId === shipmentIds['ship-to-store'] ? order.shipsToStore : order.pickUpAt)(c_pickupStoreName),
    lines: [
      ...(c_promiseDate ? [order.readyBy(locale.day(c_promiseDate), time)] : []),
      ...addressLines(shipment.shippingAddress),
      ...collectors(shipment, locale),
      order.collectNext,
    ],
  };
}

export function pickupsOf({ shipments }: Pick<Order, 'shipments'>, locale: MailLocale): OrderMailPickup[] {
  return shipments.filter(({ c_isBOPIS }) => c_isBOPIS).map((shipment) => pickupOf(shipment, locale));
}
