import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import { frFr } from './fr-fr.ts';
import type { MailWords } from './mail-words.ts';

export type { MailWords, OfferWords } from './mail-words.ts';

/** The words of each locale that mail is written in. */
export const mailWords = { 'en-US': enUs, 'en-GB': enGb, 'fr-FR': frFr } as const satisfies Record<string, MailWords>;
export type MailLocale = keyof typeof mailWords;
const mailLocales = Object.keys(mailWords) as MailLocale[];

const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0]?.toLowerCase();

/** The locale to write in to somebody who reads one of `wanted`, best first: itself, or one of its language; else American English. */
export function mailLocaleOf(...wanted: readonly (string | null | undefined)[]): MailLocale {
  for (const locale of wanted) {
    const exact = mailLocales.find((known) => known === locale);
    const near = locale && mailLocales.find((known) => languageOf(known) === languageOf(locale));
    if (exact || near) return exact ?? (near as MailLocale);
  }
  return 'en-US';
}
