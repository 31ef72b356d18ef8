import type { Order } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { addressLines, type MailLocale, type NotificationMail, trackingUrl, variationTexts } from '../../../mail/index.ts';
import { toMajor } from '../../../platform/money.ts';
import { toLocalTime } from '../../../shared/local-time.ts';
import { openingOn, type StoreRow } from '../../../stores/index.ts';
import type { PickupNotification } from '../pickup-event.ts';
import { type PickupLine, unitsToCollect } from '../pickup-state.ts';

interface PickupMailFacts {
  order: Pick<Order, 'orderNo' | 'currency' | 'productItems'>;
  pickup: { code: string; collectUntil: Date | null; lines: readonly PickupLine[] };
  store: StoreRow;
  notification: PickupNotification;
  now: Date;
}

type NotifiedItems = readonly { itemId: string; quantity: number }[];

const localDate = (at: Date, { timeZone }: StoreRow) => toLocalTime(at, timeZone).toPlainDate();

/** Returns a line for each item, such as `2 × Chore Coat, Duck Brown, Size L`. */
function itemLines({ productItems }: PickupMailFacts['order'], items: NotifiedItems, { messages }: MailLocale): string {
  const lines = items.map(({ itemId, quantity }) => {
    const item = productItems.find((ordered) => ordered.itemId === itemId);
    const name = item ? [item.productName, ...variationTexts(item.c_variationNames, messages)].join(', ') : itemId;
    return messages.pickup.item(name, quantity);
  });
  return lines.join('\n');
}

/** Returns the opening hours of each day from `from` until the items have to be collected. */
function hoursLines(store: StoreRow, from: Date, until: Date, { messages: { pickup }, day, time }: MailLocale): string {
  const lines = [pickup.hours];
  const last = localDate(until, store);
  for (let date = localDate(from, store); Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const opening = openingOn(store, date);
    const name = day(date.toString());
    lines.push(opening ? pickup.openFrom(name, time(opening.open), time(opening.close)) : pickup.closedOn(name));
  }
  return lines.join('\n');
}

function itemsToCollect({ lines }: PickupMailFacts['pickup']): NotifiedItems {
  return lines.map((line) => ({ itemId: line.itemId, quantity: unitsToCollect(line) })).filter(({ quantity }) => quantity > 0);
}

function waitingMail({ order, pickup, store, notification, now }: PickupMailFacts, mailLocale: MailLocale) {
  const { messages, day } = mailLocale;
  const until = pickup.collectUntil ?? now;
  const lastDay = day(localDate(until, store).toString());
  const heading =
    notification.kind === 'reminder' ? messages.pickup.reminder(order.orderNo, lastDay) : messages.pickup.ready(order.orderNo);
  return {
    ...heading,
    paragraphs: [
      messages.pickup.readyNews(store.name, itemLines(order, itemsToCollect(pickup), mailLocale)),
      [...addressLines({ ...store.address, fullName: store.name }), store.phone].join('\n'),
      hoursLines(store, now, until, mailLocale),
    ],
    codes: [{ code: pickup.code, description: messages.pickup.readyProof }],
    closing: messages.pickup.collectUntil(lastDay),
  };
}

type MissingItems = Extract<PickupNotification, { kind: 'missing' }>;

/** Says what the shopper gets for missing items, and when; nothing for a refund. */
function decisionText(
  { choice, readyBy, arrivesBy }: MissingItems,
  store: StoreRow,
  { messages: { pickup }, day, time }: MailLocale,
): string[] {
  if (choice === 'ship') return [pickup.missingShip(arrivesBy === undefined ? undefined : day(arrivesBy))];
  if (choice === 'refund') return [];
  if (readyBy === undefined) return [pickup.missingTransfer(undefined)];
  const ready = toLocalTime(new Date(readyBy), store.timeZone);
  const plainTime = ready.toPlainTime().toString({ smallestUnit: 'minute' });
  return [pickup.missingTransfer({ day: day(ready.toPlainDate().toString()), time: time(plainTime) })];
}

export function pickupMailContent(facts: PickupMailFacts, mailLocale: MailLocale): NotificationMail {
  const { order, pickup, store, notification, now } = facts;
  const { messages, money, day } = mailLocale;
  const button = { label: messages.order.track, href: trackingUrl(order.orderNo, mailLocale) };
  const refund =
    'refundMinor' in notification && notification.refundMinor > 0
      ? [messages.pickup.refunded(money(toMajor(notification.refundMinor), order.currency))]
      : [];
  const reason = messages.footer.reasonOrder;
  if (notification.kind === 'ready' || notification.kind === 'reminder') return { ...waitingMail(facts, mailLocale), button, reason };
  if (notification.kind === 'collected') {
    const items = itemLines(order, itemsToCollect(pickup), mailLocale);
    const paragraphs = [messages.pickup.collectedNews(store.name, day(localDate(now, store).toString()), items)];
    return {
      ...messages.pickup.collected(order.orderNo),
      paragraphs,
      button,
      closing: messages.pickup.collectedBySomeoneElse(store.phone),
      reason,
    };
  }
  if (notification.kind === 'expired') {
    const paragraphs = [messages.pickup.expiredNews(store.name), ...refund];
    return { ...messages.pickup.expired(order.orderNo), paragraphs, button, reason };
  }
  const decision = decisionText(notification, store, mailLocale);
  const paragraphs = [messages.pickup.missingItems(store.name, itemLines(order, notification.items, mailLocale)), ...decision, ...refund];
  return { ...messages.pickup.missing(order.orderNo), paragraphs, button, reason };
}
