import { mkdir } from 'node:fs/promises';
import { buildStorefront, isStorefrontFresh } from '../builds/index.ts';
import {
  acquireLock,
  checkFolderVersion,
  dataFolderPaths,
  type FolderLock,
  loadOrCreateMasterKey,
  withFolderErrors,
  writeFolderVersion,
} from '../data-folder/index.ts';
import {
  archiveParameters,
  checkExternalDatabase,
  checkPreparedStatements,
  shopParameters,
  superviseEmbeddedDatabase,
} from '../database/index.ts';
import type { Settings } from '../settings/index.ts';
import { findListenPort } from './check-port.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { roleModules } from './role-modules.ts';
import type { StartupSteps } from './startup-steps.ts';

export interface PreparedShop {
  /** Given settings with port, database URL and master key. */
  readonly settings: Settings;
  readonly lock: FolderLock;
}

export interface PrepareOptions {
  /** Migrates the database, and seeds it if it is empty. */
  readonly setUpDatabase: (settings: Settings) => Promise<void>;
  readonly withBuild: boolean;
  readonly isServing: boolean;
  /** Receives each opened resource: the lock, the embedded database, a running build. */
  readonly cleanup: CleanupStack;
  /** Called after the lock is acquired, for work that can run in parallel. */
  readonly onLocked?: () => void;
  /** Receives why the embedded database does not run; `undefined` when it runs again. */
  readonly onDatabaseProblem?: (problem: string | undefined) => void;
}

/**
 * Prepares everything that must exist before the first process serves: data folder, database, schema, demo brand, build. A kill at any step
 * is safe: the next start repeats the step. The build runs in parallel.
 */
export async function prepareShop(configured: Settings, steps: StartupSteps, options: PrepareOptions): Promise<PreparedShop> {
  const folder = dataFolderPaths(configured.dataDir);
  const inFolder = <Value>(work: () => Promise<Value>) => withFolderErrors(folder.root, work);
  const lock = await steps.run('folder', folder.root, () =>
    inFolder(async () => {
      await mkdir(folder.root, { recursive: true });
      const acquired = await acquireLock(folder, configured.role);
      options.cleanup.add(() => acquired.release());
      await checkFolderVersion(folder);
      return acquired;
    }),
  );
  const port = options.isServing ? await findListenPort(configured.host, configured.port) : configured.port;
  options.onLocked?.();
  const masterKey = configured.masterKey ?? (await inFolder(() => loadOrCreateMasterKey(folder)));
  const rendersPages = configured.role === 'all' || configured.role === 'storefront';
  const build = options.withBuild && rendersPages ? ensureBuild(steps, options.cleanup) : undefined;
  // Awaited below, after the database, whose error takes precedence.
  build?.catch(() => undefined);
  let settings: Settings = { ...configured, port, masterKey };
  if (configured.role !== 'storefront') {
    settings = { ...settings, databaseUrl: await openDatabase(settings, steps, options) };
    await options.setUpDatabase(settings);
  }
  await build;
  await inFolder(() => writeFolderVersion(folder));
  return { settings, lock };
}

/**
 * Prepares data folder and database for a command that runs without the shop. Returns the settings with the URL of the database, if this
 * role has one.
 */
export async function prepareDatabase(configured: Settings, steps: StartupSteps, cleanup: CleanupStack): Promise<Settings> {
  const migrateOnly = async (settings: Settings) => void (await (await roleModules.setup()).migrateDatabase(settings, steps));
  const options = { setUpDatabase: migrateOnly, withBuild: false, isServing: false, cleanup };
  return (await prepareShop(configured, steps, options)).settings;
}

async function openDatabase(
  settings: Settings,
  steps: StartupSteps,
  { cleanup, onDatabaseProblem = () => undefined }: PrepareOptions,
): Promise<string> {
  return steps.run('database', 'PostgreSQL started', async (detail) => {
    if (settings.databaseUrl) {
      detail(`PostgreSQL ${await checkExternalDatabase(settings.databaseUrl)} at DATABASE_URL`);
      if (settings.databasePrepared === 'on') await checkPreparedStatements(settings.databaseUrl);
      return settings.databaseUrl;
    }
    // Each web and worker process has its pool, search connections, a listener and a migration connection.
    const connections = (settings.webConcurrency + 1) * (Math.ceil(settings.databasePool * 1.5) + 4) + 20;
    const archiving = settings.archiveDir ? archiveParameters(settings.archiveBacklog) : {};
    const parameters = { ...shopParameters(connections), ...archiving };
    const databaseOptions = { folder: dataFolderPaths(settings.dataDir).root, parameters, isDurable: true };
    const database = await superviseEmbeddedDatabase(databaseOptions, { print: steps.print, onProblem: onDatabaseProblem });
    cleanup.add(() => database.stop());
    if (database.isNew) detail('PostgreSQL initialized and started');
    return database.url;
  });
}

async function ensureBuild(steps: StartupSteps, cleanup: CleanupStack): Promise<void> {
  await steps.run('pages', 'build is up to date', async (detail) => {
    if (await isStorefrontFresh()) return;
    const building = new AbortController();
    cleanup.add(async () => building.abort());
    await buildStorefront({ signal: building.signal });
    detail('built');
  });
}
