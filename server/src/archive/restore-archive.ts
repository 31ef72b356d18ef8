import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { restoreShop } from '../backup/restore-shop.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { copyNewMedia } from './archive-media.ts';
import { archivePaths } from './archive-paths.ts';
import { readArchiveState } from './archive-state.ts';
import { type BaseBackup, listBaseBackups } from './base-backups.ts';
import { recoverCluster } from './recover-cluster.ts';

export interface ArchiveRestoreOptions {
  readonly archiveFolder: string;
  /** A folder without a shop; it may be missing. */
  readonly dataFolder: string;
  /** Time up to which committed transactions are restored; undefined for all of the archive. */
  readonly to?: Date | undefined;
  /** False in tests: the restored shop may be lost in a power failure. */
  readonly isDurable?: boolean;
}

export async function isArchive(folder: string): Promise<boolean> {
  return (await readArchiveState(archivePaths(folder))) !== undefined;
}

/**
 * Restores the shop as it was at a time into a data folder without a shop. A failed or killed restore leaves no shop and can be repeated.
 * Returns the time of the last transaction. Throws OperatorError.
 */
export async function restoreArchive({ archiveFolder, dataFolder, to, isDurable = true }: ArchiveRestoreOptions): Promise<Date> {
  const archive = archivePaths(archiveFolder);
  const backup = chooseBackup(await listBaseBackups(archive), to, archive.root);
  let last: Date | undefined;
  await restoreShop({
    backup: backup.folder,
    dataFolder,
    isDurable,
    async prepareCluster(cluster) {
      const media = path.join(dataFolder, 'media');
      await mkdir(media, { recursive: true });
      await copyNewMedia(archive.media, media);
      const logFile = path.join(dataFolder, 'postgres.log');
      last = await recoverCluster({ cluster, walFolder: archive.wal, to, logFile, isDurable });
    },
  });
  return last ?? backup.consistentAt;
}

function chooseBackup(backups: readonly BaseBackup[], to: Date | undefined, archive: string): BaseBackup {
  const chosen = backups.findLast(({ consistentAt }) => to === undefined || consistentAt <= to);
  if (chosen) return chosen;
  const first = backups[0]?.consistentAt.toISOString();
  throw first
    ? new OperatorError(`the archive ${archive} begins at ${first}`, 'give a later time')
    : new OperatorError(`the archive ${archive} has no complete base backup`, 'use another backup');
}
