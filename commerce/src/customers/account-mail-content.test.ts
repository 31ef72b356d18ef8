import { expect, it } from 'vitest';
import { createMailLocale, type MailLocaleCode, mailMessages } from '../mail/index.ts';
import * as mails from './account-mail-content.ts';

const shop = {
  brand: 'Ridge & Rivet',
  siteOrigin: 'https://shop.example',
  languages: { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' as const },
};
const localeOf = (locale: MailLocaleCode) => createMailLocale(shop, locale);
const locales = Object.keys(mailMessages) as MailLocaleCode[];
const all = (locale: MailLocaleCode) => [
  mails.welcomeMail('t', shop, localeOf(locale)),
  mails.confirmEmailMail('t', shop, localeOf(locale)),
  mails.resetPasswordMail('t', shop, localeOf(locale)),
  mails.passwordChangedMail(shop, localeOf(locale)),
  mails.emailChangedMail(shop, localeOf(locale)),
  mails.addressesChangedMail(shop, localeOf(locale)),
  mails.passkeyAddedMail(shop, localeOf(locale)),
  mails.passkeyRemovedMail(shop, localeOf(locale)),
  mails.passkeysResetMail(shop, localeOf(locale)),
];

it.each(locales)('the mails about an account name the shop and have one link, to a page in their language: %s', (locale) => {
  for (const { subject, button } of all(locale)) {
    expect(subject).toContain(shop.brand);
    expect(button?.href.startsWith(localeOf(locale).href('/'))).toBe(true);
  }
  expect(new Set(all(locale).map(({ subject }) => subject)).size).toBe(all(locale).length);
});

it('no mail about an account is in English in another language', () => {
  const textsOf = (locale: MailLocaleCode) =>
    all(locale).flatMap(({ title, paragraphs, closing, reason }) => [title, ...paragraphs, closing, reason]);
  const english = new Set(textsOf('en-US').filter((text) => text !== undefined));
  expect(textsOf('fr-FR').filter((text) => text !== undefined && english.has(text))).toEqual([]);
});

it.each(locales)('ACCOUNT-015 the reset mail says that its link expires in 30 minutes: %s', (locale) => {
  expect(mails.resetPasswordMail('t', shop, localeOf(locale)).paragraphs.join()).toContain('30');
});
