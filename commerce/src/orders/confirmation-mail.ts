import { z } from 'zod';
import type { MailShop, MailTransport, ReviewPaths } from '../mail/index.ts';
import { renderOrderConfirmation } from '../mail/index.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { readOrder } from './order-queries.ts';
import { orderPlacedEvent } from './placing/finish-order.ts';
import { presentOrder } from './present-order.ts';

const payload = z.object({ customerGroupId: z.string(), orderId: z.uuid() });

export interface ConfirmationMail {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  /** Returns the review pages of an order's products by SKU. Without it, the mail does not ask for reviews. */
  invite?: (queryable: Queryable, orderNo: string, skuIds: readonly string[]) => Promise<ReviewPaths>;
}

/**
 * Mails the order confirmation. Its content and date come from the stored order document, so a repeated mail is identical and the transport
 * can drop it.
 */
export function confirmationMail({ transport, shop, invite }: ConfirmationMail): EventHandler {
  return {
    name: 'order-confirmation-mail',
    kind: orderPlacedEvent,
    async handle(event, { tx }) {
      const key = payload.parse(event.payload);
      const order = await readOrder(tx, key);
      if (!order) throw new Error(`there is no order ${key.orderId} to confirm`);
      const shown = presentOrder(order);
      const skuIds = shown.productItems.map(({ productId }) => productId);
      const mail = await renderOrderConfirmation(shown, shop, order.document.locale, await invite?.(tx, shown.orderNo, skuIds));
      await transport.send({ ...mail, to: order.email }, { eventId: event.id, at: order.placedAt ?? event.createdAt });
    },
  };
}
