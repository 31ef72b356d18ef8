/** The last mail of an account: it confirms the erasure and contains nothing else. */
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { accountErased, readErasedPayload } from './erased-event.ts';

export interface ErasedMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: { masterKey: string };
}

export function erasedMailHandler({ transport, shop, settings: { masterKey } }: ErasedMailOptions): EventHandler {
  return {
    name: 'account-erased-mail',
    kind: accountErased,
    async handle(event) {
      const { to, locale } = readErasedPayload(event.payload, masterKey);
      const mailLocale = createMailLocale(shop, locale);
      const { account, footer } = mailLocale.messages;
      const content = { ...account.erased(shop.brand), paragraphs: [account.erasedNews], reason: footer.reasonErased };
      const mail = await renderNotificationMail(content, shop, mailLocale);
      await transport.send({ ...mail, to }, { eventId: event.id, at: event.createdAt });
    },
  };
}
