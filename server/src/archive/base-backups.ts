import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUpShop } from '../backup/back-up-shop.ts';
import { readManifest } from '../backup/manifest.ts';
import type { ArchivePaths } from './archive-paths.ts';

export interface BaseBackup {
  readonly folder: string;
  /** The first WAL segment that recovery needs. */
  readonly firstWal: string;
  /** The earliest time that can be restored with it. */
  readonly consistentAt: Date;
}

/** Returns the complete base backups of an archive, the oldest first. */
export async function listBaseBackups({ backups }: ArchivePaths): Promise<BaseBackup[]> {
  const found: BaseBackup[] = [];
  for (const name of await readdir(backups)) {
    const folder = path.join(backups, name);
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest?.database) {
      const { firstWal, consistentAt } = manifest.database;
      found.push({ folder, firstWal, consistentAt: new Date(consistentAt) });
    }
  }
  return found.sort((one, other) => one.consistentAt.getTime() - other.consistentAt.getTime());
}

/**
 * Removes what a kill left behind, and takes a base backup without uploads. The archive has a copy of those. A backup that fails is
 * removed: if it filled the disk, the WAL needs the space.
 */
export async function takeBaseBackup(dataFolder: string, archive: ArchivePaths, isDurable: boolean): Promise<void> {
  const complete = new Set((await listBaseBackups(archive)).map(({ folder }) => folder));
  for (const name of await readdir(archive.backups)) {
    const folder = path.join(archive.backups, name);
    if (!complete.has(folder)) await rm(folder, { recursive: true, force: true });
  }
  const target = path.join(archive.backups, new Date().toISOString().replaceAll(':', '-'));
  try {
    await backUpShop({ dataFolder, target, includesMedia: false, isDurable });
  } catch (error) {
    await rm(target, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
