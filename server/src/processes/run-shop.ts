import { type Settings, siteOriginOf, toEnvironment } from '../settings/index.ts';
import type { ChildKind } from './child-process.ts';
import { type Children, keepChildren } from './children.ts';
import { type Closers, createClosers } from './closers.ts';
import { serveMetrics } from './ops-server.ts';
import { prepare } from './prepare.ts';
import { type Shutdown, shutDownOnSignal } from './signals.ts';
import { failureLine } from './start-failure.ts';
import { printedSteps, type Steps, secondsText } from './steps.ts';

/** How long running requests and jobs may take to finish once the shop is asked to end. */
const drainLimit = 10_000;

export interface ShopRun {
  readonly settings: Settings;
  readonly children: Children;
}

/** Starts the shop, keeps it running, and ends the process when it has been asked to and everything is closed. */
export async function runShop(given: Settings, { isDevelopment }: { isDevelopment: boolean }): Promise<ShopRun> {
  const steps = printedSteps(console.log);
  const children = keepChildren(steps.say);
  const closers = createClosers();
  const shutdown = shutDownOnSignal(steps.say, {
    async drain() {
      await children.drain(drainLimit);
      await closers.run();
    },
    atOnce: () => children.kill(),
  });
  try {
    const settings = await open(given, isDevelopment, { steps, children, closers, shutdown });
    return { settings, children };
  } catch (error) {
    // Closing under a running step makes that step fail; the end is on its way then.
    if (shutdown.hasBegun) return new Promise(() => undefined);
    children.kill();
    await closers.run().catch(() => undefined);
    throw error;
  }
}

interface Parts {
  readonly steps: Steps;
  readonly children: Children;
  readonly closers: Closers;
  readonly shutdown: Shutdown;
}

async function open(given: Settings, isDevelopment: boolean, { steps, children, closers, shutdown }: Parts): Promise<Settings> {
  const serves = given.role !== 'worker';
  const kinds = kindsOf(given, isDevelopment);
  const { settings, lock } = await prepare(given, steps, {
    withSeed: true,
    withBuild: !isDevelopment,
    serves,
    closers,
    holdsFolder: () => children.fork(kinds),
    databaseLost(error) {
      steps.say(`the database does not come back: ${failureLine(error)}`);
      void shutdown.begin(1);
    },
  });
  await steps.run('processes', describe(kinds), () => children.start(toEnvironment(settings)));
  if (settings.opsPort > 0) closers.add(serveMetrics(settings.opsHost, settings.opsPort, steps.say));
  const address = serves ? siteOriginOf(settings) : undefined;
  if (address) await lock.announce(address);
  const opened = address ? `The shop is open: ${address}` : 'The worker is at work';
  steps.say(`\n${opened}   (after ${secondsText(process.uptime() * 1000)})\n`);
  return settings;
}

function kindsOf(settings: Settings, isDevelopment: boolean): ChildKind[] {
  if (isDevelopment) return ['dev', 'worker'];
  const web = Array.from<ChildKind>({ length: settings.webConcurrency }).fill('web');
  if (settings.role === 'worker') return ['worker'];
  return settings.role === 'all' ? [...web, 'worker'] : web;
}

function describe(kinds: ChildKind[]): string {
  const workers = kinds.filter((kind) => kind === 'worker').length;
  const web = kinds.length - workers;
  return [web && `${web} for the web`, workers && `${workers} for the work behind`].filter(Boolean).join(', ');
}
