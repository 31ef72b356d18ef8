import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureStatus, openingStatus, type StoreCalendar } from './opening-status.ts';
import type { StoreHours } from './tables.ts';

const daily = { open: '09:00', close: '20:00' };
const hours: StoreHours = [daily, daily, daily, daily, daily, { open: '09:00', close: '17:00' }, null];
const ely: StoreCalendar = { hours, specialHours: [], closedOverride: null, closedPermanently: false, timeZone: 'America/Chicago' };
const statusAt = (time: string, store = ely) => openingStatus(store, new Date(time));
const shut = (date: string, inDays: number, weekday: number, opensAt: string, opens = '09:00') => ({
  is: 'shut',
  opens,
  opensAt,
  date,
  inDays,
  weekday,
});

describe('the opening status of a store', () => {
  it('STORE-001 is open until the closing time, in the store’s time zone', () => {
    // Friday, 3 pm in Ely
    const { status, weekday, date, until } = statusAt('2026-11-20T21:00:00Z');
    expect(status).toEqual({ is: 'open', until: '20:00', closesAt: '2026-11-21T02:00:00.000Z' });
    expect([weekday, date, until.toISOString()]).toEqual([4, '2026-11-20', '2026-11-21T02:00:00.000Z']);
  });
  it('is shut until the next opening: today, tomorrow, or after closed days', () => {
    expect(statusAt('2026-11-20T14:59:00Z').status).toEqual(shut('2026-11-20', 0, 4, '2026-11-20T15:00:00.000Z'));
    expect(statusAt('2026-11-21T02:00:00Z').status).toEqual(shut('2026-11-21', 1, 5, '2026-11-21T15:00:00.000Z'));
    expect(statusAt('2026-11-21T23:00:00Z').status).toEqual(shut('2026-11-23', 2, 0, '2026-11-23T15:00:00.000Z'));
  });
  it('changes at midnight at the latest, when "tomorrow" becomes "today"', () => {
    expect(statusAt('2026-11-21T23:30:00Z').until.toISOString()).toBe('2026-11-22T06:00:00.000Z');
    expect(statusAt('2026-11-20T14:00:00Z').until.toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
  it('follows the special hours of a date, also on a weekday that is closed', () => {
    const specialHours = [
      { date: '2026-11-20', opening: { open: '10:00', close: '15:00' }, name: 'Inventory' },
      { date: '2026-11-22', opening: { open: '11:00', close: '12:00' }, name: 'Sunday sale' },
      { date: '2026-11-23', opening: null, name: 'Holiday' },
    ];
    const store = { ...ely, specialHours };
    expect(statusAt('2026-11-20T20:59:00Z', store).status).toMatchObject({ is: 'open', until: '15:00' });
    expect(statusAt('2026-11-21T23:00:00Z', store).status).toEqual(shut('2026-11-22', 1, 6, '2026-11-22T17:00:00.000Z', '11:00'));
    expect(statusAt('2026-11-22T18:00:00Z', store).status).toEqual(shut('2026-11-24', 2, 1, '2026-11-24T15:00:00.000Z'));
  });
  it('opens on the first day after a closure, whose last day is closed', () => {
    const store = { ...ely, closedOverride: { from: '2026-11-20', to: '2026-12-04', reason: 'New roof' } };
    expect(statusAt('2026-11-20T21:00:00Z', store).status).toEqual(shut('2026-12-05', 15, 5, '2026-12-05T15:00:00.000Z'));
    expect(statusAt('2026-11-19T21:00:00Z', store).status).toMatchObject({ is: 'open' });
    expect(statusAt('2026-11-20T03:00:00Z', store).status).toMatchObject({ date: '2026-12-05' });
  });
  it('is closed until further notice or for good, and for a store without valid hours', () => {
    const closed = { is: 'closed', isPermanent: false };
    const withoutEnd = { ...ely, closedOverride: { from: '2026-11-20', reason: '' } };
    expect(statusAt('2026-11-20T21:00:00Z', withoutEnd).status).toEqual(closed);
    expect(statusAt('2026-11-20T03:00:00Z', withoutEnd).status).toEqual(closed);
    expect(statusAt('2026-11-20T21:00:00Z', { ...ely, closedPermanently: true }).status).toEqual({ is: 'closed', isPermanent: true });
    const never = [Array(7).fill(null), Array(7).fill({ open: '20:00', close: '09:00' })];
    for (const none of never) expect(statusAt('2026-11-20T21:00:00Z', { ...ely, hours: none }).status).toEqual(closed);
  });
  it('counts the hours of a day on which the clocks change by the clock on the wall', () => {
    const early = { ...ely, hours: Array(7).fill({ open: '01:30', close: '03:30' }) };
    // March 8: 1:30 is before the change, 3:30 an hour later. November 1: 1:30 exists twice, and the store opens at the first.
    expect(statusAt('2026-03-08T07:30:00Z', early).status).toMatchObject({ is: 'open', closesAt: '2026-03-08T08:30:00.000Z' });
    expect(statusAt('2026-11-01T06:29:00Z', early).status).toMatchObject({ is: 'shut', opensAt: '2026-11-01T06:30:00.000Z' });
    expect(statusAt('2026-11-01T06:30:00Z', early).status).toMatchObject({ is: 'open', closesAt: '2026-11-01T09:30:00.000Z' });
  });
  it('stays the same until `until`, which is in the future', () => {
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, (now) => {
        const first = openingStatus(ely, now);
        expect(first.until.getTime()).toBeGreaterThan(now.getTime());
        const justBefore = new Date(Math.max(now.getTime(), first.until.getTime() - 1));
        expect(openingStatus(ely, justBefore).status).toEqual(first.status);
      }),
    );
  });
});

describe('the closure of a store', () => {
  it('is known until its first or last day has ended at the store, and otherwise changes only by a write', () => {
    const from = { from: '2026-11-20', reason: 'New roof' };
    const at = (time: string, closedOverride: StoreCalendar['closedOverride']) => closureStatus({ ...ely, closedOverride }, new Date(time));
    const dated = { ...from, to: '2026-12-04' };
    expect(at('2026-11-20T05:59:59Z', dated)).toEqual({ isClosed: false, until: new Date('2026-11-20T06:00:00Z') });
    expect(at('2026-11-20T06:00:00Z', dated)).toEqual({ isClosed: true, until: new Date('2026-12-05T06:00:00Z') });
    expect(at('2026-12-05T06:00:00Z', dated)).toEqual({ isClosed: false, until: undefined });
    expect(at('2026-11-20T06:00:00Z', from)).toEqual({ isClosed: true, until: undefined });
    expect(at('2026-11-20T06:00:00Z', null)).toEqual({ isClosed: false, until: undefined });
    expect(closureStatus({ ...ely, closedPermanently: true, closedOverride: dated }, new Date('2026-01-01'))).toEqual({
      isClosed: true,
      until: undefined,
    });
  });
});
