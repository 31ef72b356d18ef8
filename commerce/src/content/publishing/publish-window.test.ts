import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfTime, startOfTime } from '../../platform/database/column-types.ts';
import { arbitraryTime, arbitraryVersions } from '../testing/arbitrary-versions.ts';
import { contentOrThrow } from '../validation/invalid-content.ts';
import { currentAndFutureVersions, liveVersion, nextWindowEdge, parseWindow, type Version, validateWindow } from './publish-window.ts';

const day = (date: number) => new Date(Date.UTC(2026, 11, date, 6));
const version = (number: number, from = startOfTime, to = endOfTime): Version => ({ version: number, publishFrom: from, publishTo: to });

describe('the live version', () => {
  it('has the latest start, then the highest number', () => {
    const versions = [version(1), version(2, day(1), day(20)), version(3, day(7), day(14)), version(4, day(7), day(9)), version(5)];
    const live = (date: number) => liveVersion(versions, day(date))?.version;
    expect([live(0), live(1), live(7), live(9), live(14), live(20)]).toEqual([5, 2, 4, 3, 2, 5]);
  });

  it('has a window that contains the time, and no such version has a later start, or the same start and a higher number', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryTime, (versions, at) => {
        const open = versions.filter(({ publishFrom, publishTo }) => publishFrom <= at && at < publishTo);
        const live = liveVersion(versions, at);
        expect(live === undefined).toBe(open.length === 0);
        if (!live) return;
        expect(open).toContain(live);
        const startedLater = open.filter(({ publishFrom }) => publishFrom > live.publishFrom);
        const sameStart = open.filter(({ publishFrom }) => publishFrom.getTime() === live.publishFrom.getTime());
        expect([startedLater, sameStart.filter((other) => other.version > live.version)]).toEqual([[], []]);
      }),
    );
  });

  it('stays the same until the next window edge, whatever the order of the versions', () => {
    fc.assert(
      fc.property(
        arbitraryVersions,
        arbitraryTime,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (versions, at, share) => {
          const end = nextWindowEdge(versions, at)?.getTime() ?? at.getTime() + 1e10;
          const between = new Date(at.getTime() + Math.floor((end - at.getTime() - 1) * share));
          expect(liveVersion(versions, between)).toBe(liveVersion(versions, at));
          expect(liveVersion([...versions].reverse(), at)).toBe(liveVersion(versions, at));
        },
      ),
    );
  });

  it('does not change when a copy of the last version with the same start is added', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryTime, (versions, at) => {
        const last = versions.at(-1);
        const latest = versions.filter(({ publishFrom }) => publishFrom.getTime() === last?.publishFrom.getTime()).at(-1);
        if (!latest) return;
        const live = liveVersion([...versions, { ...latest, version: versions.length + 1 }], at);
        const before = liveVersion(versions, at);
        expect(live?.version === versions.length + 1 ? latest : live).toEqual(before);
      }),
    );
  });
});

describe('the current and future versions', () => {
  it('are exactly the versions that are live now or later', () => {
    fc.assert(
      fc.property(arbitraryVersions, arbitraryTime, arbitraryTime, (versions, at, later) => {
        const upcoming = currentAndFutureVersions(versions, at);
        const live = liveVersion(versions, new Date(Math.max(at.getTime(), later.getTime())));
        if (live) expect(upcoming).toContain(live);
        for (const time of [at, later].filter((each) => each >= at)) expect(liveVersion(upcoming, time)).toBe(liveVersion(versions, time));
      }),
    );
  });
});

describe('a publish window', () => {
  const invalidAt = (path: string) => ({ ok: false, arguments: { path } });
  const parsed = (from: string | undefined, to: string | undefined) => contentOrThrow(parseWindow(from, to));

  it('ends after it starts', () => {
    expect(validateWindow({ publishFrom: day(2), publishTo: day(1) })).toMatchObject(invalidAt('$.publishTo'));
    expect(validateWindow({ publishFrom: day(2), publishTo: day(2) })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/ends after it starts/),
    });
    expect(validateWindow({})).toEqual({ ok: true, value: { publishFrom: startOfTime, publishTo: endOfTime } });
  });

  it('is rejected with an invalid instant or a year outside the supported range', () => {
    for (const text of ['yesterday', '', '2026-12-24', '2026-13-01T00:00:00Z', '2026-12-24T06:00:00', '1e9'])
      expect(parseWindow(text, undefined)).toMatchObject(invalidAt('$.publishFrom'));
    expect(validateWindow(parsed(undefined, '9999-12-31T00:00:00Z'))).toMatchObject(invalidAt('$.publishTo'));
    expect(validateWindow(parsed('1969-01-01T00:00:00Z', undefined))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/between 2000 and 2199/),
    });
    expect(parsed('2026-12-24T06:00:00+01:00', undefined)).toEqual({ publishFrom: new Date('2026-12-24T05:00:00Z') });
  });
});
