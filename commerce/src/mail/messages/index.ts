import { enGb } from './en-gb.ts';
import { enUs } from './en-us.ts';
import { frFr } from './fr-fr.ts';
import type { MailMessages } from './mail-messages.ts';

export type { MailMessages, OfferTerms } from './mail-messages.ts';

export const mailMessages = { 'en-US': enUs, 'en-GB': enGb, 'fr-FR': frFr } as const satisfies Record<string, MailMessages>;
export type MailLocaleCode = keyof typeof mailMessages;
const mailLocales = Object.keys(mailMessages) as MailLocaleCode[];

const languageOf = (locale: string) => locale.split(/[-_]/, 1)[0]?.toLowerCase();

/** Returns the first of the preferred locales that mail supports, exactly or by language; `en-US` by default. */
export function pickMailLocale(...preferred: readonly (string | null | undefined)[]): MailLocaleCode {
  for (const locale of preferred) {
    const exact = mailLocales.find((supported) => supported === locale);
    const sameLanguage = locale && mailLocales.find((supported) => languageOf(supported) === languageOf(locale));
    if (exact || sameLanguage) return exact ?? (sameLanguage as MailLocaleCode);
  }
  return 'en-US';
}
