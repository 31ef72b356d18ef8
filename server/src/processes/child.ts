import './quick-imports.ts';
import { AggregatorRegistry } from 'prom-client';
import { readSettings, type Settings } from '../settings/index.ts';
import { isPrimaryMessage } from './messages.ts';
import { type Closable, roles } from './roles.ts';
import { failureLine } from './start-failure.ts';

/**
 * Entry of a child process: `child.ts web|dev|worker`. It loads its part at once, while the primary still brings up
 * the database, and starts it when the primary says that everything stands.
 */
const kind = process.argv[2];
const starter = kind === 'worker' ? loadWorker() : loadWeb();
let part: Closable | undefined;
let isEnding = false;

// Ctrl-C reaches the whole terminal group; the primary decides when we end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void end());
process.on('message', (message) => {
  if (!isPrimaryMessage(message)) return;
  if (message.outfitter === 'drain') void end();
  else void start(message.environment);
});
starter.catch(fail);

async function loadWeb() {
  const { startWeb } = await roles.web();
  return (settings: Settings): Promise<Closable> => startWeb({ ...settings, dev: kind === 'dev' });
}

async function loadWorker() {
  return (await roles.worker()).startBackground;
}

async function start(environment: Record<string, string>): Promise<void> {
  try {
    const result = readSettings({ ...process.env, ...environment });
    if (!result.ok) throw new Error(result.problems.join('; '));
    part = await (await starter)(result.settings);
    // Answers the primary when it collects the figures of all processes.
    new AggregatorRegistry();
    if (part.registry) AggregatorRegistry.setRegistries([part.registry]);
    process.send?.({ outfitter: 'ready' });
  } catch (error) {
    fail(error);
  }
}

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    await part?.close();
    process.exit(0);
  } catch (error) {
    console.error(`closing failed: ${failureLine(error)}`);
    process.exit(1);
  }
}

function fail(error: unknown): void {
  // A developer wants to see where; of a source that cannot be read, the line says it.
  if (kind === 'dev' && !(error instanceof SyntaxError)) console.error(error);
  if (!process.connected) process.exit(1);
  process.send?.({ outfitter: 'failed', line: failureLine(error) }, () => process.exit(1));
}
