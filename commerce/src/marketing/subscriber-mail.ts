import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import { createMailLocale, type MailLocale, type MailShop, type MailTransport, renderNotificationMail } from '../mail/index.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { loadPreferences } from '../preferences/preference-store.ts';
import { createLinkTokens, type LinkTokens } from '../shared/link-tokens.ts';
import { alreadySubscribedMail, type MailLinks, unsubscribedMail, welcomeMail } from './marketing-mail.ts';
import { readOfferedCodes } from './offer.ts';
import { emailSignedUp, lockSubscription } from './sign-up.ts';
import { mailAfterSignUp, type Subscription } from './subscription.ts';
import { emailSubscriptions } from './tables.ts';
import { emailUnsubscribed, parseUnsubscribed } from './unsubscribe.ts';

export interface SubscriberMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: Pick<CommerceSettings, 'masterKey' | 'defaultCurrency'>;
}

const signedUpPayload = z.object({ addressKey: z.string() });

function linksOf({ addressKey, signedUpAt }: Subscription, tokens: LinkTokens, { href }: MailLocale): MailLinks {
  return {
    confirmHref: href(`/email-deals?confirm=${tokens.confirm(addressKey, signedUpAt)}`),
    unsubscribeHref: href(`/unsubscribe?token=${tokens.unsubscribe(addressKey)}`),
  };
}

function welcomeMailHandler({ transport, shop, settings }: SubscriberMailOptions): EventHandler {
  const tokens = createLinkTokens(settings.masterKey);
  return {
    name: 'email-welcome-mail',
    kind: emailSignedUp,
    async handle(event, { tx, clock }) {
      const { addressKey } = signedUpPayload.parse(event.payload);
      const subscription = await lockSubscription(tx, addressKey);
      const mailKind = subscription && mailAfterSignUp(subscription, clock.now());
      if (!subscription || !mailKind) return;
      const { emailOfferCodes } = await loadPreferences(tx);
      const mailLocale = createMailLocale(shop, subscription.locale);
      const codes = await readOfferedCodes(tx, emailOfferCodes, subscription.currency ?? settings.defaultCurrency, mailLocale, clock.now());
      const buildMail = mailKind === 'welcome' ? welcomeMail : alreadySubscribedMail;
      const mail = await renderNotificationMail(
        buildMail(codes, linksOf(subscription, tokens, mailLocale), shop, mailLocale),
        shop,
        mailLocale,
      );
      const unsubscribeUrl = `${shop.siteOrigin}/api/comms/unsubscribe/${tokens.unsubscribe(addressKey)}`;
      await tx.update(emailSubscriptions).set({ mailedAt: clock.now() }).where(eq(emailSubscriptions.addressKey, addressKey));
      await transport.send({ ...mail, to: subscription.email, unsubscribeUrl }, { eventId: event.id, at: event.createdAt });
    },
  };
}

/** Confirms unsubscriptions by mail, except those by link, which the page has already confirmed. */
function unsubscribedMailHandler({ transport, shop }: SubscriberMailOptions): EventHandler {
  return {
    name: 'email-farewell-mail',
    kind: emailUnsubscribed,
    async handle(event, { tx }) {
      const { addressKey, by, wasConfirmed } = parseUnsubscribed(event.payload);
      if (by !== 'address' || !wasConfirmed) return;
      const subscription = await lockSubscription(tx, addressKey);
      if (subscription?.status !== 'unsubscribed') return;
      const mailLocale = createMailLocale(shop, subscription.locale);
      const mail = await renderNotificationMail(unsubscribedMail(shop, mailLocale), shop, mailLocale);
      await transport.send({ ...mail, to: subscription.email }, { eventId: event.id, at: event.createdAt });
    },
  };
}

export function subscriberMailHandlers(mail: SubscriberMailOptions): EventHandler[] {
  return [welcomeMailHandler(mail), unsubscribedMailHandler(mail)];
}
