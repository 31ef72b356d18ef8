/** What our letters to subscribers say. Pure. */
import type { Letter, MailShop, MailVoice } from '../mail/index.ts';
import type { OfferedCode } from './offer.ts';

/** Where a letter's links lead. */
export interface LetterLinks {
  confirmHref: string;
  unsubscribeHref: string;
}

/** The offer, as promised within five minutes (MARKETING-011), and the question whether the address is its reader's. */
export function welcomeLetter(codes: readonly OfferedCode[], links: LetterLinks, { brand }: MailShop, { words }: MailVoice): Letter {
  const { letters, footer } = words;
  const hasOffer = codes.length > 0;
  return {
    ...letters.welcome(brand, hasOffer),
    paragraphs: [...(hasOffer ? [letters.welcomeOffer] : []), letters.welcomeQuestion],
    codes,
    button: { words: letters.welcomeButton, href: links.confirmHref },
    closing: letters.welcomeClosing,
    because: footer.becauseListed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** To an owner whose address was signed up a second time: the page says the same to everybody, the letter says what is so. */
export function alreadyListedLetter(codes: readonly OfferedCode[], links: LetterLinks, { brand }: MailShop, { words }: MailVoice): Letter {
  const { letters, footer } = words;
  return {
    ...letters.listed(brand),
    paragraphs: [[letters.listedNews, ...(codes.length > 0 ? [letters.listedOffer] : [])].join(' ')],
    codes,
    because: footer.becauseListed,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** To an owner whose address was typed by hand to leave: the only one who can say that it was somebody else. */
export function farewellLetter({ brand }: MailShop, { words: { letters, footer }, href }: MailVoice): Letter {
  return {
    ...letters.farewell(brand),
    paragraphs: [letters.farewellNews, letters.farewellMistake],
    button: { words: letters.farewellButton, href: href('/email-deals') },
    because: footer.becauseLeft,
  };
}
