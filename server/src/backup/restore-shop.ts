import { chown, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { acquireLock, checkFolderVersion, dataFolderPaths } from '../data-folder/index.ts';
import { clusterMajor, findPostgresBinaries, postgresUser, removeUnfinishedClusters, unfinishedCluster } from '../database/index.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { copyFile } from './copy-file.ts';
import { damagedFile, type Manifest, readManifest, verifyFiles } from './manifest.ts';

export interface RestoreOptions {
  readonly backup: string;
  /** A folder without a shop; it may be missing. */
  readonly dataFolder: string;
  /** Called with the copied cluster before the shop can find it. */
  readonly prepareCluster?: (cluster: string) => Promise<void>;
  /** False in tests: the restored shop may be lost in a power failure. */
  readonly isDurable?: boolean;
}

/**
 * Restores a backup into a data folder without a shop. Verifies the whole backup first and puts the database in place last, so that a
 * failed or killed restore leaves no shop and can be repeated. Throws OperatorError.
 */
export async function restoreShop(options: RestoreOptions): Promise<Manifest> {
  const { backup, dataFolder } = options;
  const manifest = await readManifest(backup);
  const { major } = await findPostgresBinaries();
  if (manifest.postgresMajor !== major) {
    const cause = `the backup is of PostgreSQL ${manifest.postgresMajor}, but this release contains PostgreSQL ${major}`;
    throw new OperatorError(cause, `restore it with release ${manifest.release}`);
  }
  await checkFolderVersion(dataFolderPaths(backup));
  await assertNoShop(dataFolder);
  await verifyFiles(backup, manifest);
  await mkdir(dataFolder, { recursive: true });
  const lock = await acquireLock(dataFolderPaths(dataFolder), 'all');
  try {
    await copyBackup(options, manifest);
  } finally {
    await lock.release();
  }
  return manifest;
}

const clusterOf = (dataFolder: string) => path.join(dataFolder, 'postgres');

async function assertNoShop(dataFolder: string): Promise<void> {
  if ((await clusterMajor(clusterOf(dataFolder))) === undefined) return;
  throw new OperatorError(`${dataFolder} already contains a shop`, 'set DATA_DIR to a new folder, or move the old one away');
}

async function copyBackup(options: RestoreOptions, { folders, files }: Manifest): Promise<void> {
  const { backup, dataFolder, prepareCluster, isDurable = true } = options;
  const cluster = clusterOf(dataFolder);
  await assertNoShop(dataFolder);
  await removeUnfinishedClusters(cluster);
  const unfinished = unfinishedCluster(cluster);
  const user = await postgresUser();
  const isInCluster = (relative: string) => relative === 'postgres' || relative.startsWith('postgres/');
  const placeOf = (relative: string) =>
    isInCluster(relative) ? path.join(unfinished, relative.slice('postgres'.length)) : path.join(dataFolder, relative);
  const giveToPostgres = async (relative: string) => {
    if (user && isInCluster(relative)) await chown(placeOf(relative), user.uid, user.gid);
  };

  for (const folder of folders) {
    await mkdir(placeOf(folder), { recursive: true, mode: 0o700 });
    await giveToPostgres(folder);
  }
  for (const { path: relative, sha256 } of files) {
    // A killed restore may have left it.
    await rm(placeOf(relative), { force: true });
    const digest = await copyFile(path.join(backup, relative), placeOf(relative), { isDurable });
    if (digest?.sha256 !== sha256) throw damagedFile(backup, relative);
    await giveToPostgres(relative);
  }
  await prepareCluster?.(unfinished);
  await rename(unfinished, cluster);
}
