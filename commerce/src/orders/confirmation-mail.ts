import { z } from 'zod';
import type { MailShop, MailTransport } from '../mail/index.ts';
import { renderOrderConfirmation } from '../mail/index.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { presentOrder } from './history/present-order.ts';
import { readOrder } from './order-queries.ts';
import { orderPlacedEvent } from './placing/finish-order.ts';

const payload = z.object({ customerGroupId: z.string(), orderId: z.uuid() });

export interface ConfirmationMail {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

/**
 * Mails the order confirmation. Its content and date come from the stored order document, so a repeated mail is identical and the transport
 * can drop it.
 */
export function confirmationMail({ transport, shop }: ConfirmationMail): EventHandler {
  return {
    name: 'order-confirmation-mail',
    kind: orderPlacedEvent,
    async handle(event, { tx }) {
      const key = payload.parse(event.payload);
      const order = await readOrder(tx, key);
      if (!order) throw new Error(`there is no order ${key.orderId} to confirm`);
      const mail = await renderOrderConfirmation(presentOrder(order), shop, order.document.locale);
      await transport.send({ ...mail, to: order.email }, { eventId: event.id, at: order.placedAt ?? event.createdAt });
    },
  };
}
