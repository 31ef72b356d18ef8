import { type Order, shipmentIds } from '@outfitter/contract';
import { directionsTo } from '@outfitter/contract/client';
import { Temporal } from 'temporal-polyfill';
import { toLocalTime } from '../shared/local-time.ts';
import { pickupPersonsOf } from '../shared/pickup-persons.ts';
import { addressLines } from './address-lines.ts';
import type { MailLocale } from './mail-locale.ts';
import type { OrderMailDeliveryText } from './order-mail-delivery-section.ts';

/** What a mail states about a store besides its address: how to reach it, and when it is open. */
export interface MailStore {
  id: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** Returns the local times of a day, such as `09:00`, or null if the store is closed. */
  openingOn(day: Temporal.PlainDate): { open: string; close: string } | null;
}

type Shipment = Order['shipments'][number];

function pickupPersons(shipment: Shipment, { messages }: MailLocale): string[] {
  const [name, alternate] = pickupPersonsOf(shipment);
  return name ? [messages.order.collectedBy(name, alternate)] : [];
}

/** Returns the hours of seven days, with a line for consecutive days of the same hours. */
function hoursLines({ openingOn }: MailStore, from: string, { messages: { pickup }, days, time }: MailLocale): string[] {
  const first = Temporal.PlainDate.from(from);
  const spans: { from: string; to: string; opening: ReturnType<MailStore['openingOn']> }[] = [];
  for (let inDays = 0; inDays < 7; inDays += 1) {
    const day = first.add({ days: inDays });
    const opening = openingOn(day);
    const last = spans.at(-1);
    if (last && last.opening?.open === opening?.open && last.opening?.close === opening?.close) last.to = day.toString();
    else spans.push({ from: day.toString(), to: day.toString(), opening });
  }
  return [
    pickup.hours,
    ...spans.map(({ from, to, opening }) =>
      opening ? pickup.openFrom(days(from, to), time(opening.open), time(opening.close)) : pickup.closedOn(days(from, to)),
    ),
  ];
}

/** Names a pickup, when it is ready, its store, the persons who may collect it and their proof. */
export function pickupText(shipment: Shipment, locale: MailLocale, stores: readonly MailStore[]): OrderMailDeliveryText {
  const { order } = locale.messages;
  const { c_promiseDate, c_readyBy, c_pickupStoreTimeZone, c_pickupStoreName = '', c_pickupStoreID } = shipment;
  const readyAt = c_readyBy && c_pickupStoreTimeZone && toLocalTime(new Date(c_readyBy), c_pickupStoreTimeZone);
  const time = readyAt ? locale.time(readyAt.toPlainTime().toString({ smallestUnit: 'minute' })) : undefined;
  const store = stores.find(({ id }) => id === c_pickupStoreID);
  return {
    title: (shipment.shipmentId === shipmentIds['ship-to-store'] ? order.shipsToStore : order.pickUpAt)(c_pickupStoreName),
    when: c_promiseDate && order.readyBy(locale.day(c_promiseDate), time),
    details: [
      [...addressLines(shipment.shippingAddress), ...(store ? [store.phone] : [])],
      store && c_promiseDate ? hoursLines(store, c_promiseDate, locale) : [],
      [...pickupPersons(shipment, locale), order.proof],
    ].filter((lines) => lines.length > 0),
    links: store ? [{ label: order.directions, href: directionsTo(store) }] : [],
  };
}
