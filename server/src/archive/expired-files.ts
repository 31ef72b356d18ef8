import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ArchivePaths } from './archive-paths.ts';
import { type BaseBackup, listBaseBackups } from './base-backups.ts';
import { compressedSuffix, isSegment, segmentNumber } from './wal-names.ts';

export interface ArchiveContent {
  /** Base backups, the oldest first. */
  readonly backups: readonly BaseBackup[];
  /** Names of segments and histories, without suffix. */
  readonly wal: readonly string[];
}

/**
 * Returns what is not needed to restore a time from `since` on: base backups before the last one that was complete at `since`, and segments
 * before those that the remaining backups need, on every timeline. Pure.
 */
export function findExpired({ backups, wal }: ArchiveContent, since: Date): ArchiveContent {
  const firstNeeded = Math.max(
    0,
    backups.findLastIndex(({ consistentAt }) => consistentAt <= since),
  );
  const needed = backups.slice(firstNeeded).map(({ firstWal }) => segmentNumber(firstWal));
  return {
    backups: backups.slice(0, firstNeeded),
    wal: wal.filter((name) => isSegment(name) && needed.length > 0 && needed.every((first) => segmentNumber(name) < first)),
  };
}

/** Deletes expired backups before their WAL, so that a kill leaves no backup without its WAL. */
export async function deleteExpired(archive: ArchivePaths, since: Date): Promise<void> {
  const wal = (await readdir(archive.wal)).filter((name) => name.endsWith(compressedSuffix)).map((name) => path.parse(name).name);
  const expired = findExpired({ backups: await listBaseBackups(archive), wal }, since);
  for (const { folder } of expired.backups) {
    await rm(path.join(folder, 'manifest.json'));
    await rm(folder, { recursive: true });
  }
  for (const name of expired.wal) await rm(path.join(archive.wal, name + compressedSuffix), { force: true });
}
