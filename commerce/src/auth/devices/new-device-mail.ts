import { findCustomer } from '../../customers/find-customer.ts';
import { createMailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../../mail/index.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { newDevicePayload, signedInOnNewDevice } from './new-device-event.ts';

export interface NewDeviceMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
}

export function newDeviceMailHandler({ transport, shop }: NewDeviceMailOptions): EventHandler {
  return {
    name: 'new-device-mail',
    kind: signedInOnNewDevice,
    async handle(event, { tx }) {
      const { customerId, browser, system } = newDevicePayload.parse(event.payload);
      const customer = await findCustomer(tx, customerId);
      if (!customer) return;
      const mailLocale = createMailLocale(shop, customer.locale);
      const { newDevice } = mailLocale.messages;
      const day = mailLocale.day(event.createdAt.toISOString().slice(0, 10));
      const mail = await renderNotificationMail(
        {
          ...newDevice.heading(shop.brand),
          paragraphs: [newDevice.summary(day, newDevice.device(browser, system)), newDevice.wasYou],
          button: { label: newDevice.button, href: mailLocale.href('/account/security') },
          closing: newDevice.wasNotYou(mailLocale.href('/reset-password')),
          reason: newDevice.reason,
        },
        shop,
        mailLocale,
      );
      await transport.send({ ...mail, to: customer.email }, { eventId: event.id, at: event.createdAt });
    },
  };
}
