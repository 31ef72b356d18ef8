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
    const exact = mailLocales.find((known) => known === locale);
    const near = locale && mailLocales.find((known) => languageOf(known) === languageOf(locale));
    if (exact || near) return exact ?? (near as MailLocaleCode);
  }
  return 'en-US';
}
