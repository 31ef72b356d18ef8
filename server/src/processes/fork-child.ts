import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { entryPoints } from '../builds/index.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { isChildMessage, type PrimaryMessage } from './messages.ts';

/** Kind of a child process. `setup` migrates and seeds the database, and ends. */
export type ChildKind = 'web' | 'dev' | 'worker' | 'setup';

export interface Child {
  readonly kind: ChildKind;
  readonly pid: number | undefined;
  /** Start of the process in milliseconds, on the clock of `performance.now`. */
  readonly born: number;
  /** Resolves when the process serves; rejects if it exits first. */
  readonly ready: Promise<void>;
  readonly ended: Promise<string>;
  /** Returns, after the exit, the error that the process reported, or how it exited. */
  failureCause(): string;
  /** Returns, as last reported, the milliseconds since the process got a connection to the database from its pool. */
  stalledFor(): number;
  send(message: PrimaryMessage): void;
  kill(): void;
}

// Each process accepts its own connections. Connections distributed by the primary
// would hang, not close, if their process is killed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

const heapFlags: Record<ChildKind, readonly string[]> = {
  web: ['--max-semi-space-size=8'],
  dev: [],
  worker: ['--max-semi-space-size=4'],
  setup: [],
};

export function forkChild(kind: ChildKind): Child {
  cluster.setupPrimary({ exec: fileURLToPath(entryPoints.child), args: [kind], execArgv: [...process.execArgv, ...heapFlags[kind]] });
  const worker = cluster.fork({ NODE_ENV: kind === 'dev' ? 'development' : 'production' });
  let cause: string | undefined;
  let stalledFor = 0;
  worker.on('message', (message: unknown) => {
    if (!isChildMessage(message)) return;
    if (message.outfitter === 'failed') cause = message.line;
    if (message.outfitter === 'health') stalledFor = message.stalledFor;
  });
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => {
      const line = `the ${kind} process ${worker.process.pid} ended (${signal ?? `code ${code}`})`;
      resolve(cause ? `${line}: ${cause}` : line);
      cause ??= line;
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isChildMessage(message) && message.outfitter === 'ready') resolve();
    });
    void ended.then((line) => reject(new OperatorError(line, 'correct the error that it reports and start again')));
  });
  // Not every caller awaits it.
  ready.catch(() => undefined);
  return {
    kind,
    pid: worker.process.pid,
    born: performance.now(),
    ready,
    ended,
    failureCause: () => cause ?? '',
    stalledFor: () => stalledFor,
    send: (message) => void (worker.isConnected() && worker.send(message)),
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
