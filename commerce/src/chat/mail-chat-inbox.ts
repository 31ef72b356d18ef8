import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { ChatInbox } from './chat-inbox.ts';

const maxNameLength = 60;

export function createMailChatInbox(transport: Pick<MailTransport, 'send'>, shop: MailShop, to: string): ChatInbox {
  return {
    async deliver({ id, name, email, message, orderNo, receivedAt }) {
      const sender = name.replaceAll(/\s+/g, ' ').slice(0, maxNameLength);
      const mail = await renderNotificationMail(
        {
          subject: `${sender} writes${orderNo ? ` about order ${orderNo}` : ''}`,
          title: sender,
          paragraphs: [message],
          closing: [email, ...(orderNo ? [`order ${orderNo}`] : []), receivedAt.toISOString()].join(' · '),
          reason: 'a shopper left a message in the shop. Answering this mail answers them.',
        },
        shop,
        createMailLocale(shop),
      );
      await transport.send({ ...mail, to, replyTo: email }, { eventId: id, at: receivedAt });
    },
  };
}
