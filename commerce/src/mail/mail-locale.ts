import { localizePath, withFrenchTime } from '@outfitter/contract/client';
import type { MailShop } from './mail.ts';
import { type MailLocaleCode, type MailMessages, mailMessages, pickMailLocale } from './messages/index.ts';

export interface MailLocale {
  locale: MailLocaleCode;
  messages: MailMessages;
  /** Formats an amount in major units: `$149.00`, `149,00 $US`, `−$15.00`. */
  money(amount: number, currency: string): string;
  /** Formats a day given as `2026-11-24`: `Tue, Nov 24`, `mar. 24 nov.` */
  day(isoDate: string): string;
  /** Formats a range of days as the pages do: `Tue, Nov 24 – Fri, Nov 27`; a single day if it has no start or is one day long. */
  days(fromIsoDate: string | undefined, toIsoDate: string): string;
  /** Formats the day of an instant in the time zone of the shop: `Tue, Nov 24, 2026`. */
  dayAndYearOf(instant: string): string;
  /** Formats a time of day given as `09:00`: `9:00 AM`, `9 h`. */
  time(wallTime: string): string;
  /** Returns the absolute URL of a page in the shopper's language. */
  href(path: string): string;
}

/** Formats an amount with the minus sign before the currency, like the shop's pages. */
export function formatMoney(locale: string, amount: number, currency: string, format?: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(locale, { style: 'currency', currency, ...format }).format(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}

/** Returns the mail locale for a requested locale; the site's default if mail has no messages in that language. */
export function createMailLocale(
  { siteOrigin, languages, timeZone = 'UTC' }: Pick<MailShop, 'siteOrigin' | 'languages' | 'timeZone'>,
  requested?: string | null,
): MailLocale {
  const siteLocale = languages?.locales[0];
  const locale = pickMailLocale(requested, siteLocale);
  const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const days = new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' });
  const instants = new Intl.DateTimeFormat(locale, { ...shortDay, year: 'numeric', timeZone });
  const startOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`);
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const isOffered = requested && languages?.locales.includes(requested);
  return {
    locale,
    messages: mailMessages[locale],
    money: (amount, currency) => formatMoney(locale, amount, currency),
    time: (wallTime) => withFrenchTime(times.format(new Date(`1970-01-01T${wallTime}:00Z`)), locale),
    day: (isoDate) => days.format(startOf(isoDate)),
    days: (from, to) =>
      from === undefined || from === to
        ? days.format(startOf(to))
        : // Some versions of ICU have thin spaces around the dash.
          days.formatRange(startOf(from), startOf(to)).replaceAll('\u2009', ' '),
    dayAndYearOf: (instant) => instants.format(new Date(instant)),
    href: (path) => siteOrigin + (languages && isOffered ? localizePath(requested, path, languages) : path),
  };
}
