/** The letters that follow a sign-up and a typed unsubscription. */
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
import { emailUnsubscribed } from './unsubscribe.ts';

export interface SubscriberMailOptions {
  transport: Pick<MailTransport, 'send'>;
  shop: MailShop;
  settings: Pick<CommerceSettings, 'masterKey' | 'defaultCurrency'>;
}

const signedUp = z.object({ addressKey: z.string() });
const left = z.object({ addressKey: z.string(), by: z.string(), wasConfirmed: z.boolean() });

function linksOf({ addressKey, signedUpAt }: Subscription, tokens: LinkTokens, { href }: MailLocale): MailLinks {
  return {
    confirmHref: href(`/email-deals?confirm=${tokens.confirm(addressKey, signedUpAt)}`),
    unsubscribeHref: href(`/unsubscribe?token=${tokens.unsubscribe(addressKey)}`),
  };
}

/** Brings the offer and asks whether the address is right; tells who is on the list already; at most one letter an hour. */
function welcomeMailHandler({ transport, shop, settings }: SubscriberMailOptions): EventHandler {
  const tokens = createLinkTokens(settings.masterKey);
  return {
    name: 'email-welcome-mail',
    kind: emailSignedUp,
    async handle(event, { tx, clock }) {
      const { addressKey } = signedUp.parse(event.payload);
      const subscription = await lockSubscription(tx, addressKey);
      const wanted = subscription && mailAfterSignUp(subscription, clock.now());
      if (!subscription || !wanted) return;
      const { emailOfferCodes } = await loadPreferences(tx);
      const voice = createMailLocale(shop, subscription.locale);
      const codes = await readOfferedCodes(tx, emailOfferCodes, settings.defaultCurrency, voice, clock.now());
      const letter = wanted === 'welcome' ? welcomeMail : alreadySubscribedMail;
      const mail = await renderNotificationMail(letter(codes, linksOf(subscription, tokens, voice), shop, voice), shop, voice);
      const unsubscribeUrl = `${shop.siteOrigin}/api/comms/unsubscribe/${tokens.unsubscribe(addressKey)}`;
      await tx.update(emailSubscriptions).set({ mailedAt: clock.now() }).where(eq(emailSubscriptions.addressKey, addressKey));
      await transport.send({ ...mail, to: subscription.email, unsubscribeUrl }, { eventId: event.id, at: event.createdAt });
    },
  };
}

/** Tells the owner of an address that somebody typed it to leave; who came by a link has seen it on the page. */
function unsubscribedMailHandler({ transport, shop }: SubscriberMailOptions): EventHandler {
  return {
    name: 'email-farewell-mail',
    kind: emailUnsubscribed,
    async handle(event, { tx }) {
      const { addressKey, by, wasConfirmed } = left.parse(event.payload);
      if (by !== 'address' || !wasConfirmed) return;
      const subscription = await lockSubscription(tx, addressKey);
      if (subscription?.status !== 'unsubscribed') return;
      const voice = createMailLocale(shop, subscription.locale);
      const mail = await renderNotificationMail(unsubscribedMail(shop, voice), shop, voice);
      await transport.send({ ...mail, to: subscription.email }, { eventId: event.id, at: event.createdAt });
    },
  };
}

/** What the worker does for subscribers. */
export function subscriberMailHandlers(mail: SubscriberMailOptions): EventHandler[] {
  return [welcomeMailHandler(mail), unsubscribedMailHandler(mail)];
}
