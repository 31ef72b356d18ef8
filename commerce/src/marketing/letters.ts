/** What our letters to subscribers say. Pure. */
import type { Letter, MailShop } from '../mail/index.ts';
import type { OfferedCode } from './offer.ts';

/** Where a letter's links lead. */
export interface LetterLinks {
  confirmHref: string;
  unsubscribeHref: string;
}

const reason = 'somebody signed this address up for our email.';

/** The offer, as promised within five minutes (MARKETING-011), and the question whether the address is its reader's. */
export function welcomeLetter(codes: readonly OfferedCode[], links: LetterLinks, { brand }: MailShop): Letter {
  const hasOffer = codes.length > 0;
  return {
    subject: hasOffer ? `Your savings from ${brand}, and one question` : `One question from ${brand}`,
    title: hasOffer ? 'As promised' : 'Good to have you',
    paragraphs: [
      ...(hasOffer ? ['Type the code in your cart. It works now.'] : []),
      'Is this your address? Say so once and you hear from us about new gear and sales. Say nothing and this was the only letter.',
    ],
    codes,
    button: { words: 'Yes, it is my address', href: links.confirmHref },
    closing: 'You did not sign up? Then somebody mistyped, and there is nothing for you to do.',
    because: reason,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** To an owner whose address was signed up a second time: the page says the same to everybody, the letter says what is so. */
export function alreadyListedLetter(codes: readonly OfferedCode[], links: LetterLinks, { brand }: MailShop): Letter {
  const hasOffer = codes.length > 0;
  return {
    subject: `You are on ${brand}’s list already`,
    title: 'You are on the list already',
    paragraphs: [
      `Somebody signed this address up again, and nothing has changed: you hear from us as before.${hasOffer ? ' Here is the code once more.' : ''}`,
    ],
    codes,
    because: reason,
    unsubscribeHref: links.unsubscribeHref,
  };
}

/** To an owner whose address was typed by hand to leave: the only one who can say that it was somebody else. */
export function farewellLetter({ brand, siteOrigin }: MailShop): Letter {
  return {
    subject: `You are off ${brand}’s list`,
    title: 'You are off the list',
    paragraphs: ['This address was taken off our list. Mail about your orders still comes.', 'It was not you? Sign up again any time.'],
    button: { words: 'Sign up again', href: `${siteOrigin}/email-deals` },
    because: 'this address was taken off our list.',
  };
}
