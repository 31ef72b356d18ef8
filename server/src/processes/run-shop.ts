import { dataFolderPaths } from '../data-folder/index.ts';
import { isDatabaseResponding } from '../database/index.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { developmentDrainLimits, drainLimits } from '../http/time-limits.ts';
import { type Settings, siteOriginOf, toEnvironment } from '../settings/index.ts';
import { type ChildSupervisor, superviseChildren } from './child-supervisor.ts';
import { type CleanupStack, createCleanupStack } from './cleanup-stack.ts';
import type { ChildKind } from './fork-child.ts';
import { ignoreClosedOutput } from './ignore-closed-output.ts';
import { startMetricsServer } from './metrics-server.ts';
import { type PreparedShop, prepareShop } from './prepare.ts';
import { replaceStuckProcesses } from './replace-stuck.ts';
import { forkSetUpProcess, type SetUpProcess } from './set-up-process.ts';
import { handleShutdownSignals } from './shutdown.ts';
import { handleSighup, restartOneByOne } from './sighup.ts';
import { createStartupSteps, formatSeconds, type StartupSteps } from './startup-steps.ts';

export interface ShopRun {
  readonly settings: Settings;
  readonly children: ChildSupervisor;
}

export async function runShop(configured: Settings, { isDevelopment }: { isDevelopment: boolean }): Promise<ShopRun> {
  ignoreClosedOutput();
  const steps = createStartupSteps(console.log);
  const children = superviseChildren(steps.print, isDevelopment ? developmentDrainLimits : drainLimits);
  const cleanup = createCleanupStack();
  const shutdown = handleShutdownSignals(steps.print, {
    async drain() {
      await children.drain();
      await cleanup.run();
    },
    kill: () => children.kill(),
  });
  const sighup = handleSighup(steps.print, () => void shutdown.begin(0));
  try {
    const { settings, lock } = await startShop(configured, isDevelopment, { steps, children, cleanup });
    sighup.onRestart(() => restartOneByOne(children, lock, steps.print));
    return { settings, children };
  } catch (error) {
    // A shutdown during the start makes the current step fail.
    if (shutdown.hasBegun) return new Promise(() => undefined);
    children.kill();
    await cleanup.run().catch(() => undefined);
    throw error;
  }
}

interface StartContext {
  readonly steps: StartupSteps;
  readonly children: ChildSupervisor;
  readonly cleanup: CleanupStack;
}

async function startShop(configured: Settings, isDevelopment: boolean, { steps, children, cleanup }: StartContext): Promise<PreparedShop> {
  const isServing = configured.role !== 'worker';
  assertArchivable(configured);
  const kinds = childKinds(configured, isDevelopment);
  let setUp: SetUpProcess | undefined;
  const { settings, lock } = await prepareShop(configured, steps, {
    setUpDatabase: async (prepared) => setUp?.run(prepared),
    withBuild: !isDevelopment,
    isServing,
    cleanup,
    // The processes load their modules while the database starts.
    onLocked() {
      if (configured.role !== 'storefront') setUp = forkSetUpProcess(cleanup);
      children.fork(kinds);
    },
    onDatabaseProblem: (problem) => children.reportDatabase(problem),
  });
  if (!configured.databaseUrl && configured.role === 'all') cleanup.add(await startArchive(settings, children, steps.print));
  await steps.run('processes', describeChildren(kinds), () => children.start(toEnvironment(settings)));
  const directUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
  if (directUrl) {
    const isResponding = () => isDatabaseResponding(directUrl);
    cleanup.add(replaceStuckProcesses({ children, isDatabaseResponding: isResponding, print: steps.print }));
  }
  if (settings.opsPort > 0) cleanup.add(startMetricsServer(settings.opsHost, settings.opsPort, steps.print));
  const address = isServing ? siteOriginOf(settings) : undefined;
  if (address) await lock.announce({ address });
  const opened = address ? `The shop is open: ${address}` : 'The worker is running';
  steps.print(`\n${opened}   (after ${formatSeconds(process.uptime() * 1000)})\n`);
  return { settings, lock };
}

function assertArchivable({ archiveDir, databaseUrl }: Settings): void {
  if (!archiveDir || !databaseUrl) return;
  const fix = 'archive it with its own tools (docs/operations.md), and unset ARCHIVE_DIR';
  throw new OperatorError('ARCHIVE_DIR archives the embedded PostgreSQL, not the database at DATABASE_URL', fix);
}

async function startArchive(settings: Settings, children: ChildSupervisor, print: (line: string) => void): Promise<() => Promise<void>> {
  const { archiveDir, archiveDays, archiveBackupHours } = settings;
  const dataFolder = dataFolderPaths(settings.dataDir).root;
  if (!archiveDir) {
    const { dropArchiveSlots } = await import('../archive/drop-archive-slots.ts');
    await dropArchiveSlots(dataFolder);
    return async () => undefined;
  }
  const { startArchiving } = await import('../archive/start-archiving.ts');
  return startArchiving({
    dataFolder,
    archiveFolder: archiveDir,
    days: archiveDays,
    hoursBetweenBackups: archiveBackupHours,
    print,
    onProblem: (problem) => children.reportArchive(problem),
  });
}

function childKinds(settings: Settings, isDevelopment: boolean): ChildKind[] {
  if (isDevelopment) return ['dev', 'worker'];
  const web = Array.from<ChildKind>({ length: settings.webConcurrency }).fill('web');
  if (settings.role === 'worker') return ['worker'];
  return settings.role === 'all' ? [...web, 'worker'] : web;
}

function describeChildren(kinds: ChildKind[]): string {
  const workers = kinds.filter((kind) => kind === 'worker').length;
  const web = kinds.length - workers;
  return [web && `${web} web`, workers && `${workers} worker`].filter(Boolean).join(', ');
}
