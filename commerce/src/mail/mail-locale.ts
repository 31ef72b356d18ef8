/** How a mail speaks: its words, its money and days, and where its links lead, in one locale. */
import { localizePath } from '@outfitter/contract/client';
import type { MailShop } from './layout.ts';
import { type MailLocaleCode, type MailMessages, mailMessages, pickMailLocale } from './messages/index.ts';

export interface MailLocale {
  locale: MailLocaleCode;
  messages: MailMessages;
  /** An amount of major units: `$149.00`, `149,00 $US`, a saving as `−$15.00`. */
  money(amount: number, currency: string): string;
  /** A day, given as `2026-11-24`: `Tue, Nov 24`, `mar. 24 nov.` */
  day(isoDate: string): string;
  /** The whole address of a page, in the language that the shopper had it in. */
  href(path: string): string;
}

/** Writes an amount in a locale; minus stands before the currency, as the shop's pages have it. */
export function formatMoney(locale: string, amount: number, currency: string, format?: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency, ...format }).format(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

/** The voice of mail to who reads `asked`; without one, or in a language that mail is not written in, the site's own. */
export function createMailLocale({ siteOrigin, languages }: Pick<MailShop, 'siteOrigin' | 'languages'>, asked?: string | null): MailLocale {
  const own = languages?.locales[0];
  const locale = pickMailLocale(asked, own);
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const isOffered = asked && languages?.locales.includes(asked);
  return {
    locale,
    messages: mailMessages[locale],
    money: (amount, currency) => formatMoney(locale, amount, currency),
    day: (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`)),
    href: (path) => siteOrigin + (languages && isOffered ? localizePath(asked, path, languages) : path),
  };
}
