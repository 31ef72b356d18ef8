import { z } from 'zod';
import { type CustomerRow, findCustomer } from '../customers/find-customer.ts';
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { describeDevice } from './device-name.ts';

const signedInOnNewDevice = 'customer.signed-in-on-new-device';
const payload = z.object({ customerId: z.string(), browser: z.string(), system: z.string() });

/** Milliseconds after the registration in which signing in is its last step. */
const registrationTime = 10 * 60 * 1000;

/** Makes the customer learn of a sign-in on a device on which they have not signed in before. */
export async function emitSignInOnNewDevice(tx: Transaction, customer: CustomerRow, userAgent: string, now: Date): Promise<void> {
  if (now.getTime() - customer.createdAt.getTime() < registrationTime) return;
  const { browser, system } = describeDevice(userAgent);
  await emit(tx, { kind: signedInOnNewDevice, payload: { customerId: customer.customerGroupId, browser, system } }, now);
}

export interface NewDeviceMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

export function newDeviceMailHandler({ transport, shop }: NewDeviceMailOptions): EventHandler {
  return {
    name: 'new-device-mail',
    kind: signedInOnNewDevice,
    async handle(event, { tx }) {
      const { customerId, browser, system } = payload.parse(event.payload);
      const customer = await findCustomer(tx, customerId);
      if (!customer) return;
      const mailLocale = createMailLocale(shop, customer.locale);
      const { newDevice } = mailLocale.messages;
      const day = mailLocale.day(event.createdAt.toISOString().slice(0, 10));
      const mail = await renderNotificationMail(
        {
          ...newDevice.heading(shop.brand),
          paragraphs: [newDevice.news(day, newDevice.device(browser, system)), newDevice.wasYou],
          button: { label: newDevice.button, href: mailLocale.href('/account/security') },
          closing: newDevice.wasNotYou(mailLocale.href('/reset-password')),
          because: newDevice.because,
        },
        shop,
        mailLocale,
      );
      await transport.send({ ...mail, to: customer.email }, { eventId: event.id, at: event.createdAt });
    },
  };
}
