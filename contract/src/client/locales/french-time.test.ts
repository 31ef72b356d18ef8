import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFrenchTime } from './french-time.ts';

const plain = (text: string) => withFrenchTime(text, 'fr-FR').replaceAll('\u00a0', ' ');

describe('a time in French', () => {
  it('I18N-001 is written as in Canada, whatever Intl writes', () => {
    expect(['09 h', '09:00', '9 h 00', '09\u202fh'].map(plain)).toEqual(['9 h', '9 h', '9 h', '9 h']);
    expect(['09:30', '9:30', '09 h 30', '17:05', '00:15', '00 h'].map(plain)).toEqual([
      '9 h 30',
      '9 h 30',
      '9 h 30',
      '17 h 05',
      '0 h 15',
      '0 h',
    ]);
  });
  it('stays beside its date and its time zone', () => {
    expect(plain('5 janv. 2026, 09:30')).toBe('5 janv. 2026, 9 h 30');
    expect(plain('09 h UTC−6')).toBe('9 h UTC−6');
  });
  it('has no zero before its hours and no break, at every minute of a day and with every option', () => {
    const options = fc.constantFrom<Intl.DateTimeFormatOptions>(
      { hour: 'numeric' },
      { hour: 'numeric', minute: '2-digit' },
      { dateStyle: 'medium', timeStyle: 'short' },
    );
    fc.assert(
      fc.property(options, fc.constantFrom('fr-FR', 'fr-CA'), fc.integer({ min: 0, max: 1439 }), (option, locale, minute) => {
        const text = new Intl.DateTimeFormat(locale, { ...option, timeZone: 'UTC' }).format(minute * 60_000);
        const minutes = option.hour && !option.minute ? 0 : minute % 60;
        const time = `${Math.floor(minute / 60)}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
        expect(withFrenchTime(text, locale)).toMatch(new RegExp(`(^|\\s)${time}$`, 'u'));
      }),
    );
  });
  it('is not made of a time in another language', () => {
    for (const locale of ['en-US', 'en-GB']) expect(withFrenchTime('09:30', locale)).toBe('09:30');
  });
});
