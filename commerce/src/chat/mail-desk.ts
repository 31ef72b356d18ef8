import { type MailShop, type MailTransport, mailVoice, renderLetter } from '../mail/index.ts';
import type { ChatDesk } from './chat-desk.ts';

/** Longest name that a subject shows. */
const longestName = 60;

/** Mails each message to the shop's people; an answer goes to the shopper. */
export function mailDesk(transport: Pick<MailTransport, 'send'>, shop: MailShop, to: string): ChatDesk {
  return {
    async deliver({ id, name, email, message, orderNo, receivedAt }) {
      const who = name.replaceAll(/\s+/g, ' ').slice(0, longestName);
      const mail = await renderLetter(
        {
          subject: `${who} writes${orderNo ? ` about order ${orderNo}` : ''}`,
          title: who,
          paragraphs: [message],
          closing: [email, ...(orderNo ? [`order ${orderNo}`] : []), receivedAt.toISOString()].join(' · '),
          because: 'a shopper left a message in the shop. Answering this mail answers them.',
        },
        shop,
        mailVoice(shop),
      );
      await transport.send({ ...mail, to, replyTo: email }, { eventId: id, at: receivedAt });
    },
  };
}
