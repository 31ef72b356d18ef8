import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dateTimeInputValue, parseDateTimeInput } from './local-date-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the date field of a preview', () => {
  it('PREVIEW-005 shows a timestamp in local time', () => {
    process.env.TZ = 'America/Chicago';
    expect(dateTimeInputValue(Date.UTC(2026, 10, 27, 12))).toBe('2026-11-27T06:00');
    expect(parseDateTimeInput('2026-11-27T06:00')).toBe(Date.UTC(2026, 10, 27, 12));
    process.env.TZ = 'Asia/Kolkata';
    expect(dateTimeInputValue(Date.UTC(2026, 10, 27, 12))).toBe('2026-11-27T17:30');
  });

  it('PREVIEW-005 keeps the minute in any time zone, except in the repeated hour of a clock change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/Chicago', 'Europe/Paris', 'Asia/Kolkata', 'UTC', 'Pacific/Chatham'),
        fc.integer({ min: Date.UTC(2000, 0, 2) / 60_000, max: Date.UTC(2199, 11, 30) / 60_000 }),
        (name, minute) => {
          process.env.TZ = name;
          const text = dateTimeInputValue(minute * 60_000);
          const reparsed = parseDateTimeInput(text);
          expect(reparsed === undefined ? undefined : dateTimeInputValue(reparsed)).toBe(text);
          expect(Math.abs((reparsed ?? 0) - minute * 60_000)).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
    expect([parseDateTimeInput(''), parseDateTimeInput('yesterday'), parseDateTimeInput('2026-13-01T00:00')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
