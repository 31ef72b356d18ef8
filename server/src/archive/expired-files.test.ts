import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExpired } from './expired-files.ts';
import { segmentNumber } from './wal-names.ts';

const nameOf = (timeline: number, segment: number) =>
  [timeline, 0, segment].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');

const content = fc
  .array(fc.record({ hour: fc.nat(500), timeline: fc.integer({ min: 1, max: 3 }), segment: fc.nat(200) }), { maxLength: 12 })
  .map((drafts) =>
    drafts
      .toSorted((one, other) => one.hour - other.hour)
      .map(({ hour, timeline, segment }, index) => ({
        folder: `/backups/${index}`,
        firstWal: nameOf(timeline, segment),
        consistentAt: new Date(hour * 3_600_000),
      })),
  );
const wal = fc.array(
  fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(200)).map(([timeline, segment]) => nameOf(timeline, segment)),
    fc.constant('00000002.history'),
  ),
);
const since = fc.nat(500).map((hour) => new Date(hour * 3_600_000));

describe('expired files', () => {
  it('are never needed to restore a time from the limit on that could be restored before', () => {
    fc.assert(
      fc.property(content, wal, since, fc.nat(500), (backups, names, limit, laterHours) => {
        const expired = findExpired({ backups, wal: names }, limit);
        const time = new Date(limit.getTime() + laterHours * 3_600_000);
        const needed = backups.findLast(({ consistentAt }) => consistentAt <= time);
        expect(expired.backups).not.toContain(needed);
        if (!needed) return;
        for (const name of expired.wal) expect(segmentNumber(name)).toBeLessThan(segmentNumber(needed.firstWal));
      }),
    );
  });

  it('contain the WAL that only expired backups need', () => {
    const backups = [10, 20, 30].map((segment, hour) => ({
      folder: `/backups/${hour}`,
      firstWal: nameOf(1, segment),
      consistentAt: new Date(hour * 3_600_000),
    }));
    const names = [9, 19, 20, 30].map((segment) => nameOf(1, segment));
    expect(findExpired({ backups, wal: names }, new Date(3_600_000))).toEqual({ backups: backups.slice(0, 1), wal: names.slice(0, 2) });
  });

  it('are all backups but one that were complete before the limit', () => {
    fc.assert(
      fc.property(content, since, (backups, limit) => {
        const remaining = backups.length - findExpired({ backups, wal: [] }, limit).backups.length;
        const after = backups.filter(({ consistentAt }) => consistentAt > limit).length;
        expect(remaining).toBe(after + (backups.length > after ? 1 : 0));
      }),
    );
  });

  it('contain no WAL while there is no backup, and no history', () => {
    fc.assert(
      fc.property(content, wal, since, (backups, names, limit) => {
        expect(findExpired({ backups: [], wal: names }, limit).wal).toEqual([]);
        expect(findExpired({ backups, wal: names }, limit).wal).not.toContain('00000002.history');
      }),
    );
  });
});
