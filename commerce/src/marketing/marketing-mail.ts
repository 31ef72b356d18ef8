/** What our letters to subscribers say. Pure. */
import type { MailLocale, MailShop, NotificationMail } from '../mail/index.ts';
import type { OfferedCode } from './offer.ts';

/** Where a letter's links lead. */
export interface MailLinks {
  confirmHref: string;
  unsubscribeHref: string;
}

/** The offer, as promised within five minutes (MARKETING-011), and the question whether the address is its reader's. */
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

/** To an owner whose address was signed up a second time: the page says the same to everybody, the letter says what is so. */
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

/** To an owner whose address was typed by hand to leave: the only one who can say that it was somebody else. */
export function unsubscribedMail({ brand }: MailShop, { messages: { marketing, footer }, href }: MailLocale): NotificationMail {
  return {
    ...marketing.farewell(brand),
    paragraphs: [marketing.farewellNews, marketing.farewellMistake],
    button: { label: marketing.farewellButton, href: href('/email-deals') },
    because: footer.becauseLeft,
  };
}
