import './drizzle-cjs-hook.ts';
import { AggregatorRegistry } from 'prom-client';
import { showSourcesInStackTraces } from '../builds/index.ts';
import { formatError } from '../errors/operator-error.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { type ChildMessage, isPrimaryMessage } from './messages.ts';
import { type RunningRole, roleModules } from './role-modules.ts';
import { createStartupSteps } from './startup-steps.ts';

/**
 * Entry point of a child process: `child.ts web|dev|worker|setup`. It loads its modules while the primary prepares the database, and starts
 * on the primary's message.
 */
showSourcesInStackTraces();
const kind = process.argv[2];
const loading = kind === 'worker' ? loadWorker() : kind === 'setup' ? loadSetup() : loadWeb();
let running: RunningRole | undefined;
let isEnding = false;
/** Reason why the embedded database does not run, as reported by the primary. */
let databaseProblem: string | undefined;
/** Reason why the archive of the embedded database is not written. */
let archiveProblem: string | undefined;
const healthInterval = 1_000;

// Ctrl-C and a closed terminal reach the whole process group; the primary decides when children exit.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.on('SIGTERM', () => void shutDown());
process.on('message', (message) => {
  if (!isPrimaryMessage(message)) return;
  if (message.outfitter === 'drain') void shutDown(message.isReplaced);
  else if (message.outfitter === 'database') databaseProblem = message.problem;
  else if (message.outfitter === 'archive') archiveProblem = message.problem;
  else void start(message.environment);
});
loading.catch(fail);

async function loadWeb() {
  const { startWeb } = await roleModules.web();
  return (settings: Settings): Promise<RunningRole> =>
    startWeb({ ...settings, dev: kind === 'dev' }, { databaseProblem: () => databaseProblem, archiveProblem: () => archiveProblem });
}

async function loadWorker() {
  return (await roleModules.worker()).startWorkerProcess;
}

async function loadSetup() {
  const { setUpDatabase } = await roleModules.setup();
  return async (settings: Settings): Promise<undefined> => {
    await setUpDatabase(settings, createStartupSteps(console.log));
  };
}

async function start(environment: Record<string, string>): Promise<void> {
  try {
    const result = readSettings({ ...process.env, ...environment });
    if (!result.ok) throw new Error(result.errors.join('; '));
    running = await (await loading)(result.settings);
    if (!running) return send({ outfitter: 'ready' }, () => process.exit(0));
    // Lets the primary collect the metrics of this process.
    new AggregatorRegistry();
    if (running.registry) AggregatorRegistry.setRegistries([running.registry]);
    send({ outfitter: 'ready' });
    setInterval(reportHealth, healthInterval).unref();
  } catch (error) {
    fail(error);
  }
}

function reportHealth(): void {
  if (running && process.connected) send({ outfitter: 'health', stalledFor: Math.round(running.stalledFor()) });
}

async function shutDown(isReplaced = false): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    await running?.close({ isReplaced });
    process.exit(0);
  } catch (error) {
    console.error(`shutdown failed: ${formatError(error)}`);
    process.exit(1);
  }
}

function fail(error: unknown): void {
  // A developer needs the stack; a syntax error already names its position.
  if (kind === 'dev' && !(error instanceof SyntaxError)) console.error(error);
  if (!process.connected) process.exit(1);
  send({ outfitter: 'failed', line: formatError(error) }, () => process.exit(1));
}

function send(message: ChildMessage, onSent?: () => void): void {
  process.send?.(message, undefined, undefined, onSent);
}
