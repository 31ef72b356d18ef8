import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { createDateFormat } from './use-date-format.ts';

const formatIn = (locale: string) => createDateFormat(createIntl({ locale, defaultLocale: locale, timeZone: 'America/Chicago' }));
const withSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/gu, ' ');

it('shows a day of a calendar with its year only if that is not the current one', () => {
  const { day, days } = formatIn('en-US');
  expect(day('2026-12-24')).toBe('Thu,\u00a0Dec\u00a024');
  expect(day('2026-12-24', '2026-11-20')).toBe('Thu,\u00a0Dec\u00a024');
  expect(day('2027-01-01', '2026-11-20')).toBe('Fri,\u00a0Jan\u00a01,\u00a02027');
  expect(days('2026-11-27', '2026-12-01')).toBe('Fri,\u00a0Nov\u00a027\u2009–\u2009Tue,\u00a0Dec\u00a01');
  expect([days(undefined, '2026-12-01'), days('2026-12-01', '2026-12-01')]).toEqual(['Tue,\u00a0Dec\u00a01', 'Tue,\u00a0Dec\u00a01']);
});

it('I18N-001 formats local times of stores in the language of the page, without the minutes of a full hour where it says AM and PM', () => {
  const timesIn = (locale: string) => ['09:00', '09:30', '20:00'].map((time) => withSpaces(formatIn(locale).wallTime(time)));
  expect(timesIn('en-US')).toEqual(['9 AM', '9:30 AM', '8 PM']);
  expect(timesIn('fr-FR')).toEqual(['9 h', '9 h 30', '20 h']);
  expect(timesIn('en-GB')).toEqual(['9:00', '9:30', '20:00']);
});

it('names weekdays from Monday to Sunday', () => {
  expect([formatIn('en-US').weekday(0), formatIn('en-US').weekday(6), formatIn('fr-FR').weekday(0)]).toEqual(['Monday', 'Sunday', 'lundi']);
});

it('formats instants in the time zone of the reader, or of the store', () => {
  const instant = '2026-11-28T04:30:00Z';
  const { dayOf, dayAndYearOf, dateOf, longDateOf, dateTimeOf, timeOf, hour } = formatIn('en-US');
  expect([dayOf(instant, 'America/Chicago'), dayOf(instant, 'Europe/Paris')]).toEqual(['Fri,\u00a0Nov\u00a027', 'Sat,\u00a0Nov\u00a028']);
  expect([dayAndYearOf(instant), dateOf(instant), longDateOf(instant)]).toEqual([
    'Fri,\u00a0Nov\u00a027,\u00a02026',
    'Nov 27, 2026',
    'November 28, 2026',
  ]);
  expect([dateTimeOf(instant), timeOf(instant, 'America/New_York'), hour(instant)].map(withSpaces)).toEqual([
    'Nov 27, 2026, 10:30 PM',
    '11:30 PM',
    '10:30 PM CST',
  ]);
});
