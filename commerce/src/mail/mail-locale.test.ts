import { describe, expect, it } from 'vitest';
import { createMailLocale } from './mail-locale.ts';

const siteOrigin = 'https://shop.example';
const languages = { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' as const };
const withBreakingSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');
function formatSamples(requested: string | undefined, site: { languages?: typeof languages } = { languages }) {
  const locale = createMailLocale({ siteOrigin, ...site }, requested);
  return [
    locale.locale,
    withBreakingSpaces(locale.money(-1234.5, 'USD')),
    withBreakingSpaces(locale.day('2026-11-24')),
    locale.href('/men'),
  ];
}

describe('the locale of a mail', () => {
  it('I18N-001 formats money, days and URLs like the pages of the recipient', () => {
    expect(formatSamples('en-US')).toEqual(['en-US', '−$1,234.50', 'Tue, Nov 24', `${siteOrigin}/men`]);
    expect(formatSamples('en-GB')).toEqual(['en-GB', '−US$1,234.50', 'Tue 24 Nov', `${siteOrigin}/en-GB/men`]);
    expect(formatSamples('fr-FR')).toEqual(['fr-FR', '−1 234,50 $US', 'mar. 24 nov.', `${siteOrigin}/fr-FR/men`]);
  });

  it('I18N-001 formats ranges of days like the pages', () => {
    const rangeIn = (locale: string) => createMailLocale({ siteOrigin, languages }, locale).days('2026-12-03', '2026-12-07');
    expect(['en-US', 'en-GB', 'fr-FR'].map(rangeIn)).toEqual(['Thu, Dec 3 – Mon, Dec 7', 'Thu 3 Dec – Mon 7 Dec', 'jeu. 3 – lun. 7 déc.']);
    const { days } = createMailLocale({ siteOrigin });
    expect([days(undefined, '2026-12-07'), days('2026-12-07', '2026-12-07')]).toEqual(['Mon, Dec 7', 'Mon, Dec 7']);
  });

  it('formats the day of an instant in the time zone of the shop, in UTC without one', () => {
    const dayIn = (timeZone?: string) =>
      createMailLocale(timeZone ? { siteOrigin, timeZone } : { siteOrigin }).dayAndYearOf('2026-11-22T01:12:00Z');
    expect([dayIn('America/Chicago'), dayIn()]).toEqual(['Sat, Nov 21, 2026', 'Sun, Nov 22, 2026']);
  });

  it('I18N-001 formats times of day', () => {
    const timeIn = (locale: string) => withBreakingSpaces(createMailLocale({ siteOrigin, languages }, locale).time('09:30'));
    expect(['en-US', 'fr-FR'].map(timeIn)).toEqual(['9:30 AM', '9 h 30']);
    expect(withBreakingSpaces(createMailLocale({ siteOrigin, languages }, 'fr-FR').time('17:00'))).toBe('17 h');
  });

  it('I18N-001 is the default locale of the site if the requested one is unknown, and American English if that is unknown too', () => {
    for (const requested of [undefined, '', 'it-IT', 'x'.repeat(10), '__proto__']) expect(formatSamples(requested)[0]).toBe('en-US');
    expect(formatSamples('it-IT', { languages: { ...languages, locales: ['fr-FR', 'it-IT'] } })[0]).toBe('fr-FR');
    expect(formatSamples('ja-JP', {})).toEqual(['en-US', '−$1,234.50', 'Tue, Nov 24', `${siteOrigin}/men`]);
  });

  it('supports a language by any of its locales, and links only to offered locales', () => {
    expect(formatSamples('fr-CA')).toEqual(['fr-FR', '−1 234,50 $US', 'mar. 24 nov.', `${siteOrigin}/men`]);
    expect(createMailLocale({ siteOrigin, languages: { ...languages, localeFrom: 'query' } }, 'fr-FR').href('/men')).toBe(
      `${siteOrigin}/men?locale=fr-FR`,
    );
  });
});
