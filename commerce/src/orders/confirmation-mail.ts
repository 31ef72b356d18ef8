import { z } from 'zod';
import type { MailShop, MailTransport } from '../mail/index.ts';
import { renderOrderConfirmation } from '../mail/index.ts';
import type { EventHandler } from '../platform/handle-event.ts';
import { orderPlaced } from './finish-order.ts';
import { readOrder } from './order-rows.ts';
import { presentOrder } from './present-order.ts';

const payload = z.object({ customerGroupId: z.string(), orderId: z.uuid() });

/**
 * Confirms an order to its shopper. The mail is made of the order's own copy and dated by its placing, so that a repeat
 * is the same mail; the transport makes one of the two.
 */
export function confirmationMail(transport: Pick<MailTransport, 'send'>, shop: MailShop): EventHandler {
  return {
    name: 'order-confirmation-mail',
    kind: orderPlaced,
    async handle(event, { tx }) {
      const key = payload.parse(event.payload);
      const order = await readOrder(tx, key);
      if (!order) throw new Error(`there is no order ${key.orderId} to confirm`);
      const mail = await renderOrderConfirmation(presentOrder(order), shop, order.document.locale);
      await transport.send({ ...mail, to: order.email }, { eventId: event.id, at: order.placedAt ?? event.createdAt });
    },
  };
}
