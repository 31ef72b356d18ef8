import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../errors/operator-error.ts';
import { isChildMessage, type PrimaryMessage } from './messages.ts';

export type ChildKind = 'web' | 'dev' | 'worker';

/** One web or worker process. */
export interface Child {
  readonly kind: ChildKind;
  /** Milliseconds since the epoch. */
  readonly born: number;
  /** Resolves when it takes work, rejects when it ended before. */
  readonly ready: Promise<void>;
  /** Resolves with a line that says how it ended. */
  readonly ended: Promise<string>;
  /** Once it has ended: what it said was the cause, else how it ended. */
  failureCause(): string;
  send(message: PrimaryMessage): void;
  kill(): void;
}

// Each process accepts connections by itself. Handed out by the primary, one on its way to a process that is killed
// would hang instead of being closed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Starts a process; it loads its code and waits to be told to start. */
export function forkChild(kind: ChildKind): Child {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('child.ts', import.meta.url)), args: [kind] });
  const worker = cluster.fork({ NODE_ENV: kind === 'dev' ? 'development' : 'production' });
  let cause: string | undefined;
  worker.on('message', (message: unknown) => {
    if (isChildMessage(message) && message.outfitter === 'failed') cause = message.line;
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
    void ended.then((line) => reject(new OperatorError(line, 'see what it says, correct it and start again')));
  });
  // Whoever waits for it hears of it; nobody has to.
  ready.catch(() => undefined);
  return {
    kind,
    born: Date.now(),
    ready,
    ended,
    failureCause: () => cause ?? '',
    send: (message) => void (worker.isConnected() && worker.send(message)),
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
