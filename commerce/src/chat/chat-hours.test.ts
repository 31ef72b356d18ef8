import { type ChatHours, isChatAvailable, weekdays } from '@outfitter/contract/client';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';

const central = 'America/Chicago';
const shop: ChatHours = { saturday: { start: 7, end: 20 }, monday: { start: 0, end: 24 } };
const at = (text: string) => new Date(text);

const hour = fc.integer({ min: 0, max: 24 });
const anyHours: fc.Arbitrary<ChatHours> = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, fc.record({ start: hour, end: hour })])),
  { requiredKeys: [] },
);
const anyInstant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
const anyZone = fc.constantFrom(central, 'UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe');

describe('CHAT-001 chat', () => {
  it('is open from the start hour until before the end hour, by the shop’s clock', () => {
    expect(isChatAvailable(shop, central, at('2026-11-21T12:59:59Z'))).toBe(false);
    expect(isChatAvailable(shop, central, at('2026-11-21T13:00:00Z'))).toBe(true);
    expect(isChatAvailable(shop, central, at('2026-11-22T01:59:59Z'))).toBe(true);
    expect(isChatAvailable(shop, central, at('2026-11-22T02:00:00Z'))).toBe(false);
  });

  it('uses the weekday of the shop’s time zone', () => {
    // Monday in Ely, Tuesday in London.
    expect(isChatAvailable(shop, central, at('2026-11-24T04:00:00Z'))).toBe(true);
    expect(isChatAvailable(shop, 'Europe/London', at('2026-11-24T04:00:00Z'))).toBe(false);
  });

  it('keeps its hours across daylight saving changes', () => {
    const sundays: ChatHours = { sunday: { start: 2, end: 3 } };
    // The hour from two to three does not exist on this day.
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      expect(isChatAvailable(sundays, central, new Date(Date.UTC(2026, 2, 8, 6, minute)))).toBe(false);
    }
    expect(isChatAvailable(sundays, central, at('2026-03-15T07:30:00Z'))).toBe(true);
  });

  it('agrees with Temporal for any hours, zone and instant', () => {
    fc.assert(
      fc.property(anyHours, anyZone, anyInstant, (hours, zone, instant) => {
        const localTime = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
        const day = hours[weekdays[localTime.dayOfWeek % 7] ?? 'sunday'];
        expect(isChatAvailable(hours, zone, instant)).toBe(day !== undefined && localTime.hour >= day.start && localTime.hour < day.end);
      }),
    );
  });

  it('is closed on a day without hours and on a day that ends before it begins', () => {
    fc.assert(fc.property(anyZone, anyInstant, (zone, instant) => void expect(isChatAvailable({}, zone, instant)).toBe(false)));
    const backwards = Object.fromEntries(weekdays.map((day) => [day, { start: 20, end: 7 }]));
    fc.assert(fc.property(anyZone, anyInstant, (zone, instant) => void expect(isChatAvailable(backwards, zone, instant)).toBe(false)));
  });

  it('is closed for invalid hours, zone or instant, and never throws', () => {
    const invalidHours = [{ saturday: null }, { saturday: { start: 'x', end: {} } }, { saturday: 7 }, { caturday: { start: 0, end: 24 } }];
    for (const hours of invalidHours as unknown as ChatHours[])
      expect(isChatAvailable(hours, central, at('2026-11-21T15:00:00Z'))).toBe(false);
    expect(isChatAvailable(shop, 'Mars/Olympus', at('2026-11-21T15:00:00Z'))).toBe(false);
    expect(isChatAvailable(shop, central, at('nonsense'))).toBe(false);
  });
});
