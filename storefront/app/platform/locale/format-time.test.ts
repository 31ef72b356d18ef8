import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatDateTime, formatTime } from './format-time.ts';

const instant = '2026-01-05T15:30:00Z';
const timesIn = (locale: string) => {
  const intl = createIntl({ locale, defaultLocale: locale, timeZone: 'America/Chicago' });
  const times = [formatTime(intl, instant, {}), formatTime(intl, instant, { timeZone: 'America/New_York' }), formatDateTime(intl, instant)];
  return times.map((time) => time.replaceAll(/[\u00a0\u202f]/gu, ' '));
};

it('names time zones as the readers of the language know them', () => {
  const withZone = (locale: string, date: string) => {
    const intl = createIntl({ locale, defaultLocale: locale, timeZone: 'America/Chicago' });
    return formatTime(intl, date, { timeZoneName: 'short' }).replaceAll(/[\u00a0\u202f]/gu, ' ');
  };
  expect(withZone('fr-FR', '2026-11-27T20:00:00Z')).toBe('14 h HNC');
  expect(withZone('fr-FR', '2026-07-27T20:30:00Z')).toBe('15 h 30 HAC');
  expect(withZone('en-US', '2026-11-27T20:00:00Z')).toBe('2:00 PM CST');
});

it('I18N-001 formats times in the language of the page, French as in Canada', () => {
  expect(timesIn('en-US')).toEqual(['9:30 AM', '10:30 AM', 'Jan 5, 2026, 9:30 AM']);
  expect(timesIn('fr-FR')).toEqual(['9 h 30', '10 h 30', '5 janv. 2026, 9 h 30']);
});

it('keeps a time on one line', () => {
  for (const locale of ['en-US', 'en-GB', 'fr-FR']) {
    const intl = createIntl({ locale, defaultLocale: locale, timeZone: 'America/Chicago' });
    expect(formatTime(intl, instant, { timeZoneName: 'short' })).not.toContain(' ');
  }
});
