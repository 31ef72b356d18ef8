import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDigits, timeLeft } from './countdown.ts';

describe('the countdown', () => {
  it('BLOCK-027 decreases by one each second', () => {
    const end = Date.parse('2026-12-24T18:00:00Z');
    expect(timeLeft(end, Date.parse('2026-12-22T16:58:57Z'))).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 3 });
    expect(timeLeft(end, end - 1_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(end, end - 1).seconds).toBe(1);
    const totalSeconds = ({ days, hours, minutes, seconds }: ReturnType<typeof timeLeft>) =>
      ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (seconds) => {
        expect(totalSeconds(timeLeft(seconds * 1_000, 0))).toBe(seconds);
        expect(totalSeconds(timeLeft(seconds * 1_000, 1_000))).toBe(seconds - 1);
      }),
    );
  });

  it('BLOCK-028 shows 00 in every field after the end and for an invalid end', () => {
    for (const [end, now] of [
      [5_000, 5_000],
      [5_000, 9_000_000],
      [Number.NaN, 5_000],
    ] as const) {
      expect(Object.values(timeLeft(end, now)).map(formatDigits)).toEqual(['00', '00', '00', '00']);
    }
  });

  it('BLOCK-026 shows two digits per field, and more for more than 99 days', () => {
    expect([0, 7, 59, 120].map(formatDigits)).toEqual(['00', '07', '59', '120']);
  });
});
