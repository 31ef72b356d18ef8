import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { OperatorError } from '../errors/operator-error.ts';
import { clusterMajor, clusterOwner, createCluster, removeUnfinishedClusters } from './create-cluster.ts';
import { findFreePort } from './free-port.ts';
import { stopLeftoverPostgres } from './leftover-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { PostgresParameters } from './postgres-parameters.ts';
import { postgresUser } from './postgres-user.ts';
import { type PostgresProcess, runPostgres } from './run-postgres.ts';
import { ensureShopRole, shopPassword, shopRole } from './shop-role.ts';
import { toStartError } from './start-error.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly isNew: boolean;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** An existing folder, in which cluster, password, port and log are created. */
  readonly folder: string;
  readonly parameters: PostgresParameters;
  /** True if the cluster must survive a power failure; false in tests. */
  readonly isDurable: boolean;
  /** True in tests, which create a database for each file. */
  readonly mayCreateDatabases?: boolean;
}

const databaseName = 'outfitter';
const ownerUrl = (password: string, port: number, database: string) =>
  `postgres://${clusterOwner}:${password}@127.0.0.1:${port}/${database}`;
const shopUrl = (ownerPassword: string, port: number) =>
  `postgres://${shopRole}:${shopPassword(ownerPassword)}@127.0.0.1:${port}/${databaseName}`;

/**
 * Starts the PostgreSQL of a folder whose lock the caller holds. Creates the cluster at the first start, and stops servers that a killed
 * start left behind. PostgreSQL listens on loopback and requires a password. The role of the URL is not a superuser. Throws OperatorError.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { folder, isDurable } = options;
  try {
    const [binaries, user] = await Promise.all([findPostgresBinaries(), postgresUser()]);
    const cluster = clusterOf(folder);
    await mkdir(folder, { recursive: true });
    await removeUnfinishedClusters(cluster);
    const password = await loadOrCreatePassword(path.join(folder, 'postgres.password'));
    const major = await clusterMajor(cluster);
    if (major === undefined) await createCluster(cluster, password, binaries, user, isDurable);
    else if (major !== binaries.major) throw majorVersionMismatch(cluster, major, binaries.major);
    const { server, port } = await startOnFreePort(path.join(folder, 'postgres.port'), (port) => runServer(options, port));
    const url = ownerUrl(password, port, databaseName);
    const database = await connectTo(server, url, async () => {
      await ensureDatabase(url, ownerUrl(password, port, 'postgres'));
      await ensureShopRole(url, shopPassword(password), { mayCreateDatabases: options.mayCreateDatabases ?? false });
    });
    return { ...database, url: shopUrl(password, port), isNew: major === undefined };
  } catch (error) {
    throw isFileError(error) ? toStartError(error.message, folder) : error;
  }
}

/**
 * Starts the PostgreSQL of a folder again at the URL of its last start. Never creates a cluster: an empty shop must not replace one whose
 * disk is not mounted. Throws OperatorError.
 */
export async function restartEmbeddedDatabase(options: EmbeddedDatabaseOptions, url: string): Promise<EmbeddedDatabase> {
  const { folder } = options;
  try {
    if ((await clusterMajor(clusterOf(folder))) === undefined) throw toStartError(`${clusterOf(folder)} is missing`, folder);
    const port = Number(new URL(url).port);
    await stopLeftoverPostgres(clusterOf(folder));
    if ((await findFreePort(port)) !== port) throw toStartError(`port ${port} on 127.0.0.1 is in use`, folder);
    return { ...(await connectTo(await runServer(options, port), url, () => checkConnection(url))), isNew: false };
  } catch (error) {
    throw isFileError(error) ? toStartError(error.message, folder) : error;
  }
}

const clusterOf = (folder: string) => path.join(folder, 'postgres');

const fileErrorCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT']);
const isFileError = (error: unknown): error is Error =>
  error instanceof Error && fileErrorCodes.has((error as NodeJS.ErrnoException).code ?? '');

async function runServer({ folder, parameters }: EmbeddedDatabaseOptions, port: number): Promise<PostgresProcess> {
  const [binaries, user] = await Promise.all([findPostgresBinaries(), postgresUser()]);
  await stopLeftoverPostgres(clusterOf(folder));
  return runPostgres({ cluster: clusterOf(folder), port, logFile: path.join(folder, 'postgres.log'), parameters, binaries, user });
}

async function connectTo(server: PostgresProcess, url: string, prepare: () => Promise<void>): Promise<Omit<EmbeddedDatabase, 'isNew'>> {
  try {
    await prepare();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, ended: server.ended, stop: server.stop };
}

export async function runningEmbeddedDatabaseUrl(folder: string): Promise<string | undefined> {
  const access = await readAccess(folder);
  return access && shopUrl(access.password, access.port);
}

/** Returns the URL of the superuser, for maintenance that the role of the shop may not do. */
export async function runningEmbeddedOwnerUrl(folder: string): Promise<string | undefined> {
  const access = await readAccess(folder);
  return access && ownerUrl(access.password, access.port, databaseName);
}

async function readAccess(folder: string): Promise<{ password: string; port: number } | undefined> {
  const [password, port] = await Promise.all(
    ['postgres.password', 'postgres.port'].map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')),
  );
  if (!password || !port) return undefined;
  return { password: password.trim(), port: Number(port) };
}

/**
 * Prefers the port of the previous start. Retries with another port, because another program may take a port between the check and
 * PostgreSQL's start.
 */
async function startOnFreePort(
  portFile: string,
  start: (port: number) => Promise<PostgresProcess>,
): Promise<{ server: PostgresProcess; port: number }> {
  const lastPort = Number.parseInt(await readFile(portFile, 'utf8').catch(() => ''), 10);
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort(attempt === 1 && lastPort > 0 ? lastPort : undefined);
    try {
      const server = await start(port);
      if (port !== lastPort) await writeFile(portFile, `${port}\n`);
      return { server, port };
    } catch (error) {
      const isTaken = error instanceof Error && /could not (bind|create any TCP)/.test(error.message);
      if (!isTaken || attempt === 5) throw error;
    }
  }
}

async function loadOrCreatePassword(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.trim() !== '') {
    await chmod(file, 0o600);
    return stored.trim();
  }
  const password = randomBytes(24).toString('hex');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

async function checkConnection(url: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** Creates the database unless it exists: a kill may have left a cluster without the database. */
async function ensureDatabase(url: string, maintenanceUrl: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return;
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01') {
      throw new OperatorError(
        'the database rejects the password in postgres.password',
        'restore the file from a backup, or delete the data folder to start over',
      );
    }
    if (code !== '3D000') throw error;
  } finally {
    await client.end();
  }
  const maintenance = new pg.Client(maintenanceUrl);
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE ${databaseName}`);
  await maintenance.end();
}

function majorVersionMismatch(cluster: string, found: number, bundled: number): OperatorError {
  return new OperatorError(
    `${cluster} was created by PostgreSQL ${found}, but this release contains PostgreSQL ${bundled}`,
    `start the release of the shop with PostgreSQL ${found}, dump its database with pg_dump, and load the dump into a new data folder`,
  );
}
