import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import { frFr } from './fr-fr.ts';
import type { MailMessages } from './mail-messages.ts';

export type { MailMessages, OfferTerms } from './mail-messages.ts';

/** The words of each locale that mail is written in. */
export const mailMessages = { 'en-US': enUs, 'en-GB': enGb, 'fr-FR': frFr } as const satisfies Record<string, MailMessages>;
export type MailLocaleCode = keyof typeof mailMessages;
const mailLocales = Object.keys(mailMessages) as MailLocaleCode[];

const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0]?.toLowerCase();

/** The locale to write in to somebody who reads one of `wanted`, best first: itself, or one of its language; else American English. */
export function pickMailLocale(...wanted: readonly (string | null | undefined)[]): MailLocaleCode {
  for (const locale of wanted) {
    const exact = mailLocales.find((known) => known === locale);
    const near = locale && mailLocales.find((known) => languageOf(known) === languageOf(locale));
    if (exact || near) return exact ?? (near as MailLocaleCode);
  }
  return 'en-US';
}
