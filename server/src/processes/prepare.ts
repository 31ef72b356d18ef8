import { mkdir } from 'node:fs/promises';
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
import { buildStorefront, isBuildFresh } from '../storefront-build/index.ts';
import { findListenPort } from './check-port.ts';
import type { CleanupStack } from './cleanup-stack.ts';
import { roleModules } from './role-modules.ts';
import type { StartupSteps } from './startup-steps.ts';

export interface PreparedShop {
  /** The given settings with port, database URL and master key. */
  readonly settings: Settings;
  readonly lock: FolderLock;
}

export interface PrepareOptions {
  readonly withSeed: boolean;
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
    // Loads the module while the database starts.
    void roleModules.commerce();
    settings = { ...settings, databaseUrl: await openDatabase(settings, steps, options) };
    await migrateAndSeed(settings, steps, options);
  }
  await build;
  await inFolder(() => writeFolderVersion(folder));
  return { settings, lock };
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

async function migrateAndSeed(settings: Settings, steps: StartupSteps, options: PrepareOptions): Promise<void> {
  const url = settings.databaseDirectUrl ?? settings.databaseUrl!;
  await steps.run('schema', 'up to date', async (detail) => {
    let count = 0;
    const { migrate } = await roleModules.commerce();
    await migrate(url, (line) => {
      if (!line.startsWith('migrated')) return steps.print(line);
      count += 1;
      detail(`${count} migration${count === 1 ? '' : 's'} run`);
    });
  });
  const size = settings.seed;
  if (!options.withSeed || size === 'none' || settings.role === 'worker') return;
  await steps.run('shop', 'data is loaded', async (detail) => {
    const { isSeeded, seedDemo } = await roleModules.seed();
    if (await isSeeded(url)) return;
    await seedDemo(url, { size, log: detail });
    detail(size === 'demo' ? 'demo brand loaded' : 'small demo brand loaded');
  });
  const { addDemoEditor } = await roleModules.seed();
  const editor = await addDemoEditor(url);
  if (editor) steps.print(`  editor    ${editor.name}, password ${editor.password} (for /preview/begin; it is not shown again)`);
}

async function ensureBuild(steps: StartupSteps, cleanup: CleanupStack): Promise<void> {
  await steps.run('pages', 'build is up to date', async (detail) => {
    if (await isBuildFresh()) return;
    const building = new AbortController();
    cleanup.add(async () => building.abort());
    await buildStorefront({ signal: building.signal });
    detail('built');
  });
}
