import type { MailLocale, MailShop, NotificationMail } from '../mail/index.ts';
import type { OfferedCode } from './offer.ts';

export interface MailLinks {
  confirmHref: string;
  unsubscribeHref: string;
}

/** Sends the promised promo codes (MARKETING-011) and asks the owner to confirm the address. */
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
    because: footer.becauseListed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/**
 * The page shows the same result for new and known addresses. Only this mail, to the owner, reveals that the address is already subscribed.
 */
export function alreadySubscribedMail(
  codes: readonly OfferedCode[],
  links: MailLinks,
  { brand }: MailShop,
  { messages }: MailLocale,
): NotificationMail {
  const { marketing, footer } = messages;
  return {
    ...marketing.listed(brand),
    paragraphs: [[marketing.listedNews, ...(codes.length > 0 ? [marketing.listedOffer] : [])].join(' ')],
    codes,
    because: footer.becauseListed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** Confirms an unsubscription by form, so that the owner learns of one by another person. */
export function unsubscribedMail({ brand }: MailShop, { messages: { marketing, footer }, href }: MailLocale): NotificationMail {
  return {
    ...marketing.farewell(brand),
    paragraphs: [marketing.farewellNews, marketing.farewellMistake],
    button: { label: marketing.farewellButton, href: href('/email-deals') },
    because: footer.becauseLeft,
  };
}
