/** A backup of a running shop: a consistent copy of its database cluster, then of its keys and uploads, read back at the end. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { currentRelease } from '../data-folder/index.ts';
import { clusterMajor, runningEmbeddedOwnerUrl } from '../database/index.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { inCopyOrder, isCopied } from './cluster-files.ts';
import { copyFile, digestFile } from './copy-file.ts';
import { listFiles } from './list-files.ts';
import { type Manifest, verifyFiles, writeManifest } from './manifest.ts';

export interface BackupOptions {
  /** The data folder of a running shop, or at least of its running database. */
  readonly dataFolder: string;
  /** A new or empty folder. */
  readonly target: string;
  readonly now?: Date;
  /** False if the uploads are stored elsewhere. */
  readonly includesMedia?: boolean;
  /** False in tests: the copy may be lost in a power failure. */
  readonly isDurable?: boolean;
}

const cluster = 'postgres';
/** Files outside of the cluster that a backup contains; everything else in the data folder is created anew. */
const shopFiles = ['postgres.password', 'master.key', 'version.json'];

/** Returns the manifest of the complete, verified backup. Uses little memory, and stops no writer. Throws OperatorError. */
export async function backUpShop(options: BackupOptions): Promise<Manifest> {
  const { dataFolder, target, now = new Date(), includesMedia = true, isDurable = true } = options;
  await createTarget(target);
  const postgresMajor = await clusterMajor(path.join(dataFolder, cluster));
  const databaseUrl = await runningEmbeddedOwnerUrl(dataFolder);
  if (postgresMajor === undefined || !databaseUrl)
    throw new OperatorError(`${dataFolder} contains no database`, 'set DATA_DIR as for the shop');
  const copy = new BackupCopy(dataFolder, target, { isDurable });
  const database = await copyCluster(copy, databaseUrl);
  // After the database: a file is stored before the database refers to it.
  if (includesMedia) await copy.addFolder('media');
  for (const file of shopFiles) await copy.addFile(file);
  const { folders, files } = copy;
  const manifest: Manifest = { format: 1, release: currentRelease, postgresMajor, createdAt: now.toISOString(), folders, files, database };
  await verifyFiles(target, manifest);
  await writeManifest(target, manifest);
  return manifest;
}

async function createTarget(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new OperatorError(`the folder ${target} is not empty`, 'give a new folder for each backup');
}

/**
 * Copies the files of the cluster while it changes, and the WAL that was written meanwhile. PostgreSQL replays it when the copy is started,
 * which leads to the state at the end of the copy.
 */
async function copyCluster(copy: BackupCopy, databaseUrl: string): Promise<NonNullable<Manifest['database']>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'outfitter backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps the WAL until the connection ends.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `outfitter_backup_${randomBytes(4).toString('hex')}`,
    ]);
    const started = await client.query<{ wal: string }>(
      "SELECT pg_walfile_name(lsn) AS wal FROM pg_backup_start('outfitter', fast => true) AS lsn",
    );
    await copy.addFolder(cluster, isCopied, inCopyOrder);
    const stopped = await client.query<{ wal: string; label: string; tablespaces: string; at: Date }>(
      'SELECT pg_walfile_name(lsn) AS wal, labelfile AS label, spcmapfile AS tablespaces, clock_timestamp() AS at FROM pg_backup_stop(wait_for_archive => false)',
    );
    const { wal: lastWal, label, tablespaces, at } = stopped.rows[0]!;
    const firstWal = started.rows[0]!.wal;
    if (tablespaces !== '') throw new OperatorError('the database has tablespaces', 'back it up with pg_basebackup');
    await copy.addText(`${cluster}/backup_label`, label);
    const wal = await client.query<{ name: string }>(
      "SELECT name FROM pg_ls_waldir() WHERE name ~ '^[0-9A-F]{24}$' AND name BETWEEN $1 AND $2 OR name ~ '\\.history$' ORDER BY name",
      [firstWal, lastWal],
    );
    for (const { name } of wal.rows) await copy.addFile(`${cluster}/pg_wal/${name}`);
    return { firstWal, consistentAt: at.toISOString() };
  } finally {
    await client.end().catch(() => undefined);
  }
}

class BackupCopy {
  readonly folders: string[] = [];
  readonly files: Manifest['files'] = [];
  readonly #source: string;
  readonly #target: string;
  readonly #options: { readonly isDurable: boolean };

  constructor(source: string, target: string, options: { readonly isDurable: boolean }) {
    this.#source = source;
    this.#target = target;
    this.#options = options;
  }

  async addFolder(
    relative: string,
    isWanted?: (inner: string) => boolean,
    inOrder: (files: readonly string[]) => readonly string[] = (files) => files,
  ): Promise<void> {
    const { folders, files } = await listFiles(path.join(this.#source, relative), isWanted);
    for (const folder of [relative, ...folders.map((inner) => `${relative}/${inner}`)]) {
      await mkdir(path.join(this.#target, folder), { mode: 0o700 });
      this.folders.push(folder);
    }
    for (const file of inOrder(files)) await this.addFile(`${relative}/${file}`);
  }

  /** Skips a file that no longer exists: dropped tables, and keys that come from the environment. */
  async addFile(relative: string): Promise<void> {
    const digest = await copyFile(path.join(this.#source, relative), path.join(this.#target, relative), this.#options);
    if (digest) this.files.push({ path: relative, ...digest });
  }

  async addText(relative: string, text: string): Promise<void> {
    const file = path.join(this.#target, relative);
    await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: this.#options.isDurable });
    this.files.push({ path: relative, ...(await digestFile(file)) });
  }
}
