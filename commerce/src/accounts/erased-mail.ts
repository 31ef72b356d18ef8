/** The last mail of an account: it says that the account is erased, and nothing else. */
import { z } from 'zod';
import type { CustomerRow } from '../customers/find-customer.ts';
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { decrypt, deriveKey, encrypt } from '../platform/security/secrets.ts';

const accountErased = 'customer.erased';
/** `address` is encrypted for this mail: when it is due, the database has the address in no other form (decision 70). */
const erasedPayload = z.object({ customerGroupId: z.string(), address: z.base64(), locale: z.string().nullable() });

const addressKey = (masterKey: string) => deriveKey(masterKey, 'addresses of erased accounts');

export async function queueErasedMail(
  tx: Transaction,
  { customerGroupId, email, locale }: CustomerRow,
  { masterKey, now }: { masterKey: string; now: Date },
): Promise<void> {
  const address = encrypt(addressKey(masterKey), email, customerGroupId).toString('base64');
  await emit(tx, { kind: accountErased, payload: { customerGroupId, address, locale } satisfies z.input<typeof erasedPayload> }, now);
}

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
      const { customerGroupId, address, locale } = erasedPayload.parse(event.payload);
      const mailLocale = createMailLocale(shop, locale);
      const { account, footer } = mailLocale.messages;
      const content = { ...account.erased(shop.brand), paragraphs: [account.erasedNews], because: footer.becauseErased };
      const mail = await renderNotificationMail(content, shop, mailLocale);
      const to = decrypt(addressKey(masterKey), Buffer.from(address, 'base64'), customerGroupId);
      await transport.send({ ...mail, to }, { eventId: event.id, at: event.createdAt });
    },
  };
}
