import type { MailLocale, MailShop, NotificationMail } from '../mail/index.ts';
import type { OfferedCode } from './offer.ts';

export interface MailLinks {
  confirmHref: string;
  unsubscribeHref: string;
}

/** Builds the welcome mail with the promised promo codes (MARKETING-011) and a confirmation link. */
export function welcomeMail(
  codes: readonly OfferedCode[],
  links: MailLinks,
  { brand }: MailShop,
  { messages }: MailLocale,
): NotificationMail {
  const { marketing, footer } = messages;
  const hasOffer = codes.length > 0;
  return {
    ...marketing.welcome(brand, hasOffer),
    paragraphs: [...(hasOffer ? [marketing.welcomeOffer] : []), marketing.welcomeQuestion],
    codes,
    button: { label: marketing.welcomeButton, href: links.confirmHref },
    closing: marketing.welcomeClosing,
    reason: footer.reasonSubscribed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/**
 * Builds the mail to an address that is already subscribed. The page shows the same result for new and known addresses. Only this mail, to
 * the owner, reveals that it is.
 */
export function alreadySubscribedMail(
  codes: readonly OfferedCode[],
  links: MailLinks,
  { brand }: MailShop,
  { messages }: MailLocale,
): NotificationMail {
  const { marketing, footer } = messages;
  return {
    ...marketing.alreadySubscribed(brand),
    paragraphs: [[marketing.alreadySubscribedNews, ...(codes.length > 0 ? [marketing.alreadySubscribedOffer] : [])].join(' ')],
    codes,
    reason: footer.reasonSubscribed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** Builds the mail to the owner of an address that was unsubscribed by form, possibly by another person. */
export function unsubscribedMail({ brand }: MailShop, { messages: { marketing, footer }, href }: MailLocale): NotificationMail {
  return {
    ...marketing.unsubscribed(brand),
    paragraphs: [marketing.unsubscribedNews, marketing.unsubscribedMistake],
    button: { label: marketing.unsubscribedButton, href: href('/email-deals') },
    reason: footer.reasonUnsubscribed,
  };
}
