import { type Order, shipmentIds } from '@outfitter/contract';
import { addressLines } from './address-lines.ts';
import type { MailLocale } from './mail-locale.ts';

export interface OrderMailPickup {
  title: string;
  lines: string[];
}

type Shipment = Order['shipments'][number];

/** Returns an instant as local time of the store: `17:00`. */
function wallTime(instant: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}

function fullName(firstName: string | undefined, lastName: string | undefined): string {
  // A single word is both names.
  return firstName === lastName ? (firstName ?? '') : [firstName, lastName].filter(Boolean).join(' ');
}

function collectors(shipment: Shipment, { messages }: MailLocale): string[] {
  const name = fullName(shipment.c_pickupFirstName, shipment.c_pickupLastName);
  const alternate = fullName(shipment.c_pickupFirstNameAlternate, shipment.c_pickupLastNameAlternate);
  return name ? [messages.order.collectedBy(name, alternate || undefined)] : [];
}

function pickupOf(shipment: Shipment, locale: MailLocale): OrderMailPickup {
  const { order } = locale.messages;
  const { c_promiseDate, c_readyBy, c_pickupStoreTimeZone, c_pickupStoreName = '' } = shipment;
  const time = c_readyBy && locale.time(wallTime(c_readyBy, c_pickupStoreTimeZone));
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
