import type { Order } from '@outfitter/contract';
import { Temporal } from 'temporal-polyfill';
import { addressLines, type MailLocale, type NotificationMail } from '../../mail/index.ts';
import { toMajor } from '../../platform/money.ts';
import { toLocalTime } from '../../shared/local-time.ts';
import { openingOn, type StoreRow } from '../../stores/index.ts';
import type { PickupNews } from './pickup-event.ts';

interface PickupMailFacts {
  order: Pick<Order, 'orderNo' | 'currency' | 'productItems'>;
  pickup: { code: string; collectUntil: Date | null };
  store: StoreRow;
  news: PickupNews['news'];
  now: Date;
}

const localDate = (at: Date, { timeZone }: StoreRow) => toLocalTime(at, timeZone).toPlainDate();

/** The hours of each day from `from` on until the items have to be collected. */
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

function waitingMail({ order, pickup, store, news, now }: PickupMailFacts, mailLocale: MailLocale) {
  const { messages, day } = mailLocale;
  const until = pickup.collectUntil ?? now;
  const lastDay = day(localDate(until, store).toString());
  const heading = news.kind === 'reminder' ? messages.pickup.reminder(order.orderNo, lastDay) : messages.pickup.ready(order.orderNo);
  return {
    ...heading,
    paragraphs: [
      messages.pickup.readyNews(store.name),
      [...addressLines({ ...store.address, fullName: store.name }), store.phone].join('\n'),
      hoursLines(store, now, until, mailLocale),
    ],
    codes: [{ code: pickup.code, description: messages.pickup.readyProof }],
    closing: messages.pickup.collectUntil(lastDay),
  };
}

/** Builds the mail about what happened to a pickup. Pure. */
export function pickupMailContent(facts: PickupMailFacts, mailLocale: MailLocale): NotificationMail {
  const { order, store, news } = facts;
  const { messages, money, href } = mailLocale;
  const button = { label: messages.order.track, href: href('/track-order') };
  const refund =
    'refundMinor' in news && news.refundMinor > 0 ? [messages.pickup.refunded(money(toMajor(news.refundMinor), order.currency))] : [];
  const reason = messages.footer.reasonOrder;
  if (news.kind === 'ready' || news.kind === 'reminder') return { ...waitingMail(facts, mailLocale), button, reason };
  if (news.kind === 'expired') {
    const paragraphs = [messages.pickup.expiredNews(store.name), ...refund];
    return { ...messages.pickup.expired(order.orderNo), paragraphs, button, reason };
  }
  const nameOf = (id: string) => order.productItems.find(({ itemId }) => itemId === id)?.productName ?? id;
  const items = news.items.map(({ itemId, quantity }) => messages.pickup.item(nameOf(itemId), quantity)).join('\n');
  const decision = { transfer: [messages.pickup.missingTransfer], ship: [messages.pickup.missingShip], refund }[news.choice];
  const paragraphs = [messages.pickup.missingNews(store.name, items), ...decision];
  return { ...messages.pickup.missing(order.orderNo), paragraphs, button, reason };
}
