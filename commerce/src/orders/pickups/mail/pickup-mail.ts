import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../../../mail/index.ts';
import type { EventHandler } from '../../../platform/jobs/event-handler.ts';
import { findStore } from '../../../stores/index.ts';
import { presentOrder } from '../../history/present-order.ts';
import { type OrderRow, readOrder } from '../../order-queries.ts';
import { pickupCollectedEvent, pickupEvent, pickupEventPayload } from '../pickup-event.ts';
import { readPickup, type StoredPickup } from '../queries.ts';
import { pickupMailContent } from './pickup-mail-content.ts';

interface PickupMail {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

/** Returns the addresses of the order and of the persons who may collect the items, each once; none for an anonymized order. */
function recipientsOf({ email, document: { answer } }: OrderRow, { shipmentId }: StoredPickup): string[] {
  const shipment = answer.shipments.find((each) => each.shipmentId === shipmentId);
  const addresses = [email, shipment?.c_pickupEmail, shipment?.c_pickupEmailAlternate].filter((address): address is string =>
    Boolean(address),
  );
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Mails the shopper what happens to a pickup. A mail that asks the shopper to come is not sent once the items are gone. */
export function pickupMails({ transport, shop }: PickupMail): EventHandler[] {
  const handle: EventHandler['handle'] = async (event, { tx }) => {
    const { customerGroupId, orderId, pickupId, news: notification } = pickupEventPayload.parse(event.payload);
    const order = await readOrder(tx, { customerGroupId, orderId });
    const pickup = await readPickup(tx, pickupId);
    const store = await findStore(tx, undefined, pickup?.storeId);
    if (!order || !pickup || !store) throw new Error(`the pickup ${pickupId} has no order or no store`);
    if ((notification.kind === 'ready' || notification.kind === 'reminder') && pickup.state !== 'ready') return;
    const mailLocale = createMailLocale(shop, order.document.locale);
    const content = pickupMailContent({ order: presentOrder(order), pickup, store, notification, now: event.createdAt }, mailLocale);
    for (const [index, to] of recipientsOf(order, pickup).entries()) {
      const isBuyer = to.toLowerCase() === order.email?.toLowerCase();
      const reason = isBuyer ? content.reason : mailLocale.messages.footer.reasonPickup;
      const mail = await renderNotificationMail({ ...content, reason }, shop, mailLocale);
      await transport.send({ ...mail, to }, { eventId: index === 0 ? event.id : `${event.id}-${index}`, at: event.createdAt });
    }
  };
  return [
    { name: 'pickup-mail', kind: pickupEvent, handle },
    { name: 'pickup-collected-mail', kind: pickupCollectedEvent, handle },
  ];
}
