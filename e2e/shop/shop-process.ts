import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contentToolOrigin } from './content-tool.ts';
import { demoCustomerEmail } from './running-shop.ts';

export const project = fileURLToPath(new URL('../..', import.meta.url));
/** Time limit of the start in milliseconds. The first start may have to build the storefront. */
const startLimit = 240_000;
/** Time limit of the stop in milliseconds. The web processes stop within 10 s, the database after them. */
const stopLimit = 30_000;

export interface ShopProcess {
  readonly origin: string;
  readonly editorPassword: string;
  readonly customerPassword: string;
  stop(): Promise<void>;
}

/** Returns the environment of the shop: without the settings of the test runner, and with its own database. */
export function shopEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, DATABASE_URL: ___, ROLE: ____, ...own } = process.env;
  // The pseudo-locale shows which boxes are too small for longer text.
  const LOCALES = 'en-US,en-GB,fr-FR,en-XA';
  const CONTENT_TOOL_ORIGINS = contentToolOrigin;
  return {
    ...own,
    CONTENT_TOOL_ORIGINS,
    PORT: '0',
    OPS_PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'small',
    LOCALES,
    WEB_CONCURRENCY: '1',
    // The test runner is the proxy that says where a shopper comes from (customer-test.ts).
    PROXIES: '1',
    // Two browsers and the tests' own work may overload the machine: no request may be rejected for that.
    LOAD_SHEDDING: 'off',
    LOG_LEVEL: 'error',
  };
}

/** Starts the shop as `npm start` does. Rejects with its output if it does not open. */
export async function startShop(dataDir: string): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['server/src/cli/start.ts'], {
    cwd: project,
    env: shopEnvironment(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    return { ...(await waitUntilOpen(child)), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function waitUntilOpen(child: ChildProcess): Promise<Omit<ShopProcess, 'stop'>> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The shop ${reason}. It printed:\n${printed}`));
    const timer = setTimeout(() => fail(`did not open within ${startLimit / 1000} s`), startLimit);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const origin = /The shop is open: (\S+)/.exec(printed)?.[1];
        if (!origin) return;
        clearTimeout(timer);
        const passwordOf = (name: string) => new RegExp(`${name}, password (\\S+)`).exec(printed)?.[1] ?? '';
        resolve({ origin, editorPassword: passwordOf('editor'), customerPassword: passwordOf(demoCustomerEmail) });
      });
    }
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? 'a signal'}`);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
  await ended;
  clearTimeout(timer);
}
