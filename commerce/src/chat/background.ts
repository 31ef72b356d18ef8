import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { MailShop, MailTransport } from '../mail/index.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { loadPreferences } from '../preferences/preference-store.ts';
import type { Schedule } from '../worker.ts';
import type { ChatInbox } from './chat-inbox.ts';
import { createMailChatInbox } from './mail-chat-inbox.ts';
import { chatMessageReceived } from './receive-message.ts';
import { chatMessages } from './tables.ts';

const payload = z.object({ messageId: z.uuid() });

function deliverMessages(inboxFor: (chatMail: string) => ChatInbox): EventHandler {
  return {
    name: 'chat-message-desk',
    kind: chatMessageReceived,
    async handle(event, { tx, clock, log }) {
      const { messageId } = payload.parse(event.payload);
      const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId)).for('update');
      if (!message || message.deliveredAt) return;
      const { chatMail } = await loadPreferences(tx);
      if (chatMail === '') {
        log.warn({ messageId }, 'a chat message is stored but not mailed, because the preference chatMail is not set');
        return;
      }
      await inboxFor(chatMail).deliver({ ...message, orderNo: message.orderNo ?? undefined });
      await tx.update(chatMessages).set({ deliveredAt: clock.now() }).where(eq(chatMessages.id, messageId));
    },
  };
}

export function handlers({ transport, shop }: { transport: Pick<MailTransport, 'send'>; shop: MailShop }): EventHandler[] {
  return [deliverMessages((chatMail) => createMailChatInbox(transport, shop, chatMail))];
}

const day = 24 * 60 * 60 * 1000;
const retention = 400 * day;

export const schedules: readonly Schedule[] = [
  {
    name: 'delete-old-messages',
    everySeconds: 86_400,
    run: async ({ database: { db }, clock }) => {
      await db.delete(chatMessages).where(lt(chatMessages.receivedAt, new Date(clock.now().getTime() - retention)));
    },
  },
];
