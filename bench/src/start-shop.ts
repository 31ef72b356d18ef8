import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const startProgram = path.join(project, 'server/src/cli/start.ts');

export interface RunningShop {
  origin: string;
  startupTime: number;
  pid: number;
  output(): string;
  stop(): Promise<void>;
}

interface ShopOptions {
  webProcesses: number;
  seed?: 'demo' | 'small';
  environment?: Record<string, string>;
}

export async function startShop(dataDir: string, { webProcesses, seed = 'demo', environment = {} }: ShopOptions): Promise<RunningShop> {
  const started = performance.now();
  const child = spawn(process.execPath, [startProgram], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      OPS_PORT: '0',
      DATA_DIR: dataDir,
      SEED: seed,
      WEB_CONCURRENCY: String(webProcesses),
      LOG_LEVEL: 'error',
      // Lets a section act as shoppers of many networks.
      PROXIES: '1',
      // Nothing else may run during a measurement.
      IMAGE_PRERENDER: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const origin = await waitUntilOpen(child, () => output);
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    startupTime: performance.now() - started,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => stop(child),
  };
}

function waitUntilOpen(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const found = /The shop is open: (http:\S+)/.exec(output());
      if (!found?.[1]) return;
      child.stdout?.off('data', check);
      resolve(found[1]);
    };
    child.stdout?.on('data', check);
    child.once('exit', (code) => reject(new Error(`the shop exited with ${code}:\n${output()}`)));
  });
}

export async function databaseOf(dataDir: string): Promise<string> {
  const read = async (name: string) => (await readFile(path.join(dataDir, name), 'utf8')).trim();
  return `postgres://outfitter:${await read('postgres.password')}@127.0.0.1:${await read('postgres.port')}/outfitter`;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
