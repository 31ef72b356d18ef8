import { errorLine } from '../errors/operator-error.ts';
import { type Settings, siteOriginOf, toEnvironment } from '../settings/index.ts';
import { type ChildSupervisor, superviseChildren } from './child-supervisor.ts';
import { type CleanupStack, createCleanupStack } from './cleanup-stack.ts';
import type { ChildKind } from './fork-child.ts';
import { startMetricsServer } from './metrics-server.ts';
import { prepareShop } from './prepare.ts';
import { handleShutdownSignals, type Shutdown } from './shutdown.ts';
import { createStartupSteps, formatSeconds, type StartupSteps } from './startup-steps.ts';

/** Milliseconds for requests and jobs to finish. */
const drainTimeout = 10_000;

export interface ShopRun {
  readonly settings: Settings;
  readonly children: ChildSupervisor;
}

export async function runShop(given: Settings, { isDevelopment }: { isDevelopment: boolean }): Promise<ShopRun> {
  const steps = createStartupSteps(console.log);
  const children = superviseChildren(steps.print);
  const cleanup = createCleanupStack();
  const shutdown = handleShutdownSignals(steps.print, {
    async drain() {
      await children.drain(drainTimeout);
      await cleanup.run();
    },
    kill: () => children.kill(),
  });
  try {
    const settings = await startShop(given, isDevelopment, { steps, children, cleanup, shutdown });
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
  readonly shutdown: Shutdown;
}

async function startShop(given: Settings, isDevelopment: boolean, { steps, children, cleanup, shutdown }: StartContext): Promise<Settings> {
  const isServing = given.role !== 'worker';
  const kinds = childKinds(given, isDevelopment);
  const { settings, lock } = await prepareShop(given, steps, {
    withSeed: true,
    withBuild: !isDevelopment,
    isServing,
    cleanup,
    onLocked: () => children.fork(kinds),
    onDatabaseLost(error) {
      steps.print(`the database cannot be restarted: ${errorLine(error)}`);
      void shutdown.begin(1);
    },
  });
  await steps.run('processes', describeChildren(kinds), () => children.start(toEnvironment(settings)));
  if (settings.opsPort > 0) cleanup.add(startMetricsServer(settings.opsHost, settings.opsPort, steps.print));
  const address = isServing ? siteOriginOf(settings) : undefined;
  if (address) await lock.announce(address);
  const opened = address ? `The shop is open: ${address}` : 'The worker is running';
  steps.print(`\n${opened}   (after ${formatSeconds(process.uptime() * 1000)})\n`);
  return settings;
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
