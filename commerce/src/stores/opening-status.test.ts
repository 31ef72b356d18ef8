import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingStatus } from './opening-status.ts';
import type { StoreHours } from './tables.ts';

const daily = { open: '09:00', close: '20:00' };
const hours: StoreHours = [daily, daily, daily, daily, daily, { open: '09:00', close: '17:00' }, null];
const ely = { hours, timeZone: 'America/Chicago', isOpen: true };
const statusAt = (time: string, store = ely) => openingStatus(store, new Date(time));

describe('the opening status of a store', () => {
  it('STORE-001 is open until the closing time, in the store’s time zone', () => {
    // Friday, 3 pm in Ely
    const { status, weekday, until } = statusAt('2026-11-20T21:00:00Z');
    expect([status, weekday, until.toISOString()]).toEqual([{ is: 'open', until: '20:00' }, 4, '2026-11-21T02:00:00.000Z']);
  });
  it('is shut until the next opening: today, tomorrow, or after closed days', () => {
    expect(statusAt('2026-11-20T14:59:00Z').status).toEqual({ is: 'shut', opens: '09:00', inDays: 0, weekday: 4 });
    expect(statusAt('2026-11-21T02:00:00Z').status).toEqual({ is: 'shut', opens: '09:00', inDays: 1, weekday: 5 });
    expect(statusAt('2026-11-21T23:00:00Z').status).toEqual({ is: 'shut', opens: '09:00', inDays: 2, weekday: 0 });
  });
  it('changes at midnight at the latest, when "tomorrow" becomes "today"', () => {
    expect(statusAt('2026-11-21T23:30:00Z').until.toISOString()).toBe('2026-11-22T06:00:00.000Z');
    expect(statusAt('2026-11-20T14:00:00Z').until.toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
  it('is closed for a closed store and for a store without valid hours', () => {
    expect(statusAt('2026-11-20T21:00:00Z', { ...ely, isOpen: false }).status).toEqual({ is: 'closed' });
    expect(statusAt('2026-11-20T21:00:00Z', { ...ely, hours: [null, null, null, null, null, null, null] }).status).toEqual({
      is: 'closed',
    });
    const invalidHours = { open: '20:00', close: '09:00' };
    expect(statusAt('2026-11-20T21:00:00Z', { ...ely, hours: Array(7).fill(invalidHours) }).status).toEqual({ is: 'closed' });
  });
  it('stays the same until `until`, which is in the future', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }), (now) => {
        const first = openingStatus(ely, now);
        expect(first.until.getTime()).toBeGreaterThan(now.getTime());
        const justBefore = new Date(Math.max(now.getTime(), first.until.getTime() - 1));
        expect(openingStatus(ely, justBefore).status).toEqual(first.status);
      }),
    );
  });
});
