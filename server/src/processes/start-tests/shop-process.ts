import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Command {
  project?: string;
  command?: 'start' | 'dev';
}

/** A whole shop in processes of its own, as `npm start` starts it. Linux only, because it reads /proc. */
export interface ShopProcess {
  readonly pid: number;
  readonly output: () => string;
  /** Resolves once the output contains the text; rejects if the process exits first, or after 90 s. */
  waitFor(text: string | RegExp): Promise<void>;
  waitUntilOpen(): Promise<string>;
  children(kind: 'web' | 'dev' | 'worker'): Promise<number[]>;
  signal(signal: NodeJS.Signals): void;
  closeOutput(): void;
  readonly ended: Promise<number | null>;
  killAll(): Promise<void>;
}

export function startShop(
  dataDir: string,
  environment: Record<string, string> = {},
  { project = projectFolder, command = 'start' }: Command = {},
): ShopProcess {
  const child = spawn(process.execPath, [path.join(project, `server/src/cli/${command}.ts`)], {
    cwd: project,
    env: { ...withoutTestRunner(), PORT: '0', OPS_PORT: '0', SEED: 'small', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });

  async function waitFor(text: string | RegExp): Promise<void> {
    const isPrinted = () => (typeof text === 'string' ? printed.includes(text) : text.test(printed));
    for (let waited = 0; !isPrinted(); waited += 10) {
      if (hasEnded || waited > 90_000) throw new Error(`${hasEnded ? 'ended' : 'waited'} without “${text}”:\n${printed}`);
      await sleep(10);
    }
  }

  return {
    pid: child.pid!,
    output: () => printed,
    waitFor,
    async waitUntilOpen() {
      await waitFor('The shop is open');
      return /The shop is open: (\S+)/.exec(printed)![1]!;
    },
    children: async (kind) =>
      (await listProcesses())
        .filter(({ parent, command }) => parent === child.pid && new RegExp(`child\\.[jt]s ${kind}$`).test(command))
        .map(({ pid }) => pid),
    signal: (signal) => void child.kill(signal),
    closeOutput() {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
    ended,
    killAll: () => killProcessTree(child, dataDir),
  };
}

/** Returns the environment without Vitest's variables, which would change how the shop's processes run. */
function withoutTestRunner(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, DATABASE_URL: ____, ...environment } = process.env;
  return environment;
}

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly folder: string | undefined;
}

async function listProcesses(): Promise<RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map(readProcess));
  return found.filter((each): each is RunningProcess => each !== undefined);
}

async function readProcess(pid: number): Promise<RunningProcess | undefined> {
  try {
    const [stat, command, folder] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    ]);
    // The fields after the process name in parentheses: state, parent.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, command: command.replaceAll('\0', ' ').trim(), folder };
  } catch {
    return undefined;
  }
}

async function killProcessTree(root: ChildProcess, dataDir: string): Promise<void> {
  const all = await listProcesses();
  const pidsToKill = new Set([root.pid!]);
  for (let size = 0; size < pidsToKill.size; ) {
    size = pidsToKill.size;
    for (const { pid, parent, folder } of all) {
      const isDatabase = folder !== undefined && path.dirname(folder) === path.resolve(dataDir);
      if (pidsToKill.has(parent) || isDatabase) pidsToKill.add(pid);
    }
  }
  for (const pid of pidsToKill) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It had ended before.
    }
  }
  if (root.exitCode === null && root.signalCode === null) await once(root, 'exit');
}
