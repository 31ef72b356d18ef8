import type { Order } from '@outfitter/contract';
import { z } from 'zod';
import type { MailShop, MailStore, MailTransport } from '../mail/index.ts';
import { renderOrderConfirmation } from '../mail/index.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { openingOn, readStores } from '../stores/index.ts';
import { presentOrder } from './history/present-order.ts';
import { readOrder } from './order-queries.ts';
import { orderPlacedEvent } from './placing/finish-order.ts';

const payload = z.object({ customerGroupId: z.string(), orderId: z.uuid() });

export interface ConfirmationMail {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

/** Returns the stores at which items of an order are collected. */
async function readPickupStores(queryable: Queryable, { shipments }: Pick<Order, 'shipments'>): Promise<MailStore[]> {
  const ids = shipments.map(({ c_pickupStoreID }) => c_pickupStoreID).filter(Boolean);
  if (ids.length === 0) return [];
  const stores = await readStores(queryable, undefined);
  return stores.filter(({ id }) => ids.includes(id)).map((store) => ({ ...store, openingOn: (day) => openingOn(store, day) }));
}

/**
 * Mails the order confirmation. Its content and date come from the stored order document and, for a pickup, the current data of the store.
 * A repeated mail has the same identity, by which the transport drops it.
 */
export function confirmationMail({ transport, shop }: ConfirmationMail): EventHandler {
  return {
    name: 'order-confirmation-mail',
    kind: orderPlacedEvent,
    async handle(event, { tx }) {
      const key = payload.parse(event.payload);
      const order = await readOrder(tx, key);
      if (!order) throw new Error(`there is no order ${key.orderId} to confirm`);
      const presented = presentOrder(order);
      const stores = await readPickupStores(tx, presented);
      const mail = await renderOrderConfirmation(presented, shop, order.document.locale, stores);
      await transport.send({ ...mail, to: order.email }, { eventId: event.id, at: order.placedAt ?? event.createdAt });
    },
  };
}
